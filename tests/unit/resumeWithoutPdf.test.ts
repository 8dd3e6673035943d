import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder, createLogger } from 'vite'
import { afterAll, expect, it, vi } from 'vitest'
import { configFor } from '../../vite.config.ts'

// It bundles a whole site in three languages, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

vi.mock('@myriaddreamin/typst-ts-node-compiler', () => {
  throw new Error('There is no program for this machine.')
})

const home = mkdtempSync(join(tmpdir(), 'portfolio-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('where nothing sets its PDF, a build says so once, and links to the PDF lead to the page', async () => {
  cpSync('tests/fixtures/resume', join(home, 'content'), { recursive: true })
  const yaml = join(home, 'content/portfolio.yaml')
  // Of this address no PDF is kept, in any language.
  const text = readFileSync(yaml, 'utf8').replace('hello@', `hello-${Date.now()}@`)
  writeFileSync(yaml, text)
  const dist = join(home, 'dist')
  const warnings: string[] = []
  const config = configFor(yaml)
  const builder = await createBuilder({
    ...config,
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: (message) => warnings.push(message) },
    build: { ...config.build, outDir: dist, emptyOutDir: true },
  })
  await builder.buildApp()

  const told = warnings.filter((message) => message.includes('typst-ts-node-compiler'))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/is not installed.*npm install/)
  for (const folder of ['', 'de/', 'ar/']) {
    expect(existsSync(join(dist, folder, 'resume.pdf'))).toBe(false)
    expect(JSON.parse(readFileSync(join(dist, folder, 'resume.json'), 'utf8'))).toHaveProperty('basics')
    const [start = '', page = ''] = ['index.html', 'resume/index.html'].map((name) =>
      readFileSync(join(dist, folder, name), 'utf8'),
    )
    expect(start + page).not.toContain('resume.pdf')
    // One in the header, and the one that would lead to the PDF.
    expect(start.match(/href="resume\/"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(page).toContain('h-resume')
  }
})
