import { basename } from 'node:path'
import { drawnCharacterOf } from '../../../schema/fonts/familyLetters.ts'
import { rangeOf } from '../../../schema/fonts/unicodeRange.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import type { FontFace } from './faces.ts'
import { shapedAs } from './shapedAs.ts'
import { type Subset, subset } from './subset.ts'

/** A font cut to some characters, and their CSS `unicode-range`. */
export interface CutFont {
  /** A name for its file, such as `noto-sans-jp-57-wght-normal.woff2`. */
  name: string
  range: string
  bytes: Uint8Array
}

const made = new Map<string, Promise<CutFont>>()

/** The axes to which a variable font is pinned. */
export type Pinned = Pick<Subset, 'variationAxes'>

/** A weight from 1 to 1000, and a width in percent. */
export type Cut = Pick<Theme['fonts'], 'weight' | 'width'>

/** The axes of a face's font to pin, with their values; empty where the font does not vary. */
export function variationAxes(
  { descriptors }: Pick<FontFace, 'descriptors'>,
  { weight, width }: Cut,
): Pinned {
  const varies = (descriptor: string) => new RegExp(`${descriptor}:\\S+ \\S`).test(descriptors)
  const axes = {
    ...(varies('font-weight') && { wght: weight }),
    ...(varies('font-stretch') && { wdth: width }),
  }
  return Object.keys(axes).length > 0 ? { variationAxes: axes } : {}
}

/** A face cut to `characters`, and to one weight and width where these are pinned. Each is made once per process. */
export function cutFace(
  face: Pick<FontFace, 'file'>,
  characters: readonly string[],
  cache: FileCache,
  pinned: Pinned = {},
): Promise<CutFont> {
  const key = [face.file, JSON.stringify(pinned), ...characters].join(' ')
  const known = made.get(key) ?? cut(face, characters, cache, pinned)
  made.set(key, known)
  return known
}

async function cut(
  { file }: Pick<FontFace, 'file'>,
  characters: readonly string[],
  cache: FileCache,
  pinned: Pinned,
): Promise<CutFont> {
  // Browsers refuse a font without any outline, such as one with only a space.
  const isBlank = characters.every((character) => character.trim() === '')
  const letters = isBlank ? [...characters, drawnCharacterOf(file) ?? ''] : characters
  const bytes = await subset(file, shapedAs(letters).join(''), { targetFormat: 'woff2', ...pinned }, cache)
  return { name: basename(file), range: rangeOf(characters), bytes }
}
