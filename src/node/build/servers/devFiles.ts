import { createReadStream, existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { ViteDevServer } from 'vite'
import { features } from '../../../../schema/features.ts'
import { linkedFile } from '../../../../schema/files/linkedFiles.ts'
import { publicFolder } from '../../../../schema/files/publicFiles.ts'
import { requestedPath } from '../../../../schema/model/address.ts'
import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import type { ContentFile } from '../../content/content.ts'
import { typeOf } from '../../pictures/pictures.ts'
import { publishedFiles } from '../files/publishedFiles.ts'
import { fileInDev } from '../files/servedFiles.ts'
import type { DevPages } from './devPages.ts'

/**
 * Makes the dev server serve the files that a build puts beside its documents: pictures and fonts, linked files, those of
 * features, and pages in folders of the public one.
 */
export function serveDevFiles(
  { middlewares }: Pick<ViteDevServer, 'middlewares'>,
  source: ContentFile,
  pages: Pick<DevPages, 'file'>,
): void {
  middlewares.use(({ url }, response, next) => {
    const file = fileInDev(`/${requestedPath(url)}`)
    if (file === undefined) return next()
    const format = extname(file).slice(1).toLowerCase()
    const headers = {
      'content-type': /^(?:woff2?|[ot]tf)$/.test(format) ? `font/${format}` : typeOf(format),
      // A changed file gets another address.
      'cache-control': 'max-age=31536000, immutable',
    }
    createReadStream(file)
      .on('error', next)
      .once('open', () => response.writeHead(200, headers))
      .pipe(response)
  })
  middlewares.use(({ url = '' }, response, next) => {
    const file = linkedFile(url.slice(1))
    // Most requests are for modules, which are not beside the YAML.
    if (file === undefined || !existsSync(source.beside(file)) || !publishedFiles(source).includes(file))
      return next()
    createReadStream(source.beside(file)).on('error', next).pipe(response)
  })
  // Vite serves the files of the public folder, and does not look into a folder of it for its document.
  middlewares.use((request, _, next) => {
    const path = requestedPath(request.url)
    const file = `${publicFolder}/${path}${builtFiles.page}`
    if (path.endsWith('/') && existsSync(source.beside(file)))
      request.url = `/${encodeURI(path)}${builtFiles.page}`
    next()
  })
  // Only these: to answer others, all pages would be rendered.
  const names: string[] = []
  for (const { built } of features)
    for (const path of built?.paths ?? []) if (!path.endsWith('/')) names.push(`/${path}`)
  middlewares.use(({ url = '' }, response, next) => {
    const path = `/${requestedPath(url)}`
    const content = names.some((name) => path.endsWith(name)) ? source.content() : undefined
    if (!content || !('locales' in content)) return next()
    pages.file(url, content).then((file) => (file === undefined ? next() : response.end(file)), next)
  })
}
