import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createLogger, createServer } from 'vite'
import { afterAll, expect, it, vi } from 'vitest'
import { ContentFile } from '../../src/node/content/content.ts'
import { portfolioPlugin } from '../../src/node/content/plugin.ts'
import { localesResolver } from '../../src/node/content/resolveLocales.ts'
import type { NodeFeature } from '../../src/node/feature.ts'
import { resolveResume } from '../../src/node/resume/resolveResume.ts'
import { RefusedText, type SetPdf, typesetPdf } from '../../src/node/typst/typst.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const yaml = join(folder, 'portfolio.yaml')
writeFileSync(
  yaml,
  `site:
  title: Ada Byron
  description: The page of Ada Byron.
  owner: { name: Ada Byron, email: ada@example.com }
sections:
  - { type: prose, id: about, label: About, heading: Me, text: I count. }
resume:
  summary: I count.
footer: { copyright: © 2026 }
`,
)

function pluginWith(pdf: () => Promise<SetPdf>) {
  const source = new ContentFile(yaml)
  const picture = () => Promise.reject(new Error('No picture.'))
  const resume: NodeFeature = {
    resolve: (locale, lookup, place) => resolveResume(locale, lookup, place, pdf),
  }
  return portfolioPlugin(source, localesResolver(source, { picture, features: [resume] }))
}

/** The message of a build whose PDF is refused. */
const messageOf = (pdf: () => Promise<SetPdf>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pluginWith(pdf)],
    build: { write: false, rolldownOptions: { input: 'virtual:portfolio' } },
  }).then(
    () => 'The build ended well.',
    (error: Error) => error.message,
  )

it('a document that is not accessible fails the build with a sentence and a position', async () => {
  // Without letters, so that no fonts are needed.
  const source = '#set document(title: "Résumé")\n#heading(level: 1, "")\n#heading(level: 4, "")'
  const message = await messageOf(() => typesetPdf({ source, data: {}, fonts: [] }))
  expect(message).toContain(
    'error[resume-pdf] no PDF can be set of the résumé in en: heading title is empty; skipped from heading level 1 to 4',
  )
  expect(message).toContain(`${yaml}:7:1`)
  expect(message).not.toMatch(/SourceDiagnostic|Span\(|\n +at /)
})

it('the dev server reports the same once it has started', async () => {
  const printed: string[] = []
  const customLogger = { ...createLogger('silent'), error: (text: string) => printed.push(text) }
  const server = await createServer({
    configFile: false,
    customLogger,
    plugins: [pluginWith(() => Promise.reject(new RefusedText(['missing document title'])))],
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  try {
    await server.listen()
    await expect
      .poll(() => printed.join(''))
      .toContain('no PDF can be set of the résumé in en: missing document title')
  } finally {
    await server.close()
  }
})
