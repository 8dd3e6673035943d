import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { logoColumns } from '../../src/client/sections/logos/Logos.tsx'
import { hasGround, shapeOf } from '../../src/node/pictures/encode.ts'

const drawing = (ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${ground}
    <rect x="50" y="25" width="100" height="50" fill="#c40"/></svg>`,
  )

const white = '<rect width="200" height="100" fill="#fff"/>'

/** The pixel of a picture at fractions of its width and height. */
async function pixelAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return [...data.subarray(start, start + 4)]
}

describe('the shape of a picture', () => {
  it('is recognized as hidden by a background, in vector and raster pictures', async () => {
    expect(await hasGround(drawing(''))).toBe(false)
    expect(await hasGround(drawing(white))).toBe(true)
    expect(await hasGround(await sharp(drawing(white)).jpeg().toBuffer())).toBe(true)
    expect(await hasGround(await sharp(drawing('')).png().toBuffer())).toBe(false)
  })

  it.each([
    ['a drawing', drawing('')],
    ['a drawing on white', drawing(white)],
    [
      'a drawing in light on dark',
      Buffer.from(drawing(white).toString().replace('#fff', '#123').replace('#c40', '#eee')),
    ],
  ])('is black on transparent: %s', async (_, picture) => {
    const shape = await shapeOf(picture)
    const [r, g, b, alpha] = await pixelAt(shape, 0.5, 0.5)
    expect([r, g, b]).toEqual([0, 0, 0])
    expect(alpha).toBeGreaterThan(240)
    expect(await pixelAt(shape, 0.1, 0.1)).toEqual([0, 0, 0, 0])
  })

  it('is 640 px wide, even from a small drawing', async () => {
    expect((await sharp(await shapeOf(drawing(''))).metadata()).width).toBe(640)
  })
})

it('logos are arranged in rows as full as possible', () => {
  expect([1, 3, 5, 7, 8, 12, 60].map((count) => logoColumns(count).wide)).toEqual([1, 3, 5, 7, 4, 6, 5])
  expect(logoColumns(1).narrow).toBe(1)
  expect(logoColumns(6).middle).toBe(3)
})
