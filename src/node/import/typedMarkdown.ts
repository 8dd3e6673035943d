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
export function typedMarkdown(text: string): string | undefined {
  let first: RegExpExecArray | undefined
  for (const form of [emphasised, underscored, ...others]) {
    const match = form.exec(text)
    if (match && (!first || match.index < first.index)) first = match
  }
  return first?.[0]
}
