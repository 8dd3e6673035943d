import { describe, expect, it } from 'vitest'
import { onefolio } from '../../src/node/cli/onefolio.ts'
import { portfolioFile } from '../../src/node/cli/portfolioFile.ts'
import { version } from '../../src/node/cli/version.ts'

async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const out: string[] = []
  const err: string[] = []
  const code = await onefolio(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env,
    colour: false,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const names = [
  'create',
  'dev',
  'build',
  'preview',
  'check',
  'add',
  'translate',
  'refresh',
  'import',
  'headers',
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

  it('says which command or option is meant', async () => {
    const command = await run(['chekc'])
    expect(command.code).toBe(2)
    expect(command.err).toMatch(/^There is no command chekc\. Did you mean check\?\n/)
    for (const name of ['dev', 'build', 'preview', 'check']) {
      const option = await run([name, '--colour'])
      expect(option.code).toBe(2)
      expect(option.err).toMatch(/^There is no option --colour\.\n/)
    }
    expect((await run(['toString'])).err).toMatch(/^There is no command toString/)
  })

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
