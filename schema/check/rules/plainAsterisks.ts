import { quoted } from '../../report/phrasing.ts'
import type { Rule } from './rule.ts'
import { spanOfPart } from './spanOfPart.ts'

/**
 * Words between asterisks that open where a word begins and close where one ends: not `A*`, `5 * 3 * 2`, `(*)` or the
 * footnotes of `90 €*, 20 €*`.
 */
const emphasised =
  /(?<![^\s\p{Ps}\p{Pi}\p{Pd}"'¿¡])(\*{1,2})(?![\s*\p{Pe},.;:!?])[^*\n]*[^*\s\p{Ps}]\1(?![\p{L}\p{N}*])/u

/** Warns of asterisks around words in texts that emphasise none, which would show them as they are typed. */
export const plainAsteriskRule: Rule = ({ plain }, { root, text }) =>
  plain.flatMap(({ path, value }) => {
    const [words] = emphasised.exec(value) ?? []
    if (words === undefined) return []
    return [
      {
        code: 'plain-asterisks' as const,
        severity: 'warning' as const,
        message: `${quoted(words)} is shown with its asterisks: this text cannot have emphasis`,
        label: 'shown as typed',
        help: 'take them away; the headline of the page and texts in Markdown can have emphasis',
        path,
        span: spanOfPart(root, text, path, words),
      },
    ]
  })
