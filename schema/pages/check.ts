import { fileFound, isInPublicFolder } from '../check/links/files.ts'
import { locatedLines, withoutCode } from '../check/markdownParts.ts'
import { leftoverOfLink, leftoversOfText } from '../check/rules/leftovers.ts'
import { linkProblem } from '../check/rules/links.ts'
import { htmlFound, markdownSlips } from '../check/rules/markdown.ts'
import { alternativeFound, pictureFound, smallPicture } from '../check/rules/pictures.ts'
import { type FileFacts, formats } from '../files/files.ts'
import { linkedFile } from '../files/linkedFiles.ts'
import type { TextFiles } from '../files/textFiles.ts'
import { addressOf, decodedAddress } from '../model/address.ts'
import { conflictAt } from '../report/conflict.ts'
import type { Finding, Problem } from '../report/diagnostics.ts'
import { linesOf, type Span } from '../report/lines.ts'
import { quoted } from '../report/phrasing.ts'
import { problem } from '../report/problem.ts'
import { nearest } from '../report/suggest.ts'
import { type BodyPicture, hasText, isWide, type PageBody, readBody, wideMark } from './body.ts'
import { besideMarkdown, fromMarkdown, pageFileIn, pageLink } from './pageLinks.ts'
import { sharesIn, widestRow } from './rows.ts'

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

/** The longest text of a page in characters: some 25,000 words. */
const maxText = 200_000

/**
 * Checks the Markdown text of a page. The findings have an empty path, and spans within the text.
 *
 * @param file the path of the Markdown file from the folder of the YAML
 */
export function bodyFindings(file: string, text: string, to: Destinations): Finding[] {
  const findings: Finding[] = []
  const report = (span: Span, problem: Problem | undefined) => {
    if (problem) findings.push({ ...problem, path: [], span })
  }
  const lines = linesOf(text)
  if (!hasText(text)) {
    report({ start: 0, end: 0 }, empty)
    return findings
  }
  if (text.length > maxText) {
    report(lines.span(1), tooLong(text.length))
    return findings
  }
  const [front] = /^---\r?\n[\w-]+:[\s\S]*?\n---\r?(?:\n|$)/.exec(text) ?? []
  if (front !== undefined) {
    report(lines.span(1), frontMatter)
    // Blank out the front matter, so that the rest keeps its offsets, and check that.
    const rest = front.replace(/[^\r\n]/g, ' ') + text.slice(front.length)
    return hasText(rest) ? [...findings, ...bodyFindings(file, rest, to)] : findings
  }
  const start = conflictAt(withoutCode(text))
  if (start !== undefined) {
    report({ start, end: start + 7 }, { ...problem('yaml-syntax of a conflict'), code: 'page-text' })
    return findings
  }

  const body = readBody(text)
  const page = { file, body, to }
  const small = smallPictures(page)
  let picture = 0
  for (const { kind, value, span } of locatedLines(text)) {
    if (kind === 'html' && !value.startsWith('</')) report(span, htmlFound(value, 'a page'))
    if (kind === 'link') {
      report(span, linkFound(value, page))
      if (to.isPublic) report(span, leftoverOfLink(value))
    }
    if (kind === 'picture') {
      const shown = body.pictures[picture]
      const problem = pictureProblem(picture, page) ?? fragmentFound(value)
      report(span, problem ?? (shown && small.get(shown)))
      picture += 1
    }
  }
  let before = 1
  for (const { level, line, text } of body.headings) {
    report(lines.span(line), text.trim() ? headingFound(level, before) : wordless)
    before = level
  }
  for (const { problem, span } of markdownSlips(text)) report(span, problem)
  if (to.isPublic) for (const { problem, span } of leftoversOfText(text)) report(span, problem)
  return findings
}

/** The page that is checked, and what it may refer to. */
interface Context {
  file: string
  body: PageBody
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
    if (to.files && isInPublicFolder(path, to.files)) return undefined
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
    label: nearest(fragment, [wideMark]) && `did you mean "${wideMark}"?`,
    help: `write ${wideMark} to show the picture wider than the text; if the # is part of the file’s name, write %23 for it`,
  }
}

const isOutside = (file: string, src: string) =>
  addressOf(src).kind === 'path' && besideMarkdown(file, src) === undefined

/**
 * The problems of pictures that are displayed much larger than they are, by picture. The pictures of a line are equally
 * high and fill its width together; only a single portrait picture is narrower.
 */
function smallPictures({ file, body, to }: Context): Map<BodyPicture, Problem> {
  const small = new Map<BodyPicture, Problem>()
  for (const part of body.parts) {
    if (part.kind !== 'pictures') continue
    const sizes = []
    for (const { src, caption } of part.pictures) {
      const fact = to.files?.(besideMarkdown(file, src) ?? src)
      if (fact?.kind === 'picture') sizes.push({ ...fact, caption })
    }
    // The displayed width of each picture in a row is known only if the sizes of all are.
    if (sizes.length < part.pictures.length) continue
    const shares = sharesIn(sizes, part.wide)
    for (const [index, picture] of part.pictures.entries()) {
      const size = sizes[index]
      if (!size || size.format === 'svg' || !formats.includes(size.format)) continue
      const shown = widestRow(part.wide) * (shares[index]?.widest ?? 0)
      const problem = smallPicture(picture.src, size, shown / size.width)
      if (problem) small.set(picture, problem)
    }
  }
  return small
}

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

const empty: Problem = {
  code: 'page-text',
  message: 'this file has no text, so its page would have none',
  help: 'write it in Markdown, or take page away from the YAML',
}

const tooLong = (length: number): Problem => ({
  code: 'page-text',
  message: `this text has ${length.toLocaleString('en')} characters; ${maxText.toLocaleString('en')} are read at most`,
  help: 'make several pages of it',
})

const wordless: Problem = {
  code: 'page-heading',
  message: 'this heading has no words',
  help: 'write some behind the #, or take it away',
}

const frontMatter: Problem = {
  code: 'page-front-matter',
  message:
    'keys between lines of --- are not read here: the title and the other facts of a page stand in the YAML',
  help: 'take the lines away, and begin with the text',
}

const amongWords: Problem = {
  code: 'page-picture',
  message: 'this picture stands among words, where it would break their line',
  help: 'put it in a paragraph of its own, with an empty line before and after it',
}

const outside: Problem = {
  code: 'picture-path',
  message: 'this path leaves the folder of the YAML, and what lies outside is not published',
  help: 'put the file into the folder of the YAML, or below',
}

const noFile = (address: string): Problem => ({
  code: 'missing-file',
  message: `${quoted(address)} names no file`,
  help: 'name a file, seen from this one, with %23 for a # in its name and %3F for a ?; another page is named by its Markdown file, a section of the start by # and its id',
})
