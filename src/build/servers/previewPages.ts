import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { requestedPath } from './requestedPath.ts'

/**
 * Has a preview answer as a host does: with the page for unknown addresses where nothing is, in its language, and never with
 * the start in place of it. It begins only where there is a page.
 */
export function previewPages(): Plugin {
  return {
    name: 'portfolio:preview',
    apply: (_, { isPreview }) => isPreview === true,
    config: () => ({ appType: 'mpa' }),
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir)
      // Without it every address would be answered with nothing.
      if (!existsSync(join(dist, 'index.html')))
        throw new Unbuildable('There is no page to preview: npm run build makes it.')
      // Behind Vite's own, which serves what is there.
      return () => {
        middlewares.use(({ url }, response, next) => {
          const path = requestedPath(url)
          if (path.endsWith('.html') && existsSync(join(dist, path))) return next()
          const [, lang = ''] = /^([\w-]+)\//.exec(path) ?? []
          const missing = [lang, '']
            .map((folder) => join(dist, folder, '404.html'))
            .find((file) => existsSync(file))
          if (!missing) return next()
          response.writeHead(404, { 'content-type': 'text/html' })
          createReadStream(missing).on('error', next).pipe(response)
        })
      }
    },
  }
}
