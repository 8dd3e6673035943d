import { createRequire } from 'node:module'
import GithubSlugger from 'github-slugger'
import type { HLJSApi } from 'highlight.js'
import type { Token } from 'markdown-it'
import { linkedFile } from '../files/linkedFiles.ts'
import { addressOf, decodedAddress } from '../model/address.ts'
import { everyToken, markdownParts, reader } from '../text/markdown.ts'
import { besideMarkdown, pageLink } from './pageLinks.ts'

/** A page of its own, from a Markdown file that an entry of the YAML names. */
export interface CaseStudy {
  /** Its URL path below the start page of its locale, such as `projects/atlas/`. */
  path: string
  /** The file with its text, relative to the YAML. */
  file: string
  /** The text, in Markdown. */
  text: string
  /** The language of the text, a BCP 47 tag: that of the page, or of the main file if the text is not translated. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/**
 * The file that a link in a Markdown file refers to, from the folder of the YAML; undefined for any other address, and
 * for links to pages.
 */
export function fileLinked({ file }: Pick<CaseStudy, 'file'>, href: string): string | undefined {
  if (addressOf(href.trim()).kind !== 'path' || pageLink(href)) return undefined
  const path = besideMarkdown(file, href.trim())
  return path === undefined ? undefined : linkedFile(path)
}

/** Every file beside the YAML that a link of a page leads to. */
export const filesLinked = (study: CaseStudy): string[] =>
  markdownParts(study.text).flatMap(({ kind, value }) =>
    kind === 'link' ? (fileLinked(study, value) ?? []) : [],
  )

/** A heading of a body. */
export interface BodyHeading {
  level: number
  /** Its plain text; `id` is the slug of that: `how-it-began` for “How it began”. */
  text: string
  id: string
  /** The line that it begins on, from 1. */
  line: number
}

/** A picture of a body. */
export interface BodyPicture {
  /** The address without its fragment; a path has its percent escapes decoded. */
  src: string
  alt: string
  /** Its title in Markdown. */
  caption?: string
}

/** A part of a body: text, or a paragraph of nothing but pictures. */
export type BodyPart =
  | { kind: 'text'; tokens: Token[] }
  /** `wide`: the row is wider than the text column. `line`: where its paragraph begins, from 0. */
  | { kind: 'pictures'; pictures: BodyPicture[]; wide: boolean; line: number }

/** The parsed Markdown of a page. */
export interface PageBody {
  parts: BodyPart[]
  headings: BodyHeading[]
  /** Indices into `pictures` of those that are not in a top-level paragraph of pictures alone. */
  misplaced: ReadonlySet<number>
  /** Every picture, in order. */
  pictures: BodyPicture[]
}

/** The fragment of a picture's address that makes its row wider than the text. */
export const wideMark = '#wide'

export const isWide = (address: string): boolean => address.toLowerCase().endsWith(wideMark)

/**
 * Parses the Markdown of a page. A paragraph of nothing but pictures becomes a row, each with its title as a caption;
 * `#wide` after one of the addresses makes the row wider than the text.
 */
export function readBody(text: string): PageBody {
  const tokens = reader().parse(text, {})
  const slugs = new GithubSlugger()
  const body: PageBody = { parts: [], headings: [], misplaced: new Set(), pictures: [] }
  const misplaced = new Set<number>()
  let words: Token[] = []
  const endText = () => {
    if (words.length > 0) body.parts.push({ kind: 'text', tokens: words })
    words = []
  }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token) break
    const inline = tokens[index + 1]
    if (token.type === 'heading_open') {
      const heading = headingOf(token, inline, slugs)
      token.attrSet('id', heading.id)
      body.headings.push(heading)
    }
    const alone =
      token.type === 'paragraph_open' && token.level === 0 ? onlyPictures(inline?.children ?? []) : []
    if (alone.length > 0) {
      endText()
      const pictures = alone.map(pictureOf)
      const reachesFar = alone.some((one) => isWide(String(one.attrGet('src') ?? '')))
      body.parts.push({ kind: 'pictures', pictures, wide: reachesFar, line: lineOf(token) - 1 })
      body.pictures.push(...pictures)
      index += 2 // Skip its inline token and its closing token.
      continue
    }
    for (const inner of token.type === 'inline' ? everyToken([token]) : []) {
      if (inner.type !== 'image') continue
      misplaced.add(body.pictures.length)
      body.pictures.push(pictureOf(inner))
    }
    words.push(token)
  }
  endText()
  return { ...body, misplaced }
}

const lineOf = (token: Token) => (token.map?.[0] ?? 0) + 1

function headingOf(opening: Token, inline: Token | undefined, slugs: GithubSlugger): BodyHeading {
  const text = [...everyToken(inline ? [inline] : [])]
    .map(({ type, content }) =>
      type === 'softbreak' || type === 'hardbreak'
        ? ' '
        : ['text', 'text_special', 'code_inline'].includes(type)
          ? content
          : '',
    )
    .join('')
  // Ids of the page itself have underscores, so ids of headings must not. İ in lower case would be an i and a combining
  // dot.
  const words = text.replaceAll('_', '-').replaceAll('İ', 'i')
  const id = slugs.slug(/[\p{L}\p{N}]/u.test(words) ? words : 'part')
  return { level: Number(opening.tag.slice(1)), text, id, line: lineOf(opening) }
}

/** The pictures of a paragraph that holds nothing else; empty for any other. */
function onlyPictures(children: readonly Token[]): Token[] {
  const pictures = children.filter(({ type }) => type === 'image')
  const rest = children.filter(
    ({ type, content }) => type !== 'image' && type !== 'softbreak' && (type !== 'text' || content.trim()),
  )
  return rest.length === 0 ? pictures : []
}

/** Decodes the percent escapes of a path, such as `%20`; an address with a scheme stays as written. */
const decodedPath = (src: string) => (/^[a-z][a-z+.-]*:/i.test(src) ? src : decodedAddress(src))

function pictureOf(token: Token): BodyPicture {
  const caption = token.attrGet('title')
  return {
    src: decodedPath(String(token.attrGet('src') ?? '').replace(/#.*$/, '')),
    alt: token.content.trim(),
    ...(caption && { caption: String(caption).trim() }),
  }
}

/** Whether a Markdown text renders anything besides horizontal rules. */
export const hasText = (text: string): boolean =>
  reader()
    .parse(text, {})
    .some(({ type, content }) =>
      ['inline', 'fence', 'code_block', 'html_block'].includes(type) ? content.trim() !== '' : false,
    )

const require = createRequire(import.meta.url)
const common = (): HLJSApi => require('highlight.js/lib/common')
const every = (): HLJSApi => require('highlight.js')

/** The common languages, which load fast, and all others where a language is not among them. */
const highlighterOf = (language: string): HLJSApi | undefined =>
  [common, every].find((load) => load().getLanguage(language))?.()

/** Code as HTML, its parts marked by the classes of highlight.js; undefined where its language is not known. */
export const highlighted = (code: string, language: string): string | undefined =>
  highlighterOf(language)?.highlight(code, { language, ignoreIllegals: true }).value
