import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { type FileFacts, filesBeside } from '../../../schema/files/files.ts'
import { at, good, spoil } from './setting.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
mkdirSync(join(folder, 'images'))
writeFileSync(join(folder, 'images', 'Logo.svg'), svg)
writeFileSync(join(folder, 'images', 'fake.jpg'), 'not a picture')
writeFileSync(join(folder, 'images', 'empty.png'), '')

// A JPEG of 40 × 30 pixels taken with the camera upright: Exif orientation 6, a quarter turn.
const nextSlide = [
  ...['ffd8', 'ffe10022', '457869660000', '4d4d002a00000008', '0001', '011200030000000100060000', '00000000'],
  ...['ffc00011', '08001e0028', '03011100021100031100', 'ffd9'],
].join('')
writeFileSync(join(folder, 'images', 'nextSlide.jpg'), Buffer.from(nextSlide, 'hex'))

symlinkSync('nowhere.png', join(folder, 'images/link.png'))

const files = filesBeside(join(folder, 'portfolio.yaml'))

it('measures a picture beside the file', () => {
  expect(files('images/Logo.svg')).toEqual({
    kind: 'picture',
    format: 'svg',
    width: 40,
    height: 30,
    bytes: svg.length,
  })
  expect(filesBeside(at('tests/fixtures/site/portfolio.yaml'))('images/portrait.webp')).toMatchObject({
    kind: 'picture',
    format: 'webp',
  })
})

it('measures a picture after applying its Exif orientation', () => {
  expect(files('images/nextSlide.jpg')).toMatchObject({
    kind: 'picture',
    format: 'jpg',
    width: 30,
    height: 40,
  })
})

it('measures a picture whose size is late in the file: behind long metadata, or at the end', () => {
  const late = (path: string) => filesBeside(join(folder, 'portfolio.yaml'))(path)
  const jpeg = Buffer.from(nextSlide, 'hex')
  // Segments of 64 kB, as cameras and editors write them, after the start marker.
  const segment = Buffer.alloc(65_537, 0x20)
  segment.set([0xff, 0xe2, 0xff, 0xff])
  const long = [jpeg.subarray(0, 2), ...Array.from({ length: 12 }, () => segment), jpeg.subarray(2)]
  writeFileSync(join(folder, 'images/described.jpg'), Buffer.concat(long))
  expect(late('images/described.jpg')).toMatchObject({
    kind: 'picture',
    format: 'jpg',
    width: 30,
    height: 40,
  })

  const pixels = 900_000
  const header = Buffer.from('49492a0000000000', 'hex')
  header.writeUInt32LE(header.length + pixels, 4)
  const field = (tag: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(3, 2)
    bytes.writeUInt32LE(1, 4)
    bytes.writeUInt16LE(value, 8)
    return bytes
  }
  const directory = [Buffer.from('0200', 'hex'), field(256, 1000), field(257, 900), Buffer.alloc(4)]
  writeFileSync(join(folder, 'images/scan.tiff'), Buffer.concat([header, Buffer.alloc(pixels), ...directory]))
  expect(late('images/scan.tiff')).toMatchObject({
    kind: 'picture',
    format: 'tiff',
    width: 1000,
    height: 900,
  })

  writeFileSync(join(folder, 'images/large.jpg'), Buffer.alloc(900_000, 'large'))
  expect(late('images/large.jpg')).toEqual({ kind: 'not-a-picture' })
})

it('is case-sensitive even where the disk is not, and suggests similar names', () => {
  expect(files('images/logo.svg')).toEqual({ kind: 'missing', near: ['Logo.svg'] })
  expect(files('images/LOGO.SVG')).toEqual({ kind: 'missing', near: ['Logo.svg'] })
})

it('recognizes a dangling symbolic link', () => {
  expect(files('images/link.png')).toEqual({ kind: 'dangling' })
})

it('recognizes files that are not pictures, folders and missing files', () => {
  expect(files('images/fake.jpg')).toEqual({ kind: 'not-a-picture' })
  expect(files('images/empty.png')).toEqual({ kind: 'not-a-picture' })
  expect(files('images')).toEqual({ kind: 'folder' })
  expect(files('images/')).toEqual({ kind: 'folder' })
  expect(files('nowhere/a.png')).toEqual({ kind: 'missing', near: [] })
  expect(files('images/a\0.png')).toEqual({ kind: 'missing', near: [] })
})

/** The diagnostics of a link to a path in the folder. */
function diagnosticsOf(path: string) {
  const text = spoil(good, 'mailto:ada@example.com', path)
  const loaded = loadPortfolio(text, {
    file: 'portfolio.yaml',
    files: filesBeside(join(folder, 'portfolio.yaml')),
  })
  return 'portfolio' in loaded
    ? []
    : loaded.diagnostics.map(({ code, label, help }) => ({ code, label, help }))
}

const long = 'Lebenslauf mit allen Zeugnissen, Empfehlungen und Arbeitsproben seit 2001'
it.each(['Lebenslauf für alle', `${long} für alle`])(
  'says when a file name looks the same but has other code points: %s',
  (name) => {
    writeFileSync(join(folder, `${name}.pdf`.normalize('NFD')), 'a life')
    const [diagnostic] = diagnosticsOf(`${name}.pdf`)
    expect(diagnostic?.code).toBe('missing-file')
    expect(diagnostic?.label).toContain('accents encoded differently')
  },
)

it.each(['Brief', long])('names the file whose ending has other letters: %s', (name) => {
  writeFileSync(join(folder, `${name}.PDF`), 'a letter')
  expect(diagnosticsOf(`${name}.pdf`)[0]?.label).toBe(`did you mean "${name}.PDF"?`)
})

it.each([
  ['in another case', 'Arbeiten', 'arbeiten/Brief.txt', 'did you mean "Arbeiten/Brief.txt"?'],
  ['misspelt, with the file', 'Zeugnisse', 'zeugnise/brief.txt', 'did you mean "Zeugnisse/Brief.txt"?'],
  ['within one in another case', 'Werk/alt', 'werk/alt/Brief.txt', 'did you mean "Werk/alt/Brief.txt"?'],
  ['with other code points', 'Entwürfe'.normalize('NFD'), 'Entwürfe/Brief.txt', 'a folder has this name'],
])('names the file in a folder that is %s', (_, there, path, label) => {
  mkdirSync(join(folder, there), { recursive: true })
  writeFileSync(join(folder, there, 'Brief.txt'), 'a letter')
  expect(diagnosticsOf(path)[0]?.label).toContain(label)
})

/** What is reported for a portrait whose file has these facts. */
function reported(fact: ReturnType<FileFacts>, layout = 'start'): string[] {
  const text = spoil(
    good,
    'footer:',
    `  - type: about
    id: about
    label: About
    heading: Who I Am
    layout: ${layout}
    paragraphs: [I count.]
    portrait: { src: images/a.png, alt: Ada at her desk }
footer:`,
  )
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml', files: () => fact })
  return ('portfolio' in loaded ? loaded.warnings : loaded.diagnostics).map(
    ({ code, severity }) => `${severity} ${code}`,
  )
}

it('refuses a picture with too many pixels or an unsupported format', () => {
  const picture = { kind: 'picture', format: 'png', width: 1600, height: 1200, bytes: 30_000_000 } as const
  expect(reported(picture)).toEqual([])
  expect(reported({ ...picture, width: 8000, height: 8000 })).toEqual([])
  expect(reported({ ...picture, width: 8000, height: 8001 })).toEqual(['error huge-picture'])
  expect(reported({ ...picture, format: 'tiff' })).toEqual(['error picture-format'])
})

it('warns of a heavy SVG, which is served as it is', () => {
  const drawing = { kind: 'picture', format: 'svg', width: 40, height: 30, bytes: 600_000 } as const
  expect(reported(drawing)).toEqual([])
  expect(reported({ ...drawing, bytes: 600_001 })).toEqual(['warning heavy-picture'])
})

it('warns of a portrait that would be enlarged too much', () => {
  const picture = { kind: 'picture', format: 'png', width: 1600, height: 1200, bytes: 30_000 } as const
  // A portrait is shown up to 862 px high.
  expect(reported({ ...picture, width: 800, height: 719 })).toEqual([])
  expect(reported({ ...picture, width: 800, height: 718 })).toEqual(['warning small-picture'])
  expect(reported({ ...picture, width: 574 })).toEqual(['warning small-picture'])
  expect(reported({ ...picture, format: 'svg', width: 30, height: 40 })).toEqual([])
})

it('warns of an uncropped portrait that would be enlarged too much', () => {
  const picture = { kind: 'picture', format: 'png', width: 1800, height: 600, bytes: 30_000 } as const
  expect(reported(picture, 'above')).toEqual([])
  expect(reported({ ...picture, width: 747, height: 249 }, 'above')).toEqual([])
  expect(reported({ ...picture, width: 746, height: 249 }, 'above')).toEqual(['warning small-picture'])
  expect(reported({ ...picture, width: 320, height: 480 }, 'above')).toEqual([])
  expect(reported({ ...picture, width: 319, height: 479 }, 'above')).toEqual(['warning small-picture'])
})

it('warns of a portrait that its layout does not show', () => {
  const picture = { kind: 'picture', format: 'png', width: 2400, height: 1200, bytes: 30_000 } as const
  for (const layout of ['start', 'end', 'above']) expect(reported(picture, layout)).toEqual([])
  expect(reported(picture, 'none')).toEqual(['warning not-shown'])
})
