import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { root } from '../browser/support/paths.ts'
import { cache } from './paths.ts'

/** The proportions of each picture, and its look. */
const shapes = [
  [4, 3, 'stripes'],
  [1, 1, 'white'],
  [1, 4, 'stripes'],
  [4, 1, 'black'],
  [1, 2, 'white'],
  [2, 3, 'black'],
  [3, 1, 'stripes'],
  [16, 9, 'white'],
] as const

const names = shapes.map(([width, height, look]) => `${width}-${height}-${look}.png`)

const pool = join(cache, 'pictures')

const drawn = join(root, 'tests/fixtures/drawings')
const drawings = ['drawing.svg', 'logo.svg']

/** The looks of pictures: words must be readable on white, on black, and on both in turn. */
const looks = {
  white: '<rect width="100%" height="100%" fill="#fff"/>',
  black: '<rect width="100%" height="100%" fill="#000"/>',
  stripes: `<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h40v40H0z"/>
    <path fill="#000" d="M0 0h20v20H0zM20 20h20v20H20z"/></pattern><rect width="100%" height="100%" fill="url(#p)"/>`,
}

/** Draws the pictures of all sites, once for all runs. */
export async function drawPictures(): Promise<void> {
  mkdirSync(pool, { recursive: true })
  for (const [index, [width, height, look]] of shapes.entries()) {
    const file = join(pool, names[index] ?? '')
    if (existsSync(file)) continue
    const scale = 480 / Math.max(width, height)
    const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${looks[look]}</svg>`))
      .png()
      .toFile(file)
  }
}

/** Puts all pictures and drawings beside the YAML of a site. */
export function copyPictures(folder: string): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  for (const name of names) copyFileSync(join(pool, name), join(folder, 'images', name))
  for (const name of drawings) copyFileSync(join(drawn, name), join(folder, 'images', name))
}

/** A drawing or a logo beside the YAML. */
export const drawing = fc.constantFrom(...drawings).map((name) => `images/${name}`)

const file = fc.constantFrom(...names).map((name) => ({ src: `images/${name}` }))

/** Addresses of pictures that `serveForeignHosts` answers. */
const elsewhere = fc.nat(9).map((number) => ({ src: `https://pictures.example/${number}.jpg` }))

/** The source of a picture: mostly a file of a ratio from 1 : 4 to 4 : 1. */
export const source = fc.oneof({ weight: 4, arbitrary: file }, { weight: 1, arbitrary: elsewhere })

/** A picture at another host with its size in the YAML, from 1 : 4 to 4 : 1. */
export const measured = fc
  .tuple(elsewhere, fc.integer({ min: 200, max: 800 }), fc.integer({ min: 200, max: 800 }))
  .map(([{ src }, width, height]) => ({ src, width, height }))
