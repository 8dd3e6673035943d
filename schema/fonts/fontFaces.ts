import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFolder } from './installedFonts.ts'
import { spansIn } from './unicodeRange.ts'

/** One `@font-face` of an installed family. */
export interface InstalledFace {
  /** The text between its braces. */
  body: string
  /** Where the font is on disk. */
  file: string
  /** The characters it is used for, as a CSS `unicode-range`; empty for all. It may lack many of them. */
  range: string
}

/** Which faces of a family are wanted. */
export interface FaceOptions {
  /** With `standard` those that also vary in width and optical size, where the family has them. */
  axes: 'standard' | 'wght'
  /** Of a family with a font for each weight, the nearest to these are taken. */
  weights: readonly number[]
}

/** The faces of a family, from the style sheets of its npm package; undefined where it is not installed. */
export function installedFaces(family: string, { axes, weights }: FaceOptions): InstalledFace[] | undefined {
  const folder = fontFolder(family)
  if (!folder) return undefined
  const sheet = (name: string) => {
    try {
      return readFileSync(join(folder, `${name}.css`), 'utf8')
    } catch {
      return undefined
    }
  }
  const css = sheet(axes) ?? sheet('wght') ?? ofWeights(folder, weights).map(sheet).join('')
  return [...(css || (sheet('index') ?? '')).matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const [, file = ''] = /url\(([^)]+)\)/.exec(body) ?? []
    const [, range = ''] = /unicode-range:\s*([^;]+)/.exec(body) ?? []
    return { body, file: join(folder, file), range }
  })
}

/** The names of the style sheets for the weights nearest to these; empty for a variable family. */
function ofWeights(folder: string, weights: readonly number[]): string[] {
  const { weights: all, variable }: { weights: number[]; variable: unknown } = JSON.parse(
    readFileSync(join(folder, 'metadata.json'), 'utf8'),
  )
  if (variable) return []
  // Of two that are equally near, the heavier: the page uses weights between those that most families have.
  const nearest = (weight: number) =>
    all.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight) || b - a)[0]
  return [...new Set(weights.map(nearest))].map(String)
}

/** Each different character of `text` that a CSS `unicode-range` holds, such as `U+0000-00FF,U+0131`. */
export function charactersIn(text: string, range: string): string[] {
  const spans = spansIn(range)
  return [...new Set(text)].sort().filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(([first, last]) => code >= first && code <= last)
  })
}
