// A font of bars with only the tables that are read: https://learn.microsoft.com/typography/opentype/spec/otff

/** A tiny font. Its glyph n is a bar n × 100 units wide, at 1000 units per em; glyph 0 is for missing characters. */
interface TinyFont {
  /** The glyph of each character. */
  glyphs: Readonly<Record<string, number>>
  /** The number of glyphs. */
  count: number
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]))
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65536), value % 65536)))
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The bytes of a font file. */
export function tinyFont({ glyphs, count }: TinyFont): Buffer {
  const tables = {
    cmap: characterMap(glyphs),
    glyf: Buffer.concat(range(count).map(bar)),
    head: Buffer.concat([
      u16(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, 1000),
      Buffer.alloc(16),
      u16(0, 0, 1000, 1000, 0, 8, 2, 1, 0),
    ]),
    hhea: u16(1, 0, 800, 0xff38, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, count),
    hmtx: Buffer.concat(range(count).map((glyph) => u16(glyph * 100 + 50, 0))),
    loca: u32(...range(count + 1).map((glyph) => glyph * bar(0).length)),
    maxp: Buffer.concat([u16(1, 0, count, 4, 1, 0, 0, 1), Buffer.alloc(16)]),
  }
  let offset = 12 + 16 * Object.keys(tables).length
  const records = Object.entries(tables).map(([tag, { length }]) => {
    const record = Buffer.concat([Buffer.from(tag), u32(0, offset, length)])
    offset += padded(length)
    return record
  })
  const bodies = Object.values(tables).map((body) =>
    Buffer.concat([body, Buffer.alloc(padded(body.length) - body.length)]),
  )
  return Buffer.concat([u32(0x10000), u16(records.length, 0, 0, 0), ...records, ...bodies])
}

const padded = (length: number) => Math.ceil(length / 4) * 4

/** A glyph with one contour: the four corners of a bar. */
function bar(glyph: number): Buffer {
  const width = Math.max(1, glyph * 100)
  const corners = [u16(1, 0, 0, width, 700), u16(3, 0), Buffer.from([1, 1, 1, 1])]
  return Buffer.concat([...corners, u16(0, 0, width, 0, 0, 700, 0, 0xfd44), Buffer.alloc(2)])
}

/** The `cmap` table, format 12. */
function characterMap(glyphs: TinyFont['glyphs']): Buffer {
  const codes = Object.entries(glyphs)
    .map(([character, glyph]) => [character.codePointAt(0) ?? 0, glyph] as const)
    .sort(([a], [b]) => a - b)
  const groups = codes.map(([code, glyph]) => u32(code, code, glyph))
  return Buffer.concat([
    u16(0, 1, 3, 10),
    u32(12),
    u16(12, 0),
    u32(16 + 12 * groups.length, 0, groups.length),
    ...groups,
  ])
}
