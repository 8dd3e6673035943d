import { fallbackFamilies, installedPair } from '../../../schema/fonts/fallbackFamilies.ts'
import { fontVersion } from '../../../schema/fonts/installedFonts.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { type Cut, displayCut, variationAxes, wholeFont } from '../fonts/cutFace.ts'
import { fontFaces, isLatin } from '../fonts/faces.ts'

/** Fonts for the typesetter, and the families of each style in order of preference. */
export interface TypstFonts {
  files: Buffer[]
  families: Record<'display' | 'text' | 'strong', string[]>
}

/** The weights of small words. */
export interface Weights {
  text: number
  strong: number
}

type Fonts = Pick<Theme, 'fonts'>

/**
 * The theme's fonts, and others that are installed for letters that they lack, each at one weight. No font of the system
 * is used, since it would be another one on each machine.
 *
 * @param text all that is to be set
 */
export async function typstFonts(
  { fonts }: Fonts,
  text: string,
  weights: Weights,
  cache: FileCache,
): Promise<TypstFonts> {
  const files = new Map<string, Buffer>()

  /** Adds the files of a family, and returns their names. */
  async function added(family: string, cut: Cut): Promise<string[]> {
    const made = await familyFonts(family, cut, text, cache)
    for (const { name, file } of made) files.set(name, file)
    return made.map(({ name }) => name)
  }

  const { pair, others } = familiesFor({ fonts }, text)
  const display = await added(pair.display, displayCut(fonts))
  const small = async (weight: number) => {
    const families = [pair.text, ...others].map((family) => added(family, { weight, width: 100 }))
    const [own = [], ...more] = await Promise.all(families)
    return { own, more: more.flat() }
  }
  const [regular, strong] = [await small(weights.text), await small(weights.strong)]
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    files: sorted.map(([, file]) => file),
    // Each family of the theme falls back to the other.
    families: {
      display: [...display, ...strong.own, ...strong.more],
      text: [...regular.own, ...display, ...regular.more],
      strong: [...strong.own, ...display, ...strong.more],
    },
  }
}

/** The files of a family that have Latin letters or those of `text`, at one cut, each under a name of its own. */
export async function familyFonts(
  family: string,
  cut: Cut,
  text: string,
  cache: FileCache,
): Promise<{ name: string; file: Buffer }[]> {
  const all = fontFaces(family, { role: family, axes: 'standard', weights: [cut.weight], text })
  const faces = all.filter((face) => face.used || isLatin(face))
  return Promise.all(
    faces.map(async (face, index) => {
      const name = [family.replaceAll(' ', ''), ...Object.values(cut), index + 1].join('-')
      const bytes = await wholeFont(face.file, variationAxes(face, cut), cache)
      return { name, file: renamedFont(bytes, name) }
    }),
  )
}

/** What a typeset text depends on of its fonts, for the key of a cache: another version may draw letters differently. */
export function fontsKey({ fonts }: Fonts, text: string, versionOf = fontVersion): object {
  const { pair, others } = familiesFor({ fonts }, text)
  const families = [pair.display, pair.text, ...others]
  return { ...fonts, ...displayCut(fonts), versions: families.map((family) => [family, versionOf(family)]) }
}

/** The families of the theme, and the other installed ones that have letters which those lack. */
function familiesFor({ fonts }: Fonts, text: string) {
  const pair = installedPair(fonts)
  const others = fallbackFamilies([pair.display, pair.text], text).map(({ family }) => family)
  return { pair, others }
}

/**
 * A TrueType or OpenType font under another name without blanks: Typst selects fonts by family, and takes only one of
 * each, but web families come in several files by their letters, all under one name. Its `name` table is replaced by one
 * behind all others, as in https://learn.microsoft.com/typography/opentype/spec/otff
 */
function renamedFont(font: Uint8Array, name: string): Buffer {
  const bytes = Buffer.concat([font, Buffer.alloc(-font.length & 3)])
  const text = Buffer.from(name, 'utf16le').swap16()
  // Its family, and the PostScript name by which a PDF tells fonts apart.
  const ids = [1, 6]
  const start = 6 + 12 * ids.length
  const head = [0, ids.length, start]
  // Each for Windows in Unicode, in English, with the length and offset of the text.
  for (const id of ids) head.push(3, 1, 0x409, id, text.length, 0)
  const table = Buffer.alloc(start)
  for (const [index, value] of head.entries()) table.writeUInt16BE(value, index * 2)
  const tables = bytes.readUInt16BE(4)
  for (let record = 12; record < 12 + tables * 16; record += 16) {
    if (bytes.toString('latin1', record, record + 4) !== 'name') continue
    bytes.writeUInt32BE(bytes.length, record + 8)
    bytes.writeUInt32BE(table.length + text.length, record + 12)
  }
  return Buffer.concat([bytes, table, text])
}
