import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import type { Refused } from '../../src/client/dev/reportRefused.ts'
import { devPolicy } from '../../src/node/build/servers/devPolicy.ts'
import { refusal, reportRefusals } from '../../src/node/build/servers/refusals.ts'

it('the policy of the dev server is that of the build, with what hot update needs and no other host', () => {
  const build = [
    `default-src 'none'`,
    `script-src 'self' 'sha256-A='`,
    `style-src 'self' 'sha256-B='`,
    `img-src 'self' https://shots.example`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
  ]
  const policy = devPolicy(build, { nonce: 'N', sockets: ['ws://localhost:5173'] }).split('; ')
  expect(policy).toEqual([
    `default-src 'none'`,
    `script-src 'self' 'sha256-A=' 'nonce-N'`,
    `style-src 'self' 'sha256-B=' 'nonce-N'`,
    `img-src 'self' https://shots.example data:`,
    `font-src 'self' data:`,
    `connect-src 'self' ws://localhost:5173`,
    `base-uri 'none'`,
    `style-src-attr 'unsafe-inline'`,
    `worker-src 'self' blob:`,
  ])
})

/** A folder of sources in which the section `faq` has metadata and `prose` has none. */
function sources(): string {
  const project = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const type of ['faq', 'prose'])
    mkdirSync(join(project, 'src/client/sections', type), { recursive: true })
  writeFileSync(
    join(project, 'src/client/sections/faq/metadata.ts'),
    '// Questions.\n\nexport const metadata = {}\n',
  )
  return join(project, 'src')
}

/** A folder of own section types, with one that has no metadata. */
const own = join(mkdtempSync(join(tmpdir(), 'own-')), 'sections')
mkdirSync(join(own, 'talks'), { recursive: true })
afterAll(() => rmSync(dirname(own), { recursive: true }))

it('a refusal in a section of the owner’s own type names the metadata beside it', () => {
  const asked = { directive: 'connect-src', address: 'https://api.example/', section: 'talks' }
  const { stack } = refusal(asked, sources(), own)
  expect(stack).toContain('in a new file sections/talks/metadata.ts')
  expect(stack).toContain("from 'onefolio/section'")
  writeFileSync(join(own, 'talks/metadata.ts'), '\nexport const metadata = {}\n')
  expect(refusal(asked, sources(), own)).toMatchObject({
    stack: expect.stringContaining('allow it in sections/talks/metadata.ts:'),
    loc: { file: join(own, 'talks/metadata.ts'), line: 2 },
  })
})

it('a refusal names the file that allows the host, and what to write there', () => {
  const root = sources()
  const asked = { directive: 'connect-src', address: 'https://api.example:8443/a?b=c', section: 'faq' }
  const source = '/client/sections/faq/Status.tsx'
  expect(refusal({ ...asked, source }, root, own)).toEqual({
    message:
      'The content policy refuses https://api.example:8443/a?b=c for src/client/sections/faq/Status.tsx (connect-src), here and in the built page.',
    stack:
      'If the section "faq" needs it, allow it in src/client/sections/faq/metadata.ts:\n\n  policy: () => ({ connect: [\'https://api.example:8443\'] }),',
    loc: { file: join(root, 'client/sections/faq/metadata.ts'), line: 3, column: 1 },
  })
  const { stack } = refusal({ ...asked, section: 'prose' }, root, own)
  expect(stack).toContain('in a new file src/client/sections/prose/metadata.ts')
  expect(stack).toContain('src/client/metadataRegistry.ts')
  expect(stack).toContain("satisfies SectionMetadata<'prose'>")
  for (const section of [undefined, 'nowhere'])
    expect(refusal({ ...asked, section }, root, own).stack).toContain(
      'src/client/sections/<type>/metadata.ts',
    )
})

it.each([
  ['img-src', 'https://shots.example/a.png', "img: ['https://shots.example']"],
  ['img-src', 'blob', "img: ['blob:']"],
  ['frame-src', 'https://maps.example', "frame: ['https://maps.example']"],
  ['script-src-elem', 'https://chat.example/x.js', "script: ['https://chat.example']"],
  ['font-src', 'https://fonts.example/a.woff2', "font: ['https://fonts.example']"],
  ['style-src-elem', 'https://fonts.example/a.css', "style: ['https://fonts.example']"],
  ['media-src', 'https://media.example/a.mp3', "media: ['https://media.example']"],
  ['connect-src', 'wss://live.example/', "connect: ['wss://live.example']"],
  ['style-src-elem', 'inline', 'styled-components'],
  ['script-src', 'eval', 'runs text as code'],
  ['script-src', 'wasm-eval', 'runs text as code'],
  ['script-src-attr', 'inline', 'onClick'],
  ['script-src-elem', 'inline', 'into a module'],
  ['worker-src', 'blob', 'new Worker(new URL('],
  ['form-action', 'https://forms.example/f', 'formTarget'],
  ['object-src', 'https://old.example/a.pdf', 'src/node/build/hosts/contentPolicy.ts'],
])('what %s refuses of %s is answered', (directive, address, answer) => {
  expect(refusal({ directive, address, section: 'faq' }, sources(), own).stack).toContain(answer)
})

it('shows all that a page was refused, and prints each once', () => {
  let receive: (refused: readonly Refused[], page: { send: (payload: unknown) => void }) => void = () => {}
  const printed: string[] = []
  const hot = { on: (_: string, listener: typeof receive) => (receive = listener) }
  reportRefusals(
    {
      environments: { client: { hot } },
      config: { root: sources(), logger: { error: (text: string) => printed.push(text) } },
    } as unknown as ViteDevServer,
    { beside: (path) => path },
  )
  const sent: unknown[] = []
  const image = { directive: 'img-src', address: 'https://a.example/1.png', section: 'faq' }
  const frame = { directive: 'frame-src', address: 'https://b.example/', section: 'prose' }
  receive([image], { send: (payload) => sent.push(payload) })
  receive([image, frame], { send: (payload) => sent.push(payload) })
  expect(sent[1]).toMatchObject({ type: 'error', err: { message: expect.stringContaining('a.example') } })
  expect(JSON.stringify(sent[1])).toContain('https://b.example/ (frame-src)')
  expect(printed).toEqual([
    expect.stringContaining('https://a.example'),
    expect.stringContaining('https://b.example'),
  ])
})
