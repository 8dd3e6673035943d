import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { drawingIn } from '../../../schema/pictures/drawing.ts'
import type { Caches } from '../build/files/fileCache.ts'
import type { ServedFiles } from '../build/files/servedFiles.ts'
import { appIcon, iconPng, onBackground } from './appIcons.ts'
import { drawCard } from './card.ts'
import { lostEmoji } from './cardText.ts'

/** The addresses of icons and cards, relative to the site. */
export interface Drawings {
  /** The scalable icon, unless the author's own is a PNG. */
  svg?: string
  /** PNG icons by their width in px. The one of 180 is opaque, with no transparent corners. */
  png: Record<32 | 180 | 192 | 512, string>
  /** 512 px wide, with room around it for masks of any shape. */
  maskable: string
  /** The address of the card of a locale's start page, or of another page, given its words. */
  card: (locale: Portfolio, words?: string) => Promise<string>
}

/** What drawing needs: the absolute path of a file beside the YAML, where drawings are registered to be served, and kept. */
export interface DrawingOptions {
  beside: (path: string) => string
  files: ServedFiles
  caches: Pick<Caches, 'drawings' | 'fonts'>
  /** Told in a sentence, once, what a card cannot show. */
  warn: (message: string) => void
}

/** A few cards at once: the fonts of one are megabytes. */
const drawing = pLimit(availableParallelism())

/**
 * Draws the icons of a site and the card of each of its locales, the main one first. Throws one sentence where the
 * author's icon cannot be drawn.
 */
export async function draw(
  locales: readonly [Portfolio, ...Portfolio[]],
  { beside, files, caches, warn }: DrawingOptions,
): Promise<Drawings> {
  const [main] = locales
  const { theme } = main
  const mode = theme.mode === 'light' ? 'light' : 'dark'
  const palette = theme[mode]
  const logoFact = theme.logo === 'none' ? undefined : drawingIn(beside(theme.logo[mode] ?? theme.logo.src))
  const logo = logoFact && 'drawing' in logoFact ? logoFact.drawing : undefined
  const { svg, isPng } = await appIcon(main, { palette, logo, beside, caches, warn })

  const icon = async (width: number, name: string, picture = svg) =>
    files.made(`${name}.png`, await iconPng(picture, width, caches.drawings))
  const grounded = (share: number) => onBackground(svg, palette.background, share)
  const told = new Set<string>()
  const drawn = async (locale: Portfolio, words?: string) => {
    for (const sentence of lostEmoji(locale, words)) {
      if (!told.has(sentence)) warn(sentence)
      told.add(sentence)
    }
    const { name, file } = await drawCard(locale, { words, palette, logo, beside, caches })
    return files.address(file, name)
  }
  /** The addresses of cards, by the locale and the words: a page and the feed ask for the same. */
  const cards = new Map<Portfolio, Map<string | undefined, Promise<string>>>(
    locales.map((locale) => [locale, new Map()]),
  )
  const card = (locale: Portfolio, words?: string) => {
    const known = cards.get(locale)?.get(words) ?? drawing(() => drawn(locale, words))
    cards.get(locale)?.set(words, known)
    return known
  }
  const [small, touch, middle, large, maskable] = await Promise.all([
    icon(32, 'icon-32'),
    icon(180, 'icon-180', grounded(0.66)),
    icon(192, 'icon-192'),
    icon(512, 'icon-512'),
    icon(512, 'icon-maskable', grounded(0.56)),
    // Drawn ahead, so that they are cached when needed.
    ...locales.map((locale) => card(locale)),
  ])
  return {
    svg: isPng ? undefined : files.made('icon.svg', Buffer.from(svg)),
    png: { 32: small, 180: touch, 192: middle, 512: large },
    maskable,
    card,
  }
}
