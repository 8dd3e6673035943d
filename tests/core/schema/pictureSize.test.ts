import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureFound } from '../../../schema/check/rules/pictures.ts'
import { filesBeside } from '../../../schema/files/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'size-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
/** What the check knows of a file with these bytes. */
function factOf(bytes: Uint8Array | string, extension: string) {
  const name = `${count++}.${extension}`
  writeFileSync(join(folder, name), bytes)
  const files = filesBeside(join(folder, 'portfolio.yaml'))
  return { fact: files(name), problem: pictureFound(name, files) }
}

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'

describe('the size of an SVG file is the one that browsers give it', () => {
  it.each([
    ['its own', `<svg ${xmlns} width="40" height='30px'/>`, 40, 30],
    ['in other units', `<svg ${xmlns} width="1in" height="2cm"/>`, 96, 76],
    ['of its view box, with commas', `<svg ${xmlns} viewBox="0,0,24,48"/>`, 24, 48],
    ['beside percentages', `<svg ${xmlns} width="100%" height="100%" viewBox="0 0  24 12"/>`, 24, 12],
    ['from one side', `<svg ${xmlns} width="60" viewBox="0 0 20 10"/>`, 60, 30],
    ['where it has none', `<svg ${xmlns}><path d="M0 0h9v9z"/></svg>`, 300, 150],
    [
      'behind declarations and long comments',
      `<?xml version="1.0"?>\n<!-- ${'> '.repeat(2000)}-->\n<!DOCTYPE svg [ <!ENTITY a "b>"> ]>\n<svg ${xmlns}\n width="4"\n height="3">`,
      4,
      3,
    ],
    ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>', 8, 4],
  ])('%s', (_, text, width, height) => {
    expect(factOf(text, 'svg').fact).toMatchObject({ kind: 'picture', format: 'svg', width, height })
  })

  it('in UTF-16', () => {
    const text = `\uFEFF<svg ${xmlns} width="5" height="6"/>`
    expect(factOf(Buffer.from(text, 'utf16le'), 'svg').fact).toMatchObject({
      format: 'svg',
      width: 5,
      height: 6,
    })
  })

  it('and HTML with a drawing in it is no picture', () => {
    expect(factOf(`<!DOCTYPE html><p><svg ${xmlns} width="5" height="6"/>`, 'svg').fact).toEqual({
      kind: 'not-a-picture',
    })
  })
})

describe('a file in the container of HEIF', () => {
  const avif = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c63' } })
    .avif({ effort: 0 })
    .toBuffer()

  it('is an AVIF whichever of its brands says so', async () => {
    const bytes = Buffer.from(await avif)
    bytes.write('mif1', 8, 'latin1')
    expect(bytes.subarray(8, bytes.readUInt32BE()).toString('latin1')).toContain('avif')
    expect(factOf(bytes, 'avif').fact).toMatchObject({ format: 'avif', width: 40, height: 30 })
  })

  it.each(['heic', 'heix', 'hevc', 'mif1'])(
    'is refused with a sentence as a photograph of a phone, %s',
    (brand) => {
      const box = Buffer.alloc(24)
      box.writeUInt32BE(24)
      box.write(`ftyp${brand}\0\0\0\0mif1heic`, 4, 'latin1')
      const { problem } = factOf(Buffer.concat([box, Buffer.alloc(400)]), 'jpg')
      expect(problem?.code).toBe('picture-format')
      expect(problem?.message).toContain('is in the format HEIC')
      expect(problem?.help).toContain('jpg')
    },
  )
})
