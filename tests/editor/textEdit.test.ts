import { beforeAll, describe, expect, it } from 'vitest'
import { portfolio } from '../../schema/model/portfolio.ts'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'
import { editableAt, paragraphAt, withText } from '../../src/node/editor/textEdit.ts'
import type { EditedFile, EditPath } from '../../src/shared/editor.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

/** Asks of a site with two languages and a page. */
let ask: (keys: EditPath, texts: string[], from?: EditedFile, lang?: string) => ReturnType<typeof editableAt>
beforeAll(async () => {
  const { source } = siteOnDisk({
    'portfolio.yaml': `${begin}sections:
  - type: hero
    id: home
    headline: With *depth*
    tagline: "It's so"
    action: { name: Work, href: '#work' }
  - type: skills
    id: skills
    label: Skills
    heading: What I know
    items:
      - { name: HTML, level: 95 }
  - type: timeline
    id: past
    label: Past
    heading: My past
    items:
      - { title: Engineer, organisation: Somewhere, start: 2021, end: 2023-05, text: "One.\\n\\nTwo." }
      - { title: Owner, organisation: Here, start: 2024 }
  - type: projects
    id: work
    label: Work
    heading: My work
    layout: list
    items:
      - { title: Atlas, description: An atlas, page: projects/atlas.md }
`,
    'projects/atlas.md': 'A *first* [one](https://a.example/b_c)\nin two lines.\n',
    // In another order than the main file.
    'portfolio.de.yaml':
      'sections:\n  - id: work\n    heading: Werk\n    label: =\n  - id: home\n    tagline: So ist es\n',
  })
  const content = await source.decoded()
  if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
  const locales = await resolveLocales(content, source, { picture: async (src) => ({ src }) })
  ask = (keys, texts, from = 'main', lang = 'en') =>
    editableAt({ lang, from, keys, texts }, source, content, locales)
})

const text = (file: EditedFile, path: EditPath, value: string, was = value) => ({
  file,
  path,
  name: String(path.at(-1)),
  was,
  value,
  seen: expect.any(String),
})

describe('what can be edited', () => {
  it('is the text as it is written, in the element that shows it', () => {
    const path = ['sections', 0, 'headline']
    const answer = ask(path, ['depth', 'With depth', 'With depth It’s so'])
    expect(answer).toMatchObject({
      text: text('main', path, 'With *depth*'),
      shownAs: 'With depth',
      beside: [],
    })
    const tagline = ['sections', 0, 'tagline']
    expect(ask(tagline, ['It’s so'])).toMatchObject({
      text: text('main', tagline, "It's so"),
      shownAs: 'It’s so',
    })
  })

  it('is where all of the value is shown, or beside the page where no element shows just that', () => {
    const path = ['sections', 2, 'items', 0, 'text']
    const answer = ask(path, ['One.', 'One.Two.'])
    expect(answer.text?.value).toBe('One.\n\nTwo.')
    expect(answer.shownAs).toBe('One.Two.')
    expect(ask(path, ['One.', 'One.Two.EngineerSomewhere']).shownAs).toBeUndefined()
  })

  it('is what belongs to it too: addresses, levels, dates', () => {
    expect(ask(['sections', 0, 'action', 'name'], ['Work']).beside).toEqual([
      text('main', ['sections', 0, 'action', 'href'], '#work'),
    ])
    expect(ask(['sections', 1, 'items', 0, 'name'], ['HTML']).beside).toEqual([
      text('main', ['sections', 1, 'items', 0, 'level'], '95'),
    ])
    const dates = ask(['sections', 2, 'items', 0, 'start'], ['2021 to 2023'])
    expect(dates.text?.value).toBe('2021')
    expect(dates.shownAs).toBeUndefined()
    expect(dates.beside).toEqual([text('main', ['sections', 2, 'items', 0, 'end'], '2023-05')])
    // Of a period that goes on, the end is there to be written.
    const open = ask(['sections', 2, 'items', 1, 'start'], ['2024'])
    expect(open.beside).toEqual([text('main', ['sections', 2, 'items', 1, 'end'], '')])
    expect(ask(['sections', 0], []).text).toBeUndefined()
    expect(ask(['sections'], []).beside).toEqual([])
  })

  it('is in the file of the language, whose sections have an order of their own', () => {
    const from = { overlay: 'de' }
    expect(ask(['sections', 0, 'heading'], ['Werk'], from, 'de')).toMatchObject({
      text: text(from, ['sections', 0, 'heading'], 'Werk'),
      shownAs: 'Werk',
    })
    // = stands for the original.
    expect(ask(['sections', 0, 'label'], ['Work'], from, 'de').text).toEqual(
      text(from, ['sections', 0, 'label'], 'Work', '='),
    )
    const main = ask(['sections', 1, 'heading'], ['What I know'], 'main', 'de')
    expect(main.note).toMatch(/every language/)
  })

  it('is what the page says by default, in the file of its language', () => {
    const [path, shown] = [['labels', 'navigation'], 'Main']
    const field = ask(path, [shown]).text
    expect(field).toEqual(text('main', path, expect.any(String) as unknown as string, ''))
    expect(field?.value).not.toBe('')
    expect(ask(path, [shown], { overlay: 'de' }, 'de').text?.was).toBe('')
    // Words of another language would stand in the main file.
    expect(ask(path, [shown], 'main', 'de').text).toBeUndefined()
    expect(ask(['theme', 'mode'], ['auto']).text).toBeUndefined()
    const edit = { kind: 'text', file: 'main', path, was: '', to: 'Start' } as const
    expect(withText(begin, edit, portfolio)).toContain('labels:\n  navigation: Start\n')
  })

  it('is a paragraph of a page, with its lines', () => {
    const from = { page: 'projects/atlas/', lang: 'en' }
    const source = 'A *first* [one](https://a.example/b_c)\nin two lines.'
    expect(ask([1], ['A first one in two lines.'], from)).toMatchObject({
      text: { file: from, path: [0], was: source, value: source },
      shownAs: 'A first one in two lines.',
    })
  })

  it('is nothing where there is no such file or value', () => {
    expect(ask(['sections', 9, 'heading'], ['x']).text).toBeUndefined()
    expect(() => ask(['x'], [], { overlay: 'fr' })).toThrow(/no file/)
    expect(() => ask([0], [], { page: '../x', lang: 'en' })).toThrow(/no Markdown/)
    expect(ask([99], [], { page: 'projects/atlas/', lang: 'en' })).toMatchObject({ note: expect.any(String) })
  })
})

it('the end of a period is written where there is none, and goes when nothing is left of it', () => {
  const timeline = (item: string) => `sections:\n  - type: timeline\n    items:\n${item}`
  const path = ['sections', 0, 'items', 0, 'end']
  const set = (item: string, was: string, to: string) =>
    withText(timeline(item), { kind: 'text', file: 'main', path, was, to }, portfolio)
  for (const [open, ended] of [
    [
      '      - { title: Owner, start: 2024 } # so\n',
      '      - { title: Owner, start: 2024, end: 2025 } # so\n',
    ],
    [
      '      - title: Owner\n        start: 2024 # so\n        text: It goes on.\n',
      '      - title: Owner\n        start: 2024 # so\n        end: 2025\n        text: It goes on.\n',
    ],
  ] as const) {
    expect(set(open, '', '2025')).toBe(timeline(ended))
    expect(set(ended, '2025', '')).toBe(timeline(open))
    expect(set(open, '', '')).toBe(timeline(open))
  }
})

describe('a paragraph of Markdown', () => {
  const markdown = `One
and two.

## A \`heading\`
Three.

- a list
that goes on

> a quote

\`\`\`
code

more
\`\`\`

| a | table |

1. Numbers

![A picture](x.webp)

The **last** one`
  const at = (words: string) =>
    paragraphAt(
      markdown,
      markdown.split('\n').findIndex((line) => line.includes(words)),
    )

  it('has all of its lines', () => {
    expect(at('and two')).toEqual({ line: 0, source: 'One\nand two.', plain: 'One and two.' })
    expect(at('heading')).toEqual({ line: 3, source: '## A `heading`', plain: 'A heading' })
    expect(at('Three')).toEqual({ line: 4, source: 'Three.', plain: 'Three.' })
    expect(at('last')?.plain).toBe('The last one')
  })

  it.each(['a list', 'goes on', 'a quote', 'code', 'more', 'table', 'Numbers', 'picture'])(
    'is not %s',
    (words) => {
      expect(at(words)).toBeUndefined()
    },
  )
})
