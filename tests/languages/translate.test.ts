import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en, Faker } from '@faker-js/faker'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { inPlace } from '../../schema/languages/merge.ts'
import { sameIn } from '../../schema/languages/sameText.ts'
import { withMissingWords } from '../../schema/languages/translate.ts'
import { wordsIn } from '../../schema/languages/untranslated.ts'
import { portfolio } from '../../schema/model/portfolio.ts'
import { hasIcon } from '../../schema/pictures/icons.ts'
import { read } from '../../schema/yaml/source.ts'
import { valueAt } from '../../schema/yaml/valueAt.ts'
import { writeUnchanged } from '../../src/node/build/files/writeUnchanged.ts'
import { translate } from '../../src/node/languages/translate.ts'
import { spoil, textOf } from '../core/schema/setting.ts'
import { overlayOf } from './overlayOf.ts'

const valueIn = (text: string) => {
  const source = read(text)
  if (!('root' in source) || source.findings.length > 0)
    throw new Error(
      `cannot be read ${JSON.stringify('root' in source ? source.findings[0] : source)} :\n${text}`,
    )
  return source.value
}

const site = textOf('tests/fixtures/site/portfolio.yaml')
const main = valueIn(site)
const words = wordsIn(main, portfolio)

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
  const { text, added } = withMissingWords('# of mine\n', main)
  expect(added).toBe(words.length)
  expect(absent(text)).toEqual([])
  expect(text.startsWith('# of mine\nsite:\n')).toBe(true)
  let at = 0
  for (const { text: original } of words) {
    const found = text.indexOf(`# ${original.slice(0, 12)}`, at)
    expect(found, original).toBeGreaterThan(-1)
    at = found
  }
  // A second run adds nothing.
  expect(withMissingWords(text, main)).toMatchObject({ text, added: 0 })
})

describe('existing texts are kept, and all missing ones are added', () => {
  const full = Object(overlayOf(main, (text) => `Wort ${text}`))

  /** An overlay with random parts removed, written in one of several styles. */
  const thinned = (next: () => number) => {
    const inFlow = next() < 0.3
    // In flow style an empty group would be a null, which can hold nothing.
    const emptyGroups = inFlow ? 0 : 0.04
    const thin = (value: unknown, isSection: boolean): unknown => {
      if (typeof value !== 'object' || value === null) return next() < 0.1 ? null : value
      if (Array.isArray(value)) {
        const kept = value
          .filter((_, index) => index === 0 || next() < 0.9)
          .map((item) => thin(item, isSection))
        return isSection ? kept : kept.map((item) => (next() < emptyGroups ? null : item))
      }
      const entries = Object.entries(value).filter(([key]) => key === 'id' || next() < 0.75)
      return Object.fromEntries(
        entries.map(([key, item]) => [
          key,
          key === 'id' ? item : next() < emptyGroups ? null : thin(item, key === 'sections'),
        ]),
      )
    }
    const value = { ...Object(thin(full, false)), site: { title: 'Wort' } }
    return stringify(
      value,
      inFlow ? { collectionStyle: 'flow', lineWidth: 60 } : { indentSeq: next() < 0.5, nullStr: '' },
    )
  }

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('overlay %i', (seed) => {
    const faker = new Faker({ locale: en, seed })
    const before = thinned(() => faker.number.float())
    const { text } = withMissingWords(before, main)
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
    const { text } = withMissingWords(before, main)
    expect(absent(text)).toEqual([])
    expect(holds(text, before)).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

it.each([
  ['a byte order mark', '\uFEFFnav:\n  - name: Start\n'],
  ['a comment within brackets', 'sections:\n  - id: home\n    action: {\n      # see\n    }\n'],
  ['a quoted text of two lines within brackets', 'site: { title: "a\n    b", owner: {} }\n'],
  ['a comma at the end', 'site: { title: T, }\n'],
  ['an empty value at the end', 'site: { title: T, description: }\n'],
  ['a comment behind a value', 'site: {\n  title: "42" # note\n}\n'],
])('%s is kept, and the missing texts are added', (_, before) => {
  const { text } = withMissingWords(before, main)
  expect(absent(text)).toEqual([])
  expect(withMissingWords(text, main).added).toBe(0)
  const title = ['site', 'title']
  expect(valueAt(valueIn(text), title) ?? null).toBe(valueAt(valueIn(before), title) ?? null)
  if (before.includes('# ')) expect(text).toMatch(/# (?:see|note)\n/)
})

it('a new first key is added before the comment of the existing one', () => {
  const { text } = withMissingWords('site:\n  # of the description\n  description: Seite\n', main)
  expect(text).toMatch(/^site:\n {2}# .*\n {2}title:\n {2}# of the description\n {2}description: Seite\n/)
})

it('nothing is written below a group that is null', () => {
  const { text } = withMissingWords('site: null\n', main)
  expect(text).toMatch(/^site: null\n\S/)
  expect(valueAt(valueIn(text), ['site'])).toBe(null)
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
    const alike = words.filter(sameIn({ main, lang: 'pt-BR', hasIcon }))
    const left = words.length - alike.length
    expect(alike.map(({ text }) => text)).toEqual(expect.arrayContaining(['Mara Lind', 'GitHub', 'HTML']))
    expect([code, text]).toEqual([0, expect.stringContaining(`${left} texts to translate`)])
    expect(text).toContain(`; = stands for ${alike.length} that are the same.`)
    expect(overlay('pt-BR')).toMatch(/^# yaml-language-server: \$schema=\S+overlay\.schema\.json\n/)
    expect((await run('pt-BR')).text).toContain(`has a place for every text, and ${left} are still empty.`)
  })

  it('writes the interface words too for a language that has none, and finds a place for each', async () => {
    await run('da')
    expect(overlay('da')).toMatch(/^labels:\n {2}# Skip to Content \[\w+\]\n {2}skip:\n/m)
    expect(overlay('da')).toMatch(/# Send Message \[\w+\]\n {6}action:\n/)
    expect((await run('da')).text).toMatch(/has a place for every text, and \d+ are still empty\.$/)
    writeFileSync(
      join(folder, 'portfolio.sv.yaml'),
      'labels:\n  # mine\n  skip: Till texten\nsite:\n  title: T\n',
    )
    expect((await run('sv')).code).toBe(0)
    expect(overlay('sv')).toMatch(/^labels:\n {2}# mine\n {2}skip: Till texten\n {2}# .*\n {2}home:\n/)
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
    expect(overlay('de')).toMatch(/# videos\/reel\.vtt \[\w+\]\n {4}captions:\n/)
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

  it('changes nothing in an overlay that cannot be read, and reports where', async () => {
    writeFileSync(join(folder, 'portfolio.de.yaml'), 'site: { title: Eins\n')
    expect(await run('de')).toMatchObject({ code: 1, text: expect.stringContaining('portfolio.de.yaml:1:') })
    expect(overlay('de')).toBe('site: { title: Eins\n')
  })

  it.each([
    ['a key after a question mark', '? site\n: title: Titel\n'],
    ['a key after an anchor', '&a site:\n  title: Titel\n'],
    ['a list in place of a group', 'site: [1]\n'],
  ])('changes nothing in an overlay with %s, and says so', async (_, before) => {
    writeFileSync(join(folder, 'portfolio.de.yaml'), before)
    expect(await run('de')).toMatchObject({ code: 1, text: expect.stringContaining('is left as it is') })
    expect(overlay('de')).toBe(before)
  })

  it.each([
    ['a group that is null', 'site: null\n'],
    ['a beginning of a document', '---\nsite:\n  title: Titel\n'],
    ['a key that the main file lacks', 'sit:\n  title: Titel\n'],
    ['a group of no section', 'sections:\n  - id: gone\n    heading: Weg\n'],
  ])('adds to an overlay with %s', async (_, before) => {
    writeFileSync(join(folder, 'portfolio.de.yaml'), before)
    expect(await run('de')).toMatchObject({ code: 0 })
  })

  it('explains a language or a file that it cannot use', async () => {
    expect(await run()).toMatchObject({ code: 2, text: expect.stringMatching(/^Which language\?/) })
    expect(await run('klingonisch')).toMatchObject({
      code: 2,
      text: expect.stringContaining('no language klingonisch'),
    })
    expect(await run('german')).toMatchObject({
      code: 2,
      text: expect.stringMatching(/no language german. Write de\.\n/),
    })
    expect((await run('und')).code).toBe(2)
    expect(await run('en-x-pirate')).toMatchObject({
      code: 2,
      text: expect.stringContaining('no language that a file'),
    })
    expect(await run('en')).toMatchObject({ code: 2, text: expect.stringContaining('in English already') })
    writeFileSync(join(folder, 'portfolio.yaml'), `${site}\nfoo: bar\n`)
    expect(await run('de')).toMatchObject({ code: 1, text: expect.stringContaining('unknown-key') })
  })

  it('exits with 2 and a sentence if the overlay cannot be written', async () => {
    mkdirSync(join(folder, `portfolio.de.yaml.${process.pid}/taken`), { recursive: true })
    const { code, text } = await run('de')
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/),
    ])
    expect(existsSync(join(folder, 'portfolio.de.yaml'))).toBe(false)
  })

  it('does not overwrite a file that has changed since it was read', () => {
    const file = join(folder, 'portfolio.de.yaml')
    writeFileSync(file, 'two')
    expect(() => writeUnchanged(file, 'one', 'three')).toThrow(
      /meanwhile, and is left as it is\. Try again\.$/,
    )
    expect(readFileSync(file, 'utf8')).toBe('two')
  })

  it('creates the folders of a new file', () => {
    const file = join(folder, 'deep/down/portfolio.de.yaml')
    writeUnchanged(file, undefined, 'one')
    expect(readFileSync(file, 'utf8')).toBe('one')
  })
})
