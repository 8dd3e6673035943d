import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Written, WrittenOf } from '../../../written.ts'
import { root } from '../paths.ts'

type Hero = WrittenOf<'hero'>
type Look = Pick<Hero, 'art' | 'layout'> & { headline?: string }

const behind = (name: string) => ({ picture: { src: `images/${name}`, alt: `A picture that is ${name}` } })
const portrait = { portrait: { src: 'images/portrait.webp', alt: 'Mara Lind, smiling' } }
const beside = { picture: { src: 'images/photograph.webp', alt: 'A quiet place', place: 'beside' } } as const
const drawing = { drawing: { src: 'images/drawing.svg', alt: 'A house before the sun' } }

/** First screens with every art, by id: the page shows them one below the other. */
export const looks = {
  checkered: { art: behind('4-3-stripes.png') },
  white: { art: behind('16-9-white.png') },
  black: { art: behind('2-3-black.png') },
  photograph: { art: behind('photograph.webp') },
  'checkered-centred': { art: behind('4-3-stripes.png'), layout: 'centred' },
  'white-centred': { art: behind('16-9-white.png'), layout: 'centred' },
  beside: { art: beside },
  'beside-centred': { art: beside, layout: 'centred' },
  portrait: { art: portrait },
  'portrait-centred': { art: portrait, layout: 'centred' },
  drawing: { art: drawing },
  'drawing-centred': { art: drawing, layout: 'centred' },
  type: { art: 'type' },
  'type-centred': { art: 'type', layout: 'centred' },
  'type-point': { art: 'type', headline: 'Letters Do the *Talking.*' },
  'type-letter': { art: 'type', headline: 'A' },
  'type-words': {
    art: 'type',
    headline:
      'I design and build careful, quick and quite unforgettable websites for people who *really* care',
  },
  'type-long': { art: 'type', headline: 'Kraftfahrzeughaftpflichtversicherungenfürs *Web*' },
  'type-japanese': { art: 'type', headline: 'こんにちは、奥行きのある*ウェブサイト*をつくっています。' },
  'type-arabic': { art: 'type', headline: 'مرحبا، أبني مواقع ويب ذات *عمق* وسرعة' },
} as const satisfies Record<string, Look>

/** Those without an arrow to what is below: one with its art behind the words, and one with it above them. */
export const withoutArrow = ['white-centred', 'drawing-centred'] as const satisfies (keyof typeof looks)[]

/** Replaces a page's sections by them, in both modes, with a texture and a logo. No planes are left. */
export function putLooks(portfolio: Written, hero: Hero): void {
  portfolio.theme = {
    ...portfolio.theme,
    mode: 'system',
    radius: 6,
    shape: { hairline: 2, texture: 'grid' },
    logo: { src: 'images/logo.svg' },
  }
  const ids = Object.keys(looks)
  const link = { name: 'View My Work', href: `#${ids[1]}` }
  portfolio.nav = [
    { name: 'Home', href: `#${ids[0]}` },
    { name: 'Work', href: `#${ids[1]}` },
  ]
  portfolio.sections = Object.entries<Look>(looks).map(([id, look]) => ({
    ...hero,
    ...look,
    id,
    // A heading of its own, by which each section is named.
    headline: look.headline ?? `Websites with ${id.replace('-', ' and ')} *Depth.*`,
    action: link,
    scroll: withoutArrow.some((one) => one === id) ? undefined : { ...link, name: 'Scroll Down' },
  }))
}

/** Copies the pictures and drawings that they show. */
export async function putPictures(folder: string): Promise<void> {
  const { copyPictures, drawPictures } = await import('../../../torture/pictures.ts')
  await drawPictures()
  copyPictures(folder)
  copyFileSync(join(root, 'tests/fixtures/photograph.webp'), join(folder, 'images/photograph.webp'))
  for (const name of ['drawing.svg', 'logo.svg'])
    copyFileSync(join(root, 'tests/fixtures/drawings', name), join(folder, 'images', name))
}
