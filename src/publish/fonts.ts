import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** One `@font-face`: a family cut to one range of characters. */
export interface FontFace {
  css: string
  /** Where the font is on disk, and where it is served. */
  file: string
  address: string
  /** Whether it has widths to choose from. */
  varies: boolean
  /** Whether the face is needed for the page's first words. */
  preload: boolean
}

const require = createRequire(import.meta.url)

/** These two are always there: a visitor's or a sample's words may need them. */
const standing = /-latin(?:-ext)?-/

/** Subsets of a few letters, which load when one of them is met. */
const occasional = /-(?:[a-z]+-ext|vietnamese|symbols|math)-/

/** The folder of an `@fontsource-variable` package, or undefined where it is not installed. */
export function fontFolder(family: string): string | undefined {
  const name = family.toLowerCase().replaceAll(' ', '-')
  try {
    return dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  } catch {
    return undefined
  }
}

/** Whether `text` has a character in a CSS `unicode-range`, such as `U+0000-00FF,U+0131`. */
export function inRange(text: string, range: string): boolean {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(([first, last]) => code >= first && code <= last)
  })
}

/**
 * The faces of a family that `text` needs, from its npm package, renamed to `role`.
 * With `axes: 'wdth'` the file that also varies in width is used, where the family has one.
 */
export function fontFaces(
  family: string,
  {
    role,
    axes,
    text,
    address,
  }: { role: string; axes: 'wdth' | 'wght'; text: string; address: (file: string) => string },
): FontFace[] {
  const folder = fontFolder(family)
  if (!folder) {
    throw new Error(
      `The font "${family}" of the theme is not installed. Install it with: npm install @fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
    )
  }
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
    const used = range === '' || inRange(text, range)
    if (!used && !standing.test(file)) return []
    const url = address(join(folder, file))
    // A font that comes late would move what stands on the page; it is taken on the next visit instead.
    const face = body
      .replace(/font-display:[^;]+/, 'font-display:optional')
      .replace(/font-family:[^;]+/, `font-family:${role}`)
      .replace(/url\([^)]+\)\s*format\([^)]+\)/, `url(${url})format("woff2")`)
      .replace(/\s*([:;,])\s*/g, '$1')
      .trim()
    return [
      {
        css: `@font-face{${face}}`,
        file: join(folder, file),
        address: url,
        varies: body.includes('font-stretch'),
        preload: used && !occasional.test(file),
      },
    ]
  })
}
