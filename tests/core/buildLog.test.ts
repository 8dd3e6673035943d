import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { encodingProgress, type FinishedBuild, finishedBuild } from '../../src/node/build/buildLog.ts'
import { ContentFile } from '../../src/node/content/content.ts'
import { textOf } from './schema/setting.ts'

const built: FinishedBuild = {
  url: 'https://mara.example/work/',
  yaml: 'content/portfolio.yaml',
  folder: 'dist',
  files: 57,
  bytes: 1_940_000,
  seconds: 3.25,
  leftovers: 0,
  env: {},
  workflow: undefined,
  isInRepository: true,
}

it('a build ends with the folder that is ready, and what to do next', () => {
  expect(finishedBuild(built)).toBe(`
dist/ is ready: 57 files, 1.9 MB, in 3.3 s
Next: npm run preview shows it here as its host will.
To publish: upload the files in dist/ to any host.
`)
  const workflow = '.github/workflows/publish.yml'
  expect(finishedBuild({ ...built, workflow })).toContain(`push to main, and ${workflow} does the rest`)
  expect(finishedBuild({ ...built, workflow, isInRepository: false })).not.toContain('push to main')
  expect(finishedBuild({ ...built, workflow, env: { NETLIFY: 'true' } })).not.toMatch(/preview|push/)
  expect(finishedBuild({ ...built, url: undefined })).toContain('set site.url in content/portfolio.yaml')
})

it('a build says how many placeholders are left, and the command that names them in this file', () => {
  const lineOf = (leftovers: number, yaml: string) =>
    finishedBuild({ ...built, leftovers, yaml }).match(/^.* left:.*$/m)?.[0]
  expect(lineOf(0, 'portfolio.yaml')).toBeUndefined()
  expect(lineOf(1, 'portfolio.yaml')).toBe('1 placeholder is left: npx onefolio check --strict names each.')
  expect(lineOf(12, 'my site/a.yaml')).toBe(
    '12 placeholders are left: npx onefolio check "my site/a.yaml" --strict names each.',
  )
  // A line by which the page of a run shows a warning.
  const onGitHub = { ...built, leftovers: 2, env: { GITHUB_ACTIONS: 'true' } }
  expect(finishedBuild(onGitHub)).toMatch(/^::warning::2 placeholders are left: .*$/m)
})

it.each(['', 'https://okafor.net/'])(
  'the texts of a blank start and of add are counted, with the address %s',
  (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'leftovers-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const yaml = join(folder, 'portfolio.yaml')
    const good = textOf('tests/fixtures/good.yaml').replaceAll('example.com', 'okafor.net')
    const withUrl = url ? good.replace('site:\n', `site:\n  url: ${url}\n`) : good
    writeFileSync(yaml, withUrl)
    expect(new ContentFile(yaml).leftovers()).toBe(0)
    writeFileSync(yaml, withUrl.replace('heading: What I Do', 'heading: The heading of the section'))
    expect(new ContentFile(yaml).leftovers()).toBe(1)
  },
)

it('encoded pictures are counted in one line of a terminal, and elsewhere in an occasional new one', () => {
  vi.useFakeTimers()
  onTestFinished(() => vi.useRealTimers() && undefined)
  const printed = (isTTY: boolean, isOn = true) => {
    const lines: string[] = []
    let line = ''
    const out = {
      isTTY,
      write: (text: string) => {
        line += text
      },
      clearLine: () => {
        line = ''
      },
      cursorTo: () => {},
    }
    const log = { info: (text: string) => lines.push(text), isOn: () => isOn }
    const progress = encodingProgress(log, out as unknown as NodeJS.WriteStream)
    progress(0, 60)
    vi.advanceTimersByTime(5_001)
    progress(3, 60)
    progress(4, 60)
    const during = line
    progress(60, 60)
    return { during, after: line, lines }
  }
  expect(printed(true)).toEqual({ during: 'encoding pictures: 4 of 60', after: '', lines: [] })
  expect(printed(false)).toEqual({ during: '', after: '', lines: ['encoding pictures: 3 of 60'] })
  expect(printed(true, false)).toEqual({ during: '', after: '', lines: [] })
})
