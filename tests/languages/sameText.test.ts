import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadSite } from '../../schema/check/loadSite.ts'
import { sameIn } from '../../schema/languages/sameText.ts'
import { isWord } from '../../schema/languages/schema.ts'
import { withMissingWords } from '../../schema/languages/translate.ts'
import { kindOf } from '../../schema/model/kinds.ts'
import { portfolio } from '../../schema/model/portfolio.ts'
import { unwrapped } from '../../schema/model/schemaIntrospection.ts'
import { hasIcon, nearIcons } from '../../schema/pictures/icons.ts'
import { read } from '../../schema/yaml/source.ts'
import { textOf } from '../core/schema/setting.ts'
import { cases } from '../setup/cases.ts'

// What is the same in two languages, and counts as translated.

const text = textOf('tests/languages/overlays/portfolio.yaml')
const ownedBy = (name: string) => ({ site: { owner: { name } } })

describe('a text is the same in another language', () => {
  const isSame = (text: string, lang = 'de', { owner = 'Ada Byron', isName = false } = {}) =>
    sameIn({ main: ownedBy(owner), lang, hasIcon })({ path: [], text, ...(isName && { isName }) })

  it.each([
    ['of the owner’s name', ['Ada Byron', '*Ada Byron*', '© 2025 Ada Byron', 'Ada Byron (2.0)']],
    ['of names of brands', ['React', 'LinkedIn', 'Vue', 'Photoshop', 'Ruby on Rails', 'C++', 'C#', '.NET']],
    ['of several', ['React, Next.js, Three.js', 'CSS & Tailwind', 'Node.js / Kafka', 'Figma · Blender']],
    ['of letters of no word', ['3D', ' km', 'HTML', 'UI/UX', 'X', '24/7', 'A4', '{n} / {count}', 'WebGL 2']],
    ['of an address', ['example.com', 'ada@example.com', '[GitHub](https://github.com/ada)']],
  ])('if it consists %s', (_, texts) => {
    expect(texts.filter((one) => !isSame(one))).toEqual([])
  })

  it.each([
    ['words', ['Work', 'Email', 'About', 'Hello', 'react to it', 'REST', 'Branding', 'Design', 'Full-Stack']],
    ['words beside names', ['Ada Byron, Engineer', 'Google and I', 'React Developer', '3D Web (Three.js)']],
    ['words with numbers', ['15+ Projects', '{n} of {count}', '10-year plan', '3 years']],
    ['words of other scripts', ['作品', 'Работа', 'العمل', 'Σχέδιο', '안녕', '使用React']],
  ])('not if it has %s', (_, texts) => {
    expect(texts.filter((one) => isSame(one))).toEqual([])
  })

  it('if it stands where people and companies are named, and is written like a name', () => {
    const name = (text: string) => isSame(text, 'de', { isName: true })
    for (const one of ['Jonas Vermeulen', 'Ludwig van den Berg', 'Nordlicht Verlag', "Jeanne d'Arc"])
      expect([one, name(one), isSame(one)]).toEqual([one, true, false])
    for (const one of ['a happy client', 'Head of Design', '山田花子'])
      expect([one, name(one)]).toEqual([one, false])
  })

  it('not if the other language does not write its script', () => {
    expect(isSame('王伟', 'en', { owner: '王伟' })).toBe(false)
    expect(isSame('王伟', 'ja', { owner: '王伟' })).toBe(true)
    expect(isSame('Анна', 'uk', { owner: 'Анна' })).toBe(true)
    expect(isSame('Ada Byron', 'ar')).toBe(true)
  })

  it('whatever it is, without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (text, owner) => {
        expect(typeof isSame(text, 'ja', { owner, isName: true })).toBe('boolean')
      }),
      { numRuns: cases(300) },
    )
  })
})

describe('an overlay', () => {
  const context = { hasIcon, nearIcons }
  const load = (overlay: string, main = text) => {
    const loaded = loadSite(
      { file: 'portfolio.yaml', text: main },
      [{ file: 'portfolio.de.yaml', lang: 'de', text: overlay }],
      context,
    )
    const locale = 'locales' in loaded ? loaded.locales[1] : undefined
    return { locale, found: 'locales' in loaded ? loaded.warnings : loaded.diagnostics }
  }
  const helpOf = (overlay: string, main?: string) => {
    const found = load(overlay, main).found.find(({ code }) => code === 'untranslated')
    return found?.help ?? ''
  }

  it('says with = that a text, an entry or a list is the same, and it counts as translated', () => {
    const before = helpOf('site: { title: Ada }')
    expect(before).toMatch(/^ *portfolio\.yaml:13:15 +Hello$/m)
    expect(before).toMatch(/^ *portfolio\.yaml:30:17 +Numbers$/m)
    const overlay = `site: { title: Ada }\nsections:\n  - { id: home, headline: =, action: '=' }\n  - { id: skills, items: [{ name: = }, =] }\n`
    const { locale } = load(overlay)
    expect(helpOf(overlay)).not.toMatch(/Hello|Numbers|Looms/)
    expect(locale?.portfolio.sections).toMatchObject([
      { headline: 'Hello', action: { name: 'Work', href: '#work' } },
      {},
      { items: [{ name: 'Numbers', level: 90 }, { name: 'Looms' }] },
    ])
    expect(locale?.foreign.has('Hello')).toBe(false)
    expect(locale?.foreign.has('I count.')).toBe(true)
    const whole = load('site: { title: Ada }\nsections: =\nnav: =\n')
    expect(whole.found.map(({ help }) => help).join()).not.toMatch(/Hello|Engines/)
  })

  it('says with = that an interface word is the English one, in a language that has none of its own', () => {
    const countIn = (overlay: string) => {
      const loaded = loadSite(
        { file: 'portfolio.yaml', text },
        [{ file: 'portfolio.da.yaml', lang: 'da', text: overlay }],
        context,
      )
      const [, locale] = 'locales' in loaded ? loaded.locales : []
      const found = 'locales' in loaded ? loaded.warnings : []
      const { message = '' } = found.find(({ code }) => code === 'untranslated-label') ?? {}
      return { count: Number(/\d+/.exec(message)?.[0]), locale }
    }
    const before = countIn('site: { title: Ada }')
    const after = countIn('site: { title: Ada }\nlabels: { navigation: =, skip: Videre }')
    expect(after.count).toBe(before.count - 2)
    expect(after.locale?.portfolio.labels).toMatchObject({ navigation: 'Main', skip: 'Videre' })
    expect(after.locale?.foreign.has('Main')).toBe(false)
  })

  it('with nothing but = translates nothing', () => {
    const { text: fresh } = withMissingWords('', valueIn(text), { lang: 'de', hasIcon })
    expect(fresh).toContain('    name: =\n')
    expect(load(fresh).found.map(({ code }) => code)).toEqual(['nothing-translated'])
  })

  it('that says = for what the main file does not have is reported', () => {
    const { found } = load('site: { title: Ada, titel: = }\nsections: [{ id: home, note: = }]')
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown-key', 'not-in-main']))
  })

  it('need not write names; they are marked as of the main language until it does', () => {
    const { locale } = load('site: { title: Titel }')
    expect(helpOf('site: { title: Titel }')).not.toMatch(/ {2}(?:© 2025 )?Ada Byron$/m)
    expect(locale?.foreign.get('Ada Byron')).toEqual({ lang: 'en', dir: 'ltr' })
  })

  it('lists each missing text with its line, and the line that waits for it', () => {
    const help = helpOf('site:\n  title: Ada\n  description:\n')
    const lines = text.split('\n')
    const listed = [...help.matchAll(/portfolio\.yaml:(\d+):(\d+) +(.+?)(?: {2}\((.+)\))?$/gm)]
    expect(listed.length).toBeGreaterThan(10)
    for (const [, line, column, original = ''] of listed)
      expect(lines[Number(line) - 1]?.slice(Number(column) - 1)).toContain(original)
    expect(listed[0]?.slice(3)).toEqual(['The page of Ada Byron.', 'empty: portfolio.de.yaml:3:3'])
  })

  it('has tags too: those that are words are to be translated, and marked until they are', () => {
    const main = text.replace(
      'footer:\n',
      `  - type: projects
    id: projects
    label: Projects
    heading: What I Made
    layout: list
    items:
      - { title: Atlas, description: A map., link: 'https://atlas.example/', tags: [React, Type Design] }
footer:\n`,
    )
    const { text: fresh } = withMissingWords('site: { title: Ada }\n', valueIn(main), { lang: 'de', hasIcon })
    expect(fresh).toMatch(/tags:\n +# React \[\w+\]\n +- =\n +# Type Design \[\w+\]\n +-\n/)
    expect(helpOf('site: { title: Ada }', main)).toContain('Type Design')
    expect(helpOf('site: { title: Ada }', main)).not.toContain('React')
    expect(load('site: { title: Ada }', main).locale?.foreign.has('Type Design')).toBe(true)
    const { locale } = load(
      fresh.replace(/-$(?=\n.*footer)/m, '-').replace(/(Type Design .*\n +-)/, '$1 Schrift'),
      main,
    )
    expect(locale?.portfolio.sections[3]).toMatchObject({ items: [{ tags: ['React', 'Schrift'] }] })
  })
})

function valueIn(text: string): unknown {
  const source = read(text)
  return 'value' in source ? source.value : undefined
}

/** The paths of the texts of a model that no overlay translates, with their kinds. */
function* otherTexts(schema: z.core.$ZodType, path: string): Generator<[path: string, kind: string]> {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) yield* otherTexts(inner.element, `${path}[]`)
  else if (inner instanceof z.ZodObject)
    for (const [key, field] of Object.entries(inner.shape)) yield* otherTexts(field, `${path}.${key}`)
  else if (inner instanceof z.ZodUnion || inner instanceof z.ZodDiscriminatedUnion)
    for (const option of inner.options) yield* otherTexts(option, path)
  else if (inner instanceof z.ZodString && !isWord(schema)) yield [path, kindOf(schema) ?? 'none']
}

it('every text that a visitor reads is one that an overlay translates', () => {
  // Addresses, files, names of icons, fonts and anchors, and dates, which each language formats by itself.
  const forMachines =
    /^(?:link|endpoint|anchor|icon|iconFile|styleFile|drawing|picture|page|videoAddress|captions|feed|postsFile|fontFamily|date|day)$/
  const others = [...otherTexts(portfolio, '')]
    .filter(
      ([path, kind]) => !forMachines.test(kind) && !/^\.(?:theme|analytics|site\.verification)\./.test(path),
    )
    .map(([path]) => path)
  expect([...new Set(others)].filter((path) => !path.endsWith('.focus')).sort()).toEqual([
    '.resume.contact.location.countryCode',
    '.resume.contact.location.postalCode',
    '.resume.contact.phone',
    '.resume.contact.profiles[].username',
    '.sections[].delivery.fields[].name',
    '.sections[].delivery.fields[].value',
    '.sections[].delivery.honeypot',
    '.sections[].items[].doi',
    '.site.lang',
  ])
})
