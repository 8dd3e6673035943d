import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { root } from '../browser/support/paths.ts'

/** The window that is shown, and the size of the moving picture, in px. */
export const screen = { width: 1280, height: 800 }
const size = { width: 960, height: 600 }

/** Writes a picture of the documents as WebP. */
export async function save(name: string, picture: Sharp, quality = 80): Promise<void> {
  const bytes = await picture.webp({ quality, effort: 6 }).toBuffer()
  writeFileSync(join(root, '.github/readme', `${name}.webp`), bytes)
  console.log(`${name}.webp, ${Math.round(bytes.length / 1000)} kB`)
}

/** A moving picture of a page, frame by frame. */
export interface MovingPicture {
  /** Takes a frame that is shown for some time, in ms. */
  take: (time: number) => Promise<void>
  /** Moves the pointer, which is drawn from now on, to a place in the window. */
  point: (x: number, y: number) => Promise<void>
  save: (name: string, quality: number) => Promise<void>
}

/** Begins a moving picture of a page whose window is a `screen`. */
export function movingPictureOf(page: Page): MovingPicture {
  const frames: Buffer[] = []
  const times: number[] = []
  let at: { x: number; y: number } | undefined
  const take = async (time: number) => {
    const shot = await page.screenshot({ type: 'jpeg', quality: 95 })
    const scale = size.width / screen.width
    const drawn = at
      ? [{ input: pointer, left: Math.round(at.x * scale) - 2, top: Math.round(at.y * scale) - 2 }]
      : []
    frames.push(await sharp(shot).resize(size.width, size.height).composite(drawn).png().toBuffer())
    times.push(Math.round(time))
  }
  return {
    take,
    async point(x, y) {
      const from = at ?? { x: screen.width / 2, y: screen.height / 2 }
      const steps = 7
      for (let step = 1; step <= steps; step += 1) {
        const way = 1 - (1 - step / steps) ** 3
        at = { x: from.x + (x - from.x) * way, y: from.y + (y - from.y) * way }
        await page.mouse.move(at.x, at.y)
        await take(40)
      }
    },
    save: (name, quality) =>
      save(name, sharp(frames, { join: { animated: true } }).webp({ delay: times, loop: 0 }), quality),
  }
}

/** An arrow, whose tip is 2 px from its upper left corner. */
const pointer = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="28"><path d="M2 2v19l5-4.6 3.2 7.4 3.6-1.6-3.2-7.2h7z"
  fill="#000" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`,
)
