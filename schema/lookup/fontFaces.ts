import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFolder } from './fonts.ts'

/** One `@font-face` of an installed family. */
export interface InstalledFace {
  /** All that stands between its braces. */
  body: string
  /** Where the font is on disk. */
  file: string
  /** The characters it is used for, as a CSS `unicode-range`; empty for all. It may lack many of them. */
  range: string
}

/**
 * The faces of a family, from the style sheet of its npm package; undefined where it is not installed. With
 * `axes: 'wdth'` they are those that also vary in width, where the family has them.
 */
export function installedFaces(family: string, axes: 'wdth' | 'wght'): InstalledFace[] | undefined {
  const folder = fontFolder(family)
  if (!folder) return undefined
  const sheet = (name: string) => {
    try {
      return readFileSync(join(folder, `${name}.css`), 'utf8')
    } catch {
      return undefined
    }
  }
  const css = sheet(axes) ?? sheet('wght') ?? sheet('index') ?? ''
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const [, file = ''] = /url\(([^)]+)\)/.exec(body) ?? []
    const [, range = ''] = /unicode-range:\s*([^;]+)/.exec(body) ?? []
    return { body, file: join(folder, file), range }
  })
}

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
