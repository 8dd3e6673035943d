import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFolder } from '../../../schema/lookup/fonts.ts'

/** One `@font-face`: a family cut to one range of characters. */
export interface FontFace {
  /** The descriptors without `src`, such as `font-family:Text;font-weight:400 700`. */
  descriptors: string
  /** Where the font is on disk. */
  file: string
  /** The characters that it holds, as a CSS `unicode-range`; empty for all. */
  range: string
  /** Whether the text has any of them. */
  used: boolean
  /** Whether the face is needed for the page's first words. */
  first: boolean
}

/** These two are always there: a visitor's or a sample's words may need them. */
const standing = /-latin(?:-ext)?-/

/** Subsets of a few letters, which load when one of them is met. */
const occasional = /-(?:[a-z]+-ext|vietnamese|symbols|math)-/

/** Each different character of `text` that a CSS `unicode-range` holds, such as `U+0000-00FF,U+0131`. */
export function charactersIn(text: string, range: string): string[] {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return [...new Set(text)].sort().filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return range === '' || spans.some(([first, last]) => code >= first && code <= last)
  })
}

/**
 * The faces of a family that `text` needs, and those of the Latin letters, from its npm package, renamed to
 * `role`. With `axes: 'wdth'` the file that also varies in width is used, where the family has one.
 */
export function fontFaces(
  family: string,
  { role, axes, text }: { role: string; axes: 'wdth' | 'wght'; text: string },
): FontFace[] {
  const folder = fontFolder(family)
  // A rule has found it installed; it may be gone since.
  if (!folder) throw new Error(`The font "${family}" is not installed.`)
  const sheet = (name: string) => {
    try {
      return readFileSync(join(folder, `${name}.css`), 'utf8')
    } catch {
      return undefined
    }
  }
  const css = sheet(axes) ?? sheet('wght') ?? sheet('index') ?? ''
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const [, file = ''] = /url\(([^)]+)\)/.exec(body) ?? []
    const [, range = ''] = /unicode-range:\s*([^;]+)/.exec(body) ?? []
    const used = charactersIn(text, range).length > 0
    if (!used && !standing.test(file)) return []
    const descriptors = body
      .replace(/(?:font-display|src):[^;]+;/g, '')
      .replace(/font-family:[^;]+/, `font-family:${role}`)
      .replace(/\s*([:;,])\s*/g, '$1')
      .replace(/;$/, '')
      .trim()
    return [{ descriptors, file: join(folder, file), range, used, first: used && !occasional.test(file) }]
  })
}

/**
 * A face that loads from an address. Where it comes late it is taken on the next visit instead: exchanging
 * it would move what stands on the page.
 */
export const linkedFace = ({ descriptors, file }: FontFace, address: (file: string) => string) =>
  `@font-face{${descriptors};font-display:optional;src:url(${address(file)})format("woff2")}`
