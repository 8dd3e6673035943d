import type { Config } from 'dompurify'
import { sanitizedSvg, sanitizerVersions } from '../../../schema/pictures/sanitizeSvg.ts'
import { type FileCache, keyOf } from '../build/files/fileCache.ts'

/** All that is seen in a picture: also animations, and HTML in which some editors write texts. */
const rules: Config = {
  USE_PROFILES: { svg: true, svgFilters: true, html: true },
  ADD_TAGS: ['use', 'animate', 'set', 'foreignobject', '#cdata-section', '#comment'],
  ADD_ATTR: ['from', 'to', 'calcmode', 'fr', 'unicode-bidi', 'requiredfeatures', 'requiredextensions'],
  ADD_DATA_URI_TAGS: ['feimage'],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  FORBID_TAGS: ['metadata'],
}

/**
 * The bytes of an SVG file as it is published, which looks the same. In a page it runs no scripts, but opened by itself
 * it would, in the name of the site: they are left out, and so is what editors and authors note in it, except comments
 * with a license, which begin with `!`. A file is left as it is if it is not UTF-8, or has entities of its own, which
 * the parser does not know.
 *
 * @param cache keeps the result
 */
export const cleanSvg = (original: Uint8Array, cache: FileCache): Promise<Uint8Array> =>
  cache.bytes(keyOf([sanitizerVersions(), rules], original), async () => {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(original)
      const cleaned = sanitizedSvg(text, rules, (_, purify) =>
        purify.addHook('uponSanitizeElement', (node) => {
          if (node.nodeName === '#comment' && !node.nodeValue?.startsWith('!'))
            node.parentNode?.removeChild(node)
        }),
      )
      return cleaned ? Buffer.from(cleaned.text()) : original
    } catch {
      return original
    }
  })
