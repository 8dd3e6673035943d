import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { writeUnchanged } from '../../../src/node/build/files/writeUnchanged.ts'
import { writeFolder } from '../../../src/node/create/folder.ts'
import { looksOfEngine } from '../../../src/node/create/looks.ts'
import { Cancelled, lookOptions, type Questions } from '../../../src/node/create/questions.ts'
import { exampleNames } from '../../../src/node/create/start.ts'
import { at } from '../schema/setting.ts'
import { checked, created, filesIn, newFolder } from './creating.ts'

const textIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

describe('onefolio create --blank', () => {
  it('writes a folder that is in order, in a path with blanks and umlauts', async () => {
    const folder = newFolder()
    const { code, err, ran } = await created([folder, '--blank', '--no-install'])
    expect({ code, err, ran }).toEqual({ code: 0, err: '', ran: [] })
    expect(filesIn(folder)).toEqual([
      '.github/workflows/publish.yml',
      '.gitignore',
      'package.json',
      'portfolio.yaml',
    ])
    for (const name of ['images', 'public', 'sections']) expect(existsSync(join(folder, name))).toBe(true)
    const { code: checkedCode, report } = await checked(folder)
    expect({ checkedCode, report }).toEqual({
      checkedCode: 0,
      report: `${join(folder, 'portfolio.yaml')} is in order: Your Name, 3 sections (hero, about, contact), 3 links, 0 profiles`,
    })
  })

  it('has texts that --strict lists, so that none is published by mistake', async () => {
    const folder = newFolder()
    await created([folder, '--blank', '--no-install'])
    const { code, report } = await checked(folder, '--strict')
    expect(code).toBe(1)
    for (const words of ['Your Name · What You Do', 'A paragraph', 'hello@example.com', '© Your Name'])
      expect(report).toContain(`"${words}"`)
  })

  it('names the schema of the engine that will be in node_modules', async () => {
    const folder = newFolder()
    await created([folder, '--blank', '--no-install'])
    const [first] = textIn(folder, 'portfolio.yaml').split('\n')
    expect(first).toBe('# yaml-language-server: $schema=node_modules/onefolio/schema/portfolio.schema.json')
  })

  it.each(looksOfEngine())('takes the look $name', async ({ name, about }) => {
    expect(about).not.toBe('')
    const folder = newFolder()
    expect((await created([folder, '--blank', '--look', name, '--no-install'])).code).toBe(0)
    expect(parse(textIn(folder, 'portfolio.yaml')).theme).toBe(name)
    expect((await checked(folder)).code).toBe(0)
  })
})

describe('onefolio create --example', () => {
  it.each(exampleNames())('copies %s, which is in order', async (name) => {
    const folder = newFolder()
    expect((await created([folder, '--example', name, '--no-install'])).code).toBe(0)
    expect(filesIn(folder)).toEqual(expect.arrayContaining(filesIn(at(`content/examples/${name}`))))
    expect(await checked(folder)).toMatchObject({ code: 0, report: expect.stringContaining('is in order') })
    const text = textIn(folder, 'portfolio.yaml')
    expect(text).toContain('$schema=node_modules/onefolio/schema/portfolio.schema.json\n')
    expect(text).not.toContain('content/examples')
  })
})

it.each([['--blank'], ...exampleNames().map((name) => ['--example', name])])(
  'a form of %j %s asks for an e-mail address and a message',
  async (...start) => {
    const folder = newFolder()
    await created([folder, ...start, '--no-install'])
    const { sections } = parse(textIn(folder, 'portfolio.yaml'))
    const required = { email: { required: true }, message: { required: true } }
    for (const section of sections)
      if (section.type === 'contact') expect(section.form?.checks).toEqual(required)
  },
)

describe('a folder that is in use', () => {
  it('is refused with what is in the way, and left as it is', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'src'), { recursive: true })
    writeFileSync(join(folder, 'README.md'), 'mine')
    for (const args of [['--blank'], ['--yes'], ['--from', 'nowhere.json'], []]) {
      const { code, err, ran } = await created([folder, ...args])
      expect({ code, ran }).toEqual({ code: 2, ran: [] })
      expect(err).toBe(
        `${folder} is not empty: README.md and src are in the way. Nothing was written; name another folder, or an empty one.`,
      )
    }
    expect(filesIn(folder)).toEqual(['README.md'])
    expect(textIn(folder, 'README.md')).toBe('mine')
  })

  it('is refused where it is a file, or a link that leads nowhere', async () => {
    const file = newFolder()
    writeFileSync(file, 'mine')
    const link = join(dirname(file), 'link')
    symlinkSync(join(dirname(file), 'nowhere'), link)
    for (const path of [file, link]) {
      const { code, err } = await created([path, '--blank'])
      expect(code).toBe(2)
      expect(err).toBe(`${path} is no folder. Nothing was written; name another one.`)
    }
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const inFile = await created([join(file, 'site'), '--blank'])
    expect(inFile.code).toBe(2)
    expect(inFile.err).toMatch(/^[^\n]+ cannot be a folder: [^\n]+ Nothing was written\.$/)
  })

  it('counts as empty with nothing but a Git repository', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, '.git'), { recursive: true })
    const { code, ran } = await created([folder, '--blank', '--no-install', '--git'])
    expect({ code, ran }).toEqual({ code: 0, ran: [] })
  })

  it('lists a few of many names', async () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    for (const name of 'abcdefgh') writeFileSync(join(folder, name), '')
    expect((await created([folder, '--blank'])).err).toContain('a, b, c, d, e and 3 more are in the way')
  })
})

describe('what create does beyond writing', () => {
  it('begins a repository, installs and checks there, and says the next two commands', async () => {
    const folder = newFolder()
    const { code, out, ran } = await created([folder, '--blank', '--git'])
    expect(code).toBe(0)
    expect(ran).toEqual([
      `${folder}$ git init --quiet --initial-branch=main`,
      `${folder}$ npm install --no-audit --no-fund`,
      `${folder}$ node node_modules/onefolio/src/node/cli/bin.mjs check`,
    ])
    expect(out.trimEnd()).toMatch(new RegExp(`Next:\\n\\n {4}cd "${folder}"\\n {4}npm run dev$`))
  })

  it('installs with pnpm, speaks of it and publishes with it, where pnpm runs it', async () => {
    const folder = newFolder()
    const env = { npm_config_user_agent: 'pnpm/10.4.1 npm/? node/v22.12.0 linux x64' }
    const { out, ran } = await created([folder, '--blank'], { env })
    expect(ran[0]).toBe(`${folder}$ pnpm install`)
    expect(out.trimEnd()).toMatch(/ {4}pnpm run dev$/)
    const workflow = parse(readFileSync(join(folder, '.github/workflows/publish.yml'), 'utf8'))
    const steps: { run?: string; with?: { cache?: string } }[] = workflow.jobs.build.steps
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
      'npm install --global pnpm',
      'pnpm install --frozen-lockfile',
      'pnpm run check',
      'pnpm run build',
    ])
    expect(steps.flatMap((step) => step.with?.cache ?? [])).toEqual(['pnpm'])
    const failed = await created([newFolder(), '--blank'], { env, exits: { install: 1 } })
    expect(failed.err).toMatch(/^pnpm could not install .* Begin with pnpm install /)
  })

  it('says what is there and how to go on if npm fails', async () => {
    const folder = newFolder()
    const { code, out, err } = await created([folder, '--blank'], { exits: { install: 1 } })
    expect(code).toBe(2)
    expect(err).toBe(
      `npm could not install what ${folder} needs; all else is there. Begin with npm install once the cause is mended.`,
    )
    expect(out).toContain('npm install && npm run dev')
    expect(filesIn(folder)).toContain('portfolio.yaml')
  })

  it('ends with 1 if the check finds mistakes', async () => {
    expect((await created([newFolder(), '--blank'], { exits: { check: 1 } })).code).toBe(1)
  })

  it('goes on without Git', async () => {
    const { code, err } = await created([newFolder(), '--blank', '--git'], { exits: { git: -1 } })
    expect(code).toBe(0)
    expect(err).toContain('git init --initial-branch=main does it later')
  })

  it('says what is there if a file cannot be written', () => {
    const folder = newFolder()
    const files = ['a', 'b', 'c'].map((path) => ({ path, content: path }))
    const write = (path: string, content: string | Uint8Array) => {
      // As on a disk that is full.
      if (content === 'c')
        throw new Unbuildable(`${path} cannot be written, and is left as it is: its disk is full.`)
      writeUnchanged(path, undefined, content)
    }
    expect(() => writeFolder(folder, files, write)).toThrow(
      `${join(folder, 'c')} cannot be written: its disk is full. ${folder} has 2 files of 3 so far: take them away, and begin again.`,
    )
    expect(filesIn(folder)).toEqual(['a', 'b'])
  })
})

describe('questions', () => {
  const answers = (start: Awaited<ReturnType<Questions['start']>>, folder: string): Questions => ({
    folder: async () => folder,
    start: async () => start,
    look: async () => 'meadow',
  })

  it('fill in what the arguments leave open', async () => {
    const folder = newFolder()
    await created(['--no-install'], { ask: answers({ blank: true }, folder) })
    expect(parse(textIn(folder, 'portfolio.yaml')).theme).toBe('meadow')
  })

  it('say of each look what it looks like, and show its colours where a terminal has them', () => {
    const labelOf = (name: string, hasColours: boolean) =>
      lookOptions(hasColours).find(({ value }) => value === name)?.label
    expect(labelOf('blueprint', false)).toMatch(/^blueprint · dark ground: .* typewriter$/)
    expect(labelOf('harbour', false)).toMatch(/^harbour · dark or light ground: /)
    expect(labelOf('paper', true)).toBe(
      `\u001B[48;2;246;240;227m  \u001B[48;2;125;31;53m  \u001B[0m ${labelOf('paper', false)}`,
    )
  })

  it('leave an example its own look', async () => {
    const folder = newFolder()
    const [example = ''] = exampleNames()
    await created(['--no-install'], { ask: answers({ example }, folder) })
    expect(existsSync(join(folder, 'looks'))).toBe(false)
  })

  it('are not asked where all is given, or with --yes', async () => {
    const none = () => Promise.reject(new Error('asked'))
    const ask = { folder: none, start: none, look: none }
    expect((await created([newFolder(), '--blank', '--no-install'], { ask })).code).toBe(0)
    expect((await created([newFolder(), '--yes', '--no-install'], { ask })).code).toBe(0)
  })

  it('can be left, and then nothing is written', async () => {
    const folder = newFolder()
    const leave = () => Promise.reject(new Cancelled())
    const ask = { folder: leave, start: leave, look: leave }
    expect(await created([folder], { ask })).toMatchObject({ code: 2, ran: [] })
    expect(existsSync(folder)).toBe(false)
  })

  it('are replaced by a sentence that names the options where nobody can answer', async () => {
    const folder = newFolder()
    expect(await created([folder])).toMatchObject({
      code: 2,
      err: 'What shall it begin with? Name --from FILE, --example NAME or --blank; --yes takes --blank.',
    })
    expect(existsSync(folder)).toBe(false)
  })
})

it.each([
  [['a', 'b', '--blank'], 'One folder, not also b.'],
  [['a', '--blank', '--from', 'x'], 'It begins with one of --from, --example and --blank.'],
  [['a', '--blank', '--look', 'papr'], 'There is no look papr. Did you mean paper?'],
  [['a', '--example', 'designr'], 'There is no example designr. Did you mean designer?'],
  [['a', '--blnk'], 'There is no option --blnk.'],
  [['a', '--from'], '--from needs a value'],
])('%j is refused with a sentence and the usage', async (args, sentence) => {
  const { code, err } = await created(args)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(err).toContain('onefolio create [FOLDER]')
})

it.each(['odd #1', 'a%20b', '100% mine', 'why?'])(
  'writes nothing to %s, where no command would run',
  async (name) => {
    const folder = join(newFolder(), name)
    const { code, err } = await created([folder, '--blank', '--no-install'])
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/ has a [#%?] in it, .* Nothing was written\.$/),
    })
    expect(existsSync(folder)).toBe(false)
    mkdirSync(folder, { recursive: true })
    const ran = spawnSync(process.execPath, [at('src/node/cli/bin.mjs'), 'check'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^The path [^\n]+ rename that folder\.\n$/),
    ])
  },
)

it('makes a folder here by default', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const before = process.cwd()
  process.chdir(folder)
  try {
    const { code, out } = await created(['--yes', '--no-install'])
    expect(code).toBe(0)
    expect(out).toContain(`    cd my-site\n`)
    expect(filesIn(folder)).toContain('my-site/portfolio.yaml')
    rmSync(join(folder, 'my-site'), { recursive: true })
    expect((await created(['.', '--blank', '--no-install'])).out).toContain(
      'This folder has portfolio.yaml, package.json, .gitignore and .github/.',
    )
    expect(basename(folder)).toBe('meine Seite')
  } finally {
    process.chdir(before)
  }
})
