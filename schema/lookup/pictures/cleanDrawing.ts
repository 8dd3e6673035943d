import type { XastChild, XastElement } from 'svgo'

/** Elements that draw, or group what does. Text is left out: a drawing has no fonts. */
const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use']

/** What shapes are painted, clipped and masked with. */
const paints = ['defs', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask']

const elements: ReadonlySet<string> = new Set([...shapes, ...paints])

/** Elements that are never seen, and left out without a report. */
const unseen: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'style'])

const attributes: ReadonlySet<string> = new Set(
  `d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points pathLength offset transform id href
  color fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order opacity visibility display clip-path clip-rule mask
  stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits viewBox preserveAspectRatio`.split(/\s+/),
)

/** Attributes of the `<svg>` that its parts inherit. */
const inherited = /^(?:color|fill|stroke|opacity|paint-order|clip-rule)(?:-|$)/

interface Cleaning {
  /** The beginning of every id. */
  prefix: string
  /** Collects what is left out, in words. */
  leftOut: Set<string>
}

/** An `<svg>` with the known elements and attributes alone, and a group for each layer. */
export function cleaned(svg: XastElement, cleaning: Cleaning): XastElement {
  const children = childrenOf(svg, { ...cleaning, isReferred: false })
  const isPaint = (node: XastElement) => paints.includes(node.name)
  const defs = children.filter(isPaint).flatMap((node) => (node.name === 'defs' ? node.children : [node]))
  // Editors often write everything into one group.
  const wrappers: XastElement[] = [
    element(
      'g',
      entriesOf(svg, cleaning).filter(([name]) => inherited.test(name)),
    ),
  ]
  let parts = children.filter((node) => !isPaint(node))
  for (let [only] = parts; parts.length === 1 && only?.name === 'g'; [only] = parts) {
    wrappers.push(element('g', Object.entries(only.attributes)))
    const inner = only.children.filter((node): node is XastElement => node.type === 'element')
    defs.push(...inner.filter(isPaint))
    parts = inner.filter((node) => !isPaint(node))
  }
  const layers = parts.map((part, index) =>
    element(
      'g',
      [
        ['data-layer', ''],
        ['style', `--depth:${Number(((index + 1) / parts.length).toFixed(2))}`],
      ],
      [part],
    ),
  )
  const drawn = wrappers
    .filter(({ attributes }, index) => index === 0 || Object.keys(attributes).length > 0)
    .reduceRight<XastElement[]>((children, wrapper) => [{ ...wrapper, children }], layers)
  return element('svg', [], [...(defs.length > 0 ? [element('defs', [], defs)] : []), ...drawn])
}

const element = (
  name: string,
  attributes: readonly (readonly [string, string])[],
  children: XastChild[] = [],
): XastElement => ({ type: 'element', name, attributes: Object.fromEntries(attributes), children })

/** The known elements among the children of an element, each cleaned. */
function childrenOf({ children }: XastElement, cleaning: Cleaning & { isReferred: boolean }): XastElement[] {
  const { leftOut } = cleaning
  return children.flatMap((child): XastElement[] => {
    if (child.type !== 'element') return []
    const { name } = child
    if (unseen.has(name) || name.includes(':')) return []
    if (!elements.has(name)) {
      leftOut.add(`<${name.slice(0, 40)}>`)
      return []
    }
    // No `<use>` in an element that can be used itself: a few such levels would be drawn a million times.
    const isReferred = cleaning.isReferred || child.attributes.id !== undefined || paints.includes(name)
    if (name === 'use' && isReferred) {
      leftOut.add('<use> in what is used itself')
      return []
    }
    const kept = element(name, entriesOf(child, cleaning), childrenOf(child, { ...cleaning, isReferred }))
    return name === 'use' && kept.attributes.href === undefined ? [] : [kept]
  })
}

/** References to parts of the drawing itself. */
const ownParts = /url\(\s*(["']?)#([^"')\s]+)\1\s*\)/gi

/** The known attributes of an element, with a prefix on ids and on references to them. */
function entriesOf({ name: owner, attributes: written }: XastElement, { prefix, leftOut }: Cleaning) {
  return Object.entries(written).flatMap(([full, value]): [string, string][] => {
    const name = full === 'xlink:href' ? 'href' : full
    if (/^on/i.test(name)) leftOut.add(`the attribute ${name.slice(0, 40)}`)
    if (!attributes.has(name)) return []
    if (name === 'id') return [[name, prefix + value.trim()]]
    if (name === 'href') {
      if (/^#\S+$/.test(value.trim()) && owner !== 'g') return [[name, `#${prefix}${value.trim().slice(1)}`]]
      leftOut.add(`the address ${JSON.stringify(value.slice(0, 40))}`)
      return []
    }
    if (/url\s*\(|\\|[a-z]+:\/\/|image(?:-set)?\s*\(/i.test(value.replace(ownParts, ''))) {
      leftOut.add(`the address in ${JSON.stringify(value.slice(0, 40))}`)
      return []
    }
    return [[name, value.replace(ownParts, (_, _quote, id) => `url(#${prefix}${id})`)]]
  })
}
