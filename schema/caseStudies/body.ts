import GithubSlugger from 'github-slugger'
import type { Token } from 'markdown-it'
import { everyToken, reader } from '../lookup/markdown/markdownReader.ts'
import { decodedAddress } from '../model/address.ts'

/** A heading of a body. */
export interface BodyHeading {
  level: number
  /** Its words, and what leads to it: `how-it-began` for “How it began”. */
  text: string
  id: string
  /** The line that it begins on, from 1. */
  line: number
}

/** A picture of a body. */
export interface BodyPicture {
  /** As it is written, without what follows a #. */
  src: string
  alt: string
  /** Its title in Markdown. */
  caption?: string
}

/** A part of a body: what is text, or pictures that stand in lines of their own. */
export type BodyPart =
  | { kind: 'text'; tokens: Token[] }
  /** `wide`: beyond the lines of the text. */
  | { kind: 'pictures'; pictures: BodyPicture[]; wide: boolean }

/** The text of a page, read. */
export interface Body {
  parts: BodyPart[]
  headings: BodyHeading[]
  /** Pictures with words before or behind them on their line, by their order among all pictures. */
  misplaced: ReadonlySet<number>
  /** Every picture, in order. */
  pictures: BodyPicture[]
  /** The blocks of code that name a language. */
  code: { language: string; line: number }[]
}

/** What lets a row of pictures reach beyond the text, behind the address of one. */
export const wide = '#wide'

export const isWide = (address: string): boolean => address.toLowerCase().endsWith(wide)

/**
 * Reads the Markdown text of a page. A paragraph of nothing but pictures shows them in a row, each with its title as a
 * caption; `#wide` behind an address lets the row reach beyond the text.
 */
export function readBody(text: string): Body {
  const tokens = reader().parse(text, {})
  const slugs = new GithubSlugger()
  const body: Body = { parts: [], headings: [], misplaced: new Set(), pictures: [], code: [] }
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
    const language = token.type === 'fence' ? token.info.trim().split(/\s/, 1)[0] : ''
    if (language) body.code.push({ language, line: lineOf(token) })
    const alone =
      token.type === 'paragraph_open' && token.level === 0 ? onlyPictures(inline?.children ?? []) : []
    if (alone.length > 0) {
      endText()
      const pictures = alone.map(pictureOf)
      const reachesFar = alone.some((one) => isWide(String(one.attrGet('src') ?? '')))
      body.parts.push({ kind: 'pictures', pictures, wide: reachesFar })
      body.pictures.push(...pictures)
      index += 2 // Its text and its end.
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
  // The page's own ids have underscores, and no heading meets them. The small letter of İ would be an i with a dot of its own.
  const words = text.replaceAll('_', '-').replaceAll('İ', 'i')
  const id = slugs.slug(/[\p{L}\p{N}]/u.test(words) ? words : 'part')
  return { level: Number(opening.tag.slice(1)), text, id, line: lineOf(opening) }
}

/** The pictures of a paragraph that has nothing else; none of any other. */
function onlyPictures(children: readonly Token[]): Token[] {
  const pictures = children.filter(({ type }) => type === 'image')
  const rest = children.filter(
    ({ type, content }) => type !== 'image' && type !== 'softbreak' && (type !== 'text' || content.trim()),
  )
  return rest.length === 0 ? pictures : []
}

/** A path may have percent signs for blanks; an address keeps them. */
const decodedPath = (src: string) => (/^[a-z][a-z+.-]*:/i.test(src) ? src : decodedAddress(src))

function pictureOf(token: Token): BodyPicture {
  const caption = token.attrGet('title')
  return {
    src: decodedPath(String(token.attrGet('src') ?? '').replace(/#.*$/, '')),
    alt: token.content.trim(),
    ...(caption && { caption: String(caption).trim() }),
  }
}

/** Whether a text has anything that a page shows, beside lines between its parts. */
export const hasWords = (text: string): boolean =>
  reader()
    .parse(text, {})
    .some(({ type, content }) =>
      ['inline', 'fence', 'code_block', 'html_block'].includes(type) ? content.trim() !== '' : false,
    )
