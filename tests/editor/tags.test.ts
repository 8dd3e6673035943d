import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'
import { editableAt } from '../../src/node/editor/editable.ts'
import { placeOf } from '../../src/node/editor/place.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { EditedFile, EditPath } from '../../src/shared/editorQuestions.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

/** A site with tags in flow and in block style, and in two other languages. */
async function site() {
  const { at, source } = siteOnDisk({
    'portfolio.yaml': `${begin}sections:
  - type: projects
    id: work
    label: Work
    heading: React at work
    layout: list
    items:
      - { title: React, description: React it is, link: 'https://a.example', tags: [React, "Go"] } # React
      - title: Atlas
        description: A map
        page: projects/atlas.md
        tags:
          - Go # of course
          - 'React' # and React
      - { title: Third, description: One more, link: 'https://c.example', tags: [Rust] }
`,
    'projects/atlas.md': 'It is made with React.\n',
    'portfolio.de.yaml': `sections:
  - id: work
    items:
      - tags: [=, Los]
      - tags: [Los, React] # so
`,
    'portfolio.fr.yaml': 'sections:\n  - id: work\n    items:\n      - tags: [~, Go]\n',
  })
  const editing = siteEditor(source)
  const texts = () =>
    ['portfolio.yaml', 'portfolio.de.yaml', 'portfolio.fr.yaml'].map((name) => readFileSync(at(name), 'utf8'))
  const content = await source.decoded()
  if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
  const locales = await resolveLocales(content, source, { picture: async (src) => ({ src }) })
  const othersOf = (keys: EditPath, from: EditedFile = 'main') =>
    editableAt({ lang: 'en', from, keys }, source, content, locales).others ?? []
  const countOf = (keys: EditPath, from?: EditedFile) => othersOf(keys, from).length + 1
  const rename = (path: EditPath, value: string, everywhere = true, file: EditedFile = 'main') => {
    const places = [{ file, path }, ...(everywhere ? othersOf(path, file) : [])]
    const patches = places.map(({ file, path }) => ({ op: 'set' as const, file, path, value }))
    return editing.edit({ patches }).catch(refusalOf)
  }
  const placeOnPage = (shown: { path?: EditPath; isAround: boolean; line?: number }) =>
    placeOf({ lang: 'en', page: 'projects/atlas/', isShown: true, ...shown }, source, content, locales).path
  return { editing, texts, rename, countOf, placeOnPage }
}

const tag = (item: number, index: number) => ['sections', 0, 'items', item, 'tags', index]

it('a tag is renamed wherever it is written, in one step', async () => {
  const { editing, texts, rename, countOf } = await site()
  const [main = '', german = '', french = ''] = texts()
  expect(countOf(tag(0, 0))).toBe(3)
  await rename(tag(0, 0), 'Preact: #1')
  expect(texts()).toEqual([
    main.replace('[React, ', "['Preact: #1', ").replace("- 'React' #", "- 'Preact: #1' #"),
    german.replace('[Los, React]', "[Los, 'Preact: #1']"),
    french,
  ])
  await editing.undo()
  expect(texts()).toEqual([main, german, french])
  expect(editing.history()).toEqual({ canUndo: false, canRedo: true })
})

it('a tag is renamed in one place alone', async () => {
  const { texts, rename } = await site()
  const [main = '', ...others] = texts()
  await rename(tag(1, 0), 'Golang', false)
  expect(texts()).toEqual([main.replace('- Go #', '- Golang #'), ...others])
})

it('a tag of a translation is renamed in its file alone', async () => {
  const { texts, rename, countOf } = await site()
  const [main, german = '', french] = texts()
  const de = { overlay: 'de' }
  expect([countOf(tag(0, 1), de), countOf(tag(0, 0), de), countOf(tag(2, 0))]).toEqual([2, 1, 1])
  await rename(tag(0, 1), 'Go', true, de)
  expect(texts()).toEqual([main, german.replaceAll('Los', 'Go'), french])
})

it('a tag that a project would have twice is refused everywhere', async () => {
  const { texts, rename } = await site()
  const before = texts()
  expect(await rename(tag(0, 0), 'go')).toMatchObject({ problem: expect.stringContaining('twice') })
  expect(texts()).toEqual(before)
})

it('a tag on the page of its project is that of the YAML, also where the text has the same word', async () => {
  const { placeOnPage } = await site()
  expect(placeOnPage({ path: tag(1, 1), isAround: false })).toBe('sections[0].items[1].tags[1]')
  expect(placeOnPage({ path: ['sections', 0, 'items', 1], isAround: true, line: 0 })).toBe('')
})
