import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importPortfolio } from '../../../schema/commands/importCommand.ts'
import { at } from '../schema/setting.ts'
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

const small = () =>
  fileOf(
    'resume.json',
    '{"basics": {"name": "Ada Okafor", "email": "ada@okafor.example", "nickname": "Al\\u001b[31m"}}',
  )

describe('npm run import', () => {
  it('writes a new file with its folder, and says what has no place', async () => {
    expect(await run(small(), target)).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain('name: Ada Okafor')
    expect(out.join('\n')).toBe(
      `Not placed:\n  basics.nickname: Al [31m (there is no place for it)\n\n${target} of 2 sections was made of resume.json, a JSON Resume. npm run dev shows it.`,
    )
    expect(err).toEqual([])
  })

  it('names what has no place in the file too, without its words, which are nobody’s business', async () => {
    await run(small(), target)
    const text = readFileSync(target, 'utf8')
    expect(text).toContain('#   basics.nickname: there is no place for it')
    expect(text).not.toContain('[31m')
  })

  it('says what keeps a page from being shown whose letters the fonts of the theme have not', async () => {
    const file = fileOf('resume.json', '{"basics": {"name": "Иван", "email": "ivan@example.com"}}')
    expect(await run(file, target)).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain('name: Иван')
    expect(err.join('\n')).toContain('error[resume-letters]')
    expect(err.join('\n')).toContain('npm install @fontsource-variable/')
    expect(out.at(-1)).toContain('npm run dev shows it once what is said above is fixed.')
  })

  it('overwrites nothing, until it is told to', async () => {
    await run(small(), target)
    writeFileSync(target, 'mine')
    expect(await run(small(), target)).toBe(2)
    expect(err.join('\n')).toContain('is there already, and is left as it is')
    expect(readFileSync(target, 'utf8')).toBe('mine')
    expect(await run(small(), target, '--force')).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain('Ada Okafor')
  })

  it('takes a link to nowhere for a file that is there', async () => {
    await run(small(), target)
    const link = join(target, '../link.yaml')
    symlinkSync(join(target, '../nowhere.yaml'), link)
    expect(await run(small(), link)).toBe(2)
    expect(existsSync(join(target, '../nowhere.yaml'))).toBe(false)
  })

  it('writes to the terminal alone where the target is -', async () => {
    expect(await run(small(), '-')).toBe(0)
    expect(out).toHaveLength(1)
    expect(out[0]).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/portfolio\.schema\.json\n/)
    expect(err.join('\n')).toContain('Not placed:')
  })

  it('leaves the target alone where nothing can be made', async () => {
    expect(await run(fileOf('resume.json', '{'), target)).toBe(2)
    expect(existsSync(target)).toBe(false)
    expect(err.join('\n')).toMatch(/is no JSON that can be read/)
  })

  it.each([
    [[], 'Which file?'],
    [['a', 'b', 'c'], 'One file and one target, not also c.'],
    [['a', '--froce'], 'There is no option --froce.'],
  ])('explains itself for %j', async (args, sentence) => {
    expect(await run(...args)).toBe(2)
    expect(err.join('\n')).toContain(sentence)
    expect(err.join('\n')).toContain('npm run import -- FILE [TARGET]')
  })

  it('names the schema from where the file is written', async () => {
    const path = at('.cache/imported/deep/portfolio.yaml')
    await run(small(), path, '--force')
    expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(
      '# yaml-language-server: $schema=../../../schema/portfolio.schema.json',
    )
  })

  it('takes no folder for a target, and not the file that it reads', async () => {
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

  it('leaves the target alone where it cannot be written, or only in part', async () => {
    // A file where a folder should be.
    const inFile = join(small(), 'portfolio.yaml')
    expect(await run(small(), inFile)).toBe(2)
    expect(err.join('\n')).toMatch(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/)
    await run(small(), target)
    writeFileSync(target, 'mine')
    // What is written first stands beside the target, under a name that is taken here by what no file can replace.
    mkdirSync(`${target}.${process.pid}/taken`, { recursive: true })
    err = []
    expect(await run(small(), target, '--force')).toBe(2)
    expect(err.join('\n')).toMatch(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/)
    expect(readFileSync(target, 'utf8')).toBe('mine')
  })

  it('says what is to come where a file is missing whose name is near', async () => {
    const file = small()
    expect(await run(file.replace('resume.json', 'resmue.json'), target)).toBe(2)
    expect(err.join('\n')).toBe(
      `There is no file ${file.replace('resume.json', 'resmue.json')}; do you mean ${file}?`,
    )
  })

  it('prints nothing but YAML where the target is -, warnings neither', async () => {
    const file = fileOf(
      'resume.json',
      '{"basics":{"name":"A"},"work":[{"position":"B","startDate":"2020-01","endDate":"2021-02"},{"position":"C","startDate":"2019","endDate":"2019-12"}]}',
    )
    expect(await run(file, '-')).toBe(0)
    expect(parse(out.join('\n')).site.owner.name).toBe('A')
    expect(err.join('\n')).toContain('missing-month')
  })

  it('names the schema from a folder that is not the project’s', async () => {
    await run(small(), target)
    const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(target, 'utf8')) ?? []
    expect(resolve(dirname(target), schema)).toBe(at('schema/portfolio.schema.json'))
  })
})
