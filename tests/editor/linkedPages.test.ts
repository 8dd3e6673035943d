import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entriesAt } from '../../src/node/editor/listEdit.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { Edit } from '../../src/shared/editor.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

const links = "[{ name: Atlas, href: projects/atlas.md }, { name: Work, href: '#work' }]"
const portfolio = `${begin.replace('copyright: Ada', `copyright: Ada, groups: [{ title: More, links: ${links} }]`)}nav: [{ name: Work, href: '#work' }, { name: Atlas, href: 'projects/atlas.md#plan' }]
sections:
  - type: hero
    id: home
    headline: Maps
    action: { name: Work, href: '#work' }
  - type: projects
    id: work
    label: Work
    heading: My work
    layout: list
    items:
      - title: Atlas # the first
        description: An atlas.
        page: projects/atlas.md
      - title: Globe
        description: Round, unlike [the atlas](projects/atlas.md).
        page: projects/globe.md
  - type: faq
    id: about
    label: Questions
    heading: Ask
    items: [{ question: Which?, answer: 'See [a map](projects/globe.md).' }]
`
const globe =
  'It began with [the *atlas*](atlas.md "A map"),\nand [its plan](atlas.md#plan); see [more](https://a.example).\n'
const files = {
  'portfolio.yaml': portfolio,
  'portfolio.de.yaml': `site: { title: Ein Titel }
sections:
  - id: work
    items: [{ title: Atlas }, { description: 'Rund, kein [Atlas](projects/atlas.md).' }]
`,
  'projects/atlas.md': '## Plan\n\nAnd then [the globe](globe.md).\n',
  'projects/globe.md': globe,
  'projects/globe.de.md': 'Nach dem [Atlas](atlas.md).\n',
}

function site(own: Partial<typeof files> = {}) {
  const { at, source } = siteOnDisk({ ...files, ...own })
  const editing = siteEditor(source)
  const textOf = (name = 'portfolio.yaml') => readFileSync(at(name), 'utf8')
  const all = () => Object.keys(files).map(textOf)
  const edit = async (edit: Edit) => {
    source.changed()
    return editing.edit(edit, false).catch(refusalOf)
  }
  /** The edit that removes the first project. */
  const removal = (): Extract<Edit, { kind: 'entry' }> => {
    const [entry] = entriesAt(source, { from: 'main', keys: ['sections', 1, 'items', 0, 'title'] })
    if (!entry) throw new Error('There is no project.')
    const { list, index, seen } = entry
    return { kind: 'entry', list, index, seen, to: 'gone' }
  }
  return { edit, editing, textOf, all, removal }
}

it('removes an entry with the links to its page, of whose words those in a text stay', async () => {
  const { edit, editing, textOf, all, removal } = site()
  const before = all()
  expect(await edit(removal())).toMatchObject({
    problem: 'The link ‘Atlas’ in the footer and 3 other links lead to its page.',
    links: { canRemove: true },
  })
  expect(all()).toEqual(before)

  expect(await edit({ ...removal(), links: 'remove' })).toMatchObject({
    lines: { file: expect.stringMatching(/portfolio\.yaml$/) },
  })
  expect(textOf()).toBe(
    portfolio
      .replace('{ name: Atlas, href: projects/atlas.md }, ', '')
      .replace(", { name: Atlas, href: 'projects/atlas.md#plan' }", '')
      .replace(/ {6}- title: Atlas[\s\S]*?(?= {6}- title: Globe)/, '')
      .replace('[the atlas](projects/atlas.md)', 'the atlas'),
  )
  expect(textOf('portfolio.de.yaml')).toContain("items: [{ description: 'Rund, kein Atlas.' }]")
  expect(textOf('projects/globe.md')).toBe(
    'It began with the *atlas*,\nand its plan; see [more](https://a.example).\n',
  )
  expect(textOf('projects/globe.de.md')).toBe('Nach dem Atlas.\n')
  expect(textOf('projects/atlas.md')).toBe(files['projects/atlas.md'])

  await editing.undo()
  expect(all()).toEqual(before)
})

it('leaves an entry whose page a button leads to that has to lead somewhere', async () => {
  const text = portfolio.replace(
    "action: { name: Work, href: '#work' }",
    'action: { name: See, href: projects/atlas.md }',
  )
  const { edit, all, removal } = site({ 'portfolio.yaml': text })
  const before = all()
  const refused = await edit({ ...removal() })
  expect(refused).toMatchObject({
    problem: expect.stringMatching(
      /^The (?:button ‘See’|link ‘Atlas’) .*What has to lead somewhere must be edited first\.$/,
    ),
  })
  expect(all()).toEqual(before)
})

it('removes a section with the links to its pages', async () => {
  const { edit, editing, textOf, all } = site()
  const before = all()
  expect(await edit({ kind: 'drop', id: 'work' })).toMatchObject({ links: { id: 'work' } })
  expect(await edit({ kind: 'drop', id: 'work', links: { lead: 'about' } })).not.toHaveProperty('problem')
  expect(textOf()).toContain("answer: 'See [a map](#about).'")
  expect(textOf()).toContain("href: '#about' }, { name: Work, href: '#about' }")
  await editing.undo()
  expect(all()).toEqual(before)
})
