import { createRequire } from 'node:module'
import type createDOMPurify from 'dompurify'
import type { Config, DOMPurify, RemovedAttribute, RemovedElement } from 'dompurify'
import type { DOMWindow } from 'jsdom'

const require = createRequire(import.meta.url)

// Only sites with an SVG file need them, and they are large.
let libraries: { window: DOMWindow; create: typeof createDOMPurify } | undefined
function loaded() {
  libraries ??= {
    window: new (require('jsdom') as typeof import('jsdom')).JSDOM().window,
    create: require('dompurify'),
  }
  return libraries
}

/** The versions of the sanitizer and its parser, on which results depend. */
export const sanitizerVersions = () => [require('dompurify').version, require('jsdom/package.json').version]

/** What both drawings in a page and files of their own lose. An id has a prefix, or a document of its own. */
const common: Config = { IN_PLACE: true, SANITIZE_DOM: false, KEEP_CONTENT: false }

/** An SVG document without what the rules do not allow. */
interface Sanitized {
  root: Element
  removed: readonly (RemovedElement | RemovedAttribute)[]
  /** Its text as XML. */
  text: () => string
}

/**
 * Parses the text of an SVG file and removes what the rules do not allow: scripts and handlers in any case.
 *
 * @param rules which elements and attributes may stay
 * @param prepare changes the document, or adds hooks, before
 * @returns undefined if the text is not XML, or not of SVG
 */
export function sanitizedSvg(
  text: string,
  rules: Config,
  prepare?: (root: Element, purify: DOMPurify) => void,
): Sanitized | undefined {
  const { window, create } = loaded()
  const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
  for (const element of parsed.querySelectorAll('*')) withKnownPrefixes(element)
  const { documentElement: root } = parsed
  if (root.nodeName !== 'svg') return undefined
  const purify = create(window)
  prepare?.(root, purify)
  purify.sanitize(root, { ...common, ...rules })
  return { root, removed: purify.removed, text: () => new window.XMLSerializer().serializeToString(root) }
}

const xlink = 'http://www.w3.org/1999/xlink'

/** Writes `<s:path l:href="…">` as `<path xlink:href="…">`: the sanitizer knows the names with common prefixes. */
function withKnownPrefixes(element: Element): void {
  const { ownerDocument, namespaceURI, localName } = element
  const plain = element.prefix ? ownerDocument.createElementNS(namespaceURI, localName) : element
  for (const attribute of [...element.attributes]) {
    element.removeAttributeNode(attribute)
    if (attribute.namespaceURI === xlink)
      plain.setAttributeNS(xlink, `xlink:${attribute.localName}`, attribute.value)
    else plain.setAttributeNode(attribute)
  }
  if (plain === element) return
  plain.append(...element.childNodes)
  element.replaceWith(plain)
}
