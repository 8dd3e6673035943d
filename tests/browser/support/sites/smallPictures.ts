import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'

/** In px. */
const widest = 360

const formats = ['.avif', '.jpeg', '.jpg', '.png', '.webp']

/** A picture in its format, at most `widest` wide; unchanged where it is animated. */
async function smaller(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes)
  const { pages = 1, autoOrient } = await picture.metadata()
  if (pages > 1 || autoOrient.width <= widest) return bytes
  return picture.autoOrient().resize({ width: widest }).toBuffer()
}

/**
 * Shrinks the pictures of a folder: no test of an owner's page depends on how sharp they are, and encoding them as they
 * are would take longer than all other builds. Unreadable files stay for the build to report.
 */
export async function shrinkPictures(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((name) => formats.includes(extname(name).toLowerCase()))) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(file, await smaller(bytes).catch(() => bytes))
  }
}
