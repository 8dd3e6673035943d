import { createRequire } from 'node:module'
import { addressOf } from '../../../schema/model/address.ts'
import { cacheFolder, fileCache, keyOf } from '../files/fileCache.ts'

/** The version of the parser, on which the result depends. */
const { version } = createRequire(import.meta.url)('jsdom/package.json')

/** Elements that act, which no picture in a page does, or that note something. */
const leftOut = ['script', 'iframe', 'object', 'embed', 'metadata']

/** Namespaces in which Inkscape notes its state, such as the path of a file on the author's disk. */
const notes: readonly (string | null)[] = [
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
]

/**
 * The bytes of an SVG file as it is published, which looks the same. In a page it runs no scripts, but opened by itself
 * it would, in the name of the site: they are left out, and so is what editors and authors note in it. A file is left as
 * it is if it is not UTF-8, or has entities of its own, which the parser does not know. Cached between builds.
 */
export const cleanSvg = (original: Uint8Array): Promise<Uint8Array> =>
  cache.bytes(keyOf([version, leftOut, notes], original), async () => {
    // It is large, and few sites have such files.
    const { JSDOM } = await import('jsdom')
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(original)
      const { window } = new JSDOM(text, { contentType: 'image/svg+xml' })
      const isClean = clean(window.document)
      return isClean ? original : Buffer.from(new window.XMLSerializer().serializeToString(window.document))
    } catch {
      return original
    }
  })

const cache = fileCache(cacheFolder('drawings'))

/** Cleans a document. Returns whether there was nothing to clean. */
function clean(document: Document): boolean {
  const elements = [...document.querySelectorAll('*')]
  const nodes = [
    ...elements.filter(
      ({ localName, namespaceURI }) => leftOut.includes(localName) || notes.includes(namespaceURI),
    ),
    ...commentsIn(document),
  ]
  for (const node of nodes) node.parentNode?.removeChild(node)
  const attributes = elements.flatMap((element) => [...element.attributes].filter(isLeftOut))
  for (const attribute of attributes) attribute.ownerElement?.removeAttributeNode(attribute)
  return nodes.length + attributes.length === 0
}

/**
 * The comments of a document, except those with a license, which begin with `!`, and its instructions, except those that
 * name a style sheet in CSS: one in XSLT may add scripts.
 */
function commentsIn(document: Document): Node[] {
  const walker = document.createTreeWalker(document, 0x40 | 0x80) // SHOW_PROCESSING_INSTRUCTION, SHOW_COMMENT
  const found: Node[] = []
  while (walker.nextNode()) found.push(walker.currentNode)
  const kept = ({ nodeName, nodeValue }: Node) =>
    nodeName === '#comment' ? nodeValue?.startsWith('!') : nodeValue?.includes('text/css')
  return found.filter((node) => !kept(node))
}

/** Handlers of events, documents within the document, addresses that run a script, also those an animation sets. */
function isLeftOut({ localName, namespaceURI, value }: Attr): boolean {
  if (/^on/i.test(localName) || localName === 'srcdoc' || notes.includes(namespaceURI)) return true
  return value.split(';').some((part) => {
    const address = addressOf(part)
    return address.kind === 'scheme' && address.scheme === 'javascript'
  })
}
