import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { cachesIn } from '../../../src/node/build/files/fileCache.ts'
import { publishedName, servedFiles } from '../../../src/node/build/files/servedFiles.ts'
import { pictures } from '../../../src/node/pictures/pictures.ts'

const home = mkdtempSync(join(tmpdir(), 'names-'))
afterAll(() => rmSync(home, { recursive: true }))

describe('the published name of a file', () => {
  it.each([
    ['spring-banner-ads', 'spring'],
    ['SpringBannerAds in May', 'in-May'],
    ['sampleMaker', 'sampleMaker'],
    ['ad', 'file'],
    ['promo_tracker.sponsor', 'file'],
    ['Advertisement 300x250 for Ünal', 'for-Ünal'],
    ['road-shadow-loaded', 'road-shadow-loaded'],
    ['instrument-sans-latin-wght-normal', 'instrument-sans-latin-wght-normal'],
    ['C# mark?, 100%25', 'C-mark-100-25'],
  ])('%s is %s', (name, published) => expect(publishedName(name)).toBe(published))

  it('has no word that blockers hide, for photographs, drawings and other files', async () => {
    const files = servedFiles()
    const develop = pictures({ files, caches: cachesIn(join(home, 'cache')) })
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } })
      .png()
      .toBuffer()
    const hidden = ['spring-banner-ads', 'ad', 'Sponsor_Promo-728x90', 'TRACKING']
    const named = (name: string, bytes: Uint8Array | string) => {
      const file = join(home, name)
      writeFileSync(file, bytes)
      return file
    }
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
    const written = hidden.map((name) => ({
      pictures: [named(`${name}.png`, photo), named(`${name}.svg`, drawing)],
      font: named(`${name}.woff2`, name),
    }))
    for (const { pictures, font } of written) {
      for (const picture of pictures) await develop(picture, 'image')
      files.address(font)
    }
    const dist = join(home, 'dist')
    mkdirSync(dist)
    files.writeInto(dist)
    const names = readdirSync(join(dist, 'assets'))
    // Photographs and drawings are equal, and so the same files but for the word that one name keeps.
    expect(names).toHaveLength(2 * 2 + 2 + hidden.length)
    for (const name of names)
      expect(name).not.toMatch(/(?:^|[^a-z])(?:ads?|banner|sponsor|promo|track\w*|\d+x\d+)(?![a-z])/i)
  })
})
