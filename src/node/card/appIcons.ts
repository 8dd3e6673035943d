import type { Palette } from '../../../schema/model/theme.ts'
import { type Drawing, paintDrawing } from '../../../schema/pictures/drawing.ts'
import type { Families } from '../build/outlines/textToPath.ts'

/** The first letters of the first and the last word of a name, capitalised by the rules of its language. */
export function initials(name: string, lang: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => [...new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(word)])
    .flatMap((graphemes) => graphemes.find(({ segment }) => /\p{L}|\p{N}/u.test(segment))?.segment ?? [])
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.join('').toLocaleUpperCase(lang)
}

/** The brand mark, a sheared plane in the accent, with the initials on it, if any: SVG 64 px wide. */
export function brandMarkSvg(letters: string, { accent, onAccent }: Palette, { display }: Families): string {
  const set = display(letters, { size: 46, fill: () => onAccent })
  const scale = Math.min(1, 36 / Math.max(set.width, 1), 36 / Math.max(set.bottom - set.top, 1))
  const x = 32 - (set.left + set.width / 2) * scale
  const y = 32 - ((set.top + set.bottom) / 2) * scale
  return framed(
    `<path d="M18.2 7.5h39.9a4.4 4.4 0 0 1 4.2 5.7l-11.3 38.2a7.2 7.2 0 0 1-6.9 5.1H5.9a4.4 4.4 0 0 1-4.2-5.7L13 12.6a7.2 7.2 0 0 1 5.2-5.1z" fill="${accent}"/><g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${set.svg}</g>`,
  )
}

/** The owner's logo on the background of the page, for which it is drawn: SVG 64 px wide. */
export const logoIcon = (logo: Drawing, palette: Palette): string =>
  framed(
    `<rect width="64" height="64" rx="14" fill="${palette.background}"/>${paintDrawing(logo, palette, { x: 10, y: 10, width: 44, height: 44 })}`,
  )

/** A picture in the middle of a background, `share` of it wide: for home screens, which crop the corners. */
export const onBackground = (picture: string, background: string, share: number): string => {
  const side = 64 * share
  const data = Buffer.from(picture).toString('base64')
  return framed(
    `<path d="M0 0h64v64H0z" fill="${background}"/><image x="${32 - side / 2}" y="${32 - side / 2}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/>`,
  )
}

const framed = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`
