import { describe, expect, it } from 'vitest'
import { pathText } from '../../schema/report/diagnostics.ts'
import { contentFile } from '../../src/node/content/content.ts'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'
import { lineInMarkdown } from '../../src/node/editor/findInMarkdown.ts'
import { findPlace } from '../../src/node/editor/findPlace.ts'
import { shownValues } from '../../src/node/editor/shownValues.ts'
import type { Sought } from '../../src/shared/findInYaml.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

/** A site, and a function that finds what is sought on its page with the text from that place to the end of its line. */
async function siteOf(main: string) {
  const source = contentFile(main)
  const content = await source.decoded()
  if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
  const { texts } = content
  const locales = await resolveLocales(content, source, { picture: async (src) => ({ src }) })
  const { lang } = locales[0].site
  const find = (sought: Partial<Sought>) => {
    const place = findPlace({ question: 1, lang, texts: [], hasWords: true, before: 0, ...sought }, locales, {
      main,
      texts,
    })
    const line = place && texts[place.file]?.split('\n')[place.line - 1]
    return { ...place, rest: line?.slice((place?.column ?? 1) - 1) }
  }
  return { locales, find }
}

const { locales, find } = await siteOf('tests/fixtures/site/portfolio.yaml')
const sections = locales[0].sections

describe('the place of', () => {
  it.each(sections.map(({ id }) => id))('what %s shows is the line that has it', (section) => {
    expect(find({ section, hasWords: false }).path).toMatch(/^sections\[\d+\]$/)
    const index = sections.findIndex(({ id }) => id === section)
    const values = shownValues(sections[index], ['sections', index])
    expect(values.length).toBeGreaterThan(2)
    for (const { text, path } of values) {
      const [first] = values.filter((value) => value.text === text)
      if (!text) continue
      const found = find({ section, texts: [text] })
      // Defaults are written nowhere.
      if (!found.note) expect(pathText(first?.path ?? path)).toBe(found.path)
    }
  })

  it('the second of two equal texts is the second', () => {
    const values = shownValues(sections[3], ['sections', 3])
    const [again] = values.filter(({ text }, index) => values.findIndex((one) => one.text === text) < index)
    if (!again?.text) return
    expect(find({ section: sections[3]?.id ?? '', texts: [again.text], before: 1 }).path).toBe(
      pathText(again.path),
    )
  })

  it('a part of a text is that text, and words of the interface are named', () => {
    const about = sections.find(({ type }) => type === 'about')?.id ?? ''
    const [paragraph] = shownValues(sections[1], ['sections', 1]).filter(
      ({ text }) => (text?.length ?? 0) > 60,
    )
    const part = paragraph?.text?.slice(5, 40) ?? ''
    expect(find({ section: about, texts: [part] }).path).toBe(pathText(paragraph?.path ?? []))
    expect(find({ section: about, texts: ['Words that stand nowhere'] })).toMatchObject({
      path: 'sections[1]',
      note: expect.stringContaining('where the section begins'),
    })
    expect(find({ texts: ['Words that stand nowhere'] })).toMatchObject({ rest: undefined })
    const [word] = shownValues(locales[0].labels, ['labels']).filter(({ text }) => text && !/[{}]/.test(text))
    expect(find({ texts: [word?.text ?? ''] }).note).toContain(pathText(word?.path ?? []))
  })

  it('samples is their settings', () => {
    const made = sections.find((section) => 'samples' in section && section.samples)
    expect(find({ section: made?.id ?? '', texts: ['Acme'] })).toMatchObject({
      path: expect.stringMatching(/\.samples$/),
      note: expect.stringContaining('Samples'),
    })
  })

  it('a picture is its alternative text, and an icon its name', () => {
    const shown = sections.flatMap((section, index) =>
      shownValues(section, ['sections', index]).map((value) => ({ ...value, section: section.id })),
    )
    const icon = shown.find((value) => value.icon)
    expect(find({ section: icon?.section ?? '', icon: icon?.icon ?? '' }).path).toBe(
      pathText(icon?.path ?? []),
    )
    const alt = shown.find(({ path }) => path.at(-1) === 'alt')
    expect(find({ section: alt?.section ?? '', alt: alt?.text ?? '' }).path).toBe(pathText(alt?.path ?? []))
  })
})

describe('of several that are the same', () => {
  it('the level is that of the name beside it, with a sign or without', () => {
    const at = sections.findIndex(({ type }) => type === 'skills')
    const items = sections.flatMap((section) =>
      'items' in section && section.type === 'skills' ? (section.items ?? []) : [],
    )
    const section = sections[at]?.id ?? ''
    expect(new Set(items.map(({ level }) => level)).size).toBeLessThan(items.length)
    for (const [index, { name, level }] of items.entries()) {
      const path = `sections[${at}].items[${index}].level`
      expect(find({ section, texts: [`${level}%`, `${name}${level}%`] }).path).toBe(path)
      const arabic = String(level).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
      expect(find({ section, texts: [`${arabic}٪`, `${name}${arabic}٪`] }).path).toBe(path)
      // The bar beside it has no words: its entry, and what its colour comes from.
      expect(find({ section, texts: [`${name}${level}%`], hasWords: false })).toMatchObject({
        path: `sections[${at}].items[${index}]`,
        more: expect.stringContaining('theme.accent'),
      })
    }
  })

  it('the name of a link is the one beside its address, which is told too', () => {
    const [, second] = locales[0].socials
    const words = { texts: [second?.name ?? ''], ...(second && { href: second.href }) }
    expect(find(words).path).toBe('socials[1].name')
    expect(find(words).more).toMatch(/^Leads to socials\[1\]\.href · line \d+$/)
  })
})

describe('in Markdown', () => {
  const page = [
    '---',
    'title: The *Queue*',
    '---',
    '',
    'One line of it,',
    'and **a second** one.',
    '',
    '## It’s [here](#x)',
    '',
    '- a',
    '- a second',
    '',
    '![A queue](a.webp "The queue, by night")',
    '',
    '| A | B |',
    '| - | - |',
    '| x | 10 |',
    '| y | 0 |',
    '',
    '```js',
    'return 1',
    '',
    'return 2',
    '```',
  ].join('\n')

  it.each([
    ['a line of a paragraph', ['and a second one.', 'One line of it, and a second one.'], 0, 5],
    ['a word of it', ['a second', 'One line of it, and a second one.'], 0, 5],
    ['the same word elsewhere', ['a second'], 1, 10],
    ['a heading, with the signs of the page', ["It's here"], 0, 7],
    ['the caption of a picture', ['The queue, by night'], 0, 12],
    ['the description of one', ['A queue'], 0, 12],
    ['what is written above', ['The Queue'], 0, 1],
    ['a cell of a table', ['0', 'y0'], 0, 17],
    ['a word that code has again', ['return', 'return 1\n\nreturn 2'], 1, 22],
    ['code with an empty line', ['return 1\n\nreturn 2'], 0, 20],
  ])('%s is found at its line', (_, texts, before, line) => {
    expect(lineInMarkdown(page, texts, before)).toBe(line)
  })

  it('other words are not', () => {
    expect(lineInMarkdown(page, ['Words that stand nowhere'], 0)).toBeUndefined()
    expect(lineInMarkdown(page, ['…'], 0)).toBeUndefined()
  })
})

describe('on a page in another language', async () => {
  const engineer = await siteOf('content/examples/engineer/portfolio.yaml')

  it('a translated text is in the file of that language, and all else in the main file', () => {
    const [main, other] = engineer.locales
    const lang = other?.site.lang ?? ''
    const files = new Set<string>()
    for (const [index, section] of (other?.sections ?? []).entries())
      for (const { text, path } of shownValues(section, ['sections', index])) {
        if (!text || path.length < 3) continue
        const { file = '', rest = '' } = engineer.find({ lang, section: section.id, texts: [text] })
        files.add(file)
        const inMain = shownValues(main.sections[index], ['sections', index]).some(
          (value) => value.text === text,
        )
        if (!inMain && /^[\p{L} ]{12,}$/u.test(text) && !file.includes(`.${lang}.`))
          expect(`${file}: ${text} ${rest}`).toBe('')
      }
    expect([...files].some((file) => file.endsWith(`portfolio.${lang}.yaml`))).toBe(true)
    expect([...files].some((file) => file.endsWith('engineer/portfolio.yaml'))).toBe(true)
  })
})

describe('what the build makes of the content', async () => {
  const { at } = siteOnDisk({
    'portfolio.yaml': `${begin}theme: looks/own.yaml
sections:
  - type: hero
    id: home
    label: Start
    headline: Words of the *first*
      screen
    tagline: A tagline
    action: { name: Work, href: '#past' }
  - type: timeline
    id: past
    label: Past
    heading: My past
    items:
      - title: Baker
        organisation: Somewhere
        start: 2019
        text: |-
          Baked bread.

          - rye
          - wheat
        points: [spelt]
  - type: prose
    id: method
    label: Method
    heading: How I work
    text: > # folded
      A first paragraph
      on two lines.

      ## A heading


      The last one.
  - type: testimonials
    id: words
    label: Words
    heading: What they say
    items:
      - { name: Eve, company: Acme, feedback: 'It was good.' }
`,
    'portfolio.de.yaml': 'sections:\n  - id: past\n    label: Früher\n',
    'looks/own.yaml': "# Own: a look\nmode: light\nlogo: { src: own.svg }\naccent: '#2255dd'\n",
    'looks/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>',
  })
  const made = await siteOf(at())
  const past = { section: 'past' }

  it('a link of the header, without nav, is the label of its section', () => {
    expect(made.find({ texts: ['Past'], href: '#past' })).toMatchObject({
      path: 'sections[1].label',
      rest: 'Past',
      note: expect.stringContaining('label of its section'),
    })
    expect(made.find({ texts: ['Früher'], lang: 'de' })).toMatchObject({
      path: 'sections[0].label',
      rest: 'Früher',
    })
  })

  it('a language is its file', () => {
    const [, de] = made.locales[0].languages ?? []
    expect(de?.name).toBe('Deutsch')
    const found = made.find({ texts: ['Deutsch'], ...(de && { href: de.href }) })
    expect(found).toMatchObject({ file: expect.stringContaining('portfolio.de.yaml'), line: 1 })
    expect(found.note).not.toContain('add ')
  })

  it('a point is its line in the text, and one behind those its entry', () => {
    expect(made.find({ ...past, texts: ['wheat'] })).toMatchObject({
      path: 'sections[1].items[0].text',
      rest: '- wheat',
    })
    expect(made.find({ ...past, texts: ['spelt'] })).toMatchObject({
      path: 'sections[1].items[0].points[0]',
      rest: 'spelt]',
    })
  })

  it.each([
    ['home', 'screen', 'Words of the first screen', 'screen'],
    ['method', 'two', 'A first paragraph on two lines.', 'on two lines.'],
    ['method', 'A heading', '', '## A heading'],
    ['method', 'The last one.', '', 'The last one.'],
  ])('in %s, %s is the line that has it', (section, text, around, rest) => {
    expect(made.find({ section, texts: [text, around].filter(Boolean) }).rest).toBe(rest)
  })

  it('a quotation is its text, without the marks around it', () => {
    const found = made.find({ section: 'words', texts: ['“It was good.”'] })
    expect(found.path).toBe('sections[3].items[0].feedback')
    expect(found.note).toBeUndefined()
  })

  it('what the look says is in its file', () => {
    const logo = made.find({ icon: 'M1 1h6v6z' })
    expect(logo).toMatchObject({ file: expect.stringContaining('own.yaml'), path: 'logo', line: 3, keys: [] })
    expect(made.find({ section: 'past', hasWords: false }).more).toBe(
      'Its colours come from accent · own.yaml:4',
    )
  })
})
