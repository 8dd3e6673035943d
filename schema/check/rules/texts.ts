import { placeholdersIn } from '../../model/interfaceWords/standard.ts'
import { type Finding, pathText } from '../../report/diagnostics.ts'
import { nearest } from '../../report/nearest.ts'
import { list } from '../../report/phrasing.ts'
import { longestPart } from '../../text/textWidth.ts'
import { type Rule, spanOfPart } from './rule.ts'

/** The width of a line on the narrowest phone, 320 px less its margins, in em of the smallest size of a heading. */
const maxWidth = 9.3

/** Warns of a word in a heading that no line of a phone holds, so that it would be cut anywhere. */
export const headingRule: Rule = ({ ofKind }, { root, text }) => {
  // The titles of entries with a page of their own are as large as headings there.
  const titles = new Set(ofKind.page.map(({ path }) => pathText([...path.slice(0, -1), 'title'])))
  const pageTitles = titles.size > 0 ? ofKind.text.filter(({ path }) => titles.has(pathText(path))) : []
  const findings: Finding[] = []
  for (const { path, value } of [...ofKind.heading, ...pageTitles]) {
    const { part, width } = longestPart(value)
    if (width <= maxWidth) continue
    findings.push({
      code: 'long-word',
      severity: 'warning',
      message: `${part} is too long for a line on a phone, which would break it anywhere`,
      label: 'too long for a line',
      help: 'write the heading in double quotes, with \\u00AD wherever the word may be divided; a hyphen shows only where a line ends',
      path,
      span: spanOfPart(root, text, path, part),
    })
  }
  return findings
}

/** Warns of a placeholder such as `{n}` that nothing fills in: the page would show it as it stands. */
export const placeholderRule: Rule = ({ filled }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, known } of filled) {
    for (const name of new Set(placeholdersIn(value))) {
      if (known.includes(name)) continue
      const placeholder = `{${name}}`
      const near = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined)
      const filledIn = list(known.map((one) => `{${one}}`))
      findings.push({
        code: 'unknown-placeholder',
        severity: 'warning',
        message: `nothing fills in ${placeholder} here, so it is shown as it stands`,
        label: near === undefined ? undefined : `did you mean "{${near}}"?`,
        help:
          known.length > 0
            ? `filled in here: ${filledIn}, with the same names in every language`
            : 'take it away: nothing is filled in here',
        path,
        span: spanOfPart(root, text, path, placeholder),
      })
    }
  }
  return findings
}
