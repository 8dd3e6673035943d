import type { Finding, Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { markdownSlips } from '../markdown/markdownSlips.ts'
import type { Rule } from './rule.ts'

/** Markdown texts have no HTML and no pictures, and keep their lines. Other rules check their links. */
export const markdownRule: Rule = ({ markdowns }, { root, text }) =>
  markdowns.flatMap(({ path, value, parts }): Finding[] => {
    const { span } = positionOf(root, path)
    const opened = parts.some(({ kind, value }) => kind === 'html' && !closing(value))
    const found = parts.flatMap(({ kind, value, span }): Finding[] => {
      // A closing tag is not one more mistake.
      if (kind === 'html') return opened && closing(value) ? [] : [{ ...htmlFound(value), path, span }]
      return kind === 'picture' ? [{ ...pictureFound, path, span }] : []
    })
    let from = span.start
    for (const { problem, span: within } of markdownSlips(value)) {
      const written = value.slice(within.start, within.end)
      const start = text.slice(0, span.end).indexOf(written, from)
      // A slip that is not written there literally, as with escapes or over two lines, has the whole span.
      found.push({ ...problem, path, span: start === -1 ? span : { start, end: start + written.length } })
      if (start !== -1) from = start + 1
    }
    // Only if folding has joined the lines into a single paragraph.
    const folded = text[span.start] === '>' && markedLine.test(text.slice(span.start, span.end))
    return folded && !value.includes('\n\n') ? [...found, { ...foldedFound, path, span }] : found
  })

const closing = (html: string) => html.startsWith('</')

/** A line that begins a block of Markdown. */
const markedLine = /\n[ \t]*(?:[-*+] |\d+[.)] |#{1,6} |> |\||```)|\n[ \t]*\r?\n[ \t]*\S/

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
