import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importPortfolio } from '../../src/node/import/command.ts'
import { safeLink } from '../../src/node/import/wording.ts'
import { created, newFolder } from '../core/create/creating.ts'
import { at } from '../core/schema/setting.ts'
import { fileOf } from './importing.ts'

// What the commands say last, and what becomes of the portrait.

const ada = { name: 'Ada Okafor', email: 'ada@okafor.example', label: 'Pilot' }
const resume = (basics: object, more: object = {}) =>
  fileOf('resume.json', JSON.stringify({ basics: { ...ada, ...basics }, ...more }))
const photograph = at('tests/fixtures/photograph.webp')

async function run(file: string) {
  const target = join(mkdtempSync(join(tmpdir(), 'closing-')), 'portfolio.yaml')
  return { target, ...(await into(file, target)) }
}

async function into(file: string, target: string, ...flags: string[]) {
  const out: string[] = []
  const say = (text: string) => out.push(text)
  const code = await importPortfolio([file, target, ...flags], { out: say, err: say, env: {}, colour: false })
  expect(code, out.join('\n')).toBe(0)
  const text = readFileSync(target, 'utf8')
  const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1
  return { said: out.join('\n'), text, written: parse(text), lineOf }
}

describe('a portrait', () => {
  it.each(['portrait.webp', './my_best_one.webp', 'images/me.webp', 'images\\me.webp', 'Größe 1.webp'])(
    '%s beside the résumé is copied into images/',
    async (image) => {
      const file = resume({ image })
      const path = join(dirname(file), image.replaceAll('\\', '/'))
      mkdirSync(dirname(path), { recursive: true })
      cpSync(photograph, path)
      const { target, written, said } = await run(file)
      const { src } = written.sections[0].art.portrait
      expect(src).toBe(`images/${image.split(/[/\\]/).at(-1)}`)
      expect(readFileSync(join(dirname(target), src))).toEqual(readFileSync(photograph))
      expect(said).not.toMatch(/Not found|Not placed|fetched/)
    },
  )

  it('overwrites no other picture of its name, and is not copied twice', async () => {
    const file = resume({ image: 'me.webp' })
    cpSync(photograph, join(dirname(file), 'me.webp'))
    const target = join(mkdtempSync(join(tmpdir(), 'closing-')), 'portfolio.yaml')
    mkdirSync(join(dirname(target), 'images'))
    writeFileSync(join(dirname(target), 'images/me.webp'), 'other')
    for (const flags of [[], ['--force']]) {
      const { written } = await into(file, target, ...flags)
      expect(written.sections[0].art.portrait.src).toBe('images/me-2.webp')
    }
    expect(readFileSync(join(dirname(target), 'images/me.webp'), 'utf8')).toBe('other')
    expect(existsSync(join(dirname(target), 'images/me-3.webp'))).toBe(false)
  })

  it.each(['portrait.jpg', './x.png', 'images/me.webp'])(
    '%s that is not there is listed, and none is shown',
    async (image) => {
      const { target, written, text, said, lineOf } = await run(resume({ image }))
      expect(JSON.stringify(written.sections[0])).not.toContain('portrait')
      expect(said).toContain(
        `the portrait: ${image.replace('./', '')} (there is no such picture beside the résumé)`,
      )
      expect(said).toContain(`Not found: portrait (${target}:${lineOf('headline:')}).`)
      expect(text).toContain('# The portrait that your résumé names was not found')
    },
  )

  it('leaves over a file that is no picture, one elsewhere, and none with no ending of a picture', async () => {
    const file = resume({ image: 'me.webp' })
    writeFileSync(join(dirname(file), 'me.webp'), 'words')
    expect((await run(file)).said).toContain('the portrait: me.webp (it is no picture that browsers show)')
    for (const image of ['/etc/me.png', '../me.png', 'file:///me.png', 'C:\\me.png'])
      expect((await run(resume({ image }))).said).toContain('it is no address of a picture')
  })

  it('on another host is told of, with its line', async () => {
    const { target, said, lineOf, written } = await run(resume({ image: 'example.org/me.jpg' }))
    expect(written.sections[0].art.portrait.src).toBe('https://example.org/me.jpg')
    expect(said).toContain(
      `Your portrait is fetched from example.org by every visitor’s browser; a copy in images/ is safer: ${target}:${lineOf('src:')}.`,
    )
  })

  it('of rendercv is copied, too', async () => {
    const file = fileOf('cv.yaml', 'cv:\n  name: Ada\n  photo: a_b_c.webp\n')
    cpSync(photograph, join(dirname(file), 'a_b_c.webp'))
    expect((await run(file)).written.sections[0].art.portrait.src).toBe('images/a_b_c.webp')
  })
})

it.each([
  ['example.com', 'https://example.com'],
  ['example.com/portrait.jpg', 'https://example.com/portrait.jpg'],
  ['portrait.jpg', undefined],
  ['my.portrait.JPG', undefined],
  ['./x.png', undefined],
  ['images/me.webp', undefined],
  ['cv.pdf', undefined],
])('the address %s is %s', (text, address) => expect(safeLink(text)).toBe(address))

describe('what is private', () => {
  const location = { address: '1 Harbour Road', city: 'Lagos' }

  it.each([
    [{ phone: '+234 1', location }, 'telephone number and street address', ['phone:', 'address:']],
    [{ phone: '+234 1' }, 'telephone number', ['phone:']],
    [{ location }, 'street address', ['address:']],
  ])('of %j is told with its lines, and named above the résumé', async (basics, names, keys) => {
    const { target, said, text, lineOf } = await run(resume(basics))
    const lines = keys.map((key) => `${target}:${lineOf(`    ${key}`)}`).join(' and ')
    expect(said).toContain(`Your ${names} will be public, on the page /resume/: ${lines}.`)
    expect(text).toContain(
      `take away what shall not be, such as your ${names.replace(' and ', ' and your ')}.`,
    )
  })

  it('is not told of where there is none', async () => {
    const { said, text } = await run(resume({ location: { city: 'Lagos' } }))
    expect(said).not.toContain('will be public')
    expect(text).toContain('All of it is published.')
    expect(text).not.toContain('telephone')
  })

  it('is told by create as well, which names itself in the file and copies the portrait', async () => {
    const file = resume({ phone: '+234 1', image: 'me.webp' })
    cpSync(photograph, join(dirname(file), 'me.webp'))
    const folder = newFolder()
    const { out } = await created([folder, '--from', file, '--no-install'])
    const text = readFileSync(join(folder, 'portfolio.yaml'), 'utf8')
    const line = text.split('\n').findIndex((one) => one.includes('phone:')) + 1
    expect(out).toContain(
      `Your telephone number will be public, on the page /resume/: ${join(folder, 'portfolio.yaml')}:${line}.`,
    )
    expect(text).toContain('# Made of resume.json, a JSON Resume, by onefolio create.')
    expect(text).not.toContain('npm run import')
    expect(readFileSync(join(folder, 'images/me.webp'))).toEqual(readFileSync(photograph))
  })
})

it('what a résumé says of its own file is not listed, but for what is of the person', async () => {
  const meta = { version: 'v1', canonical: 'https://a.example/r.json', note: 'Off in May' }
  const { said } = await run(resume({}, { $schema: 'https://a.example/s.json', meta }))
  expect(said).toContain('Not placed:\n  meta.note: Off in May (there is no place for it)\n\n')
  expect((await run(resume({}, { $schema: 'https://a.example/s.json' }))).said).not.toContain('Not placed')
})

it('profiles are among the links of the page where their networks have icons, whatever their names', async () => {
  const profiles = [
    { network: 'Mastodon', username: '@ada@mastodon.example', url: 'https://mastodon.example/@ada' },
    { network: 'Guild', username: 'Ada O.', url: 'https://guild.example/17' },
  ]
  const { written } = await run(resume({ profiles }))
  expect(written.socials.map(({ name, icon }: Record<string, string>) => [name, icon])).toEqual([
    ['Mastodon', 'simple-icons:mastodon'],
    ['Email', 'lucide:mail'],
  ])
  expect(written.resume.contact.profiles).toEqual(profiles)
})
