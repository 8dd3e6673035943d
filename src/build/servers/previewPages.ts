import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { requestedPath } from './requestedPath.ts'

/**
 * Makes a preview answer as a host does: an unknown address gets the 404 page of its language, and never the start
 * page. Throws where nothing was built.
 */
export function previewPages(): Plugin {
  return {
    name: 'portfolio:preview',
    apply: (_, { isPreview }) => isPreview === true,
    config: () => ({ appType: 'mpa' }),
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir)
      // Without a build every address would be answered with nothing.
      if (!existsSync(join(dist, 'index.html')))
        throw new Unbuildable('There is no page to preview: npm run build makes it.')
      // After Vite's own middleware, which serves existing files.
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
