import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from '../../../src/node/cli/check.ts'
import { good, spoil } from './setting.ts'

const folder = mkdtempSync(join(tmpdir(), 'check-'))
const file = (name: string) => join(folder, name)
const bad = spoil(good, 'headline:', 'headlin:')
const risky = spoil(good, "'mailto:ada@example.com'", 'http://example.com/')

beforeAll(() => {
  writeFileSync(file('good.yaml'), good)
  writeFileSync(file('bad.yaml'), bad)
  writeFileSync(file('risky.yaml'), risky)
  writeFileSync(file('latin.yaml'), Buffer.from('# ü\nb: 1\na: ', 'utf8'))
  appendFileSync(file('latin.yaml'), Buffer.from([0xe9, 0x0a]))
  writeFileSync(file('utf16.yaml'), Buffer.from('\ufeffa: 1', 'utf16le'))
  writeFileSync(file('utf16bare.yaml'), 'site:\n', 'utf16le')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const out: string[] = []
  const err: string[] = []
  const code = await check(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env,
    colour: false,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('npm run check', () => {
  it('says in one line that the file is in order and what it holds', async () => {
    expect(await run([file('good.yaml')])).toEqual({
      code: 0,
      out: expect.stringMatching(
        /good\.yaml is in order: Ada Byron, 2 sections \(hero, services of 1\), 2 links, 1 profile$/,
      ),
      err: '',
    })
  })

  it('checks content/portfolio.yaml by default, or the file that PORTFOLIO names', async () => {
    expect(await run([])).toMatchObject({
      code: 0,
      out: expect.stringContaining('content/portfolio.yaml is in order: '),
    })
    expect((await run([], { PORTFOLIO: file('good.yaml') })).out).toContain('Ada Byron')
  })

  it('prints the report and exits with 1 if there is an error', async () => {
    const { code, out, err } = await run([file('bad.yaml')])
    expect(code).toBe(1)
    expect(out).toContain('error[unknown-key]')
    expect(err).toBe('')
  })

  it('resolves a file name from the folder in which the command was run', async () => {
    const { code, out } = await run(['good.yaml'], { INIT_CWD: folder })
    expect(out).toContain('good.yaml is in order')
    expect(code).toBe(0)
    expect((await run(['good.yaml'])).code).toBe(2)
  })

  it('prints a warning and exits with 0, or with 1 under --strict', async () => {
    const lenient = await run([file('risky.yaml')])
    expect(lenient.code).toBe(0)
    expect(lenient.out).toMatch(/warning\[insecure-link\][\s\S]*is in order/)
    const strict = await run([file('risky.yaml'), '--strict'])
    expect(strict.code).toBe(1)
    expect(strict.out).toContain('error[insecure-link]')
    expect(strict.out).not.toContain('is in order')
  })

  it('reports leftovers of the default content under --strict, and once the site has an address', async () => {
    const sample = 'tests/fixtures/site/portfolio.yaml'
    expect((await run([sample])).out).not.toContain('leftover-')
    const strict = await run([sample, '--strict'])
    expect(strict.code).toBe(1)
    expect(strict.out).toContain('error[leftover-samples]')
    writeFileSync(file('live.yaml'), spoil(good, '  owner:\n', '  url: https://byron.org/\n  owner:\n'))
    const live = await run([file('live.yaml')])
    expect(live.code).toBe(0)
    expect(live.out).toMatch(/warning\[leftover-address\][\s\S]*is in order/)
  })

  it('checks the overlays beside the file, also when given an overlay instead of the file', async () => {
    const overlay = file('good.de.yaml')
    writeFileSync(overlay, 'site: { title: Ada }')
    try {
      for (const named of [file('good.yaml'), overlay]) {
        const { code, out } = await run([named])
        expect(code).toBe(0)
        expect(out).toMatch(
          /warning\[untranslated\][\s\S]*good\.de\.yaml:1:\d+[\s\S]*is in order: .*, also in de$/,
        )
      }
      expect((await run([overlay, '--strict'])).code).toBe(1)
      const [warning] = JSON.parse((await run([overlay, '--json'])).out)
      expect(warning).toMatchObject({ code: 'untranslated', file: overlay, line: 1 })
    } finally {
      rmSync(overlay)
    }
  })

  it('prints one JSON array and nothing else under --json', async () => {
    const broken = await run([file('bad.yaml'), '--json'])
    expect(broken).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(broken.out)).toMatchObject([{ code: 'unknown-key', line: 15, column: 5 }])
    const well = await run([file('good.yaml'), '--json'])
    expect(well).toEqual({ code: 0, out: '[]', err: '' })
  })

  it('prints annotations under GitHub Actions, and keeps JSON clean of them', async () => {
    const env = { GITHUB_ACTIONS: 'true' }
    expect((await run([file('bad.yaml')], env)).out).toMatch(/^::error file=.*line=15/m)
    const json = await run([file('bad.yaml'), '--json'], env)
    expect(JSON.parse(json.out)).toHaveLength(1)
    expect(json.err).toMatch(/^::error /)
  })

  it.each([
    ['a missing file', () => [file('none.yaml')], /There is no file .*none\.yaml\./],
    ['a file below a file', () => [join(file('good.yaml'), 'none.yaml')], /There is no file/],
    ['a folder', () => [folder], /is a folder; name the YAML file in it\./],
    ['text that is not UTF-8', () => [file('latin.yaml')], /latin\.yaml:3:4 is not UTF-8 text/],
    ['UTF-16', () => [file('utf16.yaml')], /is not UTF-8 text/],
    ['UTF-16 without a mark', () => [file('utf16bare.yaml')], /is not UTF-8 text/],
    ['two files', () => ['a.yaml', 'b.yaml'], /One file at a time/],
    ['an unknown option', () => ['--jsn'], /There is no option --jsn\./],
    ['a path that no disk has', () => ['a\0b.yaml'], /could not be read|There is no file/],
  ])('exits with 2 and a plain sentence for %s', async (_, args, sentence) => {
    const { code, out, err } = await run(args())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/\n\s+at |ENOENT|EISDIR/)
  })

  it('prints its usage for --help', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--strict') })
  })
})
