import { markNamesIn } from '../../model/interfaceWords/standard.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { nearest } from '../../report/nearest.ts'
import { list } from '../../report/phrasing.ts'
import type { Rule } from './rule.ts'
import { spanOfPart } from './rule.ts'

/** Warns of a `{…}` mark that nothing fills in: the page would show it as it stands. */
export const markRule: Rule = ({ marked }, { root, text }) =>
  marked.flatMap(({ path, value, known }) =>
    [...new Set(markNamesIn(value))].flatMap((name): Finding[] => {
      if (known.includes(name)) return []
      const mark = `{${name}}`
      const near = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined)
      return [
        {
          code: 'unknown-mark',
          severity: 'warning',
          message: `nothing fills in ${mark} here, so it is shown as it stands`,
          label: near === undefined ? undefined : `did you mean "{${near}}"?`,
          help:
            known.length > 0
              ? `filled in here: ${list(known.map((one) => `{${one}}`))}, with the same names in every language`
              : 'take it away: no mark is filled in here',
          path,
          span: spanOfPart(root, text, path, mark),
        },
      ]
    }),
  )
