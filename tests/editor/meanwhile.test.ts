import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entriesAt } from '../../src/node/editor/editable.ts'
import { languageChoices } from '../../src/node/editor/pageChoices.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import { versionOf } from '../../src/node/editor/versions.ts'
import type { EditPath, Patch } from '../../src/shared/editorQuestions.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

/*
 * Two tabs, and an editor of the file: what a tab knows of the page may be old when it edits.
 */

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
const main = `${begin}sections:
  - { type: hero, id: home, headline: A heading, tagline: A tagline, action: { name: Go, href: '#plates' } }
  - type: skills
    id: skills
    label: Skills
    heading: What I know
    items: [{ name: HTML, level: 90 }, { name: CSS, level: 90 }, { name: SQL, level: 50 }]
  - type: gallery
    id: plates
    label: Plates
    heading: Plates
    items:
      - { src: images/a.svg, alt: One of two }
      - { src: images/a.svg, alt: One of two, caption: The second }
      - { src: images/b.svg, alt: Another }
`
const german = `site: { title: Ein Titel }
sections:
  - id: plates
    items: [{ alt: Eines von zweien }, { alt: Eines von zweien }, { alt: null }]
`

function site() {
  const { at, source } = siteOnDisk({
    'portfolio.yaml': main,
    'portfolio.de.yaml': german,
    'images/a.svg': svg,
    'images/b.svg': svg,
  })
  const editing = siteEditor(source)
  const texts = () => [readFileSync(at(), 'utf8'), readFileSync(at('portfolio.de.yaml'), 'utf8')]
  /** The version that the tab has seen. */
  const seen = versionOf(source, source.file)
  const edit = (patch: Patch) => editing.edit({ patches: [{ ...patch, seen } as Patch] }).catch(refusalOf)
  const undo = () => editing.undo().catch(refusalOf)
  return { at, source, editing, texts, edit, seen, undo }
}

const skills = ['sections', 1, 'items'] as const
const plates = ['sections', 2, 'items'] as const
const gone = (list: EditPath, index: number): Patch => ({
  op: 'remove',
  file: 'main',
  path: [...list, index],
})
const moved = (list: EditPath, index: number, to: number): Patch => ({
  op: 'move',
  path: [...list, index],
  to,
})
const text = (path: EditPath, value: string): Patch => ({ op: 'set', file: 'main', path, value })
const picture = text([...plates, 0, 'src'], 'images/b.svg')

describe('an edit of a tab whose page is old', () => {
  it.each<[what: string, before: Patch, late: Patch]>([
    ['a word that another entry has too', gone(skills, 0), text([...skills, 0, 'level'], '10')],
    ['a key that is not written yet', moved(plates, 1, 0), text([...plates, 0, 'focus'], 'top')],
    ['a picture that another entry has too', moved(plates, 0, 2), picture],
    ['an entry to remove', moved(skills, 0, 1), gone(skills, 0)],
    [
      'a translated text',
      gone(plates, 0),
      { op: 'set', file: { overlay: 'de' }, path: ['sections', 0, 'items', 0, 'alt'], value: 'Zwei' },
    ],
  ])('never meets another entry: %s', async (_, before, late) => {
    const { texts, edit, undo } = site()
    const first = texts()
    expect(await edit(before)).not.toHaveProperty('problem')
    const now = texts()
    expect(await edit(late)).toHaveProperty('problem', expect.stringMatching(/moved or removed meanwhile/))
    expect(texts()).toEqual(now)
    // A tab takes back what another did.
    await undo()
    expect(texts()).toEqual(first)
    expect(await edit(late)).not.toHaveProperty('problem')
  })

  it('finds its section where it stands now, and holds against changes beside it', async () => {
    const { texts, edit } = site()
    await edit(moved(['sections'], 2, 1))
    await edit(text(['sections', 'plates', 'layout'], 'rows'))
    expect(texts()[0]).toMatch(/id: plates\n(?: {4}.*\n)*? {4}layout: rows\n/)
    // By the path of before.
    expect(await edit(moved(plates, 0, 2))).not.toHaveProperty('problem')
    expect(await edit(text([...skills, 0, 'name'], 'Markup'))).not.toHaveProperty('problem')
    // Its own other words, and another entry, say something else by now.
    expect(await edit(text([...skills, 0, 'level'], '80'))).not.toHaveProperty('problem')
    expect(await edit(text([...skills, 0, 'level'], '70'))).toMatchObject({ now: '80' })
    expect(await edit(text(['sections', 'gone', 'layout'], 'rows'))).toHaveProperty(
      'problem',
      'There is no section with the id gone any more.',
    )
  })

  it('is of what is on disk, where an editor has moved entries', async () => {
    const { at, edit, texts, source } = site()
    const changed = main.replace(
      '{ name: HTML, level: 90 }, { name: CSS, level: 90 }',
      '{ name: CSS, level: 90 }',
    )
    writeFileSync(at(), changed)
    source.changed()
    expect(await edit(text([...skills, 0, 'level'], '10'))).toHaveProperty('problem')
    expect(texts()[0]).toBe(changed)
  })

  it('tells with each field its version, also with one to be translated', async () => {
    const { source, seen } = site()
    const read = await source.checked(new Map())
    if ('diagnostics' in read) throw new Error('The content is valid.')
    expect(entriesAt(source, { from: 'main', keys: [...skills, 1, 'name'] })[0]?.seen).toBe(seen)
    const [de] = languageChoices(source, read)
    const third = de?.todo.find(({ text }) => text === 'Another')
    expect(third).toMatchObject({
      path: ['sections', 0, 'items', 2, 'alt'],
      seen,
    })
  })
})

/** Root may write wherever a folder forbids it. */
const isRoot = process.getuid?.() === 0
const upload: Patch = {
  op: 'set',
  file: 'main',
  path: [...plates, 0, 'src'],
  value: { name: 'c.svg', bytes: btoa(svg) },
}

describe('what is read-only', () => {
  const files: readonly [name: string, mode: number, edit: Patch][] = [
    ['portfolio.yaml', 0o444, upload],
    ['portfolio.yaml', 0o444, { op: 'insert', path: [...plates, 0], value: 'example' }],
    ['portfolio.de.yaml', 0o444, gone(plates, 0)],
  ]
  const folders: typeof files = [
    ['images', 0o555, upload],
    ['.', 0o555, gone(plates, 0)],
  ]
  it.each([...files, ...(isRoot ? [] : folders)])(
    'is named, and nothing is half written: %s',
    async (name, mode, wanted) => {
      const { at, edit, texts, editing } = site()
      const first = texts()
      chmodSync(at(name), mode)
      const outcome = await edit(wanted)
      chmodSync(at(name), mode | 0o200)
      expect(outcome).toHaveProperty('problem', expect.stringMatching(/read-only|cannot be written/))
      expect(texts()).toEqual(first)
      expect(existsSync(at('images/c.svg'))).toBe(false)
      expect(editing.history()).toEqual({ canUndo: false, canRedo: false })
    },
  )

  it.skipIf(isRoot)('keeps an uploaded file that must not be deleted, and undoes the rest', async () => {
    const { at, edit, undo, texts, editing } = site()
    const first = texts()
    await edit(upload)
    chmodSync(at('images'), 0o555)
    const outcome = await undo()
    chmodSync(at('images'), 0o755)
    expect(outcome).toHaveProperty('problem', expect.stringMatching(/c\.svg stays/))
    expect(texts()).toEqual(first)
    expect(editing.history()).toEqual({ canUndo: false, canRedo: true })
    expect(await editing.redo()).toHaveProperty('lines')
  })
})
