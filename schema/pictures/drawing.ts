import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { colourTokens, kebab, type Palette } from '../model/theme.ts'
import { cleanedDrawing } from './cleanDrawing.ts'
import { keptDrawing } from './keptDrawing.ts'

/** A drawing as it is put into a page: the inside of an `<svg>`, cleaned, and its view box. */
export interface Drawing {
  /**
   * SVG without scripts, styles, text or addresses, with a prefix on its ids. Each layer is a `<g data-layer>` with its
   * `--depth`, from 0 to 1.
   */
  body: string
  viewBox: string
  /** The size of the view box. */
  width: number
  height: number
}

/** A drawing, its size in bytes, and what was left out of it, in words. */
export interface CleanedDrawing {
  drawing: Drawing
  bytes: number
  leftOut: readonly string[]
}

/** A cleaned drawing; or why a file holds none. */
export type DrawingFact = CleanedDrawing | { problem: string }

const require = createRequire(import.meta.url)

// Only sites with a drawing of their own need it, and it is large.
const library = (): typeof import('svgo') => require('svgo')

/**
 * Reads and cleans the drawing in a file. Never throws.
 *
 * @param cache the folder of caches, in which cleaned drawings are kept; without, each run cleans anew
 */
export function drawingIn(file: string, cache?: string): DrawingFact {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { problem: 'it cannot be read' }
  }
  if (cache === undefined || known.has(text)) return drawingOf(text)
  const kept = keptDrawing<CleanedDrawing>(file, text, cache)
  const before = kept.read()
  if (before) known.set(text, before)
  const fact = drawingOf(text)
  if (!before && 'drawing' in fact) kept.keep(fact)
  return fact
}

/** What each text holds: a drawing is asked for several times in a run. */
const known = new Map<string, DrawingFact>()

/** Cleans the text of an SVG file. Never throws. */
export function drawingOf(text: string): DrawingFact {
  const fact = known.get(text) ?? cleaned(text)
  known.set(text, fact)
  return fact
}

function cleaned(text: string): DrawingFact {
  // Entities may expand to a thousand times the length of the file.
  if (/<!ENTITY/i.test(text)) return { problem: 'it declares entities of its own' }
  // Unlike the ids of sections and headings, which have no underscore.
  const prefix = `_${createHash('sha256').update(text).digest('hex').slice(0, 6)}_`
  try {
    const { data } = library().optimize(text, {
      plugins: [
        'removeEditorsNSData',
        'removeXlink',
        // Styles become attributes, as far as those can say the same.
        {
          name: 'inlineStyles',
          params: { onlyMatchedOnce: false, usePseudos: [''], useMqs: ['', 'screen'] },
        },
        'convertStyleToAttrs',
        'removeStyleElement',
        'convertPathData',
        'cleanupNumericValues',
      ],
    })
    const clean = cleanedDrawing(data, prefix)
    if (!clean) return { problem: 'it holds no drawing in SVG' }
    const { body, size, leftOut } = clean
    const box = boxOf(size)
    const [, , width = 0, height = 0] = box
    if (!(width > 0 && height > 0)) return { problem: 'it has neither a viewBox nor a width and a height' }
    if (!/<(?:path|rect|circle|ellipse|line|polyline|polygon|use)\b/.test(body))
      return { problem: 'nothing is left of it that could be drawn' }
    const drawing = { body, viewBox: box.join(' '), width, height }
    return { drawing, bytes: Buffer.byteLength(body), leftOut }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const reason = /Error: (?:<input>:)?(.*)|^(?:<input>:)?([\s\S]*)/.exec(message)
    const [line = ''] = (reason?.[1] ?? reason?.[2] ?? '').split('\n')
    return { problem: `it cannot be read as XML (${line.trim()})` }
  }
}

/** The view box of a drawing, or the one that its size makes: x, y, width and height; empty if it has neither. */
function boxOf(size: Record<'viewBox' | 'width' | 'height', string | undefined>): readonly number[] {
  const written = (size.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (written.length === 4 && written.every(Number.isFinite)) return written
  const sides = [size.width, size.height].map((side) =>
    Number(/^[\d.]+(?=(?:px)?$)/.exec(side?.trim() ?? '')?.[0]),
  )
  return sides.every(Number.isFinite) ? [0, 0, ...sides] : []
}

/** The frame of a drawing in a picture, in px. The drawing keeps its proportions. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A drawing of the owner's as part of an SVG picture. No theme applies there, so its tokens and `currentColor` are
 * replaced by the colours of a palette.
 *
 * @param align its alignment in the frame, as in `preserveAspectRatio`
 */
export function paintDrawing(
  { body, viewBox }: Drawing,
  palette: Palette,
  { x, y, width, height, align = 'xMidYMid' }: Frame & { align?: string },
): string {
  const colours = new Map(colourTokens.map((token) => [kebab(token), palette[token]]))
  const painted = body
    .replace(/var\(\s*--([a-z-]+)\s*(?:,[^()]*)?\)/g, (_, token) => colours.get(token) ?? palette.text)
    // The depths of layers are for the page only.
    .replaceAll(/ data-layer="" style="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align}" color="${palette.text}">${painted}</svg>`
}
