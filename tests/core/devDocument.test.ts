import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { servedFiles } from '../../src/node/build/files/servedFiles.ts'
import { devDocument } from '../../src/node/build/servers/devDocument.ts'
import { ContentFile } from '../../src/node/content/content.ts'
import { caches } from '../setup/caches.ts'

type Middleware = (request: object, response: object, next: (error?: unknown) => void) => void

/** The dev server's document for a copy of the fixture site, and its answers to opened pages. */
function devSite() {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  const yaml = join(folder, 'portfolio.yaml')
  const source = new ContentFile(yaml)
  const files = servedFiles()
  files.serveInPlace()
  const plugin = devDocument(source, {
    resolveSite: () => Promise.reject(new Error('No page is rendered.')),
    files,
    caches,
  })
  let opened: (version: string, page: { send: (payload: unknown) => void }) => void = () => {}
  const client = { hot: { on: (_: string, listener: typeof opened) => (opened = listener) } }
  const answers: Middleware[] = []
  const middlewares = {
    use: (answer: Middleware | string) => typeof answer === 'function' && answers.push(answer),
    stack: [],
  }
  const config = { root: 'src', server: { allowedHosts: [] } }
  const transformIndexHtml = async (_: string, html: string) => html
  const server = {
    environments: { client },
    middlewares,
    config,
    transformIndexHtml,
  } as unknown as ViteDevServer
  const call = (hook: unknown, ...given: unknown[]): unknown => {
    if (typeof hook !== 'function') throw new Error('The hook is no function.')
    return hook.call({}, ...given)
  }
  // The one that answers with documents stands behind those of Vite.
  call(call(plugin.configureServer, server))
  const answerDocument = answers.at(-1)
  /** The document at the start, and its headers. */
  const asked = () =>
    new Promise<{ html: string; headers: Record<string, string> }>((resolve, reject) => {
      let headers = {}
      const request = { method: 'GET', headers: { host: 'localhost:5173' }, originalUrl: '/' }
      const response = {
        writeHead: (_: number, given: object) => {
          headers = given
        },
        end: (html: string) => resolve({ html, headers }),
      }
      answerDocument?.(request, response, reject)
    })
  const html = async () => (await asked()).html
  return {
    headers: async () => (await asked()).headers,
    /** Edits the YAML and reads it again, before pages are notified. */
    edit: (change: (text: string) => string) => {
      writeFileSync(yaml, change(readFileSync(yaml, 'utf8')))
      source.changed()
    },
    /** The version in a newly made document. */
    document: async () => /data-version="(\w*)"/.exec(await html())?.[1],
    html,
    /** Writes a file beside the YAML without any notification. */
    put: (name: string, text: string) => writeFileSync(join(folder, name), text),
    /** What a newly opened page with this version of the document is sent. */
    answer: (version = '') => {
      const sent: unknown[] = []
      opened(version, { send: (payload) => sent.push(payload) })
      return sent
    },
  }
}

const rename = (text: string) => text.replace('name: HTML', 'name: Markup')
const spoil = (text: string) => text.replace('name: HTML', 'names: HTML')

it('reloads a page whose document is older than the last edit', async () => {
  const { edit, document, answer } = devSite()
  const version = await document()
  expect(version).toMatch(/^\w{8}$/)
  expect(answer(version)).toEqual([])
  edit(rename)
  expect(answer(version)).toEqual([{ type: 'full-reload' }])
  expect(answer(await document())).toEqual([])
})

it('gives a document the version of its content, even if an edit comes while it is made', async () => {
  const { edit, document, answer } = devSite()
  const before = await document()
  const made = document()
  edit(rename)
  expect(await made).toBe(before)
  expect(answer(before)).toEqual([{ type: 'full-reload' }])
})

it('sends a page the mistake of an edit without a reload', async () => {
  const { edit, document, answer } = devSite()
  const version = await document()
  edit(spoil)
  const sent = answer(version)
  const expected = { type: 'error', err: { message: expect.stringContaining('"names" is not a key') } }
  await expect.poll(() => sent).toMatchObject([expected])
  edit((text) => text.replace('names: HTML', 'name: HTML'))
  expect(answer('')).toEqual([{ type: 'full-reload' }])
})

it('sets code in the family of the theme that is monospaced', async () => {
  const { edit, html } = devSite()
  expect(await html()).not.toContain('--mono:var(')
  edit((text) => text.replace(/display: .*/, 'display: Martian Mono'))
  expect(await html()).toContain(':root{--mono:var(--display)}')
  edit((text) =>
    text.replace(/display: .*/, 'display: Archivo').replace(/text: Instrument.*/, 'text: Martian Mono'),
  )
  expect(await html()).toContain(':root{--mono:var(--text-face)}')
})

it('has the styles that were read with the content, not later ones from the disk', async () => {
  const { edit, html, put } = devSite()
  put('extra.css', 'p { color: red }')
  edit((text) => text.replace('theme:\n', 'theme:\n  styles: extra.css\n'))
  expect(await html()).toContain('p{color:red}')
  put('extra.css', 'p { color')
  expect(await html()).toContain('p{color:red}')
})

it('is sent with the content policy of a build, which follows the content', async () => {
  const { edit, headers, put } = devSite()
  const policy = async () => (await headers())['content-security-policy']?.split('; ') ?? []
  const before = await policy()
  expect(before).toContain(`default-src 'none'`)
  expect(before).toContain(`frame-ancestors 'self'`)
  expect(before).toContain(`connect-src 'self' ws://localhost:5173 wss://localhost:5173`)
  expect(before.find((one) => one.startsWith('script-src'))).toMatch(/^script-src 'self' 'nonce-[\w+/]+=*'$/)
  expect(before.find((one) => one.startsWith('style-src '))).not.toContain('unsafe-inline')
  put('extra.css', '@font-face { font-family: A; src: url(https://fonts.example/a.woff2) }')
  edit((text) => text.replace('theme:\n', 'theme:\n  styles: extra.css\n'))
  expect(await policy()).toContain(`font-src 'self' https://fonts.example data:`)
})
