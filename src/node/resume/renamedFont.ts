/** The sizes in bytes of a record in the table directory of a font file, and of the header before it. */
const [recordSize, headSize] = [16, 12]

/**
 * A TrueType or OpenType font under another family name. Typesetters select fonts by family, and the parts into which a
 * web family is split by letters all share one. The file is rebuilt with another `name` table, as in the OpenType
 * specification: https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function renamedFont(font: Uint8Array, family: string): Buffer {
  const bytes = Buffer.from(font)
  const records = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => headSize + index * recordSize)
  const tables = records.map((at) => {
    const tag = bytes.toString('latin1', at, at + 4)
    const start = bytes.readUInt32BE(at + 8)
    const table = bytes.subarray(start, start + bytes.readUInt32BE(at + 12))
    return { tag, table: tag === 'name' ? nameTable(family) : table }
  })
  const directory = Buffer.alloc(headSize + tables.length * recordSize)
  bytes.copy(directory, 0, 0, headSize)
  let offset = directory.length
  const padded = tables.map(({ tag, table }, index) => {
    const at = headSize + index * recordSize
    const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum(whole), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    offset += whole.length
    return whole
  })
  return Buffer.concat([directory, ...padded])
}

const checksum = (table: Buffer) => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** A `name` table with the family, style, full and PostScript names, for Windows in Unicode. */
function nameTable(family: string): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replace(/[^A-Za-z0-9-]/g, '')],
  ] as const
  const texts = names.map(([, name]) => Buffer.from(name, 'utf16le').swap16())
  const head = Buffer.alloc(6 + names.length * 12)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0
    for (const [step, value] of [3, 1, 0x409, id, length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + step * 2)
    offset += length
  }
  return Buffer.concat([head, ...texts])
}
