import type { Sharp } from 'sharp'

/**
 * The blurred placeholder of a picture: as few pixels as tell light from dark, in their true colours, which the browser
 * enlarges smoothly. A `data:` URL of at most 300 characters.
 */
export async function previewOf(picture: Sharp): Promise<string> {
  const small = picture.removeAlpha().resize({ width: 7, height: 7, fit: 'inside' })
  const bytes = await small.webp({ lossless: true, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
