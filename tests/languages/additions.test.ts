import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadSite } from '../../schema/check/loadSite.ts'
import { hashOf } from '../../schema/languages/originals.ts'
import { withMissingWords } from '../../schema/languages/translate.ts'
import { hasIcon, nearIcons } from '../../schema/pictures/icons.ts'
import { read } from '../../schema/yaml/source.ts'
import { textOf } from '../core/schema/setting.ts'

// Entries that are added to a list of the main file after it has been translated.

const good = textOf('tests/languages/overlays/portfolio.yaml')

interface Entry {
  title: string
  start: string
  resume?: { highlights: string[] }
}

const entry = (title: string, ...highlights: string[]): Entry => ({
  title,
  start: '2001-03',
  ...(highlights.length > 0 ? { resume: { highlights } } : {}),
})

/** A main file with a timeline of some entries. */
const siteOf = (items: readonly Entry[]) => {
  const timeline = { type: 'timeline', id: 'cv', label: 'Path', heading: 'Path', items }
  const section = stringify([timeline]).replace(/^(?=.)/gm, '  ')
  return good.replace(/^sections:\n/m, `sections:\n${section}`)
}

const valueIn = (text: string) => {
  const source = read(text)
  if (!('root' in source) || source.findings.length > 0) throw new Error(`cannot be read:\n${text}`)
  return source.value
}

/** Whether a text holds the lines of another in their order. */
function holds(text: string, before: string): boolean {
  const rest = before.split('\n')
  for (const line of text.split('\n')) if (line === rest[0]) rest.shift()
  return rest.length === 0
}

/** The overlay with each empty text filled in: its original in capital letters. */
const filled = (text: string) =>
  text.replace(/^([\s-]*)# (.+) \[[0-9a-f]{6}\]\n(.*(?:\w:|-))$/gm, (all, _, original) =>
    `${all} ${JSON.stringify(original.toUpperCase())}`.replace(/\n\s*#.*$/, ''),
  )

const translated = (items: readonly Entry[], before = '') => withMissingWords(before, valueIn(siteOf(items)))

/** The diagnostics of a translation, and the entries of its page. */
function checked(items: readonly Entry[], text: string) {
  const overlay = { file: 'portfolio.de.yaml', lang: 'de', text }
  const loaded = loadSite({ file: 'portfolio.yaml', text: siteOf(items) }, [overlay], { hasIcon, nearIcons })
  const locale = 'locales' in loaded ? loaded.locales[1] : undefined
  const found = 'locales' in loaded ? loaded.warnings : loaded.diagnostics
  const section = locale?.portfolio.sections.find(({ id }) => id === 'cv')
  const ofOverlay = found.filter(({ file }) => file === overlay.file)
  return {
    found: ofOverlay,
    codes: ofOverlay.map(({ code }) => code),
    titles:
      section?.type === 'timeline'
        ? section.items.map(({ title, resume }) => [title, ...(resume?.highlights ?? [])].join())
        : [],
  }
}

const workshop = entry('Own workshop', 'Forty violins', 'A prize')
const apprentice = entry('Apprentice')
const teacher = entry('Teacher')
const tuner = entry('Tuner')
const judge = entry('Judge', 'Once a year')

const upper = ({ title, resume }: Entry) => [title, ...(resume?.highlights ?? [])].join().toUpperCase()

describe('a new entry is inserted at its position, and the others keep theirs', () => {
  const old = [workshop, apprentice]
  it.each<[name: string, items: readonly Entry[]]>([
    ['first', [teacher, ...old]],
    ['in the middle', [workshop, teacher, apprentice]],
    ['last', [...old, teacher]],
    ['two at once', [teacher, judge, ...old]],
    ['two apart', [teacher, workshop, judge, apprentice]],
    ['around one', [workshop, teacher, apprentice, judge]],
    ['first, in a nested list', [entry('Own workshop', 'A shop', 'Forty violins', 'A prize'), apprentice]],
    ['in both', [teacher, entry('Own workshop', 'Forty violins', 'Two cellos', 'A prize'), apprentice]],
  ])('%s', (_, items) => {
    const before = filled(translated(old).text)
    expect(checked(old, before)).toMatchObject({ codes: [], titles: old.map(upper) })
    const { text, added } = translated(items, before)
    expect(holds(text, before)).toBe(true)
    expect(added).toBeGreaterThan(0)
    expect(checked(items, text).codes).toEqual(['untranslated'])
    expect(translated(items, text)).toMatchObject({ text, added: 0 })
    const whole = checked(items, filled(text))
    expect(whole.titles).toEqual(items.map(upper))
    expect(whole.codes).toEqual([])
  })
})

describe('an entry that is gone from the main file', () => {
  const all = [workshop, apprentice, teacher]
  const before = filled(translated(all).text)
  const lineOf = (words: string) => before.split('\n').findIndex((line) => line.includes(words)) + 1

  it.each<[name: string, left: readonly Entry[], gone: readonly string[]]>([
    ['first', [apprentice, teacher], ['# Own workshop']],
    ['in the middle', [workshop, teacher], ['# Apprentice']],
    ['last', [workshop, apprentice], ['# Teacher']],
    ['all but one', [teacher], ['# Own workshop', '# Apprentice']],
  ])('is reported at its translation, and the other translations are kept: %s', (_, left, gone) => {
    const { titles, found } = checked(left, before)
    expect(titles).toEqual(left.map(upper))
    expect(found.map(({ code, severity, line }) => [code, severity, line])).toEqual(
      // The comment with the original is above.
      gone.map((words) => ['extra-entry', 'warning', lineOf(words) + 1]),
    )
  })

  it('is an error if no comment identifies the translations', () => {
    const bare = before.replace(/^([\s-]*)#.*\n/gm, '$1').replace(/- +(?=title)/g, '- ')
    expect(checked([apprentice, teacher], bare).codes).toContain('extra-entry')
  })
})

it('entries that are not translated yet are moved down too', () => {
  const before = translated([apprentice]).text
  const { text, added } = translated([teacher, apprentice], before)
  expect(added).toBe(1)
  expect(text.indexOf('# Teacher')).toBeLessThan(text.indexOf('# Apprentice'))
  expect(text.match(/# Apprentice/g)).toHaveLength(1)
})

it('a new entry is added to translations in another order', () => {
  const before = filled(translated([tuner, apprentice]).text)
  const items = [teacher, apprentice, tuner]
  const { text, added } = translated(items, before)
  expect(added).toBe(1)
  expect(translated(items, text)).toMatchObject({ text, added: 0 })
  expect(checked(items, text).codes.toSorted()).toEqual(['moved-translation', 'untranslated'])
})

it('translations in another order are matched to their entries', () => {
  const before = filled(translated([tuner, apprentice]).text)
  const items = [apprentice, teacher, tuner]
  const { text, added } = translated(items, before)
  expect(added).toBe(1)
  expect(checked(items, text).titles).toEqual(['APPRENTICE', 'Teacher', 'TUNER'])
})

it('the new one of two equal entries is added after the other', () => {
  const before = filled(translated([apprentice]).text)
  const { text } = translated([apprentice, { ...apprentice }], before)
  expect(text.indexOf('APPRENTICE')).toBeLessThan(text.lastIndexOf('# Apprentice'))
})

it('an entry without a hash stays behind the one before it', () => {
  const before = filled(translated([workshop, apprentice, tuner]).text).replace(
    /# Tuner .*\n *title/,
    'title',
  )
  const items = [teacher, workshop, judge, apprentice, tuner]
  const { text } = translated(items, before)
  expect(checked(items, filled(text)).titles).toEqual(items.map(upper))
})

it('an entry whose original has changed is still recognized', () => {
  const before = filled(translated([workshop, apprentice]).text)
  const items = [teacher, { ...workshop, title: 'Master' }, apprentice]
  const { text, added } = translated(items, before)
  expect(added).toBe(1)
  expect(checked(items, text).codes.toSorted()).toEqual(['outdated-translation', 'untranslated'])
})

it('no entry is added beside a surplus one, since the page would be refused', () => {
  const before = filled(translated([workshop, apprentice, judge]).text)
  const items = [teacher, workshop, judge]
  expect(translated(items, before)).toMatchObject({ text: before, added: 0 })
  expect(checked(items, before).codes).not.toContain('extra-entry')
})

it('a new entry without text gets an empty entry, so that the others keep their positions', () => {
  const skills = (...names: string[]) =>
    good.replace(
      '      - { name: Numbers',
      `${names.map((name) => `      - { name: ${name}, level: 70 }\n`).join('')}      - { name: Numbers`,
    )
  const before = `sections:\n  - id: skills\n    items:\n      - # Numbers [${hashOf('Numbers')}]\n        name: Zahlen\n      - # Looms [${hashOf('Looms')}]\n        name: Webstühle\n`
  const { text } = withMissingWords(before, valueIn(skills("'1234'")))
  expect(text).toContain('    items:\n      - {}\n      - # Numbers')
})
