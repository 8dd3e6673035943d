import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { contentFile } from '../../schema/vite/content.ts'
import { devAddress, servedFiles } from '../../src/build/files/servedFiles.ts'
import { devDocument } from '../../src/build/servers/devDocument.ts'

/** The dev server's document for a copy of the fixture site, and its answers to opened pages. */
function devSite() {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  const yaml = join(folder, 'portfolio.yaml')
  const source = contentFile(yaml)
  const files = servedFiles()
  files.serveInPlace()
  const plugin = devDocument(source, files)
  let opened: (version: string, page: { send: (payload: unknown) => void }) => void = () => {}
  const client = { hot: { on: (_: string, listener: typeof opened) => (opened = listener) } }
  const server = { environments: { client }, middlewares: { use: () => {} } } as unknown as ViteDevServer
  const call = (hook: unknown, ...given: unknown[]): unknown => {
    if (typeof hook !== 'function') throw new Error('The hook is no function.')
    return hook.call({}, ...given)
  }
  call(plugin.configureServer, server)
  const hook = plugin.transformIndexHtml
  const handler = typeof hook === 'object' && 'handler' in hook ? hook.handler : hook
  const html = async () =>
    String(await call(handler, readFileSync('src/index.html', 'utf8'), { originalUrl: '/' }))
  return {
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

it('has the styles that were read with the content, not later ones from the disk', async () => {
  const { edit, html, put } = devSite()
  put('extra.css', 'p { color: red }')
  edit((text) => text.replace('theme:\n', 'theme:\n  styles: extra.css\n'))
  expect(await html()).toContain('p{color:red}')
  put('extra.css', 'p { color')
  expect(await html()).toContain('p{color:red}')
})

it('serves a file whose path has characters that are special in a URL', () => {
  const folder = mkdtempSync(join(tmpdir(), '100% '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'me.webp')
  writeFileSync(file, '')
  const files = servedFiles()
  files.serveInPlace()
  const [path = ''] = files.address(file).split('?')
  expect(decodeURI(path)).toBe(`/@fs${file}`)
})

it('serves a Windows file below its drive letter', () => {
  expect(devAddress('C:\\my site\\me.webp', '\\')).toBe('/@fs/C:/my%20site/me.webp')
})
