import { describe, expect, it } from 'vitest'
import { sentenceMarkup, sentenceParts, sentenceWords } from '../../../schema/text/sentence.ts'
import { resolvePortfolio } from '../../../src/node/content/resolvePortfolio.ts'
import { loaded } from './loaded.ts'
import { brief, found, good, spoil } from './setting.ts'

const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }

/** The first section of the type timeline, resolved. */
async function timelineOf(items: string, more: Partial<Parameters<typeof resolvePortfolio>[1]> = {}) {
  const section = `  - type: timeline\n    id: path\n    label: Path\n    heading: My Way\n    items:\n${items}`
  const text = spoil(good, 'footer:\n', `${section}footer:\n`)
  const { sections } = await resolvePortfolio(loaded(text), { ...lookup, ...more })
  const shown = sections.find(({ type }) => type === 'timeline')
  if (shown?.type !== 'timeline') throw new Error('There is no timeline.')
  return shown.items
}

describe('a sentence in inline Markdown', () => {
  it.each([
    [
      'has links',
      'by [Foo](https://a.example)',
      ['by ', { tag: 'a', href: 'https://a.example', parts: ['Foo'] }],
    ],
    [
      'has emphasis',
      '*a* **b** ~~c~~',
      [em('a'), ' ', { tag: 'strong', parts: ['b'] }, ' ', { tag: 's', parts: ['c'] }],
    ],
    ['has code', 'run `a <b>`', ['run ', { tag: 'code', parts: ['a <b>'] }]],
    [
      'has emphasis where words have no blanks between them',
      'これは*重要*です',
      ['これは', em('重要'), 'です'],
    ],
    ['keeps an escaped asterisk', '\\*a\\*', ['*a*']],
    ['keeps HTML as it is typed', 'List<String> <b>', ['List<String> <b>']],
    ['has the alternative text of a picture', 'a ![b](c.png)', ['a b']],
    [
      'keeps formulas and names',
      '5 * 3 * 2, A* and B*, snake_case_name',
      ['5 * 3 * 2, A* and B*, snake_case_name'],
    ],
    ['keeps footnotes', 'From 90 €*; by night (*) from 20 €*.', ['From 90 €*; by night (*) from 20 €*.']],
    ['keeps what would be a heading or a list', '# a\n- b', ['# a\n- b']],
  ])('%s: %s', (_, text, parts) => expect(sentenceParts(text)).toEqual(parts))

  it.each(['javascript:alert(1)', 'JavaScript&colon;alert(1)', 'data:text/html,x', '//host.example', ''])(
    'shows only the words of a link to %j',
    (href) => expect(sentenceParts(`[a](<${href}>) b`)).toEqual(['a b']),
  )

  it('has addresses of the page, and the notes of files', () => {
    const links = { addressOf: (href: string) => `../${href}`, notes: { '../a.pdf': 'PDF, 1 kB' } }
    expect(sentenceParts('[a](a.pdf)', links)).toEqual([
      { tag: 'a', href: '../a.pdf', note: 'PDF, 1 kB', parts: ['a'] },
    ])
  })

  it('has words without Markdown', () => {
    expect(sentenceWords('Author of [*Foo*](https://a.example), `b` & **c**')).toBe('Author of Foo, b & c')
  })

  it('is read in no time, whatever it holds', () => {
    for (const text of ['*a '.repeat(16_000), '['.repeat(49_000), '![['.repeat(16_000), '`'.repeat(60_000)]) {
      const start = performance.now()
      sentenceParts(text)
      sentenceMarkup(text)
      expect(performance.now() - start).toBeLessThan(2_000)
    }
  })
})

function em(text: string) {
  return { tag: 'em', parts: [text] }
}

describe('lines with bullets in the text of an entry', () => {
  it('become points, before those that are written', async () => {
    const [entry] = await timelineOf(`
      - title: Pilot
        dates: Then
        text: |
          Led **all** pilots.
          - Brought [900](https://ships.example) ships in
          • Wrote the rules
        points: [Left]
`)
    expect(entry).toMatchObject({
      text: { text: 'Led all pilots.' },
      points: [{ text: 'Brought 900 ships in' }, 'Wrote the rules', 'Left'],
    })
  })

  it('leave no text behind where there is no other line', async () => {
    const [entry] = await timelineOf('      - { title: Pilot, dates: Then, text: "- One\\n- Two" }\n')
    expect(entry?.text).toBeUndefined()
    expect(entry?.points).toEqual(['One', 'Two'])
  })

  it('are in the language of the text', async () => {
    const text = 'Eins\n- Zwei'
    const language = { lang: 'de', dir: 'ltr' as const }
    const [entry] = await timelineOf(
      `      - { title: Pilot, dates: Then, text: ${JSON.stringify(text)} }\n`,
      {
        foreign: new Map([[text, language]]),
      },
    )
    expect(entry).toMatchObject({ text: { text: 'Eins', language }, points: [{ text: 'Zwei', language }] })
  })
})

describe('the period of an entry with roles', () => {
  const roles = (...periods: string[]) =>
    timelineOf(
      `      - organisation: Harbour\n        roles:\n${periods.map((one) => `          - { title: Pilot, ${one} }\n`).join('')}`,
    )

  it.each([
    [['start: 2021-03, end: present', 'start: 2019-05, end: 2021-02'], 'May 2019 – present'],
    [['start: 2019, end: 2021', 'start: 2015'], '2015 – 2021'],
    [['start: 2019'], '2019'],
    [['start: 2019', 'dates: early on'], undefined],
  ])('of %j is %s', async (periods, dates) => {
    const [entry] = await roles(...periods)
    // Languages have narrow spaces in ranges.
    expect(entry?.dates?.replace(/\s/g, ' ')).toBe(dates)
  })
})

describe('a project', () => {
  const project = (layout: string, more: string) =>
    found(
      spoil(
        good,
        'footer:\n',
        `  - type: projects\n    id: made\n    label: Made\n    heading: What I Made\n    layout: ${layout}\n    items:\n      - { title: Atlas, description: A map., ${more} }\nfooter:\n`,
      ),
    )
  const codes = (layout: string, more: string) =>
    brief(project(layout, more)).map((one) => one.replace(/ .*/, ''))

  it.each(['grid', 'list'])('needs no picture in a %s', (layout) =>
    expect(codes(layout, 'link: "#work"')).toEqual([]),
  )

  it.each([
    ['stack', 'image: { src: images/portrait.webp, alt: A portrait }'],
    ['grid', 'tags: [Maps]'],
    ['list', 'tags: [Maps]'],
    ['bands', 'tags: [Maps]'],
  ])('needs no link in a %s, such as work that nobody may see', (layout, more) =>
    expect(codes(layout, more)).toEqual([]),
  )

  it('needs a picture in a stack', () => {
    const [problem] = project('stack', 'link: "#work"')
    expect(problem).toMatchObject({ code: 'missing-key', message: expect.stringContaining('"image"') })
    expect(problem?.help).toContain('grid, list, names or bands')
  })

  it('may have further links, alone or beside the main one, which are checked', () => {
    expect(codes('grid', 'links: [{ name: Code, href: "#work" }]')).toEqual([])
    expect(codes('grid', 'link: "#work", links: [{ name: Code, href: "#nowhere" }]')).toEqual([
      'unknown-anchor',
    ])
  })
})
