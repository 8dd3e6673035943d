import type { Config, RemovedAttribute, RemovedElement } from 'dompurify'
import { sanitizedSvg } from './sanitizeSvg.ts'

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

/** Elements that are never seen, and left out without a report. */
const unseen = ['title', 'desc', 'metadata', 'style']

/** Attributes of the `<svg>` that its parts inherit. */
const inherited = /^(?:color|fill|stroke|opacity|paint-order|clip-rule)(?:-|$)/

/** References to parts of the drawing itself. */
const ownParts = /url\(\s*(["']?)#([^"')\s]+)\1\s*\)/gi

/** Whether a value, its own references aside, may load something. */
const isElsewhere = (value: string) =>
  /url\s*\(|\\|[a-z]+:\/\/|image(?:-set)?\s*\(/i.test(value.replace(ownParts, ''))

/**
 * Cleans the text of an SVG file for a page: the elements and attributes that draw, and a group for each layer.
 *
 * @param prefix the beginning of every id
 * @returns the inside of the `<svg>` as text, what says its size, and what was left out, in words; undefined if the
 *   text is not of SVG
 */
export function cleanedDrawing(text: string, prefix: string) {
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
  const [viewBox, width, height] = ['viewBox', 'width', 'height'].map((name) => root.getAttribute(name) ?? '')
  layer(root)
  const whole = written()
  return {
    // One element; the body is what is in it.
    body: whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</svg>')),
    size: { viewBox, width, height },
    leftOut: [...new Set([...inWords(removed), ...nested])],
  }
}

/** What was removed, in words, elements first; nothing for what is never seen. */
function inWords(removed: readonly (RemovedElement | RemovedAttribute)[]): string[] {
  const elements = removed.flatMap((one) => ('element' in one ? [one.element] : []))
  const names = elements.filter(({ nodeType }) => nodeType === 1).map(({ nodeName }) => nodeName)
  const seen = names.filter((name) => !unseen.includes(name) && !name.includes(':'))
  return [
    ...seen.map((name) => `<${name.slice(0, 40)}>`),
    ...removed.flatMap((one) => ('attribute' in one && one.attribute ? attributeInWords(one.attribute) : [])),
  ]
}

function attributeInWords({ name, value }: Attr): string[] {
  const start = JSON.stringify(value.slice(0, 40))
  if (/^on/i.test(name)) return [`the attribute ${name.slice(0, 40)}`]
  if (name === 'href') return [`the address ${start}`]
  return attributes.includes(name) ? [`the address in ${start}`] : []
}

/** Puts each top-level part of a drawing into a group with its depth, and what they are painted with before them. */
function layer(svg: Element): void {
  const make = (name: string, children: readonly Element[]) => {
    const element = svg.ownerDocument.createElementNS(svg.namespaceURI, name)
    element.append(...children)
    return element
  }
  const isPaint = ({ nodeName }: Element) => paints.includes(nodeName)
  const defs: Element[] = []
  const partsOf = (group: Element) => {
    const children = [...group.children]
    defs.push(
      ...children.filter(isPaint).flatMap((one) => (one.nodeName === 'defs' ? [...one.children] : [one])),
    )
    return children.filter((one) => !isPaint(one))
  }
  const around = make('g', [])
  for (const { name, value } of svg.attributes) if (inherited.test(name)) around.setAttribute(name, value)
  const wrappers = [around]
  let parts = partsOf(svg)
  // Editors often write everything into one group.
  for (let [only] = parts; parts.length === 1 && only?.nodeName === 'g'; [only] = parts) {
    parts = partsOf(only)
    wrappers.push(only)
  }
  const layers = parts.map((part, index) => {
    const group = make('g', [part])
    group.setAttribute('data-layer', '')
    group.setAttribute('style', `--depth:${Number(((index + 1) / parts.length).toFixed(2))}`)
    return group
  })
  let drawn = layers
  const kept = wrappers.filter(({ attributes }, index) => index === 0 || attributes.length > 0)
  for (const wrapper of kept.toReversed()) {
    wrapper.replaceChildren(...drawn)
    drawn = [wrapper]
  }
  svg.replaceChildren(...(defs.length > 0 ? [make('defs', defs)] : []), ...drawn)
}
