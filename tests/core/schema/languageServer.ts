import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  MarkupContent,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node.js'
import { at } from './setting.ts'

const program = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server')

/** What an editor requests from the language server. `text` has `▮` where the cursor is. */
export interface Editor {
  /** The completions at the cursor. */
  completions: (text: string) => Promise<string[]>
  /** The text once a completion at the cursor has been chosen, its tab stops left as they are. */
  completed: (text: string, label: string) => Promise<string>
  /** The hover text at the cursor. */
  hover: (text: string) => Promise<string>
  /** The diagnostics, as `line:column message`, both from 1. */
  underlined: (text: string) => Promise<string[]>
  close: () => Promise<void>
}

/** Starts the real YAML language server, as an editor does, for files in the folder of the fixture site. */
export async function openEditor(): Promise<Editor> {
  // It has no reason to use the network; if it tries, it reaches a port where nothing listens.
  const nowhere = 'http://127.0.0.1:9'
  const env = { ...process.env, HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere }
  const child = spawn(process.execPath, [program, '--stdio'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const server = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const settings: Record<string, object> = { yaml: { schemaStore: { enable: false } } }
  server.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section = '' }) => settings[section] ?? {}),
  )
  server.onRequest(RegistrationRequest.type, () => {})
  const waiting = new Map<string, (diagnostics: Diagnostic[]) => void>()
  server.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
    waiting.get(uri)?.(diagnostics),
  )
  server.listen()
  await server.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(at('.')).href,
    capabilities: {
      workspace: { configuration: true },
      textDocument: { hover: { contentFormat: ['markdown'] } },
    },
  })
  await server.sendNotification(InitializedNotification.type, {})

  let opened = 0
  /** Each text is a document of its own, so that no answer can belong to an earlier one. */
  async function open(marked: string) {
    opened += 1
    const uri = pathToFileURL(at(`tests/fixtures/site/open-${opened}.yaml`)).href
    const lines = marked.slice(0, marked.indexOf('▮')).split('\n')
    const diagnostics = new Promise<Diagnostic[]>((resolve) => waiting.set(uri, resolve))
    const text = marked.replace('▮', '')
    await server.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    })
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
    return { textDocument: { uri }, position, diagnostics }
  }

  async function itemsAt(text: string) {
    const { textDocument, position } = await open(text)
    const found = await server.sendRequest(CompletionRequest.type, { textDocument, position })
    return Array.isArray(found) ? found : (found?.items ?? [])
  }

  return {
    async completions(text) {
      return (await itemsAt(text)).map(({ label }) => label)
    },
    async completed(text, label) {
      const { insertText = '' } = (await itemsAt(text)).find((item) => item.label === label) ?? {}
      const [, indent = ''] = /^( *).*▮/m.exec(text) ?? []
      const plain = insertText.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1').replace(/\\([\\$}])/g, '$1')
      // Editors indent the lines of a snippet like the one in which it is inserted.
      return text.replace('▮', () => plain.replace(/\n(?=.)/g, `\n${indent}`))
    },
    async hover(text) {
      const { textDocument, position } = await open(text)
      const found = await server.sendRequest(HoverRequest.type, { textDocument, position })
      return MarkupContent.is(found?.contents) ? found.contents.value : ''
    },
    async underlined(text) {
      const { diagnostics } = await open(text)
      return (await diagnostics).map(
        ({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`,
      )
    },
    async close() {
      await server.sendRequest(ShutdownRequest.type)
      await server.sendNotification(ExitNotification.type)
      await ended
      server.dispose()
    },
  }
}
