import { createReadStream, existsSync } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { linkedFile } from '../../../schema/lookup/linkedFiles.ts'
import type { ContentFile } from '../../../schema/vite/content.ts'
import { publishedFiles } from '../files/publishedFiles.ts'
import type { DevPages } from './devPages.ts'
import { requestedPath } from './requestedPath.ts'

/**
 * Makes the dev server serve the files that a build puts beside its documents: linked files, and those of the résumé.
 */
export function serveDevFiles(
  { middlewares }: Pick<ViteDevServer, 'middlewares'>,
  source: ContentFile,
  { resumeFile }: Pick<DevPages, 'resumeFile'>,
): void {
  middlewares.use(({ url = '' }, response, next) => {
    const file = linkedFile(url.slice(1))
    // Most requests are for modules, which are not beside the YAML.
    if (file === undefined || !existsSync(source.beside(file)) || !publishedFiles(source).includes(file))
      return next()
    createReadStream(source.beside(file)).on('error', next).pipe(response)
  })
  middlewares.use(({ url = '' }, response, next) => {
    const content = /resume\.(?:pdf|json)$/.test(requestedPath(url)) ? source.content() : undefined
    if (!content || !('editions' in content)) return next()
    resumeFile(url, content).then((file) => (file === undefined ? next() : response.end(file)), next)
  })
}
