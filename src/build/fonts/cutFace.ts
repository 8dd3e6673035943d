import { basename } from 'node:path'
import { rangeOf } from '../../../schema/lookup/fonts/unicodeRange.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import type { FontFace } from './faces.ts'
import { shapedAs } from './shapedAs.ts'
import { type Subset, subset } from './subset.ts'

/** A font that was cut to some letters, and the CSS `unicode-range` of these. */
export interface CutFont {
  /** A name for its file, such as `noto-sans-jp-57-wght-normal.woff2`. */
  name: string
  range: string
  bytes: Uint8Array
}

const made = new Map<string, Promise<CutFont>>()

/** What is pinned of a variable font. */
export type Pinned = Pick<Subset, 'variationAxes'>

/** A weight from 1 to 1000, and a width in percent. */
export type Cut = Pick<Theme['fonts'], 'weight' | 'width'>

/** What a face is pinned to of the axes along which its font varies; empty where it varies along none. */
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

/** A face cut to the letters of `characters`, and to one weight and width where these are pinned. Each is made once. */
export function cutFace(
  face: Pick<FontFace, 'file'>,
  characters: readonly string[],
  pinned: Pinned = {},
): Promise<CutFont> {
  const key = [face.file, JSON.stringify(pinned), ...characters].join(' ')
  const known = made.get(key) ?? cut(face, characters, pinned)
  made.set(key, known)
  return known
}

async function cut(
  { file }: Pick<FontFace, 'file'>,
  characters: readonly string[],
  pinned: Pinned,
): Promise<CutFont> {
  // Browsers refuse a font without an outline, as that of a blank alone would be.
  const drawn = characters.some((character) => character.trim()) ? characters : [...characters, '.']
  const bytes = await subset(file, shapedAs(drawn).join(''), { targetFormat: 'woff2', ...pinned })
  return { name: basename(file), range: rangeOf(characters), bytes }
}
