import { markNamesIn } from '../../model/interfaceWords/standard.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { nearest } from '../../report/nearest.ts'
import { list } from '../../report/phrasing.ts'
import type { Rule } from './rule.ts'
import { spanOfPart } from './rule.ts'

/** No text has a `{…}` mark that nothing fills in, or that has been renamed: the page would show it as it stands. */
export const markRule: Rule = ({ marked }, { root, text }) =>
  marked.flatMap(({ path, value, known, former }) =>
    [...new Set(markNamesIn(value))].flatMap((name): Finding[] => {
      if (known?.includes(name)) return []
      const mark = `{${name}}`
      const at = { path, span: spanOfPart(root, text, path, mark) }
      const now = Object.hasOwn(former, name) ? former[name] : undefined
      if (now !== undefined)
        return [
          {
            code: 'renamed-mark',
            message: `the mark ${mark} is now called {${now}}, and would be shown as it stands`,
            label: `now called "{${now}}"`,
            help: `write {${now}} in its place`,
            ...at,
          },
        ]
      if (!known) return []
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
          ...at,
        },
      ]
    }),
  )
