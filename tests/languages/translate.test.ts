import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en, Faker } from '@faker-js/faker'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { inPlace } from '../../schema/languages/merge.ts'
import { withMissingWords } from '../../schema/languages/translate.ts'
import { isSameIn, wordsIn } from '../../schema/languages/untranslated.ts'
import { portfolio } from '../../schema/model/portfolio.ts'
import { read } from '../../schema/yaml/source.ts'
import { valueAt } from '../../schema/yaml/valueAt.ts'
import { translate } from '../../src/node/languages/translate.ts'
import { spoil, textOf } from '../core/schema/setting.ts'
import { overlayOf } from './overlayOf.ts'

const valueIn = (text: string) => {
  const source = read(text)
  if (!('root' in source) || source.findings.length > 0) throw new Error(`cannot be read:\n${text}`)
  return source.value
}

const site = textOf('tests/fixtures/site/portfolio.yaml')
const main = valueIn(site)
const words = wordsIn(main, portfolio)

/** The overlay after `translate`, which finds nothing to add the second time. */
function completed(before: string): string {
  const once = withMissingWords(before, main, 'de')
  if ('problem' in once) throw new Error(once.problem)
  expect(withMissingWords(once.text, main, 'de')).toMatchObject({ text: once.text, added: 0 })
  return once.text
}

/** The paths of the texts that an overlay neither has nor lists as empty. */
function absent(text: string): string[] {
  const placed = inPlace(main, valueIn(text))
  return words.filter(({ path }) => valueAt(placed, path) === undefined).map(({ path }) => path.join('.'))
}

/** Whether a text holds the lines of another in their order. */
function holds(text: string, before: string): boolean {
  const lines = text.split(/\r?\n/)
  let at = -1
  return before.split(/\r?\n/).every((line) => {
    at = lines.indexOf(line, at + 1)
    return at >= 0
  })
}

it('a new overlay has every text of the main file in its order, empty, below its original', () => {
  const text = completed('# of mine\n')
  expect(absent(text)).toEqual([])
  expect(text).toMatch(/^# of mine\n\s*site:\n/)
  let at = 0
  for (const { text: original } of words) {
    const found = text.indexOf(`# ${original.slice(0, 12)}`, at)
    expect(found, original).toBeGreaterThan(-1)
    at = found
  }
})

describe('existing texts are kept, and all missing ones are added', () => {
  const full = Object(overlayOf(main, (text) => `Wort ${text}`))

  /** An overlay with random parts removed, in one of several styles. */
  function thinned(next: () => number): string {
    const thin = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return next() < 0.1 ? null : value
      if (Array.isArray(value)) return value.filter((_, index) => index === 0 || next() < 0.9).map(thin)
      const kept = Object.entries(value).filter(([key]) => key === 'id' || next() < 0.75)
      return Object.fromEntries(kept.map(([key, item]) => [key, key === 'id' ? item : thin(item)]))
    }
    const value = { ...Object(thin(full)), site: { title: 'Wort' } }
    if (next() < 0.3) return stringify(value, { collectionStyle: 'flow', lineWidth: 60 })
    return stringify(value, { indentSeq: next() < 0.5, nullStr: '' })
  }

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('overlay %i', (seed) => {
    const faker = new Faker({ locale: en, seed })
    const before = thinned(() => faker.number.float())
    const text = completed(before)
    expect(absent(text)).toEqual([])
    const [was, is] = [inPlace(main, valueIn(before)), inPlace(main, valueIn(text))]
    for (const { path } of words) {
      const had = valueAt(was, path)
      if (typeof had === 'string') expect(valueAt(is, path), path.join('.')).toBe(had)
    }
    if (!/[{[]/.test(before)) expect(holds(text, before)).toBe(true)
  })

  it('with comments, blank lines and the line breaks of Windows', () => {
    const before = 'nav:\r\n  - { name: Start } # one\r\n\r\n# mine\r\nsite:\r\n  title: Titel'
    const text = completed(before)
    expect(absent(text)).toEqual([])
    expect(holds(text, before)).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it.each([
    ['a byte order mark', '\uFEFFnav:\n  - name: Start\n'],
    ['brackets', 'site: { title: "a\n    b", owner: {} }\n'],
    ['a comment behind a value', 'site: {\n  title: "42" # note\n}\n'],
    ['a beginning of a document', '---\nsite:\n  title: Titel\n'],
    ['a group of no section', 'sections:\n  - id: gone\n    heading: Weg\n'],
  ])('with %s', (_, before) => {
    const text = completed(before)
    expect(absent(text)).toEqual([])
    const title = ['site', 'title']
    expect(valueAt(valueIn(text), title) ?? null).toBe(valueAt(valueIn(before), title) ?? null)
  })
})

it('a new first key is added before the comment of the existing one', () => {
  expect(completed('site:\n  # of the description\n  description: Seite\n')).toMatch(
    /^site:\n {2}# .*\n {2}title:\n {2}# of the description\n {2}description: Seite\n/,
  )
})

it('nothing is written below a group that is null', () => {
  const text = completed('site: null\n')
  expect(valueAt(valueIn(text), ['site'])).toBe(null)
  expect(text).toContain('sections:')
})

describe('npm run translate', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'translate-'))
    writeFileSync(join(folder, 'portfolio.yaml'), site)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function run(...args: string[]) {
    const lines: string[] = []
    const write = (text: string) => lines.push(text)
    const env = { PORTFOLIO: join(folder, 'portfolio.yaml') }
    const code = await translate(args, { out: write, err: write, env, colour: false })
    return { code, text: lines.join('\n') }
  }
  const overlay = (lang: string) => readFileSync(join(folder, `portfolio.${lang}.yaml`), 'utf8')

  it('writes a new overlay under the canonical form of a tag, and says what it has written', async () => {
    const { code, text } = await run('PT-br')
    const names = words.filter(isSameIn('pt-BR'))
    const left = words.length - names.length
    expect(names.map(({ text }) => text)).toContain('Mara Lind')
    expect([code, text]).toEqual([0, expect.stringContaining(`${left} texts to translate`)])
    expect(text).toContain(`; = stands for ${names.length} that`)
    expect(overlay('pt-BR')).toMatch(/^# yaml-language-server: \$schema=\S+overlay\.schema\.json\n/)
    expect((await run('pt-BR')).text).toContain(`has a place for every text, and ${left} are still empty.`)
  })

  it('writes the interface words too for a language that has none', async () => {
    await run('is')
    expect(overlay('is')).toMatch(/^labels:\n {2}# Skip to Content\n {2}skip:\n/m)
    expect(overlay('is')).toMatch(/# Send Message\n {6}action:\n/)
    expect((await run('is')).text).toMatch(/has a place for every text, and \d+ are still empty\.$/)
    await run('pt-PT')
    expect(overlay('pt-PT')).not.toMatch(/^labels:/m)
  })

  it('lists the captions of a video, and pages that have no text in the language', async () => {
    const video = `  - type: video
    id: reel
    label: Reel
    heading: The Reel
    title: Reel
    video: videos/reel.webm
    captions: videos/reel.vtt
    poster: { src: images/portrait.webp, alt: Mara Lind at her desk. }
`
    const pages = 'pages:\n  - { page: legal/imprint.md, title: Imprint }\n  - { page: now.md, title: Now }\n'
    writeFileSync(join(folder, 'portfolio.yaml'), spoil(site, 'footer:\n', `${video}${pages}footer:\n`))
    mkdirSync(join(folder, 'legal'))
    writeFileSync(join(folder, 'legal/imprint.de.md'), 'Text')
    const { text } = await run('de')
    expect(overlay('de')).toMatch(/# videos\/reel\.vtt\n {4}captions:\n/)
    expect(text).toContain(`${folder}/now.de.md: to be written, the text of ${folder}/now.md in German.`)
    expect(text).not.toContain('imprint')
  })

  it('adds to an existing overlay, whatever the letter case of its name', async () => {
    writeFileSync(join(folder, 'portfolio.pt-br.yaml'), 'site: { title: T }\n')
    expect(await run('pt-BR')).toMatchObject({
      code: 0,
      text: expect.stringContaining('portfolio.pt-br.yaml'),
    })
  })

  it.each([
    ['cannot be read', 'site: { title: Eins\n', 'portfolio.de.yaml:1:'],
    ['has an anchor', '&a site:\n  title: Titel\n', 'left as it is'],
    ['has a list in place of a group', 'site: [1]\n', 'left as it is'],
  ])('changes nothing in an overlay that %s, and says so', async (_, before, said) => {
    writeFileSync(join(folder, 'portfolio.de.yaml'), before)
    expect(await run('de')).toMatchObject({ code: 1, text: expect.stringContaining(said) })
    expect(overlay('de')).toBe(before)
  })

  it.each([
    [[], /^Which language\?/],
    [['klingonisch'], /no language klingonisch/],
    [['german'], /no language german. Write de\.\n/],
    [['en-x-pirate'], /no language that a file/],
    [['en'], /in English already/],
  ])('explains a language that it cannot use: %j', async (args, said) => {
    expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringMatching(said) })
  })

  it('reports the mistakes of the main file first', async () => {
    writeFileSync(join(folder, 'portfolio.yaml'), `${site}\nfoo: bar\n`)
    expect(await run('de')).toMatchObject({ code: 1, text: expect.stringContaining('unknown-key') })
    expect(existsSync(join(folder, 'portfolio.de.yaml'))).toBe(false)
  })
})
