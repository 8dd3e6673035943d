import type { Finding } from '../../report/diagnostics.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/** No text has a `{…}` mark under a name that it had before: the page would show it as it stands. */
export const renamedMarkRule: Rule = ({ renamedMarks }, { root, text }) =>
  renamedMarks.flatMap(({ path, value, marks }) =>
    Object.entries(marks).flatMap(([former, name]): Finding[] => {
      const mark = `{${former}}`
      if (!value.includes(mark)) return []
      const { span } = positionOf(root, path)
      const start = text.indexOf(mark, span.start)
      const found = start !== -1 && start < span.end
      return [
        {
          code: 'renamed-mark',
          message: `the mark ${mark} is now called {${name}}, and would be shown as it stands`,
          label: `now called "{${name}}"`,
          help: `write {${name}} in its place`,
          path,
          span: found ? { start, end: start + mark.length } : span,
        },
      ]
    }),
  )
