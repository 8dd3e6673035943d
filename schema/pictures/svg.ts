import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type createDOMPurify from 'dompurify'
import type { Config, DOMPurify, RemovedAttribute, RemovedElement } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { removeForeignReferences } from './references.ts'

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

/** The versions of what cleans SVG, on which results depend. Loads neither: they are pinned. */
export function sanitizerVersions(): string[] {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return [dependencies.dompurify, dependencies.jsdom, dependencies.svgo]
}

/** What all SVG loses. An id has a prefix, or a document of its own. */
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

/** All that is seen in a published file: also animations, and HTML in which some editors write texts. */
const published: Config = {
  USE_PROFILES: { svg: true, svgFilters: true, html: true },
  ADD_TAGS: ['use', 'animate', 'set', 'foreignobject', '#cdata-section', '#comment'],
  ADD_ATTR: ['from', 'to', 'calcmode', 'fr', 'unicode-bidi', 'requiredfeatures', 'requiredextensions'],
  ADD_DATA_URI_TAGS: ['feimage'],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  FORBID_TAGS: ['metadata'],
}

/** What `publishedSvg` depends on beside the file, for the key of a cache. */
export const publishedSvgVersion = () => [sanitizerVersions(), published, 'of no other host']

/** An SVG file as it is published. */
export interface PublishedSvg {
  bytes: Uint8Array
  /** The addresses on other hosts that were left out. */
  leftOut: readonly string[]
}

/**
 * An SVG file as it is published, which looks the same but for what other hosts would add. In a page it runs no scripts, but opened by itself
 * it would, in the name of the site, and ask other hosts for what it refers to: both are left out, and so is what editors and authors note in it, except comments
 * with a license, which begin with `!`. A file is left as it is if it is not UTF-8, or has entities of its own, which
 * the parser does not know.
 */
export function publishedSvg(original: Uint8Array): PublishedSvg {
  const asItIs = { bytes: original, leftOut: [] }
  try {
    let leftOut: readonly string[] = []
    const text = new TextDecoder('utf-8', { fatal: true }).decode(original)
    const cleaned = sanitizedSvg(text, published, (root, purify) => {
      leftOut = removeForeignReferences(root)
      purify.addHook('uponSanitizeElement', (node) => {
        if (node.nodeName === '#comment' && !node.nodeValue?.startsWith('!'))
          node.parentNode?.removeChild(node)
      })
    })
    return cleaned ? { bytes: Buffer.from(cleaned.text()), leftOut } : asItIs
  } catch {
    return asItIs
  }
}
