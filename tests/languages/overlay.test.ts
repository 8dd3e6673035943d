import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { loadSite } from '../../schema/check/loadSite.ts'
import { overlayLanguage } from '../../schema/languages/files.ts'
import { loadLocale } from '../../schema/languages/loadLocale.ts'
import { inPlace } from '../../schema/languages/merge.ts'
import { isSameIn, wordsIn } from '../../schema/languages/untranslated.ts'
import { portfolio } from '../../schema/model/portfolio.ts'
import { hasIcon, nearIcons } from '../../schema/pictures/icons.ts'
import { codes } from '../../schema/report/codes.ts'
import { report } from '../../schema/report/report.ts'
import { read } from '../../schema/yaml/source.ts'
import { own, valueAt } from '../../schema/yaml/valueAt.ts'
import { at, textOf } from '../core/schema/setting.ts'
import { overlayOf } from './overlayOf.ts'

const folder = 'tests/languages/overlays'
const names = readdirSync(at(folder))
  .filter((name) => name.endsWith('.yaml') && name !== 'portfolio.yaml')
  .map((name) => name.slice(0, -'.yaml'.length))

const main = { file: 'portfolio.yaml', text: textOf(`${folder}/portfolio.yaml`) }

/** A site with one overlay. */
function withOverlay(text: string, lang = 'de', site = main) {
  const overlay = { file: `portfolio.${lang}.yaml`, lang, text }
  const loaded = loadSite(site, [overlay], { hasIcon, nearIcons })
  const texts = { [site.file]: site.text, [overlay.file]: text }
  return { loaded, texts, diagnostics: 'locales' in loaded ? loaded.warnings : loaded.diagnostics }
}

/** The locale in the language of an overlay; throws if the overlay has a mistake. */
function siteLocaleOf(text: string, lang?: string) {
  const { loaded } = withOverlay(text, lang)
  const locale = 'locales' in loaded ? loaded.locales[1] : undefined
  if (!locale) throw new Error('the overlay is not in order')
  return locale
}

describe('each overlay that has a mistake', () => {
  const bad = names.filter((name) => name !== 'good')

  it.each(bad)('the report of %s matches the one beside it', async (name) => {
    const { diagnostics, texts } = withOverlay(textOf(`${folder}/${name}.yaml`))
    const [code] = codes.filter((known) => name.startsWith(known)).toSorted((a, b) => b.length - a.length)
    expect(diagnostics.map(({ code }) => code)).toContain(code)
    expect(diagnostics.map(({ file }) => file)).not.toContain(main.file)
    await expect(`${report(diagnostics, texts)}\n`).toMatchFileSnapshot(at(`${folder}/${name}.expected.txt`))
  })
})

it('a complete overlay reports nothing, and its page is in its language', () => {
  const { diagnostics } = withOverlay(textOf(`${folder}/good.yaml`))
  expect(diagnostics).toEqual([])
  const { portfolio, foreign } = siteLocaleOf(textOf(`${folder}/good.yaml`))
  expect(foreign.size).toBe(0)
  expect(portfolio.site).toMatchObject({ lang: 'de', dir: 'ltr', owner: { email: 'ada@example.com' } })
  expect(portfolio.sections.map(({ id }) => id)).toEqual(['home', 'work', 'skills'])
  expect(portfolio.sections[2]).toMatchObject({
    items: [{ name: 'Zahlen', level: 90 }, { name: 'Webstühle' }],
  })
  expect(portfolio.labels.skip).toBe('Zum Inhalt springen')
})

it('the direction is that of the language, unless the overlay sets another', () => {
  const arabic = 'site:\n  title: آدا بايرون\n'
  expect(siteLocaleOf(arabic, 'ar').portfolio.site).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(siteLocaleOf(`${arabic}  dir: ltr\n`, 'ar').portfolio.site.dir).toBe('ltr')
})

it('a text that is the same in both languages is not marked as foreign elsewhere', () => {
  const { foreign } = siteLocaleOf('nav:\n  - name: Start\n  - name: Work\n')
  expect(foreign.has('Work')).toBe(false)
  expect(foreign.has('Hello')).toBe(true)
})

it('an overlay may set its own fonts, links and interface words', () => {
  const text = [
    'theme: { fonts: { text: Figtree } }',
    'labels: { skip: Weiter }',
    'nav: [{ href: https://example.de/ }]',
    'site: { title: Ada }',
  ].join('\n')
  const { portfolio } = siteLocaleOf(text)
  expect(portfolio.theme.fonts).toMatchObject({ text: 'Figtree', display: 'Bricolage Grotesque' })
  expect(portfolio.labels).toMatchObject({ skip: 'Weiter', openMenu: 'Menü öffnen' })
  expect(portfolio.nav[0]).toEqual({ name: 'Home', href: 'https://example.de/' })
})

it('the direction is that of the language, even if the main language runs the other way', () => {
  const site = { ...main, text: main.text.replace('site:\n', 'site:\n  lang: ar\n  dir: rtl\n') }
  const { loaded } = withOverlay('site: { title: Ada }', 'en', site)
  const locale = 'locales' in loaded ? loaded.locales[1] : undefined
  expect(locale?.portfolio.site).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(locale?.foreign.get('Hello')).toEqual({ lang: 'ar', dir: 'rtl' })
})

it('a file name with an unknown language is refused', () => {
  expect(withOverlay('site: { title: T }', 'xx').diagnostics).toMatchObject([
    { code: 'unknown-language', severity: 'error', file: 'portfolio.xx.yaml' },
  ])
})

it('portfolio.bak.yaml is not read as Bashkir, whose code is ba', () => {
  const copy = { file: 'portfolio.bak.yaml', lang: 'ba', text: main.text }
  const loaded = loadSite(main, [copy], { hasIcon, nearIcons })
  expect('diagnostics' in loaded ? loaded.diagnostics : []).toMatchObject([
    { code: 'unknown-language', message: expect.stringContaining('bak is the code of none') },
  ])
})

it.each([
  ['portfolio.zh_TW.yaml', 'zh-TW', 'portfolio.zh-TW.yaml'],
  ['portfolio.pt_BR.yaml', 'pt-BR', 'portfolio.pt-BR.yaml'],
  ['portfolio.fr.yml', 'fr', 'portfolio.fr.yaml'],
  ['portfolio.german.yaml', 'de', 'portfolio.de.yaml'],
  ['portfolio.Español.yml', 'es', 'portfolio.es.yaml'],
  // As macOS writes it.
  ['portfolio.espan\u0303ol.yaml', 'es', 'portfolio.es.yaml'],
])('a file named %s is reported, with the name to use', (file, lang, meant) => {
  expect(overlayLanguage(main.file, file)).toBe(lang)
  const loaded = loadSite(main, [{ file, lang, text: 'site: { title: T }' }], { hasIcon, nearIcons })
  expect('diagnostics' in loaded ? loaded.diagnostics : []).toMatchObject([
    { code: 'unknown-language', file, help: expect.stringContaining(meant) },
  ])
})

it.each([
  'portfolio.my_old.yaml',
  'portfolio.old.yml',
  'portfolio-de.yaml',
  'portfolio.draft.yaml',
  'portfolio.de.json',
])('a file named %s is not an overlay', (file) => {
  expect(overlayLanguage(main.file, file)).toBeUndefined()
})

it('two files for one language are refused', () => {
  const { diagnostics } = withOverlay('site: { title: Ada }', 'en')
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'unknown-language portfolio.en.yaml',
  ])
})

it('a language without interface words falls back to English ones, marked as such, with one warning', () => {
  const { diagnostics } = withOverlay('site: { title: Ada }', 'is')
  expect(diagnostics.filter(({ code }) => code === 'untranslated-label')).toHaveLength(1)
  const { foreign, portfolio } = siteLocaleOf('site: { title: Ada }', 'is')
  expect(foreign.get(portfolio.labels.skip)).toEqual({ lang: 'en', dir: 'ltr' })
})

describe('any text that is missing from an overlay', () => {
  const site = { file: 'portfolio.yaml', text: textOf('tests/fixtures/site/portfolio.yaml') }
  const source = read(site.text)
  const value = 'value' in source ? source.value : undefined
  const words = wordsIn(value, portfolio)

  it('shows in the main language, is marked, and is listed', () => {
    const full = overlayOf(value, (text) => `Wort ${text}`)
    expect(
      withOverlay(stringify(full), 'de', site).diagnostics.filter(({ code }) => code === 'untranslated'),
    ).toEqual([])
    expect(words.length).toBeGreaterThan(50)
    // The main file is loaded once, not again for each text.
    const read = loadPortfolio(site.text, { file: site.file })
    if (!('portfolio' in read)) throw new Error('the main file is not in order')
    const main = { ...read, ...site, value, schema: portfolio }
    const lines = site.text.split('\n')
    const isSame = isSameIn('de')
    expect(words.filter(isSame).map(({ text }) => text)).toContain('Mara Lind')
    // Every third: the site has some hundred.
    for (const word of words.filter((_, index) => index % 3 === 0)) {
      const { path, text } = word
      const overlay = structuredClone(full)
      const parent = valueAt(inPlace(value, overlay), path.slice(0, -1))
      Object.assign(Object(parent), { [path.at(-1) ?? '']: null })
      const loaded = loadLocale(stringify(overlay), { lang: 'de', main }, { file: 'portfolio.de.yaml' })
      const locale = 'locale' in loaded ? loaded.locale : undefined
      const diagnostics = 'locale' in loaded ? loaded.warnings : loaded.diagnostics
      expect(valueAt(locale?.portfolio, path), path.join('.')).toBe(text)
      expect(locale?.foreign.get(text)).toEqual({ lang: 'en', dir: 'ltr' })
      const listed = diagnostics.find(({ code }) => code === 'untranslated')
      if (isSame(word)) expect(listed, text).toBeUndefined()
      else {
        expect(listed?.message).toContain(`1 of ${words.length} texts is not in German`)
        const [, line, column] = /portfolio\.yaml:(\d+):(\d+) {2}/.exec(listed?.help ?? '') ?? []
        const [first = ''] = (lines[Number(line) - 1]?.slice(Number(column) - 1) ?? '').split(/[,}]/)
        // A folded text begins on the next line.
        if (!/^['">|]/.test(first)) expect(text.startsWith(first.trim()), first).toBe(true)
      }
      expect(own(locale?.portfolio.site, 'lang')).toBe('de')
    }
  })
})
