import type { Finding, Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Checked } from '../context.ts'
import { type MarkdownSlip, markdownSlips, sentenceSlips } from '../markdown/markdownSlips.ts'
import type { Contents, FieldText } from './contents.ts'
import type { Rule } from './rule.ts'

/** Markdown texts have no HTML and no pictures, and keep their lines. Other rules check their links. */
export const markdownRule: Rule = (contents, checked) => [
  ...textsFound(contents, checked),
  ...sentencesFound(contents, checked),
]

const textsFound = ({ markdowns }: Contents, { root, text }: Checked): Finding[] =>
  markdowns.flatMap(({ path, value, parts }): Finding[] => {
    const { span } = positionOf(root, path)
    const opened = parts.some(({ kind, value }) => kind === 'html' && !closing(value))
    const found = parts.flatMap(({ kind, value, span }): Finding[] => {
      // A closing tag is not one more mistake.
      if (kind === 'html') return opened && closing(value) ? [] : [{ ...htmlFound(value), path, span }]
      return kind === 'picture' ? [{ ...pictureFound, path, span }] : []
    })
    found.push(...slipsFound(markdownSlips(value), { path, value }, { root, text }))
    // Only if folding has joined the lines into a single paragraph.
    const folded = text[span.start] === '>' && markedLine.test(text.slice(span.start, span.end))
    return folded && !value.includes('\n\n') ? [...found, { ...foldedFound, path, span }] : found
  })

/** Sentences show HTML as it is typed, and have no pictures, and no lists but where their bullets become one. */
const sentencesFound = ({ sentences }: Contents, { root, text }: Checked): Finding[] =>
  sentences.flatMap(({ path, value, parts, hasList }): Finding[] => {
    const { span } = positionOf(root, path)
    const [html] = parts.filter(({ kind }) => kind === 'html')
    const pictures = parts.filter(({ kind }) => kind === 'picture')
    const isFolded = hasList && text[span.start] === '>' && bulletLine.test(text.slice(span.start, span.end))
    return [
      ...(html ? [{ ...typedHtml(html.value), path, span: html.span }] : []),
      ...pictures.map(({ span }) => ({ ...pictureFound, path, span })),
      ...slipsFound(sentenceSlips(value, hasList), { path, value }, { root, text }),
      ...(isFolded ? [{ ...foldedFound, path, span }] : []),
    ]
  })

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

const closing = (html: string) => html.startsWith('</')

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
