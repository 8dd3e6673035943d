import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContentFile } from '../../src/node/content/content.ts'
import { languageChoices, pageChoices } from '../../src/node/editor/pageChoices.ts'
import { siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { Patch } from '../../src/shared/editorQuestions.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

const portfolio = `${begin}sections:
  - type: prose
    id: about
    label: About
    heading: Who I am
    text: Some words.
`

function valid(source: ContentFile) {
  const content = source.content()
  if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
  return content
}

/** Makes a patch, and undoes, redoes and undoes it again: to the same bytes and files. */
async function made(files: Readonly<Record<string, string>>, patch: Patch, look: (at: Site) => void) {
  const site = siteOnDisk(files)
  const editor = siteEditor(site.source)
  const all = () => readdirSync(site.folder).map((name) => [name, readFileSync(site.at(name), 'utf8')])
  const before = all()
  await editor.edit({ patches: [patch] })
  const after = all()
  // As the dev server does when it sees the files change.
  site.source.changed()
  look(site)
  expect((await editor.undo()).lines).toBeDefined()
  expect(all()).toEqual(before)
  await editor.redo()
  expect(all()).toEqual(after)
  await editor.undo()
  expect(all()).toEqual(before)
}

type Site = ReturnType<typeof siteOnDisk>

const page = (title: string): Patch => ({ op: 'insert', path: ['pages'], value: { title } })

describe('a page of text that is added', () => {
  it('is a file, an entry and a link in the footer, and goes again', () =>
    made({ 'portfolio.yaml': portfolio }, page('Über mich'), ({ at, source }) => {
      expect(readFileSync(at('uber-mich.md'), 'utf8')).toContain('Über mich')
      expect(pageChoices(valid(source))).toMatchObject([
        { page: 'uber-mich.md', title: 'Über mich', address: 'uber-mich/' },
      ])
      const { groups } = valid(source).portfolio.footer
      expect(groups).toEqual([{ title: 'Ada', links: [{ name: 'Über mich', href: 'uber-mich.md' }] }])
    }))

  it('has a file that Windows can hold', () =>
    made({ 'portfolio.yaml': portfolio }, page('Con'), ({ source }) => {
      expect(pageChoices(valid(source))).toMatchObject([{ title: 'Con', address: 'con-2/' }])
    }))

  it('stands behind others, with its link in the last group, and takes no file that is there', async () => {
    const groups = "  groups:\n    - title: Legal\n      links: [{ name: Imprint, href: 'imprint.md' }]\n"
    const text = portfolio
      .replace('footer: { copyright: Ada }\n', `footer:\n  copyright: Ada\n${groups}`)
      .concat('pages: [{ page: imprint.md, title: Imprint }]\n')
    const files = { 'portfolio.yaml': text, 'imprint.md': 'Ada\n', 'notes.md': 'My own.\n' }
    await made(files, page('Notes'), ({ at, source }) => {
      expect(readFileSync(at('notes.md'), 'utf8')).toBe('My own.\n')
      expect(pageChoices(valid(source)).map(({ address }) => address)).toEqual(['imprint/', 'notes-2/'])
      expect(readFileSync(at(), 'utf8')).toBe(
        text
          .replace("'imprint.md' }]", "'imprint.md' }, { name: Notes, href: notes-2.md }]")
          .replace('title: Imprint }]', 'title: Imprint }, { page: notes-2.md, title: Notes }]'),
      )
    })
  })
})

it('a page is put into the menu, behind the links that the header shows', async () => {
  const text = `${portfolio}pages: [{ page: imprint.md, title: Imprint }]\n`
  const files = { 'portfolio.yaml': text, 'imprint.md': 'Ada\n' }
  const toMenu: Patch = { op: 'insert', path: ['nav'], value: { page: 'imprint.md' } }
  await made(files, toMenu, ({ source }) => {
    const { nav } = valid(source).portfolio
    expect(nav).toEqual([
      { name: 'About', href: '#about' },
      { name: 'Imprint', href: 'imprint.md' },
    ])
    expect(pageChoices(valid(source))[0]?.isInMenu).toBe(true)
  })
  const written = { ...files, 'portfolio.yaml': `${text}nav: [{ name: Me, href: '#about' }]\n` }
  await made(written, toMenu, ({ at }) => {
    expect(readFileSync(at(), 'utf8')).toContain("nav: [{ name: Me, href: '#about' }, { name: ")
  })
})

it('a new page is counted as a placeholder until it says something', async () => {
  const { source, at } = siteOnDisk({ 'portfolio.yaml': portfolio })
  const before = source.leftovers()
  await siteEditor(source).edit({ patches: [page('Impressum')] })
  source.changed()
  expect(source.leftovers()).toBe(before + 1)
  writeFileSync(at('impressum.md'), 'Ada Okafor, Harbour Street 1.\n')
  source.changed()
  expect(source.leftovers()).toBe(before)
})

describe('a language that is added', () => {
  it('has its file with the title alone, and lists what is not translated', () =>
    made(
      { 'portfolio.yaml': portfolio },
      { op: 'make', file: { overlay: 'de' }, title: 'Ein Titel' },
      ({ at, source }) => {
        expect(valid(source).locales[1]?.portfolio.site.title).toBe('Ein Titel')
        const [german] = languageChoices(source, valid(source))
        expect(german?.todo).toContainEqual({
          text: 'Who I am',
          where: 'the heading of the first section',
          shown: ['sections', 0, 'heading'],
          path: ['sections', 0, 'heading'],
          seen: expect.any(String),
          isPlaced: true,
        })
        expect(german?.todo.map(({ text }) => text)).not.toContain('A title')
        expect(existsSync(at('portfolio.de.yaml'))).toBe(true)
      },
    ))

  it('gets a place for what its file lacks', () =>
    made(
      { 'portfolio.yaml': portfolio, 'portfolio.de.yaml': 'site: { title: Ein Titel }\n' },
      { op: 'make', file: { overlay: 'de' } },
      ({ source }) => {
        const [german] = languageChoices(source, valid(source))
        expect(german?.todo.length).toBeGreaterThan(2)
        expect(german?.todo.filter(({ isPlaced }) => !isPlaced)).toEqual([])
      },
    ))

  it('has a page begun with the text of the main language', async () => {
    const files = {
      'portfolio.yaml': `${portfolio}pages: [{ page: imprint.md, title: Imprint }]\n`,
      'portfolio.de.yaml': 'site: { title: Ein Titel }\n',
      'imprint.md': 'Ada, London.\n',
    }
    const { source } = siteOnDisk(files)
    const [before] = languageChoices(source, valid(source))
    expect(before?.pages.map(({ page }) => page)).toEqual(['imprint.md'])
    await made(files, { op: 'make', file: { page: 'imprint.md', lang: 'de' } }, ({ at, source }) => {
      expect(readFileSync(at('imprint.de.md'), 'utf8')).toBe('Ada, London.\n')
      expect(languageChoices(source, valid(source))[0]?.pages).toEqual([])
    })
  })

  it.each([
    ['klingon', undefined, 'There is no language klingon'],
    ['en', 'A title', 'in English already'],
    ['fr', ' ', 'Write the title of the site in French'],
  ])('is refused with a sentence: %s', async (lang, title, sentence) => {
    const { source, folder } = siteOnDisk({ 'portfolio.yaml': portfolio })
    const patch: Patch = { op: 'make', file: { overlay: lang }, title }
    await expect(siteEditor(source).edit({ patches: [patch] })).rejects.toThrow(sentence)
    expect(readdirSync(folder)).toEqual(['portfolio.yaml'])
  })
})
