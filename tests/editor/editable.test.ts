import { beforeAll, describe, expect, it } from 'vitest'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'
import { editableAt } from '../../src/node/editor/editable.ts'
import { paragraphAt } from '../../src/node/editor/editedText.ts'
import type { EditedFile, EditPath } from '../../src/shared/editorQuestions.ts'
import { begin, patched, siteOnDisk } from './siteOnDisk.ts'

/** Asks of a site with two languages and a page. */
let ask: (keys: EditPath, shown?: EditPath, from?: EditedFile, lang?: string) => ReturnType<typeof editableAt>
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
  ask = (keys, shown = keys, from = 'main', lang = 'en') =>
    editableAt({ lang, from, keys, shown }, source, content, locales)
})

/** The text of a site whose value at a path is set. */
const withValue = (yaml: string, path: EditPath, value: string) =>
  patched({ 'portfolio.yaml': yaml }, { op: 'set', file: 'main', path, value })['portfolio.yaml'] ?? yaml

const text = (file: EditedFile, path: EditPath, value: string) => ({
  file,
  path,
  name: String(path.at(-1)),
  value,
  seen: expect.any(String),
})

describe('what can be edited', () => {
  it('is the text as it is written, in the element that shows it', () => {
    const path = ['sections', 0, 'headline']
    const answer = ask(path)
    expect(answer).toMatchObject({
      text: text('main', path, 'With *depth*'),
      isInPlace: true,
    })
    const tagline = ['sections', 0, 'tagline']
    expect(ask(tagline)).toMatchObject({
      text: text('main', tagline, "It's so"),
      isInPlace: true,
    })
  })

  it('is edited beside the page where that shows more than the value, or a part of it', () => {
    const item = ['sections', 2, 'items', 0]
    expect(ask([...item, 'text']).isInPlace).toBe(true)
    expect(ask([...item, 'start'], [...item, 'dates']).isInPlace).toBe(false)
    expect(ask([...item, 'text'], [...item, 'title']).isInPlace).toBe(false)
  })

  it('is in the form of its entry where the page shows a number, a date or an address', () => {
    expect(ask(['sections', 0, 'action', 'name']).inForm).toBeUndefined()
    const skill = ['sections', 1, 'items', 0]
    expect(ask([...skill, 'name']).inForm).toBeUndefined()
    expect(ask(skill).inForm).toEqual([...skill, 'level'])
    const item = ['sections', 2, 'items', 0]
    expect(ask([...item, 'start'], [...item, 'dates']).inForm).toEqual([...item, 'start'])
    expect(ask([...item, 'roles'], [...item, 'dates']).inForm).toBeUndefined()
    expect(ask(['sections', 0]).text).toBeUndefined()
    expect(ask(['sections']).inForm).toBeUndefined()
  })

  it('is in the file of the language, whose sections have an order of their own', () => {
    const from = { overlay: 'de' }
    expect(ask(['sections', 0, 'heading'], ['sections', 3, 'heading'], from, 'de')).toMatchObject({
      text: text(from, ['sections', 0, 'heading'], 'Werk'),
      isInPlace: true,
    })
    // = stands for the original.
    expect(ask(['sections', 0, 'label'], undefined, from, 'de').text).toEqual(
      text(from, ['sections', 0, 'label'], 'Work'),
    )
    const main = ask(['sections', 1, 'heading'], undefined, 'main', 'de')
    expect(main.note).toMatch(/every language/)
  })

  it('is what the page says by default, in the file of its language', () => {
    const path = ['labels', 'navigation']
    const field = ask(path).text
    expect(field).toEqual(text('main', path, expect.any(String) as unknown as string))
    expect(field?.value).not.toBe('')
    expect(ask(path, path, { overlay: 'de' }, 'de').text).toBeDefined()
    // Words of another language would stand in the main file.
    expect(ask(path, path, 'main', 'de').text).toBeUndefined()
    expect(ask(['theme', 'mode']).text).toBeUndefined()
    expect(withValue(begin, path, 'Start')).toContain('labels:\n  navigation: Start\n')
  })

  it('is a paragraph of a page, with its lines', () => {
    const from = { page: 'projects/atlas/', lang: 'en' }
    const source = 'A *first* [one](https://a.example/b_c)\nin two lines.'
    expect(ask([1], undefined, from)).toMatchObject({
      text: { file: from, path: [0], value: source },
      isInPlace: true,
    })
  })

  it('is nothing where there is no such file or value', () => {
    expect(ask(['sections', 9, 'heading']).text).toBeUndefined()
    expect(() => ask(['x'], undefined, { overlay: 'fr' })).toThrow(/no file/)
    expect(() => ask([0], [], { page: '../x', lang: 'en' })).toThrow(/no Markdown/)
    expect(ask([99], [], { page: 'projects/atlas/', lang: 'en' })).toMatchObject({ note: expect.any(String) })
  })
})

it('the end of a period is written where there is none, and goes when nothing is left of it', () => {
  const timeline = (item: string) => `sections:\n  - type: timeline\n    items:\n${item}`
  const path = ['sections', 0, 'items', 0, 'end']
  const set = (item: string, to: string) => withValue(timeline(item), path, to)
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
    expect(set(open, '2025')).toBe(timeline(ended))
    expect(set(ended, '')).toBe(timeline(open))
    expect(set(open, '')).toBe(timeline(open))
  }
})

it('a line break in a text of one line is written as a blank, and stays in all others', () => {
  const written = (text: string, path: EditPath) => withValue(text, path, 'Two\nlines\n')
  expect(written('site: { owner: { name: It } }\n', ['site', 'owner', 'name'])).toBe(
    'site: { owner: { name: Two lines } }\n',
  )
  const hero = 'sections:\n  - type: hero\n'
  expect(written(`${hero}    headline: It # so\n`, ['sections', 0, 'headline'])).toBe(
    `${hero}    headline: Two lines # so\n`,
  )
  expect(written(`${hero}    tagline: It\n`, ['sections', 0, 'tagline'])).toBe(
    `${hero}    tagline: |-\n      Two\n      lines\n`,
  )
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
    expect(at('and two')).toEqual({ line: 0, source: 'One\nand two.' })
    expect(at('heading')).toEqual({ line: 3, source: '## A `heading`' })
    expect(at('Three')).toEqual({ line: 4, source: 'Three.' })
    expect(at('last')?.source).toBe('The **last** one')
  })

  it.each(['a list', 'goes on', 'a quote', 'code', 'more', 'table', 'Numbers', 'picture'])(
    'is not %s',
    (words) => {
      expect(at(words)).toBeUndefined()
    },
  )
})
