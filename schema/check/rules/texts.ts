import { placeholdersIn } from '../../model/interfaceWords/standard.ts'
import { type Finding, type Problem, pathText } from '../../report/diagnostics.ts'
import { nearest } from '../../report/nearest.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { longestPart } from '../../text/textWidth.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Checked } from '../context.ts'
import { type MarkdownSlip, markdownSlips, sentenceSlips } from '../markdown.ts'
import type { FieldText } from './contents.ts'
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

/** Markdown texts have no HTML and no pictures, and keep their lines. Other rules check their links. */
export const markdownRule: Rule = ({ markdowns }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, parts } of markdowns) {
    const { span } = positionOf(root, path)
    const isOpened = parts.some((part) => part.kind === 'html' && !isClosing(part.value))
    for (const part of parts) {
      // A closing tag is not one more mistake.
      if (part.kind === 'html' && !(isOpened && isClosing(part.value)))
        findings.push({ ...htmlFound(part.value), path, span: part.span })
      if (part.kind === 'picture') findings.push({ ...pictureFound, path, span: part.span })
    }
    findings.push(...slipsFound(markdownSlips(value), { path, value }, { root, text }))
    // Only if folding has joined the lines into a single paragraph.
    const isFolded = text[span.start] === '>' && markedLine.test(text.slice(span.start, span.end))
    if (isFolded && !value.includes('\n\n')) findings.push({ ...foldedFound, path, span })
  }
  return findings
}

/** Sentences show HTML as it is typed, and have no pictures, and no lists but where their bullets become one. */
export const sentenceRule: Rule = ({ sentences }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, parts, hasList } of sentences) {
    const { span } = positionOf(root, path)
    const html = parts.find(({ kind }) => kind === 'html')
    if (html) findings.push({ ...typedHtml(html.value), path, span: html.span })
    for (const part of parts)
      if (part.kind === 'picture') findings.push({ ...pictureFound, path, span: part.span })
    findings.push(...slipsFound(sentenceSlips(value, hasList), { path, value }, { root, text }))
    const isFolded = text[span.start] === '>' && bulletLine.test(text.slice(span.start, span.end))
    if (hasList && isFolded) findings.push({ ...foldedFound, path, span })
  }
  return findings
}

/** Slips of a text, each where it is written in the file. */
function slipsFound(
  slips: readonly MarkdownSlip[],
  { path, value }: FieldText,
  { root, text }: Pick<Checked, 'root' | 'text'>,
): Finding[] {
  const { span } = positionOf(root, path)
  let from = span.start
  return slips.map(({ problem, span: within }) => {
    const written = value.slice(within.start, within.end)
    const start = text.slice(0, span.end).indexOf(written, from)
    if (start !== -1) from = start + 1
    // A slip that is not written there literally, as with escapes or over two lines, has the whole span.
    return { ...problem, path, span: start === -1 ? span : { start, end: start + written.length } }
  })
}

const isClosing = (html: string) => html.startsWith('</')

/** A line that begins a block of Markdown. */
const markedLine = /\n[ \t]*(?:[-*+] |\d+[.)] |#{1,6} |> |\||```)|\n[ \t]*\r?\n[ \t]*\S/

const bulletLine = /\n[ \t]*(?:[-*+] |[•▪‣◦●])/

const typedHtml = (html: string): Problem => ({
  code: 'markdown-html',
  severity: 'warning',
  message: `${quoted(html, 30)} is HTML, which is shown as it is typed`,
  label: 'shown as typed',
  help: 'write it in Markdown; to show it as it stands, put it between backticks',
})

function htmlFound(html: string): Problem {
  return {
    code: 'markdown-html',
    message: `${quoted(html.split('\n', 1)[0] ?? '', 30)} is HTML, which a Markdown text here cannot hold`,
    help: 'write it in Markdown; to show it as it stands, put it between backticks',
  }
}

const pictureFound: Problem = {
  code: 'markdown-picture',
  message: 'a picture cannot stand in a Markdown text, where nothing is known of its size',
  help: 'show it in a section of the type gallery',
}

const foldedFound: Problem = {
  code: 'markdown-folded',
  severity: 'warning',
  message: 'YAML joins the lines of a text after >, so its paragraphs and lists are lost',
  help: 'write | instead of >',
}
