import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Attributes whose addresses a browser loads. */
const addresses = new Set('href xlink:href src srcset poster background data xml:base'.split(' '))

/** Attributes by which an animation changes another one: to an address, or to a value of CSS. */
const animated = new Set(['to', 'from', 'by', 'values'])

/** A place on a host of its own, by either scheme: what resolves to another origin leads to another host. */
const places = ['https://own.invalid/a/', 'http://own.invalid/a/']

/** Whether a browser would ask another host for an address. It may be part of a list, as in `srcset`. */
function isElsewhere(address: string): boolean {
  if (/^\s*data:/i.test(address)) return false
  // Whole too: a browser ignores line breaks within an address.
  return [address, ...address.split(/[\s,;]+/)].some((part) =>
    places.some((place) => {
      if (!URL.canParse(part, place)) return false
      const { protocol, origin } = new URL(part, place)
      return /^https?:$/.test(protocol) && origin !== new URL(place).origin
    }),
  )
}

/**
 * Removes from an SVG document what a browser would load from other hosts when the file is opened: attributes, style
 * declarations and imports. Links stay.
 *
 * @returns the addresses, as they were written
 */
export function removeForeignReferences(root: Element): string[] {
  const removed: string[] = []
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const found = foreignIn(element, name, value)
      if (found.addresses.length === 0) continue
      removed.push(...found.addresses)
      if (found.rest) element.setAttribute(name, found.rest)
      else element.removeAttribute(name)
    }
    if (element.localName !== 'style') continue
    const found = withoutForeign(element.textContent ?? '', 'stylesheet')
    if (found.addresses.length > 0) element.textContent = found.rest
    removed.push(...found.addresses)
  }
  return [...new Set(removed)]
}

/** The addresses on other hosts in a text, and the text without them. */
interface Foreign {
  addresses: string[]
  rest: string
}

function foreignIn(element: Element, attribute: string, value: string): Foreign {
  const name = attribute.toLowerCase()
  if (name === 'style') return withoutForeign(value, 'declarationList')
  const isLink = element.localName === 'a'
  if ((addresses.has(name) && !isLink) || animated.has(name))
    if (isElsewhere(value)) return { addresses: [value.trim()], rest: '' }
  // Such as `fill` and `filter`, whose values are those of CSS. Only a function can name an address.
  if (addresses.has(name) || !value.includes('(')) return { addresses: [], rest: value }
  return { addresses: withoutForeign(`fill:${value}`, 'declarationList').addresses, rest: '' }
}

/** CSS without imports from other hosts, and without declarations that load something from one. */
function withoutForeign(css: string, context: 'stylesheet' | 'declarationList'): Foreign {
  // Only sites with an SVG file need it, and it is large.
  const { generate, parse, walk }: typeof import('css-tree') = require('css-tree')
  const tree = parse(css, { context, parseCustomProperty: true })
  const found: string[] = []
  walk(tree, (node, item, list) => {
    const isImport = node.type === 'Atrule' && node.name.toLowerCase() === 'import'
    if (!isImport && node.type !== 'Declaration') return
    const foreign: string[] = []
    walk(node, (one) => {
      const isAddress = one.type === 'Url' || one.type === 'String'
      if (isAddress && isElsewhere(one.value)) foreign.push(one.value)
      // What is no CSS: a browser may read it otherwise.
      if (one.type === 'Raw' && /(?:url|src|image|set)\(|\\/i.test(one.value)) foreign.push(one.value)
    })
    if (foreign.length > 0) list?.remove(item)
    found.push(...foreign)
  })
  return { addresses: found, rest: found.length > 0 ? generate(tree) : css }
}
