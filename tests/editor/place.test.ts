import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ContentFile } from '../../src/node/content/content.ts'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'
import { placeOf } from '../../src/node/editor/place.ts'
import type { Asking } from '../../src/shared/editorQuestions.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

/** A function that finds what is sought on the page of a site, with the text from that place to the end of its line. */
async function finderIn(main: string) {
  const source = new ContentFile(main)
  const content = await source.decoded()
  if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
  const locales = await resolveLocales(content, source, { picture: async (src) => ({ src }) })
  return (path: Asking<'place'>['path'], sought: Partial<Asking<'place'>> = {}) => {
    const place = placeOf(
      { lang: 'en', path, isAround: false, isShown: true, ...sought },
      source,
      content,
      locales,
    )
    const file = Object.keys(content.texts).find((name) => place.open.startsWith(`${resolve(name)}:`))
    const line = content.texts[file ?? '']?.split('\n')[place.line - 1]
    return { ...place, rest: line?.slice(place.column - 1) }
  }
}

describe('the place of', async () => {
  const { at } = siteOnDisk({
    'portfolio.yaml': `${begin}theme: own
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
  - type: skills
    id: skills
    label: Skills
    heading: What I know
    items:
      - { name: HTML, level: 95 }
  - type: projects
    id: work
    label: Work
    heading: My work
    samples: { count: 3 }
  - type: testimonials
    id: words
    label: Words
    heading: What they say
    items:
      - { name: Eve, company: Acme, feedback: 'It was good.' }
`,
    'portfolio.de.yaml': 'sections:\n  - id: past\n    label: Früher\n',
    'looks/own/look.yaml': "# Own: a look\nmode: light\nlogo: { src: own.svg }\naccent: '#2255dd'\n",
    'looks/own/own.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>',
  })
  const find = await finderIn(at())

  it('a value is its line, and what its link leads to is told', () => {
    const found = find(['sections', 0, 'action', 'name'])
    expect(found).toMatchObject({ path: 'sections[0].action.name', rest: "Work, href: '#past' }" })
    expect(found.note).toBeUndefined()
    expect(found.more).toMatch(/^Leads to sections\[0\]\.action\.href · line \d+$/)
  })

  it('what stands beside texts is its entry, its section, or nothing', () => {
    const around = { section: 'words', isAround: true }
    expect(find(['sections', 5, 'items', 0], around)).toMatchObject({
      path: 'sections[5].items[0]',
      note: expect.stringContaining('this is the entry'),
    })
    expect(find(undefined, around).note).toContain('where the section begins')
    expect(find([], { isAround: true })).toMatchObject({
      open: '',
      note: expect.stringContaining('Nothing in'),
    })
  })

  it('a number beside the texts of an entry is the one that it has', () => {
    const found = find(['sections', 3, 'items', 0], { section: 'skills', isAround: true })
    expect(found.path).toBe('sections[3].items[0].level')
    expect(found.note).toBeUndefined()
  })

  it('samples is their settings, and what nobody has written names the key to add', () => {
    const samples = find(undefined, { section: 'work', isAround: true })
    expect(samples).toMatchObject({ path: 'sections[4].samples', note: expect.stringContaining('Samples') })
    expect(find(['labels', 'menu', 'open']).note).toContain('add labels.menu.open ')
  })

  it('a link of the header, without nav, is the label of its section', () => {
    expect(find(['nav', 1, 'name'])).toMatchObject({
      path: 'sections[1].label',
      rest: 'Past',
      note: expect.stringContaining('label of its section'),
    })
  })

  it('a translated text is in the file of that language, and all else in the main file', () => {
    expect(find(['sections', 1, 'label'], { lang: 'de' })).toMatchObject({
      path: 'sections[0].label',
      rest: 'Früher',
    })
    expect(find(['sections', 1, 'heading'], { lang: 'de' })).toMatchObject({ from: 'main', rest: 'My past' })
  })

  it('a language is its file', () => {
    const found = find(['languages', 1, 'name'])
    expect(found).toMatchObject({ file: expect.stringContaining('portfolio.de.yaml'), line: 1 })
    expect(found.note).not.toContain('add ')
  })

  it('a point is in the text that it is a line of, and one behind those its entry', () => {
    const points = ['sections', 1, 'items', 0, 'points']
    expect(find([...points, 1])).toMatchObject({ path: 'sections[1].items[0].text', rest: 'Baked bread.' })
    expect(find([...points, 2])).toMatchObject({ path: 'sections[1].items[0].points[0]', rest: 'spelt]' })
  })

  it.each([
    [['sections', 0, 'headline'], undefined, 'Words of the *first*'],
    [['sections', 1, 'items', 0, 'text'], 3, '- wheat'],
    [['sections', 2, 'text'], 0, 'A first paragraph'],
    [['sections', 2, 'text'], 1, '## A heading'],
    [['sections', 2, 'text'], 3, 'The last one.'],
  ])('a block of a long text begins at its line: %j, %j', (path, line, rest) => {
    expect(find(path, { line }).rest).toBe(rest)
  })

  it('what the look says is in its file', () => {
    expect(find(['theme', 'logo'])).toMatchObject({
      file: expect.stringContaining('own/look.yaml'),
      line: 3,
      // One of the owner's is written beside the look, and nothing into it.
      keys: ['theme', 'logo'],
    })
    expect(find(['theme', 'accent']).keys).toEqual([])
    const colours = { section: 'past', isShown: false, isAround: true }
    expect(find(undefined, colours).more).toBe('Its colours come from accent · look.yaml:4')
  })
})
