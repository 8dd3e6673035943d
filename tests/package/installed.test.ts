import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { launchOptions } from '../browser/support/chromium.ts'
import { root } from '../browser/support/paths.ts'
import {
  engineFiles,
  example,
  filesOf,
  type Machine,
  makeReadOnly,
  newFolder,
  nobody,
  nodeFolder,
  onefolio,
  pack,
  pnpmFolder,
  removeFolders,
  run,
  serverOf,
  startServer,
} from './owner.ts'
import { addCounter, renameCounter } from './ownSection.ts'

const isPosix = process.platform !== 'win32'
const fork = newFolder()
let packed: string
let browser: Browser

beforeAll(async () => {
  packed = pack()
  const yaml = 'content/examples/designer/portfolio.yaml'
  run(root, process.execPath, ['src/node/cli/bin.mjs', 'build', yaml, '--outDir', fork])
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser?.close()
  removeFolders()
})

/** A way in which an owner gets Onefolio. */
interface Way {
  way: string
  /** The version of Node, if not that of the tests. */
  node?: string
  /** Makes the folder `my site` with what it needs. */
  create: (folder: string, machine: Machine) => void
  /** Installs a package. */
  add: readonly string[]
  /** Whether the folder of the engine can only be read. */
  isReadOnly?: boolean
  /** Whether the engine is what npm packs of it. */
  isPackage: boolean
}

/** What a page has asked for. */
interface Seen {
  requests: string[]
  navigations: number
}

const asked = ['create', 'my site', '--blank']
const npmAdd = ['npm', 'install', '--no-audit', '--no-fund']
const [oldest = ''] = /\d+\.\d+\.\d+/.exec(manifest.engines.node) ?? []

const ways: Way[] = [
  {
    way: `npm, with Node ${oldest}, into a folder that is read-only`,
    node: oldest,
    create: (folder, machine) => {
      run(folder, 'npx', ['--yes', '--package', packed, 'onefolio', ...asked], machine)
    },
    add: npmAdd,
    isReadOnly: isPosix,
    isPackage: true,
  },
  {
    way: 'pnpm, with the newest Node',
    node: 'latest',
    create: (folder, { path = [] }) => {
      const machine = { path: [...path, pnpmFolder()] }
      run(folder, 'pnpm', ['--package', packed, 'dlx', 'onefolio', ...asked, '--no-install'], machine)
      run(join(folder, 'my site'), 'pnpm', ['install'], machine)
    },
    add: ['pnpm', 'add'],
    isPackage: true,
  },
  {
    way: 'a link to a clone',
    create: (folder, machine) => {
      run(folder, 'node', [join(root, 'src/node/cli/bin.mjs'), ...asked], machine)
    },
    add: npmAdd,
    isPackage: false,
  },
]

describe.each(ways)('installed by $way', ({ node, create, add, isReadOnly, isPackage }) => {
  const around = newFolder()
  const folder = join(around, 'my site')
  const yaml = join(folder, 'portfolio.yaml')
  const edit = (from: string, to: string) => writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(from, to))
  let installs: Machine
  let runs: Machine
  let before: Record<string, number>

  beforeAll(() => {
    installs = { path: node === undefined ? [] : [nodeFolder(node)] }
    create(around, installs)
    cpSync(example, folder, { recursive: true })
    runs = { ...installs, user: isReadOnly ? nobody() : undefined }
    if (isReadOnly) makeReadOnly(folder, runs.user)
    before = engineFiles(folder)
  })

  /** Opens the start page of a server of the engine, until what is done with it ends. */
  async function visit(command: 'dev' | 'preview', done: (page: Page, seen: Seen) => Promise<void>) {
    const { origin, stop } = await startServer(serverOf(command, folder), folder, runs)
    const page = await browser.newPage()
    const errors: string[] = []
    const seen: Seen = { requests: [], navigations: 0 }
    page.on('request', (request) => seen.requests.push(request.url()))
    page.on('framenavigated', () => (seen.navigations += 1))
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('response', (answer) => answer.status() >= 400 && errors.push(answer.url()))
    try {
      await page.goto(origin)
      await done(page, seen)
      expect(errors).toEqual([])
    } finally {
      await page.close()
      stop()
    }
  }

  test('the example of the package is copied, and another is refused with a sentence that says where it is', {
    skip: !isPackage,
  }, () => {
    const asked = ['create', 'other', '--example', 'photographer']
    expect(() => onefolio(folder, asked, runs)).toThrow(
      'There is no example photographer. There is engineer. A clone of Onefolio has more.',
    )
    const made = join(around, 'other')
    onefolio(folder, ['create', made, '--example', 'engineer', '--no-install'], runs)
    expect(readFileSync(join(made, 'portfolio.yaml'), 'utf8')).toContain('sections:')
  })

  test('the check names the owner’s file and finds it in order', () => {
    expect(onefolio(folder, ['check'], runs)).toMatch(/^portfolio\.yaml is in order: Lotte Vermeulen/)
  })

  test('a build makes the same files as a fork', () => {
    expect(onefolio(folder, ['build'], runs)).toMatch(/^onefolio \d+\.\d+\.\d+ {2}portfolio\.yaml\n/)
    const dist = join(folder, 'dist')
    expect(filesOf(dist)).toEqual(filesOf(fork))
    for (const name of filesOf(dist).filter((name) => /\.(?:html|js|txt)$/.test(name)))
      expect(readFileSync(join(dist, name), 'utf8'), name).toBe(readFileSync(join(fork, name), 'utf8'))
  })

  test('a section type of the owner’s own is added, checked, built, and hydrated where the build is served', async () => {
    onefolio(folder, ['add', '--own', 'talks'], runs)
    addCounter(folder)
    onefolio(folder, ['add', 'talks'], runs)
    expect(onefolio(folder, ['check'], runs)).toContain('talks of 3')
    onefolio(folder, ['build'], runs)
    await visit('preview', async (page) => {
      const button = page.getByRole('button', { name: 'Counted 0' })
      await expect.poll(() => button.evaluate((element) => getComputedStyle(element).borderWidth)).toBe('3px')
      await button.click()
      await page.getByRole('button', { name: 'Counted 1' }).waitFor()
    })
  })

  test('the dev server shows edits of the YAML and of the own section, with one navigation and no module twice', async () => {
    await visit('dev', async (page, seen) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('button', { name: 'Counted 0' }).click()
      await page.getByRole('button', { name: 'Counted 1' }).waitFor()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('textbox').first().waitFor()
      await page.waitForLoadState('networkidle')
      edit('headline: ', 'headline: Packaged ')
      await page.getByRole('heading', { level: 1, name: /^Packaged/ }).waitFor()
      const addresses = [...new Set(seen.requests)].map((url) => url.replace(/[?#].*/, ''))
      expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([])
      renameCounter(folder, 'Counted $', 'Pressed $')
      // Its state outlives the edit.
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor()
      expect(seen.navigations).toBe(1)
    })
  })

  test('a font of the owner’s own is found', () => {
    const [program = '', ...args] = add
    run(folder, program, [...args, '@fontsource/lalezar'], {
      path: [...(installs.path ?? []), ...(program === 'pnpm' ? [pnpmFolder()] : [])],
    })
    edit('display: Archivo', 'display: Lalezar')
    onefolio(folder, ['build'], runs)
    expect(readFileSync(join(folder, 'dist/licenses.txt'), 'utf8')).toContain('## the font Lalezar')
  })

  test('nothing was written into the folder of the engine', () => {
    expect(engineFiles(folder)).toEqual(before)
    // Nor could it have been.
    if (isReadOnly) expect(() => run(folder, 'touch', ['node_modules/onefolio/x'], runs)).toThrow()
  })
})
