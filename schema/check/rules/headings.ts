import { type Finding, pathText } from '../../report/diagnostics.ts'
import { longestPart } from '../../text/textWidth.ts'
import type { Contents } from './contents.ts'
import { type Rule, spanOfPart } from './rule.ts'

/** The width of a line on the narrowest phone, 320 px less its margins, in em of the smallest size of a heading. */
const maxWidth = 9.3

/** The titles of entries with a page of their own, where they are as large as headings. */
function pageTitles({ ofKind }: Contents) {
  const titles = new Set(ofKind.page.map(({ path }) => pathText([...path.slice(0, -1), 'title'])))
  return titles.size > 0 ? ofKind.text.filter(({ path }) => titles.has(pathText(path))) : []
}

/** Warns of a word in a heading that no line of a phone holds, so that it would be cut anywhere. */
export const headingRule: Rule = (contents, { root, text }) =>
  [...contents.ofKind.heading, ...pageTitles(contents)].flatMap(({ path, value }): Finding[] => {
    const { part, width } = longestPart(value)
    if (width <= maxWidth) return []
    return [
      {
        code: 'long-word',
        severity: 'warning',
        message: `${part} is too long for a line on a phone, which would break it anywhere`,
        label: 'too long for a line',
        help: 'write the heading in double quotes, with \\u00AD wherever the word may be divided; a hyphen shows only where a line ends',
        path,
        span: spanOfPart(root, text, path, part),
      },
    ]
  })
