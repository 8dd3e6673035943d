import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { looksOfEngine } from '../../src/node/create/looks.ts'
import { checked, created, filesIn, inOwnersFolder, newFolder, schemaOf } from '../core/create/creating.ts'
import { at } from '../core/schema/setting.ts'
import { fileOf } from './importing.ts'

const textIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

describe('onefolio create --from', () => {
  it('makes a page of an archive of LinkedIn, and says what it left out', async () => {
    const folder = newFolder()
    const archive = fileOf(
      'Basic_LinkedInDataExport.zip',
      zipSync({
        'Profile.csv': strToU8('First Name,Last Name,Headline,Zip Code\nNoor,Haddad,Backend Engineer,LS1\n'),
        'Email Addresses.csv': strToU8('Email Address,Primary\nnoor@haddad.example,Yes\n'),
        'Skills.csv': strToU8('Name\nGo\nPostgreSQL\n'),
      }),
    )
    const { code, out, err } = await created([folder, '--from', archive, '--no-install'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Placed \d+ of \d+ texts\. Not placed: /m)
    expect(out).toContain('LS1')
    expect(out).toContain('were made of Basic_LinkedInDataExport.zip, a LinkedIn archive.')
    const { site, theme } = parse(textIn(folder, 'portfolio.yaml'))
    expect(out).toContain(`\nTook ${theme.look ?? theme}, for an engineer. Also: `)
    expect(site.owner.name).toBe('Noor Haddad')
    expect((await checked(folder)).code).toBe(0)
  })

  it('takes the look that is asked for, as it is', async () => {
    const folder = newFolder()
    const file = fileOf('resume.json', '{"basics": {"name": "Ada", "email": "ada@okafor.example"}}')
    await created([folder, '--from', file, '--look', 'nocturne', '--no-install'])
    expect(parse(textIn(folder, 'portfolio.yaml')).theme).toBe('nocturne')
    expect(existsSync(join(folder, 'looks'))).toBe(false)
  })

  it.each([
    ['山田花子', 'エンジニア', '@fontsource-variable/noto-sans-jp'],
    ['王小明', '工程师', '@fontsource-variable/noto-sans-sc'],
    ['Олена Коваль', 'Інженерка', undefined],
  ])('names the fonts for the letters of %s', async (name, label, font) => {
    const folder = newFolder()
    const file = fileOf('resume.json', JSON.stringify({ basics: { name, label, email: 'a@b.example' } }))
    const { out } = await created([folder, '--from', file, '--no-install'])
    const { dependencies } = JSON.parse(textIn(folder, 'package.json'))
    const fonts = Object.keys(dependencies).filter((one) => one !== 'onefolio')
    expect(fonts).toEqual(font ? [font] : expect.arrayContaining([]))
    for (const one of fonts) {
      expect(dependencies[one]).toMatch(/^\^\d+\.\d+\.\d+$/)
      expect(out).toContain(one)
    }
  })

  it('needs no other fonts for Arabic, whose letters the engine has', async () => {
    const folder = newFolder()
    const file = fileOf(
      'resume.json',
      '{"basics": {"name": "ليلى حداد", "label": "مهندسة", "email": "l@h.example"}}',
    )
    await created([folder, '--from', file, '--no-install'])
    expect(Object.keys(JSON.parse(textIn(folder, 'package.json')).dependencies)).toEqual(['onefolio'])
    expect(parse(textIn(folder, 'portfolio.yaml')).site.dir).toBe('rtl')
  })

  it.each([
    ['{', /is no JSON that can be read/],
    ['{"basics": {}}', /none of the keys of a JSON Resume/],
  ])('writes nothing of %s', async (text, sentence) => {
    const folder = newFolder()
    const { code, err } = await created([folder, '--from', fileOf('resume.json', text), '--no-install'])
    expect(code).toBe(2)
    expect(err).toMatch(sentence)
    expect(existsSync(folder)).toBe(false)
  })
})

describe('in the folder of an owner', () => {
  const { run, out } = inOwnersFolder()

  const resume = () =>
    fileOf(
      'resume.json',
      '{"basics": {"name": "Ada Okafor", "label": "Nurse", "email": "ada@okafor.example"}}',
    )

  it('import writes portfolio.yaml at its top, with the schema in node_modules', async () => {
    expect(await run('import', resume())).toBe(2)
    expect(out.join('\n')).toContain('portfolio.yaml is there already')
    expect(await run('import', resume(), '--force')).toBe(0)
    expect(schemaOf('portfolio.yaml')).toBe('node_modules/onefolio/schema/portfolio.schema.json')
    expect(textIn('.', 'portfolio.yaml')).toMatch(/^# .*node_modules\/onefolio\/content\/looks has all\./m)
  })

  it('import takes a look of the engine, and copies none', async () => {
    expect(await run('import', resume(), '--force')).toBe(0)
    const { theme } = parse(textIn('.', 'portfolio.yaml'))
    expect(looksOfEngine().map(({ name }) => name)).toContain(theme.look ?? theme)
    expect(existsSync('looks')).toBe(false)
    out.length = 0
    expect(await run('check')).toBe(0)
  })

  it('import to the terminal writes nothing, and says what would stand beside', async () => {
    const file = fileOf('resume.json', '{"basics": {"name": "Ada Okafor", "image": "me.webp"}}')
    cpSync(at('tests/fixtures/photograph.webp'), join(dirname(file), 'me.webp'))
    const files = filesIn('.')
    expect(await run('import', file, '-')).toBe(0)
    expect(filesIn('.')).toEqual(files)
    expect(out.join('\n')).toMatch(/Imported into a file, it gets images\/me\.webp beside it\./)
  })
})
