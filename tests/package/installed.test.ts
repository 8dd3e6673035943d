import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchOptions } from '../browser/support/chromium.ts'
import { root } from '../browser/support/paths.ts'
import {
  devOf,
  engineFiles,
  example,
  filesOf,
  newFolder,
  onefolio,
  ownersFolder,
  pack,
  run,
  startDev,
} from './owner.ts'

const hasPnpm = (() => {
  try {
    execFileSync('pnpm', ['--version'])
    return true
  } catch {
    return false
  }
})()

const forks = newFolder()
let packed: string
let browser: Browser

beforeAll(async () => {
  packed = pack()
  run(
    root,
    process.execPath,
    'src/node/cli/bin.mjs',
    'build',
    join(example, 'portfolio.yaml'),
    '--outDir',
    forks,
  )
  browser = await chromium.launch(launchOptions())
})
afterAll(() => browser?.close())

const ways = [
  {
    way: 'npm',
    install: (folder: string) => run(folder, 'npm', 'install', '--no-audit', '--no-fund', packed),
  },
  { way: 'pnpm', install: (folder: string) => run(folder, 'pnpm', 'add', packed) },
  {
    way: 'a link to the engine',
    install: (folder: string) => {
      run(folder, 'mkdir', 'node_modules')
      symlinkSync(root, join(folder, 'node_modules/onefolio'), 'junction')
    },
  },
]

describe.each(ways.filter(({ way }) => way !== 'pnpm' || hasPnpm))(
  'installed by $way',
  ({ way, install }) => {
    const folder = ownersFolder()
    let before: Record<string, number>
    beforeAll(() => {
      install(folder)
      before = engineFiles(folder)
    })

    test('the check names the owner’s file and finds it in order', () => {
      expect(onefolio(folder, 'check')).toMatch(/^portfolio\.yaml is in order: Lotte Vermeulen/)
    })

    test('a build makes the same files as a fork', () => {
      expect(onefolio(folder, 'build')).toMatch(/^onefolio \d+\.\d+\.\d+ {2}portfolio\.yaml\n/)
      const dist = join(folder, 'dist')
      expect(filesOf(dist)).toEqual(filesOf(forks))
      for (const name of filesOf(dist).filter((name) => /\.(?:html|js|txt)$/.test(name)))
        expect(readFileSync(join(dist, name), 'utf8'), name).toBe(readFileSync(join(forks, name), 'utf8'))
    })

    test('the dev server shows the page and an edit of it, with one navigation and no module twice', async () => {
      const { origin, stop } = await startDev(devOf(folder), folder)
      const page = await browser.newPage()
      try {
        const modules: string[] = []
        const refused: string[] = []
        let navigations = 0
        page.on('request', (request) => modules.push(request.url()))
        page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()))
        page.on('framenavigated', () => (navigations += 1))
        await page.goto(origin)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.getByRole('textbox').first().waitFor()
        await page.waitForLoadState('networkidle')
        const file = join(folder, 'portfolio.yaml')
        writeFileSync(file, readFileSync(file, 'utf8').replace('headline: ', 'headline: Packaged '))
        await page.getByRole('heading', { level: 1, name: /^Packaged/ }).waitFor()
        const addresses = [...new Set(modules)].map((url) => url.replace(/[?#].*/, ''))
        expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([])
        expect(refused).toEqual([])
        expect(navigations).toBe(1)
      } finally {
        await page.close()
        stop()
      }
    })

    test('a font of the owner’s own is found', { skip: way === 'a link to the engine' }, () => {
      run(
        folder,
        way,
        ...(way === 'npm' ? ['install', '--no-audit', '--no-fund'] : ['add']),
        '@fontsource/lalezar',
      )
      const file = join(folder, 'portfolio.yaml')
      writeFileSync(file, readFileSync(file, 'utf8').replace('display: Archivo', 'display: Lalezar'))
      onefolio(folder, 'build')
      expect(readFileSync(join(folder, 'dist/licenses.txt'), 'utf8')).toContain('## the font Lalezar')
    })

    // What may be read-only. Root may write anywhere, so that permissions would show nothing here.
    test('nothing was written into the folder of the engine', {
      skip: way === 'a link to the engine',
    }, () => {
      expect(engineFiles(folder)).toEqual(before)
    })
  },
)
