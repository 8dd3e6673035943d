import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { axesOf, drawnCharacterOf } from '../../../schema/fonts/familyLetters.ts'
import { rangeOf } from '../../../schema/fonts/unicodeRange.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { type FileCache, keyOf } from '../build/files/fileCache.ts'
import type { FontFace } from './faces.ts'

/** A font cut to some characters, and their CSS `unicode-range`. */
export interface CutFont {
  /** A name for its file, such as `noto-sans-jp-57-wght-normal.woff2`. */
  name: string
  range: string
  bytes: Uint8Array
}

/** The axes of a variable font to pin, by their tags. Others stay variable. */
type Axes = Record<string, number>

/** How a font is cut, beside its letters. */
export interface Subset {
  targetFormat: 'woff2' | 'sfnt'
  variationAxes?: Axes | undefined
}

/** A weight from 1 to 1000, a width in percent, and the size in px that letters are drawn for, where not for small text. */
export type Cut = Pick<Theme['fonts'], 'weight' | 'width'> & { opticalSize?: number }

/** The cut of large headings: letters that are drawn for small text are too wide and too coarse there. */
export const displayCut = ({ weight, width }: Cut): Cut => ({ weight, width, opticalSize: 96 })

/** The axes of a face's font to pin, with their values, which is all of them; empty where the font does not vary. */
export function variationAxes(
  { file }: Pick<FontFace, 'file'>,
  { weight, width, opticalSize = 14 }: Cut,
): Pick<Subset, 'variationAxes'> {
  const wanted: Axes = { wght: weight, wdth: width, opsz: opticalSize }
  const axes: Axes = {}
  for (const [axis, usual] of Object.entries(axesOf(file))) axes[axis] = wanted[axis] ?? usual
  return Object.keys(axes).length > 0 ? { variationAxes: axes } : {}
}

const made = new Map<string, Promise<CutFont>>()

/** A face cut to `characters`, and to one weight and width where these are pinned. Each is made once per process. */
export function cutFace(
  { file }: Pick<FontFace, 'file'>,
  characters: readonly string[],
  cache: FileCache,
  pinned: Pick<Subset, 'variationAxes'> = {},
): Promise<CutFont> {
  const key = [file, JSON.stringify(pinned), ...characters].join(' ')
  const known = made.get(key) ?? cut(file, characters, cache, pinned)
  made.set(key, known)
  return known
}

async function cut(
  file: string,
  characters: readonly string[],
  cache: FileCache,
  pinned: Pick<Subset, 'variationAxes'>,
): Promise<CutFont> {
  // Browsers refuse a font without any outline, such as one with only a space.
  const isBlank = characters.every((character) => character.trim() === '')
  const letters = isBlank ? [...characters, drawnCharacterOf(file) ?? ''] : characters
  const bytes = await subset(file, shapedAs(letters).join(''), { targetFormat: 'woff2', ...pinned }, cache)
  return { name: basename(file), range: rangeOf(characters), bytes }
}

/** The version of the package, on which the result depends. */
const { version } = createRequire(import.meta.url)('subset-font/package.json')

/** A table that lists the styles of a family, for menus of fonts alone. */
const dropTables = ['STAT']

/** The bytes of a font file cut to the glyphs that `letters` need, kept in a cache. */
export async function subset(
  file: string,
  letters: string,
  { targetFormat, variationAxes }: Subset,
  cache: FileCache,
): Promise<Uint8Array> {
  const font = await readFile(file)
  const how = { targetFormat, dropTables, ...(variationAxes && { variationAxes }) }
  return cache.bytes(keyOf([version, letters, how], font), () => subsetFont(font, letters, how))
}

/** The bytes of a font file with all of its glyphs as TrueType or OpenType, at one weight and width where it varies. */
export async function wholeFont(
  file: string,
  { variationAxes }: Pick<Subset, 'variationAxes'>,
  cache: FileCache,
): Promise<Uint8Array> {
  const font = await readFile(file)
  const how = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes } as const
  return cache.bytes(keyOf([version, how], font), () => subsetFont(font, '', how))
}

/** Khmer vowels with a part that is drawn before their letter, and that part. */
const khmerVowel = /[\u17be-\u17c0\u17c4\u17c5]/u
const khmerPart = '\u17c1'

/** Thai and Lao vowels that decompose into a letter and a diacritic on the letter before. */
const vowelsWithMark = /[\u0e33\u0eb3]/u

/** The characters with all those by which a shaper replaces them: a font cut to them must keep both. */
export const shapedAs = (characters: readonly string[]): string[] =>
  characters.flatMap((character) => {
    if (khmerVowel.test(character)) return [character, khmerPart]
    if (vowelsWithMark.test(character)) return [character, ...character.normalize('NFKD')]
    // Vowels of Indic scripts that stand on both sides of their letter.
    if (/\p{Mark}/u.test(character)) return [character, ...character.normalize('NFD')]
    return [character]
  })
