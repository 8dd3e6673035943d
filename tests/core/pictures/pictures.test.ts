import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fileCache } from '../../../src/node/build/files/fileCache.ts'
import { servedFiles } from '../../../src/node/build/files/servedFiles.ts'
import { encode } from '../../../src/node/pictures/encode.ts'
import { pictures } from '../../../src/node/pictures/pictures.ts'
import { recipeFor } from '../../../src/node/pictures/widths.ts'

const home = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(home, { recursive: true }))

let folder = ''
let cache = ''
let photo = ''
beforeEach(() => {
  folder = mkdtempSync(join(home, 'test-'))
  cache = join(folder, 'cache')
  photo = join(folder, 'My photo, 100%.jpg')
})

/** A picture of noise, the hardest to encode. */
const noise = (width: number, height: number, background = '#c63') =>
  sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** The pictures of one build: `develop` encodes, `counted` counts, `written` writes into `dist`. */
function build() {
  const files = servedFiles()
  const counted = { encodes: 0 }
  const develop = pictures({
    files,
    caches: { pictures: fileCache(cache), drawings: fileCache(cache) },
    encode: (...given) => {
      counted.encodes += 1
      return encode(...given)
    },
  })
  const dist = mkdtempSync(join(folder, 'dist-'))
  const written = () => {
    files.writeInto(dist)
    return readdirSync(join(dist, 'assets')).sort()
  }
  return { counted, develop, dist, written, files }
}

const keptFiles = () =>
  readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const widthsOf = (srcset = '') => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('a photograph', () => {
  // So small that encoding is fast: these tests are about the cache.
  beforeEach(async () => void writeFileSync(photo, await noise(40, 24).jpeg().toBuffer()))

  it('is served as AVIF and WebP of several widths, up to its own, and never as the original', async () => {
    writeFileSync(photo, await noise(1000, 600).jpeg().toBuffer())
    const { develop, written, dist } = build()
    const { src, width, height, sources = [] } = await develop(photo, 'image')
    expect([width, height]).toEqual([1000, 600])
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    const names = written()
    for (const { type, srcset } of sources) {
      expect(widthsOf(srcset)).toEqual([320, 480, 640, 1000])
      for (const candidate of srcset.split(', ')) {
        const [address = '', width] = candidate.split(' ')
        expect(address).toMatch(/^assets\/[\w-]+\.\w+$/)
        const metadata = await sharp(join(dist, address)).metadata()
        expect(`${metadata.width}w`).toBe(width)
        expect(metadata.mediaType).toBe(type)
      }
    }
    expect(src).toMatch(/-640\.webp$/)
    expect(names).toHaveLength(8)
    expect(names.filter((name) => !/\.(?:avif|webp)$/.test(name))).toEqual([])
  })

  it('is encoded once, for several uses and all later builds', async () => {
    const first = build()
    const both = await Promise.all([first.develop(photo, 'image'), first.develop(photo, 'portrait')])
    expect(both[1]).toEqual(both[0])
    expect(first.counted.encodes).toBe(1)
    utimesSync(photo, new Date(), new Date(0))
    const second = build()
    expect(await second.develop(photo, 'image')).toEqual(both[0])
    expect(second.counted.encodes).toBe(0)
    expect(second.written()).toEqual(first.written())
  })

  it('is encoded again, with new addresses, when its bytes change', async () => {
    const before = await build().develop(photo, 'image')
    writeFileSync(photo, await noise(40, 24).jpeg({ quality: 60 }).toBuffer())
    const { develop, counted } = build()
    expect((await develop(photo, 'image')).src).not.toBe(before.src)
    expect(counted.encodes).toBe(1)
  })

  it('is encoded to the same bytes each time', async () => {
    const original = readFileSync(photo)
    const recipe = { widths: [16, 64], preview: true }
    expect(await encode(original, recipe)).toEqual(await encode(original, recipe))
  })

  it('is finer on the first screen, where it is as large as the screen', async () => {
    const original = readFileSync(photo)
    const recipe = { widths: [40], preview: false }
    const bytesOf = async (fine?: true) =>
      (await encode(original, { ...recipe, ...(fine && { fine }) })).variants.map(({ bytes }) => bytes.length)
    const [usual, fine] = [await bytesOf(), await bytesOf(true)]
    for (const [index, bytes] of fine.entries()) expect(bytes).toBeGreaterThan(usual[index] ?? 0)
    // By its key in the YAML.
    expect(recipeFor('picture').fine).toBe(true)
    expect(recipeFor('image').fine).toBeUndefined()
  })

  it.each([
    ['half written', (file: string) => truncateSync(file, 100)],
    ['other than it was', (file: string) => writeFileSync(file, readFileSync(file).reverse())],
    ['missing', (file: string) => rmSync(file)],
  ])('is encoded again when a cached file is %s', async (_, spoil) => {
    const { develop } = build()
    const before = await develop(photo, 'image')
    for (const kept of keptFiles()) {
      const whole = readFileSync(kept)
      spoil(kept)
      const next = build()
      expect(await next.develop(photo, 'image')).toEqual(before)
      expect(next.counted.encodes, kept).toBe(1)
      expect(readFileSync(kept).equals(whole), kept).toBe(true)
    }
  })

  it('may be encoded by several builds at the same time', async () => {
    const all = Array.from({ length: 4 }, build)
    const given = await Promise.all(all.map(({ develop }) => develop(photo, 'image')))
    for (const one of given) expect(one).toEqual(given[0])
    const last = build()
    await last.develop(photo, 'image')
    expect(last.counted.encodes).toBe(0)
    expect(keptFiles()).toHaveLength(3)
  })

  it('is cached as soon as it is encoded, even if the build is interrupted at the next picture', async () => {
    const other = join(folder, 'other.png')
    writeFileSync(other, await noise(50, 50).png().toBuffer())
    const interrupted = pictures({
      files: servedFiles(),
      caches: { pictures: fileCache(cache), drawings: fileCache(cache) },
      encode: async (original, recipe) =>
        readFileSync(other).equals(original) ? new Promise(() => {}) : encode(original, recipe),
    })
    void interrupted(other, 'image')
    await interrupted(photo, 'image')
    const next = build()
    await Promise.all([next.develop(photo, 'image'), next.develop(other, 'image')])
    expect(next.counted.encodes).toBe(1)
  })

  it('counts in the progress only if it is not cached', async () => {
    const other = join(folder, 'other.png')
    writeFileSync(other, await noise(50, 50).png().toBuffer())
    await build().develop(photo, 'image')
    const reported: string[] = []
    const develop = pictures({
      files: servedFiles(),
      caches: { pictures: fileCache(cache), drawings: fileCache(cache) },
      progress: (done, total) => reported.push(`${done} of ${total}`),
    })
    await Promise.all([develop(photo, 'image'), develop(other, 'image')])
    expect(reported).toEqual(['0 of 1', '1 of 1'])
  })

  it('is removed from the cache when no build has used it for 30 days', async () => {
    await build().develop(photo, 'image')
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
    const entry = keptFiles().find((file) => file.endsWith('entry.json')) ?? ''
    const other = join(folder, 'other.png')
    writeFileSync(other, await noise(50, 50).png().toBuffer())
    utimesSync(entry, days(29), days(29))
    await build().develop(other, 'image')
    expect(keptFiles()).toContain(entry)
    await build().develop(photo, 'image')
    expect(statSync(entry).mtimeMs).toBeGreaterThan(days(1).getTime())
    utimesSync(entry, days(31), days(31))
    await build().develop(other, 'image')
    expect(keptFiles()).not.toContain(entry)
  })

  it('that is truncated is refused with one sentence that names it', async () => {
    truncateSync(photo, Math.floor(readFileSync(photo).length / 2))
    const failed = await build()
      .develop(photo, 'image')
      .catch((error: Error) => error.message)
    expect(failed).toContain(`The picture ${photo} can't be decoded`)
    expect(failed).not.toContain('\n')
  })

  it('is served unencoded by the dev server', async () => {
    const { develop, counted, files } = build()
    files.serveInPlace()
    expect(await develop(photo, 'image')).toEqual({ src: files.address(photo), width: 40, height: 24 })
    const first = files.address(photo)
    expect(first, 'with the ending of the built file').toMatch(/^\/assets\/\w{8}\/My-photo-100\.jpg$/)
    utimesSync(photo, new Date(0), new Date(0))
    expect(files.address(photo), 'a replaced file is loaded again').not.toBe(first)
    expect(counted.encodes).toBe(0)
  })

  it('has a preview of at most 300 bytes', async () => {
    writeFileSync(photo, await noise(400, 240).jpeg().toBuffer())
    const { preview = '' } = await build().develop(photo, 'image')
    expect(preview).toMatch(/^data:image\/webp;base64,/)
    expect(preview.length).toBeLessThanOrEqual(300)
  })

  it('as an avatar has small widths and no preview', async () => {
    writeFileSync(photo, await noise(400, 240).jpeg().toBuffer())
    const { sources, preview } = await build().develop(photo, 'avatar')
    expect(widthsOf(sources?.[0]?.srcset)).toEqual([48, 72, 96, 144, 216, 320])
    expect(preview).toBeUndefined()
  })
})

describe('a picture', () => {
  /** The encoded picture, with its widest WebP. */
  async function encoded(original: Buffer) {
    const outcome = await encode(original, { widths: [320], preview: true })
    const widest = outcome.variants.findLast(({ format }) => format === 'webp')?.bytes ?? new Uint8Array()
    return { ...outcome, widest, metadata: await sharp(widest, { animated: true }).metadata() }
  }

  it('with an Exif orientation is turned upright, and loses its Exif data', async () => {
    const lying = await noise(80, 40)
      .withExif({ IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
    const { width, height, metadata } = await encoded(await lying.jpeg().toBuffer())
    expect([width, height]).toEqual([40, 80])
    expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([
      40,
      80,
      undefined,
      undefined,
    ])
  })

  it('with a colour profile is converted to sRGB', async () => {
    const create = { width: 20, height: 20, channels: 3 as const, background: 'rgb(120, 160, 90)' }
    const wide = await sharp({ create }).withIccProfile('p3').png().toBuffer()
    const { widest, metadata } = await encoded(wide)
    expect(metadata.hasProfile).toBe(false)
    const [red = 0, green = 0, blue = 0] = await sharp(widest).raw().toBuffer()
    for (const [got, wanted] of [
      [red, 120],
      [green, 160],
      [blue, 90],
    ] as const)
      expect(Math.abs(got - wanted)).toBeLessThan(6)
  })

  it('with transparency keeps it, and has no preview that would show through', async () => {
    const clear = {
      width: 20,
      height: 20,
      channels: 4 as const,
      background: { r: 9, g: 9, b: 9, alpha: 0.5 },
    }
    const { metadata, preview } = await encoded(await sharp({ create: clear }).png().toBuffer())
    expect(metadata.hasAlpha).toBe(true)
    expect(preview).toBeUndefined()
  })

  it('that is animated stays animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((colour) => noise(40, 20, colour).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [70, 80, 90] })
      .toBuffer()
    const { variants, metadata, width, height } = await encoded(moving)
    expect([width, height]).toEqual([40, 20])
    expect(variants.map(({ format, moves }) => [format, moves])).toEqual([
      ['avif', undefined],
      ['webp', undefined],
      ['webp', true],
    ])
    expect([metadata.pages, metadata.pageHeight, metadata.delay]).toEqual([3, 20, [70, 80, 90]])
  })

  it('that is an SVG is served as it is, at a valid address whatever its name', async () => {
    const drawing = join(folder, 'C# mark?, 100%25.svg')
    writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>')
    const { develop, counted, written } = build()
    const { src, width, height, sources } = await develop(drawing, 'image')
    expect([width, height, sources]).toEqual([40, 30, undefined])
    const { pathname } = new URL(src, 'https://example.com/')
    expect(written().map((name) => `/assets/${name}`)).toEqual([decodeURI(pathname)])
    expect(counted.encodes).toBe(0)
  })

  it('that is an SVG is published without scripts, which a visitor who opens it alone would run, and without notes', async () => {
    const seen = '<!--! CC BY 4.0 --><text x="1">A <tspan>b</tspan> c</text>'
    const unseen = [
      '<!-- /home/ada/clients -->',
      '<metadata>Ada</metadata>',
      '<script>alert(1)</script>',
      '<s:namedview s:pagecolor="#fff"/>',
    ]
    const attributes = 'onload="alert(2)" s:docname="/home/ada/logo.svg"'
    const own = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"'
    const ofEditor = 'xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"'
    const link = (href: string) => `<a${href}><rect width="9" height="9"/></a>`
    const drawing = join(folder, 'logo.svg')
    writeFileSync(
      drawing,
      `<svg ${own} ${ofEditor} ${attributes}>${unseen.join('')}${link(' href=" java&#10;script:alert(3)"')}${seen}</svg>`,
    )
    const { develop, dist, written } = build()
    await develop(drawing, 'image')
    const [name = ''] = written()
    expect(readFileSync(join(dist, 'assets', name), 'utf8')).toBe(`<svg ${own}>${link('')}${seen}</svg>`)
  })
})
