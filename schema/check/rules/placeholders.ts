import { placeholdersIn } from '../../model/interfaceWords/standard.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { nearest } from '../../report/nearest.ts'
import { list } from '../../report/phrasing.ts'
import type { Rule } from './rule.ts'
import { spanOfPart } from './rule.ts'

/** Warns of a placeholder such as `{n}` that nothing fills in: the page would show it as it stands. */
export const placeholderRule: Rule = ({ filled }, { root, text }) =>
  filled.flatMap(({ path, value, known }) =>
    [...new Set(placeholdersIn(value))].flatMap((name): Finding[] => {
      if (known.includes(name)) return []
      const placeholder = `{${name}}`
      const near = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined)
      return [
        {
          code: 'unknown-placeholder',
          severity: 'warning',
          message: `nothing fills in ${placeholder} here, so it is shown as it stands`,
          label: near === undefined ? undefined : `did you mean "{${near}}"?`,
          help:
            known.length > 0
              ? `filled in here: ${list(known.map((one) => `{${one}}`))}, with the same names in every language`
              : 'take it away: nothing is filled in here',
          path,
          span: spanOfPart(root, text, path, placeholder),
        },
      ]
    }),
  )
