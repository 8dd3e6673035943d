import { quoted } from '../../report/phrasing.ts'
import type { Rule } from './rule.ts'
import { spanOfPart } from './spanOfPart.ts'

/** Words between asterisks, as Markdown emphasises them: none of `A*`, `5 * 3 * 2` and a footnote. */
const emphasised = /(?<![\p{L}\p{N}*])(\*{1,2})(?![\s*])[^*\n]*[^*\s]\1(?![\p{L}\p{N}*])/u

/** Warns of asterisks around words in texts that emphasise none, which would show them as they are typed. */
export const plainAsteriskRule: Rule = ({ plain }, { root, text }) =>
  plain.flatMap(({ path, value }) => {
    const [words] = emphasised.exec(value) ?? []
    if (words === undefined) return []
    return [
      {
        code: 'plain-asterisks' as const,
        severity: 'warning' as const,
        message: `${quoted(words)} is shown with its asterisks: nothing in this text is emphasised`,
        label: 'shown as typed',
        help: 'take them away; the headline of the page has a part in the accent, and texts in Markdown have emphasis',
        path,
        span: spanOfPart(root, text, path, words),
      },
    ]
  })
