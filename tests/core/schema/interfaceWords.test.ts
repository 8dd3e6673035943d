import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../schema/check/loadSite.ts'
import { interfaceWords } from '../../../schema/model/interfaceWords/index.ts'
import { placeholdersIn, type WordPath, wordOf } from '../../../schema/model/interfaceWords/standard.ts'
import { found, good, spoil } from './setting.ts'

const languages = readdirSync('schema/model/interfaceWords').flatMap(
  (name) => /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?)\.json$/.exec(name)?.[1] ?? [],
)

const wordsIn = (lang: string) => interfaceWords(new Intl.Locale(lang))

it('the words of every language that has a file are found', () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'fa', 'ru']))
  expect(languages.filter((language) => !wordsIn(language))).toEqual([])
})

it.each([...languages, 'pt-PT'])('those of %s have the placeholders of the English ones', (language) => {
  const placeholders = (lang: string) =>
    Object.entries(wordsIn(lang) ?? {}).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, [...placeholdersIn(text)].sort()]),
    )
  expect(placeholders(language)).toEqual(placeholders('en'))
})

/** English words that other languages use too, or write alike. */
const loanwords: Readonly<Record<string, readonly WordPath[]>> = {
  ca: ['caseStudy.client'],
  cs: ['caseStudy.role'],
  de: ['form.name'],
  el: ['form.email'],
  fr: ['caseStudy.client', 'form.message', 'resume.contact', 'resume.publications'],
  id: ['form.email'],
  it: ['form.email', 'start.label'],
  nl: ['labels.footerNavigation', 'resume.contact', 'start.label'],
  pt: ['carousel.slide'],
  ro: ['caseStudy.client', 'resume.contact'],
  vi: ['form.email'],
}

it.each(languages.filter((language) => language !== 'en'))(
  'those of %s are not English by accident',
  (lang) => {
    const [words, english] = [wordsIn(lang), wordsIn('en')]
    if (!words || !english) throw new Error(lang)
    const same = Object.entries(english).flatMap(([group, texts]) =>
      Object.keys(texts)
        .map((key) => `${group}.${key}` as WordPath)
        .filter((path) => /\p{L}/u.test(wordOf(english, path).replace(/\{\w+\}/g, '')))
        .filter((path) => wordOf(words, path) === wordOf(english, path)),
    )
    expect(same.filter((path) => !loanwords[lang]?.includes(path))).toEqual([])
  },
)

describe('the words of a region', () => {
  it.each([
    ['pt', 'Contato', 'Baixar em PDF'],
    ['pt-BR', 'Contato', 'Baixar em PDF'],
    ['pt-PT', 'Contacto', 'Descarregar em PDF'],
    ['pt-AO', 'Contacto', 'Descarregar em PDF'],
  ])('of %s', (lang, contact, pdf) => {
    expect(wordsIn(lang)?.resume).toMatchObject({ contact, pdf })
  })

  it.each([
    ['de-CH', 'labels', 'footerNavigation', 'Fusszeile'],
    ['de-AT', 'labels', 'footerNavigation', 'Fußzeile'],
    ['en-GB', 'resume', 'title', 'CV'],
    ['en-US', 'resume', 'title', 'Résumé'],
    ['es-MX', 'video', 'open', 'Abrir el video'],
    ['es-ES', 'video', 'open', 'Abrir el vídeo'],
    ['fr-CA', 'form', 'email', 'Courriel'],
    ['zh-TW', 'resume', 'title', '履歷'],
    ['zh-Hant-HK', 'resume', 'title', '履歷'],
    ['zh-SG', 'resume', 'title', '简历'],
    ['no', 'resume', 'work', 'Arbeidserfaring'],
    ['nb-NO', 'resume', 'work', 'Arbeidserfaring'],
  ])('of %s', (lang, group, key, word) => {
    expect(wordsIn(lang)).toMatchObject({ [group]: { [key]: word } })
  })

  it('are used by the tag of site.lang, and by that in the name of an overlay', () => {
    const skipIn = (lang: string, overlay?: string) => {
      const main = { file: 'portfolio.yaml', text: spoil(good, 'site:\n', `site:\n  lang: ${lang}\n`) }
      const others = overlay
        ? [{ file: `portfolio.${overlay}.yaml`, lang: overlay, text: 'site: { title: T }' }]
        : []
      const loaded = loadSite(main, others, {})
      return 'locales' in loaded ? loaded.locales.at(-1)?.portfolio.labels.skip : loaded.diagnostics
    }
    const [european, brazilian] = ['Saltar para o conteúdo', 'Pular para o conteúdo']
    for (const lang of ['pt-PT', 'pt-pt', 'pt-Latn-PT', 'pt-MZ']) expect(skipIn(lang)).toBe(european)
    for (const lang of ['pt', 'pt-BR']) expect(skipIn(lang)).toBe(brazilian)
    expect(skipIn('en', 'pt-PT')).toBe(european)
    expect(skipIn('pt-BR', 'pt-PT')).toBe(european)
    expect(skipIn('pt-PT', 'pt-BR')).toBe(brazilian)
  })

  it('are those of its script: of another there are none, which the check says', () => {
    for (const lang of ['zh-Latn', 'ru-Latn', 'ko-Latn']) expect(wordsIn(lang)).toBeUndefined()
    const [warning] = found(spoil(good, 'site:\n', 'site:\n  lang: ru-Latn\n')).filter(
      ({ code }) => code === 'untranslated-label',
    )
    expect(warning?.message).toMatch(/^there are no interface words in Russian (?:in|\(Latin\)), so those /)
  })
})
