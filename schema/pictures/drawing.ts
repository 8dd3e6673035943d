import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Config, RemovedAttribute, RemovedElement } from 'dompurify'
import { colourTokens, kebab, type Palette } from '../model/theme.ts'
import { keptFacts } from './kept.ts'
import { sanitizedSvg, sanitizerVersions } from './svg.ts'

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
interface CleanedDrawing {
  drawing: Drawing
  bytes: number
  leftOut: readonly string[]
}

/** A cleaned drawing; or why a file holds none. */
export type DrawingFact = CleanedDrawing | { problem: string }

const require = createRequire(import.meta.url)

/** What each text holds: a drawing is asked for several times in a run. */
const known = new Map<string, DrawingFact>()

/**
 * Reads and cleans the drawing in a file. Never throws.
 *
 * @param cache the folder of caches, in which cleaned drawings are kept: loading what cleans them takes longer than all
 *   else in a check
 */
export function drawingIn(file: string, cache?: string): DrawingFact {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { problem: 'it cannot be read' }
  }
  if (cache === undefined || known.has(text)) return drawingOf(text)
  const kept = keptFacts<CleanedDrawing>('drawings', cache)
  const state = hashOf(`${cleaning()} ${text}`)
  const before = kept.get(file, state)
  if (before) known.set(text, before)
  const fact = drawingOf(text)
  if (!before && 'drawing' in fact) {
    kept.set(file, state, fact)
    kept.save()
  }
  return fact
}

/** Cleans the text of an SVG file. Never throws. */
export function drawingOf(text: string): DrawingFact {
  const fact = known.get(text) ?? cleaned(text)
  known.set(text, fact)
  return fact
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Changes with all that a cleaned drawing depends on but its text. */
function cleaning(): string {
  const modules = ['drawing.ts', 'svg.ts'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  return [...modules, ...sanitizerVersions()].join()
}

function cleaned(text: string): DrawingFact {
  // Entities may expand to a thousand times the length of the file.
  if (/<!ENTITY/i.test(text)) return { problem: 'it declares entities of its own' }
  try {
    const clean = drawn(withAttributes(text), prefixOf(text))
    if (!clean) return { problem: 'it holds no drawing in SVG' }
    const { body, box, leftOut } = clean
    const [, , width = 0, height = 0] = box
    if (!(width > 0 && height > 0)) return { problem: 'it has neither a viewBox nor a width and a height' }
    if (!/<(?:path|rect|circle|ellipse|line|polyline|polygon|use)\b/.test(body))
      return { problem: 'nothing is left of it that could be drawn' }
    const drawing = { body, viewBox: box.join(' '), width, height }
    return { drawing, bytes: Buffer.byteLength(body), leftOut }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [line = ''] = message.replace(/^[\s\S]*?Error: /, '').split('\n')
    return { problem: `it cannot be read as XML (${line.replace('<input>:', '').trim()})` }
  }
}

/** Unlike the ids of sections and headings, which have no underscore. */
const prefixOf = (text: string) => `_${hashOf(text).slice(0, 6)}_`

/** A smaller SVG, whose styles are attributes, as far as those can say the same. */
function withAttributes(text: string): string {
  // Only sites with a drawing of their own need the library, and it is large.
  const { optimize }: typeof import('svgo') = require('svgo')
  return optimize(text, {
    plugins: [
      'removeEditorsNSData',
      'removeXlink',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false, usePseudos: [''], useMqs: ['', 'screen'] } },
      'convertStyleToAttrs',
      'removeStyleElement',
      'convertPathData',
      'cleanupNumericValues',
    ],
  }).data
}

/** Elements that draw, or group what does. Text is left out: a drawing has no fonts. */
const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use']

/** What shapes are painted, clipped and masked with. */
const paints = ['defs', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask']

const attributes =
  `d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points pathLength offset transform id href
  color fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order opacity visibility display clip-path clip-rule mask
  stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits viewBox preserveAspectRatio`.split(/\s+/)

const rules: Config = {
  ALLOWED_TAGS: ['svg', ...shapes, ...paints],
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** References to parts of the drawing itself. */
const ownParts = /url\(\s*(["']?)#([^"')\s]+)\1\s*\)/gi

/** Whether a value, its own references aside, may load something. */
const isElsewhere = (value: string) =>
  /url\s*\(|\\|[a-z]+:\/\/|image(?:-set)?\s*\(/i.test(value.replace(ownParts, ''))

/**
 * Cleans SVG for a page: the elements and attributes that draw, and a group for each layer.
 *
 * @param prefix the beginning of every id
 * @returns the inside of the `<svg>` as text, its view box, and what was left out, in words; undefined if the text is
 *   not of SVG
 */
function drawn(text: string, prefix: string) {
  const nested = new Set<string>()
  const sanitized = sanitizedSvg(text, rules, (root, purify) => {
    // No `<use>` in an element that can be used itself: a few such levels would be drawn a million times.
    root.removeAttribute('id') // It has all in it.
    for (const use of root.querySelectorAll(`[id] use, :is(${paints.join()}) use, use[id]`)) {
      use.remove()
      nested.add('<use> in what is used itself')
    }
    for (const svg of root.querySelectorAll('svg')) {
      svg.remove()
      nested.add('<svg>')
    }
    purify.addHook('uponSanitizeAttribute', (element, attribute) => {
      const { attrName: name, attrValue: value } = attribute
      if (name === 'id') attribute.attrValue = prefix + value
      else if (name !== 'href') {
        attribute.keepAttr = !isElsewhere(value)
        attribute.attrValue = value.replace(ownParts, (_, _quote, id) => `url(#${prefix}${id})`)
      } else if (/^#\S+$/.test(value) && element.nodeName !== 'g')
        attribute.attrValue = `#${prefix}${value.slice(1)}`
      else attribute.keepAttr = false
    })
  })
  if (!sanitized) return undefined
  const { root, removed, text: written } = sanitized
  for (const use of root.querySelectorAll('use:not([href])')) use.remove()
  const box = boxOf(root)
  layer(root)
  const whole = written()
  return {
    // One element; the body is what is in it.
    body: whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</svg>')),
    box,
    leftOut: [...new Set([...inWords(removed), ...nested])],
  }
}

/** The view box of a drawing, or the one that its size makes: x, y, width and height; empty if it has neither. */
function boxOf(svg: Element): readonly number[] {
  const written = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (written.length === 4 && written.every(Number.isFinite)) return written
  const sides = ['width', 'height'].map((name) =>
    Number(/^[\d.]+(?=(?:px)?$)/.exec(svg.getAttribute(name)?.trim() ?? '')?.[0]),
  )
  return sides.every(Number.isFinite) ? [0, 0, ...sides] : []
}

/** Elements that are never seen, and left out without a report. */
const unseen = ['title', 'desc', 'metadata', 'style']

/** What was removed, in words, elements first; nothing for what is never seen. */
function inWords(removed: readonly (RemovedElement | RemovedAttribute)[]): string[] {
  const elements: string[] = []
  const others: string[] = []
  for (const one of removed) {
    if ('attribute' in one) {
      const words = one.attribute && attributeInWords(one.attribute)
      if (words) others.push(words)
      continue
    }
    const { nodeType, nodeName: name } = one.element
    const isSeen = nodeType === 1 && !unseen.includes(name) && !name.includes(':')
    if (isSeen) elements.push(`<${name.slice(0, 40)}>`)
  }
  return [...elements, ...others]
}

function attributeInWords({ name, value }: Attr): string | undefined {
  const start = JSON.stringify(value.slice(0, 40))
  if (/^on/i.test(name)) return `the attribute ${name.slice(0, 40)}`
  if (name === 'href') return `the address ${start}`
  return attributes.includes(name) ? `the address in ${start}` : undefined
}

/** Attributes of the `<svg>` that its parts inherit. */
const inherited = /^(?:color|fill|stroke|opacity|paint-order|clip-rule)(?:-|$)/

/** Puts each top-level part of a drawing into a group with its depth, and what they are painted with before them. */
function layer(svg: Element): void {
  const make = (name: string, children: readonly Element[]) => {
    const element = svg.ownerDocument.createElementNS(svg.namespaceURI, name)
    element.append(...children)
    return element
  }
  const defs: Element[] = []
  const partsOf = (group: Element) => {
    const parts: Element[] = []
    for (const child of group.children) {
      if (!paints.includes(child.nodeName)) parts.push(child)
      else if (child.nodeName === 'defs') defs.push(...child.children)
      else defs.push(child)
    }
    return parts
  }
  const around = make('g', [])
  for (const { name, value } of svg.attributes) if (inherited.test(name)) around.setAttribute(name, value)
  const wrappers = [around]
  let parts = partsOf(svg)
  // Editors often write everything into one group.
  for (let [only] = parts; parts.length === 1 && only?.nodeName === 'g'; [only] = parts) {
    parts = partsOf(only)
    if (only.attributes.length > 0) wrappers.push(only)
  }
  let inside = parts.map((part, index) => {
    const group = make('g', [part])
    group.setAttribute('data-layer', '')
    group.setAttribute('style', `--depth:${Number(((index + 1) / parts.length).toFixed(2))}`)
    return group
  })
  for (const wrapper of wrappers.toReversed()) {
    wrapper.replaceChildren(...inside)
    inside = [wrapper]
  }
  svg.replaceChildren(...(defs.length > 0 ? [make('defs', defs)] : []), ...inside)
}

/** The frame of a drawing in a picture, in px. The drawing keeps its proportions. */
export interface DrawingFrame {
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
  { x, y, width, height, align = 'xMidYMid' }: DrawingFrame & { align?: string },
): string {
  const colours = new Map(colourTokens.map((token) => [kebab(token), palette[token]]))
  const painted = body
    .replace(/var\(\s*--([a-z-]+)\s*(?:,[^()]*)?\)/g, (_, token) => colours.get(token) ?? palette.text)
    // The depths of layers are for the page only.
    .replaceAll(/ data-layer="" style="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align}" color="${palette.text}">${painted}</svg>`
}
