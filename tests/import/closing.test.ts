import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
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

async function run(file: string, ...flags: string[]) {
  const target = join(mkdtempSync(join(tmpdir(), 'closing-')), 'portfolio.yaml')
  return { target, ...(await into(file, target, ...flags)) }
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

  it('stands beside those of projects, each under a name of its own', async () => {
    const file = resume(
      { image: 'me.webp' },
      { projects: [{ name: 'Kite', summary: 'A kite.', image: 'kites/me.webp' }] },
    )
    mkdirSync(join(dirname(file), 'kites'))
    cpSync(photograph, join(dirname(file), 'me.webp'))
    writeFileSync(join(dirname(file), 'kites/me.webp'), await sharp(photograph).negate().webp().toBuffer())
    const { target, written } = await run(file)
    expect(written.sections[0].art.portrait.src).toBe('images/me.webp')
    const [projects] = written.sections.filter(({ type }: { type: string }) => type === 'projects')
    expect(projects.items[0].image.src).toBe('images/me-2.webp')
    expect(existsSync(join(dirname(target), 'images/me-2.webp'))).toBe(true)
  })

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
      const { target, written, said, lineOf } = await run(resume({ image }))
      expect(JSON.stringify(written.sections[0])).not.toContain('portrait')
      expect(said).toContain(`\n  basics.image: ${image}\n`)
      expect(said).toContain(
        `Your portrait, ${image.replace('./', '')}, was not found: put it in images/ and write in place of art: in ${target}:${lineOf('art:')}\n`,
      )
    },
  )

  it('leaves over a file that is no picture, one elsewhere, and none with no ending of a picture', async () => {
    const file = resume({ image: 'me.webp' })
    writeFileSync(join(dirname(file), 'me.webp'), 'words')
    expect((await run(file)).said).toContain('\n  basics.image: me.webp\n')
    for (const image of ['../me.png', 'file:///me.png', 'C:\\me.png'])
      expect((await run(resume({ image }))).said).toContain(`\n  basics.image: ${image}\n`)
  })

  it.each(['.', 'public'])(
    'that a site names from its root is found beside the résumé, in %s',
    async (root) => {
      const file = resume({ image: '/me.webp' })
      mkdirSync(join(dirname(file), root), { recursive: true })
      cpSync(photograph, join(dirname(file), root, 'me.webp'))
      expect((await run(file)).written.sections[0].art.portrait.src).toBe('images/me.webp')
    },
  )

  it('of a clone of a site is taken along with the résumé that is found in it', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'clone-'))
    cpSync(resume({ image: '/me.webp' }), join(clone, 'resume.json'))
    mkdirSync(join(clone, 'public'))
    cpSync(photograph, join(clone, 'public/me.webp'))
    writeFileSync(join(clone, 'package.json'), '{}')
    const { written, said } = await run(clone)
    expect(written.sections[0].art.portrait.src).toBe('images/me.webp')
    expect(said).toContain('made of resume.json, a JSON Resume')
  })

  it('on another host is not on the page, and it is said where it goes', async () => {
    const { target, said, lineOf, written } = await run(resume({ image: 'example.org/me.jpg' }))
    expect(written.sections[0].art).toBe('career')
    expect(said).toContain(
      `Your portrait is at https://example.org/me.jpg: save it in images/ and write in place of art: in ${target}:${lineOf('art:')}\n`,
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
    [{ phone: '+234 1', location }, 'telephone number and street address'],
    [{ phone: '+234 1' }, 'telephone number'],
    [{ location }, 'street address'],
    [{ location: '1 Harbour Road, 10221 Lagos' }, 'street address'],
    [{ profiles: [{ network: 'Mobile', url: 'tel:+234 1' }] }, 'telephone number'],
    [
      { profiles: [{ network: 'WhatsApp', username: '+234 1', url: 'https://wa.me/2341' }] },
      'telephone number',
    ],
  ])('of %j is left out, and told, unless it is asked for', async (basics, names) => {
    const { said, text, written } = await run(resume(basics))
    expect(said).toMatch(
      new RegExp(`Your ${names} stays? off the page; --contact all writes (?:it|them) there\\.`),
    )
    expect(text).not.toMatch(/\+234 1|1 Harbour Road/)
    expect(written.resume.contact?.location?.city).toBe('location' in basics ? 'Lagos' : undefined)
    const all = await run(resume(basics), '--contact', 'all')
    expect(all.said).not.toContain('off the page')
    expect(all.text).toMatch(/\+234 1|1 Harbour Road/)
  })

  it('is not told of where there is none, and no number of an account is one', async () => {
    const profiles = [{ network: 'ORCID', username: '0000-0002-1825-0097' }]
    const { said, text } = await run(resume({ location: { city: 'Lagos' }, profiles }))
    expect(text).toContain('orcid.org/0000-0002-1825-0097')
    expect(said).not.toContain('off the page')
  })

  it('is told by create as well, which names itself in the file and copies the portrait', async () => {
    const file = resume({ phone: '+234 1', image: 'me.webp' })
    cpSync(photograph, join(dirname(file), 'me.webp'))
    const [folder, other] = [newFolder(), newFolder()]
    const { out } = await created([folder, '--from', file, '--no-install'])
    const text = readFileSync(join(folder, 'portfolio.yaml'), 'utf8')
    expect(out).toContain('Your telephone number stays off the page; --contact all writes it there.')
    expect(text).not.toContain('+234 1')
    expect(text).toContain('# Made of resume.json, a JSON Resume, by onefolio create.')
    expect(text).not.toContain('npm run import')
    expect(readFileSync(join(folder, 'images/me.webp'))).toEqual(readFileSync(photograph))
    await created([other, '--from', file, '--no-install', '--contact', 'all'])
    expect(readFileSync(join(other, 'portfolio.yaml'), 'utf8')).toContain('+234 1')
    expect((await created([newFolder(), '--from', file, '--contact', 'some'])).err).toContain(
      '--contact takes all, not some.',
    )
  })
})

it('what a résumé says of its own file is not listed, but for what is of the person', async () => {
  const meta = { version: 'v1', canonical: 'https://a.example/r.json', note: 'Off in May' }
  const { said } = await run(resume({}, { $schema: 'https://a.example/s.json', meta }))
  expect(said).toContain('Not placed: 1 text.\n  meta.note: Off in May\n')
  expect((await run(resume({}, { $schema: 'https://a.example/s.json' }))).said).not.toContain('Not placed')
})

it('profiles are among the links of the page, whatever their names', async () => {
  const profiles = [
    { network: 'Mastodon', username: '@ada@mastodon.example', url: 'https://mastodon.example/@ada' },
    { network: 'Guild', username: 'Ada O.', url: 'https://guild.example/17' },
    { url: 'mailto:ada@okafor.example' },
  ]
  const { written } = await run(resume({ profiles, email: undefined }))
  expect(written.socials.map(({ name, icon }: Record<string, string>) => [name, icon])).toEqual([
    ['Mastodon', 'simple-icons:mastodon'],
    ['Guild', 'lucide:link'],
    ['Email', 'lucide:mail'],
  ])
  expect(written.site.owner.email).toBe('ada@okafor.example')
})
