import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { importPortfolio } from '../../src/node/import/command.ts'
import { run as onefolioWith } from '../cli.ts'
import { at } from '../core/schema/setting.ts'
import { fileOf } from './importing.ts'

let out: string[] = []
let err: string[] = []
let target = ''
const run = (...args: string[]) =>
  importPortfolio(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: {},
    colour: false,
  })

beforeEach(() => {
  out = []
  err = []
  target = join(mkdtempSync(join(tmpdir(), 'target-')), 'content/portfolio.yaml')
})

/** The number of the first line of the target that has a text. */
const lineOf = (text: string) =>
  readFileSync(target, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

const small = () =>
  fileOf(
    'resume.json',
    '{"basics": {"name": "Ada Okafor", "email": "ada@okafor.example", "nickname": "Al\\u001b[31m"}}',
  )

describe('npm run import', () => {
  it.each([
    [[], 'Which file?'],
    [['a.json', 'b.yaml', 'c'], 'One file and one target, not also c.'],
  ])('is refused with %j, with a sentence and its usage', async (args, sentence) => {
    const { code, out, err } = await onefolioWith(['import', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.startsWith(`${sentence}\n\nonefolio import`)).toBe(true)
  })

  it('writes a new file with its folder, and lists what could not be placed', async () => {
    expect(await run(small(), target)).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain('name: Ada Okafor')
    expect(out.slice(0, 2).join('\n')).toBe(
      `Placed 2 of 3 texts. Not placed: 1 text.\n  basics.nickname: Al[31m\n\n${target} of 2 sections was made of resume.json, a JSON Resume. npm run dev shows it.`,
    )
    expect(out.slice(3).join()).toMatch(/^For your portrait on the first screen, put it in images\//)
    expect(err).toEqual([])
  })

  it('says last what was not found, each with the line where to write it', async () => {
    const file = fileOf('resume.json', '{"skills": [{"name": "Segeln"}]}')
    expect(await run(file, target)).toBe(0)
    const lines = ['name: YOUR_NAME', 'owner:'].map(lineOf)
    expect(lines.every((line) => line > 1)).toBe(true)
    expect(out.at(-1)).toBe(`Not found: name (${target}:${lines[0]}), e-mail (${target}:${lines[1]}).`)
  })

  it('names the one command for fonts that are not installed, and nothing else of them', async () => {
    const file = fileOf(
      'resume.json',
      '{"basics": {"name": "王小明", "email": "ming@example.com", "label": "工程师"}}',
    )
    expect(await run(file, target)).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain(
      '  # Chosen for the letters of your texts. They come with: npm install @fontsource-variable/noto-sans-sc\n',
    )
    expect(err).toEqual([])
    expect(out.join('\n')).toMatch(/you run\n\n {4}npm install @fontsource-variable\/noto-sans-sc\n/m)
  })

  it('installs fonts also for a few words in other scripts, which the PDF shows', async () => {
    const file = fileOf(
      'resume.json',
      '{"basics": {"name": "Ada", "email": "ada@example.com", "label": "Engineer → 🚀", "summary": "I build tools for the schools of the north and teach with care, from Monday to Friday, and at weekends I sail on the lake nearby, whatever the weather may be like, with friends who paint and sing."}, "languages": [{"language": "ไทย"}, {"language": "中文"}, {"language": "العربية"}]}',
    )
    expect(await run(file, target)).toBe(0)
    expect(readFileSync(target, 'utf8')).not.toContain('fonts:')
    expect(out.join('\n')).toContain(
      'npm install @fontsource-variable/noto-sans-thai @fontsource-variable/noto-sans-sc\n',
    )
  })

  it('overwrites nothing without --force', async () => {
    await run(small(), target)
    writeFileSync(target, 'mine')
    expect(await run(small(), target)).toBe(2)
    expect(err.join('\n')).toContain('is there already, and is left as it is')
    expect(readFileSync(target, 'utf8')).toBe('mine')
    expect(await run(small(), target, '--force')).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain('Ada Okafor')
  })

  it('does not write through a dangling symbolic link', async () => {
    await run(small(), target)
    const link = join(target, '../link.yaml')
    symlinkSync(join(target, '../nowhere.yaml'), link)
    expect(await run(small(), link)).toBe(2)
    expect(existsSync(join(target, '../nowhere.yaml'))).toBe(false)
  })

  it('writes only to the terminal if the target is -', async () => {
    expect(await run(small(), '-')).toBe(0)
    expect(out).toHaveLength(1)
    expect(out[0]).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/portfolio\.schema\.json\n/)
    expect(err.join('\n')).toContain('Not placed:')
  })

  it('writes nothing if the input cannot be imported', async () => {
    expect(await run(fileOf('resume.json', '{'), target)).toBe(2)
    expect(existsSync(target)).toBe(false)
    expect(err.join('\n')).toMatch(/is no JSON that can be read/)
  })

  it.each([
    [[], 'Which file?'],
    [['a', 'b', 'c'], 'One file and one target, not also c.'],
    [['a', '--froce'], 'There is no option --froce.'],
  ])('prints its usage for %j', async (args, sentence) => {
    expect(await run(...args)).toBe(2)
    expect(err.join('\n')).toContain(sentence)
    expect(err.join('\n')).toContain('onefolio import FILE [TARGET]')
  })

  it('refuses a folder or the imported file as the target', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    expect(await run(small(), folder, '--force')).toBe(2)
    expect(err.join('\n')).toBe(
      `${folder} is a folder. Name a file in it, such as ${join(folder, 'portfolio.yaml')}.`,
    )
    const file = small()
    const before = readFileSync(file, 'utf8')
    symlinkSync(file, join(folder, 'same.yaml'))
    for (const same of [file, join(folder, 'same.yaml')]) expect(await run(file, same, '--force')).toBe(2)
    expect(err.at(-1)).toContain('is the file that is to be imported')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('leaves the target unchanged if it cannot be written', async () => {
    // A file where a folder should be.
    const inFile = join(small(), 'portfolio.yaml')
    expect(await run(small(), inFile)).toBe(2)
    expect(err.join('\n')).toMatch(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/)
    await run(small(), target)
    // The temporary file beside the target cannot be written: its name would be too long.
    const long = join(dirname(target), `${'long'.repeat(60)}.yaml`)
    writeFileSync(long, 'mine')
    err = []
    expect(await run(small(), long, '--force')).toBe(2)
    expect(err.join('\n')).toMatch(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/)
    expect(readFileSync(long, 'utf8')).toBe('mine')
  })

  it('suggests a file with a similar name if the input is missing', async () => {
    const file = small()
    expect(await run(file.replace('resume.json', 'resmue.json'), target)).toBe(2)
    expect(err.join('\n')).toBe(
      `There is no file ${file.replace('resume.json', 'resmue.json')}; do you mean ${file}?`,
    )
  })

  it('refers to the schema also from outside the project', async () => {
    await run(small(), target)
    const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(target, 'utf8')) ?? []
    expect(resolve(dirname(target), schema)).toBe(at('schema/portfolio.schema.json'))
  })
})
