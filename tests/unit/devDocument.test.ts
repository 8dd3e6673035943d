import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { contentFile } from '../../schema/vite/content.ts'
import { devAddress, servedFiles } from '../../src/build/files/servedFiles.ts'
import { devDocument } from '../../src/build/servers/devDocument.ts'

/** The dev server's document of a copy of the fixture site, and what answers a page that has been opened. */
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
    /** Writes the YAML and has it read again; pages have not been told of it yet. */
    edit: (change: (text: string) => string) => {
      writeFileSync(yaml, change(readFileSync(yaml, 'utf8')))
      source.changed()
    },
    /** The version that a document carries which is made now. */
    document: async () => /data-version="(\w*)"/.exec(await html())?.[1],
    html,
    /** Puts a file beside the YAML, which nobody is told of. */
    put: (name: string, text: string) => writeFileSync(join(folder, name), text),
    /** What is sent to a page whose document has this version when it says that it was opened. */
    answer: (version = '') => {
      const sent: unknown[] = []
      opened(version, { send: (payload) => sent.push(payload) })
      return sent
    },
  }
}

const rename = (text: string) => text.replace('name: HTML', 'name: Markup')
const spoil = (text: string) => text.replace('name: HTML', 'names: HTML')

it('starts a page over whose document was made before an edit that no page was told of yet', async () => {
  const { edit, document, answer } = devSite()
  const version = await document()
  expect(version).toMatch(/^\w{8}$/)
  expect(answer(version)).toEqual([])
  edit(rename)
  expect(answer(version)).toEqual([{ type: 'full-reload' }])
  expect(answer(await document())).toEqual([])
})

it('names what a document is made from when an edit comes while it is made', async () => {
  const { edit, document, answer } = devSite()
  const before = await document()
  const made = document()
  edit(rename)
  expect(await made).toBe(before)
  expect(answer(before)).toEqual([{ type: 'full-reload' }])
})

it('leaves a page as it is beneath the mistake of an edit, which it is told', async () => {
  const { edit, document, answer } = devSite()
  const version = await document()
  edit(spoil)
  const sent = answer(version)
  const expected = { type: 'error', err: { message: expect.stringContaining('"names" is not a key') } }
  await expect.poll(() => sent).toMatchObject([expected])
  edit((text) => text.replace('names: HTML', 'name: HTML'))
  expect(answer('')).toEqual([{ type: 'full-reload' }])
})

it('has the styles that were read with the content, and not what has come to the disk since', async () => {
  const { edit, html, put } = devSite()
  put('extra.css', 'p { color: red }')
  edit((text) => text.replace('theme:\n', 'theme:\n  styles: extra.css\n'))
  expect(await html()).toContain('p{color:red}')
  put('extra.css', 'p { color')
  expect(await html()).toContain('p{color:red}')
})

it('serves a file whose path has signs that mean something in an address', () => {
  const folder = mkdtempSync(join(tmpdir(), '100% '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'me.webp')
  writeFileSync(file, '')
  const files = servedFiles()
  files.serveInPlace()
  const [path = ''] = files.address(file).split('?')
  expect(decodeURI(path)).toBe(`/@fs${file}`)
})

it('serves a file of Windows below the letter of its disk', () => {
  expect(devAddress('C:\\my site\\me.webp', '\\')).toBe('/@fs/C:/my%20site/me.webp')
})
