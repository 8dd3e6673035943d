import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureFound } from '../../../schema/check/rules/pictures.ts'
import { filesBeside } from '../../../schema/files/files.ts'
import { decodedFiles } from '../../../schema/pictures/decoding.ts'
import { servedFiles } from '../../../src/node/build/files/servedFiles.ts'
import { pictures } from '../../../src/node/pictures/pictures.ts'
import '../../setup/seed.ts'
import { cachesIn } from '../../../src/node/build/files/fileCache.ts'
import { cases } from '../../setup/cases.ts'

const home = mkdtempSync(join(tmpdir(), 'any-'))
afterAll(() => rmSync(home, { recursive: true }))

/** A plain picture; a noisy one of these sizes would take minutes. */
const plain = (width: number, height: number, alpha?: number) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 200, g: 90, b: 40, ...(alpha !== undefined && { alpha }) },
    },
  })

const frames = async (width: number, height: number) => {
  const each = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(each), { join: { animated: true } })
}

/** An animated PNG of two black frames: https://www.w3.org/TR/png-3/#apng-frame-based-animation. */
function animatedPng(width: number, height: number): Buffer {
  const chunk = (type: string, ...numbers: (number | Buffer)[]) => {
    const data = Buffer.concat(numbers.map((one) => (typeof one === 'number' ? uint32(one) : one)))
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
  }
  const uint32 = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const pixels = deflateSync(Buffer.alloc(height * (1 + width)))
  const control = (order: number) =>
    chunk('fcTL', order, width, height, 0, 0, Buffer.from([0, 1, 0, 10, 0, 0]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', width, height, Buffer.from([8, 0, 0, 0, 0])),
    chunk('acTL', 2, 0),
    control(0),
    chunk('IDAT', pixels),
    control(1),
    chunk('fdAT', 2, pixels),
    chunk('IEND'),
  ])
}

type Kind = (width: number, height: number) => Promise<Buffer>

const kinds: Readonly<Record<string, { extension: string; maxSide: number; make: Kind }>> =
  Object.fromEntries(
    (
      [
        ['JPEG', 'jpg', 65_000, (w, h) => plain(w, h).jpeg()],
        ['progressive JPEG', 'jpg', 65_000, (w, h) => plain(w, h).jpeg({ progressive: true })],
        ['JPEG in CMYK', 'jpg', 65_000, (w, h) => plain(w, h).toColourspace('cmyk').jpeg()],
        ['JPEG in grey', 'jpg', 65_000, (w, h) => plain(w, h).greyscale().jpeg()],
        ['JPEG on its side', 'jpg', 65_000, (w, h) => plain(w, h).withMetadata({ orientation: 6 }).jpeg()],
        ['PNG', 'png', 100_000, (w, h) => plain(w, h).png()],
        ['PNG of 16 bit', 'png', 100_000, (w, h) => plain(w, h).toColourspace('rgb16').png()],
        ['clear PNG of 16 bit', 'png', 100_000, (w, h) => plain(w, h, 0.4).toColourspace('rgb16').png()],
        ['PNG in grey of 16 bit', 'png', 100_000, (w, h) => plain(w, h).toColourspace('grey16').png()],
        ['PNG with a palette', 'png', 100_000, (w, h) => plain(w, h, 0.4).png({ palette: true })],
        ['WebP', 'webp', 16_383, (w, h) => plain(w, h, 0.4).webp()],
        ['AVIF', 'avif', 16_383, (w, h) => plain(w, h).avif({ effort: 0 })],
        ['GIF', 'gif', 16_383, (w, h) => plain(w, h).gif()],
        ['animated GIF', 'gif', 4_000, async (w, h) => (await frames(w, h)).gif()],
        ['animated WebP', 'webp', 4_000, async (w, h) => (await frames(w, h)).webp()],
        ['animated PNG', 'png', 100_000, async (w, h) => animatedPng(w, h)],
      ] satisfies [string, string, number, (w: number, h: number) => Sharp | Promise<Sharp | Buffer>][]
    ).map(([kind, extension, maxSide, make]) => [
      kind,
      {
        extension,
        maxSide,
        make: async (width: number, height: number) => {
          const made = await make(width, height)
          return Buffer.isBuffer(made) ? made : made.toBuffer()
        },
      },
    ]),
  )

let count = 0

/** Whether the check finds a file in order, and whether a build encodes it. */
async function judged(bytes: Uint8Array, extension: string) {
  const name = `${count++}.${extension}`
  const file = join(home, name)
  writeFileSync(file, bytes)
  const { files, decode } = decodedFiles(filesBeside(join(home, 'portfolio.yaml')), (path) =>
    join(home, path),
  )
  pictureFound(name, files)
  await decode()
  const problem = pictureFound(name, files)
  const built = await pictures({ files: servedFiles(), caches: cachesIn(join(home, 'cache')) })(
    file,
    'image',
  ).catch((error: Error) => error.message)
  return { problem, built, checked: problem?.severity === 'warning' || problem === undefined }
}

const side = fc.oneof(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 3000 }))
const long = fc.integer({ min: 1, max: 70_000 })

/** Sizes of which the area is small, so that decoding takes no time: one side may be very long. */
const size = fc
  .oneof(fc.tuple(side, side), fc.tuple(fc.integer({ min: 1, max: 4 }), long), fc.tuple(long, fc.constant(2)))
  .map(([width, height]) => ({ width, height: Math.min(height, Math.ceil(400_000 / width)) }))

describe('the check and the build agree on', () => {
  it('pictures of every kind and size, all of which build', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(kinds)), size, async (kind, { width, height }) => {
        const { extension, maxSide, make } = kinds[kind] ?? expect.fail(kind)
        const bytes = await make(Math.min(width, maxSide), Math.min(height, maxSide))
        const { problem, built } = await judged(bytes, extension)
        expect({ problem, failure: typeof built === 'string' ? built : undefined }).toEqual({})
        expect(typeof built === 'object' && built.sources?.length).toBeGreaterThan(0)
      }),
      { numRuns: cases(60) },
    )
  })

  it('damaged pictures: what the check lets pass is built', { timeout: 300_000 }, async () => {
    const damaged = fc.record({
      kind: fc.constantFrom(...Object.keys(kinds)),
      cutAt: fc.double({ min: 0.1, max: 1, noNaN: true }),
      spoiled: fc.array(
        fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })),
        {
          maxLength: 3,
        },
      ),
    })
    await fc.assert(
      fc.asyncProperty(damaged, async ({ kind, cutAt, spoiled }) => {
        const { extension, make } = kinds[kind] ?? expect.fail(kind)
        const whole = await make(60, 40)
        for (const [at, value] of spoiled) whole[Math.floor(at * whole.length)] = value
        const { checked, built } = await judged(whole.subarray(0, Math.ceil(whole.length * cutAt)), extension)
        if (checked) expect(built).toBeTypeOf('object')
      }),
      { numRuns: cases(120) },
    )
  })
})

describe('a very tall picture', () => {
  const widthsOf = (srcset = '') => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

  it('taller than those formats is made as wide as AVIF and WebP can be', { timeout: 120_000 }, async () => {
    const { problem, built } = await judged(await plain(144, 18_000).png().toBuffer(), 'png')
    expect(problem).toBeUndefined()
    if (typeof built === 'string') expect.fail(built)
    expect(built).toMatchObject({ width: 144, height: 18_000 })
    expect(built.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const { srcset } of built.sources ?? []) expect(widthsOf(srcset).at(-1)).toBe(131)
  })
})

describe('an animated picture', () => {
  it.each(['animated GIF', 'animated WebP'])('as %s is still where motion is not wanted', async (kind) => {
    const { extension, make } = kinds[kind] ?? expect.fail(kind)
    const { built } = await judged(await make(400, 200), extension)
    if (typeof built === 'string') expect.fail(built)
    expect(built.sources?.map(({ type, media }) => [type, media])).toEqual([
      ['image/webp', '(prefers-reduced-motion: no-preference)'],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ])
    expect(built.src).not.toContain('moving')
  })

  it('that cannot be encoded anew, as a PNG, is published as it is beside its first frame', async () => {
    const { built } = await judged(animatedPng(40, 20), 'png')
    if (typeof built === 'string') expect.fail(built)
    const [moving, ...still] = built.sources ?? []
    expect(moving?.type).toBe('image/png')
    expect(moving?.media).toBe('(prefers-reduced-motion: no-preference)')
    expect(moving?.srcset).toMatch(/^assets\/[\w-]+\.png$/)
    expect(still.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  })
})
