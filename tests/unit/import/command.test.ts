import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
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
})
