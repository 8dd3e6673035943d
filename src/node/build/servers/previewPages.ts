import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { requestedPath } from '../../../../schema/model/address.ts'
import { Unbuildable } from '../../../../schema/report/unbuildable.ts'
import { builtUrl, headersAt, headersFile, readHeaders } from '../hosts/headers.ts'
import { refuseOtherHosts } from './trust.ts'

/**
 * Makes a preview answer as a host does: at the path of the site's address, to which `/` leads, with the headers of a
 * build, and with the 404 page of its language at an unknown address, never the start page. Throws where nothing was
 * built.
 */
export function previewPages(): Plugin {
  let base = '/'
  return {
    name: 'portfolio:preview',
    apply: (_, { isPreview }) => isPreview === true,
    // Vite itself redirects to its base, and prints the address with it.
    config(config) {
      const dist = distOf(config)
      // Without a build every address would be answered with nothing.
      if (!existsSync(join(dist, 'index.html')))
        throw new Unbuildable('There is no page to preview: npm run build makes it.')
      base = builtUrl(dist)?.pathname ?? '/'
      return { appType: 'mpa', base }
    },
    configurePreviewServer({ config, middlewares }) {
      refuseOtherHosts(middlewares, config.preview.allowedHosts)
      const dist = distOf(config)
      middlewares.use(({ url = '/' }, response, next) => {
        const [address = '', query = ''] = url.split(/(?=\?)/)
        if (`${address}/` === base) return redirect(response, base + query)
        if (!address.startsWith(base)) return next()
        const path = requestedPath(address.slice(base.length - 1))
        for (const [name, value] of headersAt(`/${path}`, rulesOf(dist))) response.setHeader(name, value)
        // Hosts read this file, and serve none.
        if (path === headersFile) return notFound(dist, path, response, next)
        const page = fileIn(dist, path.endsWith('.html') ? path : join(path, 'index.html'))
        if (!page) return next()
        // The relative links of a folder's page need its slash.
        if (!/(?:^|\/|\.html)$/.test(path)) return redirect(response, `${address}/${query}`)
        send(response, 200, page, next)
      })
      // After Vite's own middleware, which takes the base away and serves existing files.
      return () => {
        middlewares.use(({ url }, response, next) => notFound(dist, requestedPath(url), response, next))
      }
    },
  }
}

type Next = (error?: unknown) => void

const distOf = ({ root = '.', build }: Pick<UserConfig, 'root' | 'build'>) =>
  resolve(root, build?.outDir ?? 'dist')

/** The header rules of a build. Read for each request, since a later build has another content policy. */
function rulesOf(dist: string): ReturnType<typeof readHeaders> {
  const file = join(dist, headersFile)
  return existsSync(file) ? readHeaders(readFileSync(file, 'utf8')) : []
}

/** The absolute path of a file at a path within a folder; undefined where there is none. */
function fileIn(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  const isWithin = file.startsWith(join(folder, '/'))
  return isWithin && existsSync(file) && statSync(file).isFile() ? file : undefined
}

/** For this time: a browser would remember a lasting redirect for whatever is at the same local address later. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end()
}

function send(response: ServerResponse, status: number, file: string, next: Next): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  createReadStream(file).on('error', next).pipe(response)
}

/** Answers with the 404 page of the language in whose folder a path is. */
function notFound(dist: string, path: string, response: ServerResponse, next: Next): void {
  const [, lang = ''] = /^([\w-]+)\//.exec(path) ?? []
  const page = [lang, ''].map((folder) => join(dist, folder, '404.html')).find((file) => existsSync(file))
  if (page) send(response, 404, page, next)
  else next()
}
