import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { load } from '../../../schema/check/load.ts'
import { type FileFacts, filesBeside } from '../../../schema/lookup/files.ts'
import { at, good, spoil } from './setting.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
mkdirSync(join(folder, 'images'))
writeFileSync(join(folder, 'images', 'Logo.svg'), svg)
writeFileSync(join(folder, 'images', 'fake.jpg'), 'not a picture')
writeFileSync(join(folder, 'images', 'empty.png'), '')

// A JPEG of 40 × 30 pixels that its camera held upright: Exif orientation 6, a quarter turn.
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

it('measures a picture as it is shown, and not as it lay in the camera', () => {
  expect(files('images/nextSlide.jpg')).toMatchObject({
    kind: 'picture',
    format: 'jpg',
    width: 30,
    height: 40,
  })
})

it('measures a picture that says its size late: behind a long description, or at its end', () => {
  const late = (path: string) => filesBeside(join(folder, 'portfolio.yaml'))(path)
  const jpeg = Buffer.from(nextSlide, 'hex')
  // Segments of 64 kB, as a camera or an editor writes them, behind the mark of a beginning.
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

  writeFileSync(join(folder, 'images/film.jpg'), Buffer.alloc(900_000, 'film'))
  expect(late('images/film.jpg')).toEqual({ kind: 'not-a-picture' })
})

it('distinguishes small from capital letters also where the disk does not, and names what is near', () => {
  expect(files('images/logo.svg')).toEqual({ kind: 'missing', near: ['Logo.svg'] })
  expect(files('images/LOGO.SVG')).toEqual({ kind: 'missing', near: ['Logo.svg'] })
})

it('tells a link to a file that is gone', () => {
  expect(files('images/link.png')).toEqual({ kind: 'dangling' })
})

it('reports what is no picture', () => {
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
  const loaded = load(text, { file: 'portfolio.yaml', files: filesBeside(join(folder, 'portfolio.yaml')) })
  return 'portfolio' in loaded
    ? []
    : loaded.diagnostics.map(({ code, label, help }) => ({ code, label, help }))
}

it('tells how a link names a file with a # or a ? in its name, where a browser ends the path', () => {
  writeFileSync(join(folder, 'C# notes.pdf'), 'notes')
  writeFileSync(join(folder, 'C'), 'no file that a link would name')
  const help = 'write "C%23 notes.pdf", or give the file a name without it'
  expect(diagnosticsOf('C# notes.pdf')).toEqual([{ code: 'missing-file', label: undefined, help }])
  expect(diagnosticsOf('C%23 notes.pdf')).toEqual([])
  expect(diagnosticsOf('gone# notes.pdf')).toEqual([])
})

it('tells a name in other code points, which looks as it is written', () => {
  writeFileSync(join(folder, 'Lebenslauf für alle.pdf'.normalize('NFD')), 'a life')
  const [diagnostic] = diagnosticsOf('Lebenslauf für alle.pdf')
  expect(diagnostic?.code).toBe('missing-file')
  expect(diagnostic?.label).toContain('accents encoded differently')
})

/** What is reported of a portrait for which the disk has this fact. */
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
  const loaded = load(text, { file: 'portfolio.yaml', files: () => fact })
  return ('portfolio' in loaded ? loaded.warnings : loaded.diagnostics).map(
    ({ code, severity }) => `${severity} ${code}`,
  )
}

it('knows how large a picture may be', () => {
  const picture = { kind: 'picture', format: 'png', width: 1600, height: 1200, bytes: 30_000_000 } as const
  expect(reported(picture)).toEqual([])
  expect(reported({ ...picture, width: 8000, height: 8000 })).toEqual([])
  expect(reported({ ...picture, width: 8000, height: 8001 })).toEqual(['error huge-picture'])
  expect(reported({ ...picture, format: 'tiff' })).toEqual(['error picture-format'])
})

it('knows how large a drawing may be, which is served as it is', () => {
  const drawing = { kind: 'picture', format: 'svg', width: 40, height: 30, bytes: 600_000 } as const
  expect(reported(drawing)).toEqual([])
  expect(reported({ ...drawing, bytes: 600_001 })).toEqual(['warning heavy-picture'])
  expect(reported({ ...drawing, bytes: 5_000_000 })).toEqual(['warning heavy-picture'])
  expect(reported({ ...drawing, bytes: 5_000_001 })).toEqual(['error huge-picture'])
})

it('knows how much a picture is enlarged', () => {
  const picture = { kind: 'picture', format: 'png', width: 1600, height: 1200, bytes: 30_000 } as const
  // A portrait is shown up to 862 px high.
  expect(reported({ ...picture, width: 800, height: 719 })).toEqual([])
  expect(reported({ ...picture, width: 800, height: 718 })).toEqual(['warning small-picture'])
  expect(reported({ ...picture, width: 574 })).toEqual(['warning small-picture'])
  expect(reported({ ...picture, format: 'svg', width: 30, height: 40 })).toEqual([])
})

it('knows how much a whole portrait is enlarged, which is as wide as a headline or as high as a card', () => {
  const picture = { kind: 'picture', format: 'png', width: 1800, height: 600, bytes: 30_000 } as const
  expect(reported(picture, 'above')).toEqual([])
  expect(reported({ ...picture, width: 747, height: 249 }, 'above')).toEqual([])
  expect(reported({ ...picture, width: 746, height: 249 }, 'above')).toEqual(['warning small-picture'])
  expect(reported({ ...picture, width: 320, height: 480 }, 'above')).toEqual([])
  expect(reported({ ...picture, width: 319, height: 479 }, 'above')).toEqual(['warning small-picture'])
})

it('knows of which portrait the sides are cut away, and which layout shows them', () => {
  const picture = { kind: 'picture', format: 'png', width: 2400, height: 1200, bytes: 30_000 } as const
  for (const layout of ['start', 'end']) expect(reported(picture, layout)).toEqual(['warning cut-picture'])
  expect(reported(picture, 'above')).toEqual([])
  expect(reported(picture, 'none')).toEqual(['warning not-shown'])
  expect(reported({ ...picture, height: 1600 })).toEqual(['warning cut-picture'])
  expect(reported({ ...picture, height: 1800 })).toEqual([])
})
