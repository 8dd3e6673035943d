import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newerVersion, newestOnRegistry } from '../../src/node/cli/newerVersion.ts'

const day = 24 * 60 * 60 * 1000
/** A day on which dev starts. */
const monday = Date.UTC(2027, 0, 4)

let owner: string
let engine: string
beforeEach(() => {
  owner = mkdtempSync(join(tmpdir(), 'owner-'))
  engine = join(owner, 'node_modules/onefolio')
  mkdirSync(engine, { recursive: true })
  writeManifest(engine, {
    version: '1.9.0',
    repository: { type: 'git', url: 'git+https://code.example/ada/onefolio.git' },
  })
  writeManifest(owner, { dependencies: { onefolio: '^1.0.0' } })
})
afterEach(() => rmSync(owner, { recursive: true }))

const writeManifest = (folder: string, manifest: object) =>
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))

const newest = vi.fn<() => Promise<string>>()

/** Starts dev on a day: what it says, once the question in the background is answered. */
async function start(now: number, answer: string | Error, given: object = {}) {
  newest.mockReset()
  newest.mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const cache = join(owner, 'node_modules/.cache')
  const all = { engine, owner, cache, env: {}, isTerminal: true, now, newest, ...given }
  const { sentence, remembered } = newerVersion(all)
  await remembered
  return sentence
}

describe('dev speaks of a newer version', () => {
  it('at the start after it has learnt of it, with what to run and where the changes stand', async () => {
    expect(await start(monday, '1.10.0')).toBeUndefined()
    expect(await start(monday + 1000, '1.10.0')).toBe(
      '\n  Onefolio 1.10.0 is there, and this is 1.9.0. To update: npm update onefolio, then npx onefolio check --fix' +
        '\n  What has changed: https://code.example/ada/onefolio/blob/main/.github/CHANGELOG.md',
    )
  })

  it('without a link where the repository is a placeholder, as in a package that no release has made', async () => {
    const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(repository).toContain('example.com')
    writeManifest(engine, { version: '1.9.0', repository })
    await start(monday, '1.10.0')
    const sentence = await start(monday, '1.10.0')
    expect(sentence).toContain('Onefolio 1.10.0 is there')
    expect(sentence).not.toMatch(/https?:|What has changed/)
  })

  it('once a week, and asks once a week, whether or not there was an answer', async () => {
    await start(monday, new Error('offline'))
    expect(newest).toHaveBeenCalledTimes(1)
    await start(monday + 6 * day, '1.10.0')
    expect(newest).toHaveBeenCalledTimes(0)
    await start(monday + 7 * day, '1.10.0')
    expect(newest).toHaveBeenCalledTimes(1)
    const said: number[] = []
    for (const after of [8, 9, 10, 14, 15, 16])
      if ((await start(monday + after * day, '1.10.0')) !== undefined) said.push(after)
    expect(said).toEqual([8, 15])
  })

  it('names the version where the range of package.json ends before it', async () => {
    await start(monday, '2.0.0')
    expect(await start(monday, '2.0.0')).toContain('To update: npm install onefolio@2, then')
  })

  it.each([
    ['1.9.0', '1.9.0', false],
    ['1.8.12', '1.9.0', false],
    ['1.10.0', '1.9.0', true],
    ['1.0.0', '1.0.0-rc.1', true],
    ['2.0.0-rc.1', '1.9.0', false],
    ['<html>', '1.9.0', false],
    ['', '1.9.0', false],
  ])('%j, where %s is installed: %s', async (answer, version, says) => {
    writeManifest(engine, { version })
    await start(monday, answer)
    expect((await start(monday, answer)) !== undefined).toBe(says)
  })
})

describe('dev asks nothing', () => {
  it.each([
    ['where no one reads', { isTerminal: false }],
    ['in CI', { env: { CI: 'true' } }],
    ['with NO_UPDATE_NOTIFIER', { env: { NO_UPDATE_NOTIFIER: '1' } }],
    ['without a cache', { cache: undefined }],
  ])('%s, and says nothing', async (_, given) => {
    await start(monday, '1.10.0')
    expect(await start(monday + 8 * day, '1.11.0', given)).toBeUndefined()
    expect(newest).not.toHaveBeenCalled()
  })

  it.each([
    'file:../onefolio',
    'file:onefolio-1.9.0.tgz',
    'github:ada/onefolio',
    'ada/onefolio',
    'git+ssh://git@code.example/ada/onefolio.git',
    'workspace:*',
  ])('of an engine that is %s', async (range) => {
    writeManifest(owner, { dependencies: { onefolio: range } })
    await start(monday, '1.10.0')
    expect(newest).not.toHaveBeenCalled()
  })

  it('of a clone, and of an engine that is linked', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'clone-'))
    writeManifest(clone, { name: 'onefolio', version: '1.9.0' })
    await start(monday, '1.10.0', { engine: clone, owner: clone })
    expect(newest).not.toHaveBeenCalled()
    rmSync(engine, { recursive: true })
    symlinkSync(clone, engine, 'junction')
    await start(monday, '1.10.0')
    expect(newest).not.toHaveBeenCalled()
    rmSync(clone, { recursive: true })
  })

  it('where nothing can be kept, since it would ask at every start', async () => {
    writeFileSync(join(owner, 'file'), '')
    await start(monday, '1.10.0', { cache: join(owner, 'file/cache') })
    expect(newest).not.toHaveBeenCalled()
  })
})

it('starts without waiting for the answer, and forgets what it cannot read', async () => {
  const never = () => new Promise<string>(() => {})
  const cache = join(owner, 'cache')
  mkdirSync(cache)
  writeFileSync(join(cache, 'onefolio-update.json'), '{"asked":')
  const given = { engine, owner, cache, env: {}, isTerminal: true, now: monday, newest: never }
  expect(newerVersion(given).sentence).toBeUndefined()
  expect(JSON.parse(readFileSync(join(cache, 'onefolio-update.json'), 'utf8'))).toEqual({
    asked: monday,
    said: 0,
  })
})

it.runIf(process.platform !== 'win32')(
  'asks npm, so that the registry is the one of its configuration',
  async () => {
    writeFileSync(join(owner, 'npm'), '#!/bin/sh\necho "1.2.3-$*"\n')
    chmodSync(join(owner, 'npm'), 0o755)
    vi.stubEnv('PATH', [owner, process.env.PATH].join(delimiter))
    expect(await newestOnRegistry()).toBe('1.2.3-view onefolio version')
    vi.unstubAllEnvs()
  },
)
