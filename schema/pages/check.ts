import { fileFound, isPublic } from '../check/links/files.ts'
import { locatedLines, markdownSlips, withoutCode } from '../check/markdown.ts'
import { leftoversOfLink, leftoversOfText } from '../check/rules/leftovers.ts'
import { linkProblem } from '../check/rules/links.ts'
import { alternativeFound, pictureFound } from '../check/rules/pictures.ts'
import type { FileFacts } from '../files/files.ts'
import { linkedFile } from '../files/linkedFiles.ts'
import type { TextFiles } from '../files/textFiles.ts'
import { addressOf, decodedAddress } from '../model/address.ts'
import { conflict, conflictAt } from '../report/conflict.ts'
import type { Finding, Problem } from '../report/diagnostics.ts'
import { linesOf, type Span } from '../report/lines.ts'
import { nearest } from '../report/nearest.ts'
import { quoted } from '../report/phrasing.ts'
import { codeLanguage } from '../text/code.ts'
import { type Body, hasWords, isWide, readBody, wide } from './body.ts'
import { besideMarkdown, fromMarkdown, pageFileIn, pageLink } from './pageLinks.ts'
import {
  amongWords,
  empty,
  frontMatter,
  html,
  maxText,
  noFile,
  outside,
  tooLong,
  wordless,
} from './problems.ts'
import { smallPictures } from './smallPictures.ts'

/** What the links and pictures of a page may refer to. */
export interface Destinations {
  files: FileFacts | undefined
  texts: TextFiles
  /** The Markdown files of all pages in the main language; links name a page by this file in every language. */
  pages: ReadonlySet<string>
  /** The language of the locale, unless it is the main one: a page may have a translated file in it. */
  lang?: string
  /** The ids of the sections of the start page. */
  sections: readonly string[]
  /** Whether placeholders are reported. */
  isPublic?: boolean
}

/**
 * Checks the Markdown text of a page. The findings have an empty path, and spans within the text.
 *
 * @param file the path of the Markdown file from the folder of the YAML
 */
export function bodyFindings(file: string, text: string, to: Destinations): Finding[] {
  const lines = linesOf(text)
  const at = (span: Span, problem: Problem | undefined): Finding[] =>
    problem ? [{ ...problem, path: [], span }] : []
  if (!hasWords(text)) return at({ start: 0, end: 0 }, empty)
  if (text.length > maxText) return at(lines.span(1), tooLong(text.length))
  const [front] = /^---\r?\n[\w-]+:[\s\S]*?\n---\r?(?:\n|$)/.exec(text) ?? []
  if (front !== undefined) {
    // Blank out the front matter, so that the rest keeps its offsets, and check that.
    const rest = front.replace(/[^\r\n]/g, ' ') + text.slice(front.length)
    const ofRest = hasWords(rest) ? bodyFindings(file, rest, to) : []
    return [...at(lines.span(1), frontMatter), ...ofRest]
  }

  const start = conflictAt(withoutCode(text))
  if (start !== undefined) return at({ start, end: start + 7 }, { ...conflict, code: 'page-text' })

  const body = readBody(text)
  const small = smallPictures(body, (src) => to.files?.(besideMarkdown(file, src) ?? src))
  let picture = 0
  const ofParts = locatedLines(text).flatMap(({ kind, value, span }): Finding[] => {
    if (kind === 'html') return value.startsWith('</') ? [] : at(span, html(value))
    if (kind === 'link')
      return [
        ...at(span, linkFound(value, { file, body, to })),
        ...(to.isPublic ? leftoversOfLink(value) : []).flatMap((problem) => at(span, warned(problem))),
      ]
    const index = picture++
    const shown = body.pictures[index]
    const problem = pictureProblem(index, { file, body, to }) ?? fragmentFound(value)
    return at(span, problem ?? (shown && small.get(shown)))
  })
  const ofHeadings = body.headings.flatMap(({ level, line, text }, index) =>
    at(lines.span(line), text.trim() ? headingFound(level, body.headings[index - 1]?.level ?? 1) : wordless),
  )
  const ofCode = body.code.flatMap(({ language, line }) => at(lines.span(line), codeFound(language)))
  const leftovers = to.isPublic ? leftoversOfText(text) : []
  const ofText = leftovers.flatMap(({ problem, span }) => at(span, warned(problem)))
  const ofSlips = markdownSlips(text).flatMap(({ problem, span }) => at(span, problem))
  return [...ofParts, ...ofHeadings, ...ofCode, ...ofSlips, ...ofText]
}

const warned = (problem: Problem): Problem => ({ severity: 'warning', ...problem })

/** The page that is checked, and what it may refer to. */
interface Context {
  file: string
  body: Body
  to: Destinations
}

function linkFound(href: string, { file, body, to }: Context): Problem | undefined {
  const address = href.trim()
  if (address.startsWith('#'))
    return anchorFound(
      address.slice(1),
      [...body.headings.map(({ id }) => id), ...to.sections],
      'no heading of this page and no section of the start',
    )
  const page = pageLink(address)
  if (page) return pageLinkFound(page, { file, to })
  const problem = linkProblem(href)
  if (problem && problem.code !== 'bare-address') return problem
  if (addressOf(address).kind !== 'path' || /^[\\/]/.test(address)) return linkProblem(href, to.files)
  const path = besideMarkdown(file, address)
  if (path === undefined) return outside
  if (linkedFile(path) === undefined) return problem ?? noFile(address)
  const missing = to.files ? fileFound(path, to.files, address) : problem
  return missing && (problem ?? missing)
}

/** @param none the beginning of the message: where no such id exists */
function anchorFound(anchor: string, known: readonly string[], none: string): Problem | undefined {
  if (anchor === '' || anchor === 'top' || known.includes(decodedAddress(anchor))) return undefined
  const near = nearest(anchor, known)
  return {
    code: 'unknown-anchor',
    message: `${none} has the id ${quoted(anchor)}`,
    label: near === undefined ? undefined : `did you mean "#${near}"?`,
    help: 'the id of a heading is its words in small letters, with hyphens between them',
    allowed: known.slice(0, 50).map((id) => `#${id}`),
  }
}

function pageLinkFound(
  { file: target, anchor }: { file: string; anchor: string | undefined },
  { file, to }: Pick<Context, 'file' | 'to'>,
): Problem | undefined {
  const path = besideMarkdown(file, target)
  if (path === undefined) return outside
  if (!to.pages.has(path)) {
    if (to.files && isPublic(path, to.files)) return undefined
    const near = nearest(path, [...to.pages])
    return {
      code: 'missing-page',
      message: `no page is made of ${quoted(path)}: neither a project nor an entry of pages names it`,
      label: near === undefined ? undefined : `did you mean ${quoted(fromMarkdown(file, near))}?`,
      help: 'a link to another page is the path of its Markdown file, starting from the folder of this one',
    }
  }
  if (!anchor) return undefined
  const translated = to.lang && pageFileIn(path, to.lang)
  const shown = translated && to.texts.read(translated) ? translated : path
  const read = to.texts.read(shown)
  return read && 'text' in read
    ? anchorFound(
        anchor,
        readBody(read.text).headings.map(({ id }) => id),
        `no heading of ${quoted(fromMarkdown(file, shown))}`,
      )
    : undefined
}

function pictureProblem(index: number, { file, body, to }: Context): Problem | undefined {
  const picture = body.pictures[index]
  if (!picture) return undefined
  if (body.misplaced.has(index)) return amongWords
  if (!picture.alt)
    return {
      code: 'missing-alt',
      message: 'this picture has no alternative text, so people who cannot see it do not learn what it shows',
      help: 'write between the square brackets what one would see',
    }
  if (isOutside(file, picture.src)) return outside
  const { files } = to
  const problem = pictureFound(picture.src, files && ((src) => files(besideMarkdown(file, src) ?? src)))
  return problem ?? alternativeFound(picture.alt)
}

/** Warns of a fragment after the path of a picture, other than `#wide`. */
function fragmentFound(address: string): Problem | undefined {
  const [, fragment] = /(#.*)$/s.exec(address) ?? []
  if (fragment === undefined || isWide(address) || addressOf(address).kind !== 'path') return undefined
  return {
    code: 'page-picture',
    severity: 'warning',
    message: `${quoted(fragment)} after the path of a picture means nothing`,
    label: nearest(fragment, [wide]) && `did you mean "${wide}"?`,
    help: `write ${wide} to show the picture wider than the text; if the # is part of the file’s name, write %23 for it`,
  }
}

const isOutside = (file: string, src: string) =>
  addressOf(src).kind === 'path' && besideMarkdown(file, src) === undefined

function headingFound(level: number, before: number): Problem | undefined {
  if (level === 1)
    return {
      code: 'page-heading',
      message: 'the heading of the first level is the title of the page, which stands in the YAML',
      help: 'begin with ##, and what is below it with ###',
    }
  if (level <= before + 1) return undefined
  const wanted = '#'.repeat(before + 1)
  return {
    code: 'page-heading',
    message: `this heading skips a level: what comes after ${before === 1 ? 'the title' : '#'.repeat(before)} is ${wanted}`,
    help: `write ${wanted}`,
  }
}

function codeFound(language: string): Problem | undefined {
  const { known, near } = codeLanguage(language)
  if (known) return undefined
  return {
    code: 'unknown-code',
    severity: 'warning',
    message: `${quoted(language)} is no language whose code can be coloured`,
    label: near === undefined ? undefined : `did you mean ${quoted(near)}?`,
    help: 'name another, or none: the code then shows in one colour',
  }
}
