import { placeholdersIn } from '../../model/interfaceWords/standard.ts'
import { type Finding, pathText } from '../../report/diagnostics.ts'
import { sentenceList } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { nearest } from '../../report/suggest.ts'
import { longestPart } from '../../text/textWidth.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import { type Rule, spanOfPart } from './rule.ts'

/** The width of a line on the narrowest phone, 320 px less its margins, in em of the smallest size of a heading. */
const maxWidth = 9.3

/** Warns of a word in a heading that no line of a phone holds, so that it would be cut anywhere. */
export const headingRule: Rule = ({ ofKind }, { root, text, value: data }) => {
  // The titles of entries with a page of their own are as large as headings there.
  const titles = new Set(ofKind.page.map(({ path }) => pathText([...path.slice(0, -1), 'title'])))
  const pageTitles = titles.size > 0 ? ofKind.text.filter(({ path }) => titles.has(pathText(path))) : []
  const findings: Finding[] = []
  for (const { path, value } of [...ofKind.heading, ...pageTitles]) {
    const { part: word, width } = longestPart(value)
    // A heading that says the small name of its section again is as small.
    const isSmall = valueAt(data, [...path.slice(0, -1), 'label']) === value
    if (width <= maxWidth || isSmall) continue
    findings.push({ ...problem('long-word', { word }), path, span: spanOfPart(root, text, path, word) })
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
      const words = { placeholder, known: sentenceList(known.map((one) => `{${one}}`)) || 'nothing' }
      findings.push({
        ...problem('unknown-placeholder', words),
        label: near && `did you mean "{${near}}"?`,
        path,
        span: spanOfPart(root, text, path, placeholder),
      })
    }
  }
  return findings
}
