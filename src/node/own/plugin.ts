import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { z } from 'zod'
import { shownPath } from '../../../schema/files/paths.ts'
import type { ContentFile } from '../content/content.ts'
import { ownFolder } from './ownSections.ts'
import { thrownError } from './thrown.ts'

/** What a page sends of an error. */
const thrownInPage = z.strictObject({ message: z.string(), stack: z.string() })

/** The module that holds the parts of sections, from the root of the sources. */
const partsFile = 'client/own/section.ts'

/**
 * Serves `onefolio/section` to own sections: the engine's own modules, however it is installed, and its copies of React
 * and styled-components, so that none is there twice. Refuses `onefolio/fields` in a page, and shows in the dev server
 * what a component throws.
 */
export function ownSectionParts(source: ContentFile): Plugin {
  let root = ''
  const folder = normalizePath(source.beside(ownFolder))
  return {
    name: 'portfolio:own-sections',
    enforce: 'pre',
    config: () => ({
      resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@react-spring/web'] },
      // Their packages are bundled before the first visit, which would have to reload otherwise.
      optimizeDeps: { entries: [`${folder.replace(/[()[\]{}!*?\\]/g, '\\$&')}/*/*.tsx`] },
    }),
    configureServer(dev) {
      dev.environments.client.hot.on('portfolio:thrown', async (thrown: unknown, page) => {
        const { data } = thrownInPage.safeParse(thrown)
        if (data)
          page.send({ type: 'error', err: await thrownError(data, shownPath(source.file), folder, dev) })
      })
    },
    configResolved(config) {
      root = config.root
    },
    resolveId(name, importer) {
      if (name === 'onefolio/section') return normalizePath(join(root, partsFile))
      if (name !== 'onefolio/fields') return undefined
      const by = importer?.startsWith(`${folder}/`)
        ? `${ownFolder}${importer.slice(folder.length)}`
        : importer
      return this.error(
        `${by} leads to onefolio/fields, which checks the YAML and is for no page. A component imports the type of its schema alone: import type schema from './schema.ts'.`,
      )
    },
  }
}
