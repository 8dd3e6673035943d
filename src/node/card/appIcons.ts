import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { lettersOfNone } from '../../../schema/fonts/fallbackFamilies.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { type Drawing, paintDrawing } from '../../../schema/pictures/drawing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { type FileCache, keyOf } from '../build/files/fileCache.ts'
import { cleanSvg } from '../pictures/pictures.ts'
import { typesetSvg } from '../typst/typst.ts'
import { typstFonts } from '../typst/typstFonts.ts'

/** An icon 64 px wide: SVG, and whether it wraps a PNG of the owner's. */
export interface AppIcon {
  svg: string
  isPng?: boolean
}

/** The icon of a site: the owner's own, the logo, or the initials. Throws a sentence where the owner's cannot be drawn. */
export async function appIcon(
  { site, theme }: Portfolio,
  {
    palette,
    logo,
    beside,
    caches,
    warn,
  }: {
    palette: Palette
    logo: Drawing | undefined
    beside: (path: string) => string
    caches: Record<'drawings' | 'fonts', FileCache>
    warn: (message: string) => void
  },
): Promise<AppIcon> {
  if (site.icon) return ownersIcon(beside(site.icon), { cache: caches.drawings, warn })
  if (logo) {
    const ground = `<rect width="64" height="64" rx="14" fill="${palette.background}"/>`
    return { svg: framed(ground + paintDrawing(logo, palette, { x: 10, y: 10, width: 44, height: 44 })) }
  }
  const letters = initials(site.owner.name, site.lang)
  const shown = lettersOfNone(theme.fonts, letters).length === 0 ? letters : ''
  return { svg: await brandMarkSvg(shown, { site, theme, palette, cache: caches.fonts }) }
}

/** The first letters of the first and the last word of a name, capitalised by the rules of its language. */
export function initials(name: string, lang: string): string {
  const letters: string[] = []
  for (const word of name.split(/\s+/)) {
    const graphemes = [...new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(word)]
    const first = graphemes.find(({ segment }) => /\p{L}|\p{N}/u.test(segment))
    if (first) letters.push(first.segment)
  }
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.join('').toLocaleUpperCase(lang)
}

/** The brand mark, a sheared plane in the accent, with the initials on it, if any. */
async function brandMarkSvg(
  letters: string,
  { site, theme, palette, cache }: Pick<Portfolio, 'site' | 'theme'> & { palette: Palette; cache: FileCache },
): Promise<string> {
  const plane = `<path d="M18.2 7.5h39.9a4.4 4.4 0 0 1 4.2 5.7l-11.3 38.2a7.2 7.2 0 0 1-6.9 5.1H5.9a4.4 4.4 0 0 1-4.2-5.7L13 12.6a7.2 7.2 0 0 1 5.2-5.1z" fill="${palette.accent}"/>`
  if (letters === '') return framed(plane)
  const { files, families } = await typstFonts(theme, letters, { text: 600, strong: 600 }, cache)
  const set = await typesetSvg({
    source: readFileSync(new URL('./initials.typ', import.meta.url), 'utf8'),
    data: { letters, colour: palette.onAccent, lang: new Intl.Locale(site.lang).language, fonts: families },
    fonts: files,
  })
  const [, wide = '64', high = '64'] = /width="([\d.]+)pt" height="([\d.]+)pt"/.exec(set) ?? []
  const [width, height] = [Number(wide), Number(high)]
  const scale = Math.min(1, 36 / width, 36 / height)
  const place = `x="${32 - (width * scale) / 2}" y="${32 - (height * scale) / 2}" width="${width * scale}" height="${height * scale}" overflow="visible"`
  return framed(plane + set.replace(/width="[\d.]+pt" height="[\d.]+pt"/, place))
}

/** The owner's own icon. Throws a sentence where it cannot be drawn. */
async function ownersIcon(file: string, making: Parameters<typeof cleanSvg>[1]): Promise<AppIcon> {
  const bytes = await readFile(file)
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG'
  const svg = isPng
    ? framed(`<image width="64" height="64" href="data:image/png;base64,${bytes.toString('base64')}"/>`)
    : Buffer.from(await cleanSvg(file, making)).toString('utf8')
  const pixels = await rendered(svg, 32)
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.of())
  if (!pixels.some((value) => value > 0))
    throw new Unbuildable(`The icon ${file} cannot be drawn: save it anew.`)
  return { svg, isPng }
}

/** A picture in the middle of a background, `share` of it wide: for home screens, which crop the corners. */
export function onBackground(picture: string, background: string, share: number): string {
  const side = 64 * share
  const data = Buffer.from(picture).toString('base64')
  return framed(
    `<path d="M0 0h64v64H0z" fill="${background}"/><image x="${32 - side / 2}" y="${32 - side / 2}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/>`,
  )
}

const framed = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64">${inside}</svg>`

/** Renders a square icon as a PNG of a width in px, kept in a cache. */
export const iconPng = (svg: string, width: number, cache: FileCache): Promise<Uint8Array> =>
  cache.bytes(keyOf(['icon', sharp.versions, width, svg]), () =>
    rendered(svg, width).png({ compressionLevel: 9 }).toBuffer(),
  )

/** An SVG of any size of its own, at a width in px. */
const rendered = (svg: string, width: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/></svg>`,
    ),
  )
