import { describe, expect, it } from 'vitest'
import { portfolioFile } from '../../src/node/cli/portfolioFile.ts'
import { version } from '../../src/node/cli/version.ts'
import { features } from '../../src/node/features.ts'
import { run } from '../cli.ts'
import { checkStarted } from './checkStart.ts'

const names = [
  ...['create', 'dev', 'build', 'preview', 'check', 'add', 'schema'],
  ...features.flatMap(({ commands = {} }) => Object.keys(commands)),
]

describe('onefolio', () => {
  it('lists its commands, and ends with 2 where none is named', async () => {
    const { code, err } = await run([])
    expect(code).toBe(2)
    for (const name of names) expect(err).toContain(`\n  ${name} `)
    expect(await run(['--help'])).toMatchObject({ code: 0, out: err, err: '' })
  })

  it.each(names)('explains %s, with its exit codes', async (name) => {
    const { code, out, err } = await run([name, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^onefolio ${name}\\b`))
    expect(out).toContain('Ends with ')
  })

  it('says its version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: version(), err: '' })
  })

  it('says which command is meant', async () => {
    const command = await run(['chekc'])
    expect(command.code).toBe(2)
    expect(command.err).toMatch(/^There is no command chekc\. Did you mean check\?\n/)
    expect((await run(['toString'])).err).toMatch(/^There is no command toString/)
  })

  it.each(names)(
    'refuses an option that %s has not, with its usage and nothing on standard output',
    async (name) => {
      const { code, out, err } = await run([name, '--colour'])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(new RegExp(`^There is no option --colour\\.\n\nonefolio ${name}\\b`))
    },
  )

  it.each([
    [['check', 'a.yaml', 'b.yaml'], 'One file at a time, not 2: a.yaml, b.yaml.'],
    [['build', 'a.yaml', 'b.yaml'], 'One file at a time, not 2: a.yaml, b.yaml.'],
    [['schema', 'a.yaml', 'b.yaml'], 'One file at a time, not 2: a.yaml, b.yaml.'],
    [['build', '--outDir'], '--outDir needs a value, as in --outDir ….'],
    [['preview', '--host', '1', '2'], 'There is nothing to name, such as 2: it serves what is in dist/.'],
    [['dev', '--allow-host'], '--allow-host needs a value, as in --allow-host ….'],
    [['translate', 'de', 'fr'], 'One language at a time, not 2: de, fr.'],
    [['build', '--outDir='], '--outDir needs a value, as in --outDir ….'],
    [
      ['build', '--', '--outDir', 'x'],
      'The -- before --outDir makes the name of a file of it: leave the -- out. Only npm run needs it.',
    ],
    [['translate'], 'Which language? Write its code, such as de, ja or pt-BR.'],
    [['add', '--own'], 'Name the new type, as in npx onefolio add --own talks.'],
    [['create', 'a', 'b'], 'One folder, not also b.'],
    [['create', 'a', '--blank', '--example', 'b'], 'It begins with one of --from, --example and --blank.'],
  ])('%j is refused with a sentence and the usage', async (args, sentence) => {
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.startsWith(`${sentence}\n\nonefolio ${args[0]}`)).toBe(true)
  })

  it.each([
    ['https://a.example/cv.json', /^https:\S+ is an address, and only files are read\. Download it, [^\n]+$/],
    ['www.linkedin.com/in/ada', /^www\S+ is an address, [^\n]+ Save to PDF: that file is read\. [^\n]+$/],
  ])('says that import reads files, not %s', async (address, sentence) => {
    for (const args of [
      ['import', address],
      ['create', 'a', '--from', address, '--no-install'],
    ]) {
      const { code, err } = await run(args)
      expect([code, err.trim()]).toEqual([2, expect.stringMatching(sentence)])
    }
  })

  it.each(['dev', 'check', 'add', 'schema', 'translate'])(
    'says in a sentence alone why %s could not run',
    async (name) => {
      const args = name === 'translate' ? [name, 'de'] : name === 'add' ? [name, 'faq'] : [name]
      const { code, err } = await run(args, { PORTFOLIO: 'nowhere/portfolio.yaml' })
      expect(code).toBe(2)
      expect(err).toMatch(/^There is no file nowhere\/portfolio\.yaml[^\n]*$/)
    },
  )

  it.each(['0', '70000', 'x', ''])('refuses %o as a port', async (port) => {
    expect(await run(['dev', '--port', port])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is no port|needs a value/),
    })
  })
})

describe('the portfolio of a command', () => {
  const found = (there: string[], given?: string, env: NodeJS.ProcessEnv = {}) =>
    portfolioFile(given, env, (path) => there.includes(path))

  it('is the file that is named, that of PORTFOLIO, or the first of two places', () => {
    const both = ['content/portfolio.yaml', 'portfolio.yaml']
    expect(found(both, 'other.yaml', { PORTFOLIO: 'mine.yaml' })).toBe('other.yaml')
    expect(found(both, undefined, { PORTFOLIO: 'mine.yaml' })).toBe('mine.yaml')
    expect(found(both)).toBe('portfolio.yaml')
    expect(found(['content/portfolio.yaml'])).toBe('content/portfolio.yaml')
  })

  it('is missing with a sentence', () => {
    expect(() => found([])).toThrow('neither portfolio.yaml nor content/portfolio.yaml')
  })
})

it('check loads no library that no content of the portfolio needs', () => {
  const { status, stdout, packages } = checkStarted('.')
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('is in order') })
  // Of what it needs, to show that it is seen: YAML, and Markdown in sentences.
  for (const name of ['yaml', 'markdown-it']) expect(packages, name).toContain(name)
  // For drawings; for an own style sheet; for code in Markdown; for a build.
  for (const name of ['jsdom', 'svgo', 'dompurify', 'css-tree', 'highlight.js', 'vite', 'react'])
    expect(packages, name).not.toContain(name)
})
