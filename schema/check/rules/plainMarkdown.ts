import { quoted } from '../../report/phrasing.ts'
import type { Rule } from './rule.ts'
import { spanOfPart } from './rule.ts'

/**
 * Words between asterisks that open where a word begins and close where one ends: not `A*`, `5 * 3 * 2`, `(*)` or the
 * footnotes of `90 €*, 20 €*`.
 */
const emphasised =
  /(?<![^\s\p{Ps}\p{Pi}\p{Pd}"'¿¡])(\*{1,2})(?![\s*\p{Pe},.;:!?])[^*\n]*[^*\s\p{Ps}]\1(?![\p{L}\p{N}*])/u

/** The same between low lines, except for a name with two at each end, such as `__init__`. */
const underscored =
  /(?<![\p{L}\p{N}_])(?:_(?![\s_])[^_\n]*[^\s_]_|__(?![\s_])[^_\n]*\s[^_\n]*[^\s_]__)(?![\p{L}\p{N}_])/u

/** A link or a picture in Markdown, code, and what is struck out. */
const others = [/!?\[[^[\]\n]*\]\([^()\s]+\)/u, /`[^`\n]+`/u, /~~(?!\s)[^~\n]+~~/u]

/** The first words in a text that are marked as in Markdown; undefined if there are none. */
export function typedMarkdown(text: string, isEmphasised = false): string | undefined {
  const forms = isEmphasised ? others : [emphasised, underscored, ...others]
  const found = forms.flatMap((form) => {
    const match = form.exec(text)
    return match ? [match] : []
  })
  return found.toSorted((a, b) => a.index - b.index)[0]?.[0]
}

/** Warns of Markdown in texts that take none, such as names and headings, which would show it as it is typed. */
export const plainMarkdownRule: Rule = ({ plain }, { root, text }) =>
  plain.flatMap(({ path, value, isEmphasised }) => {
    const words = typedMarkdown(value, isEmphasised)
    if (words === undefined) return []
    return [
      {
        code: 'plain-markdown' as const,
        severity: 'warning' as const,
        message: `${quoted(words)} is shown as it is typed: this text cannot have Markdown`,
        label: 'shown as typed',
        help: 'write the words alone; descriptions, paragraphs and other sentences can have links, emphasis and code',
        path,
        span: spanOfPart(root, text, path, words),
      },
    ]
  })
