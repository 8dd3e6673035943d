import { type Finding, pathText } from '../../report/diagnostics.ts'
import { longestPart } from '../../text/textWidth.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
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

/** Warns of two sections with the same heading, by which screen readers name and list them. */
export const equalHeadingRule: Rule = ({ ofKind }, { root }) => {
  /** The number of the first section with each heading. */
  const firsts = new Map<string, number>()
  return ofKind.heading.flatMap(({ path, value }): Finding[] => {
    if (path[0] !== 'sections') return []
    // As it is compared with others by ear.
    const heading = value.replaceAll('*', '').trim().toLowerCase()
    const number = Number(path[1]) + 1
    const first = firsts.get(heading)
    if (first === undefined) {
      firsts.set(heading, number)
      return []
    }
    return [
      {
        code: 'duplicate-heading',
        severity: 'warning',
        message: `section ${number} has the same heading as section ${first}, so that users of screen readers cannot tell them apart`,
        label: 'the same once more',
        help: 'give each section a heading of its own',
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
}
