import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { Patch } from '../../src/shared/editorQuestions.ts'
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
  const edit = async (...patches: Patch[]) => {
    source.changed()
    return editing.edit({ patches }).catch(refusalOf)
  }
  return { edit, editing, textOf, all }
}

const project = ['sections', 1, 'items', 0]
const removal = { op: 'remove', file: 'main', path: project } as const
const work = { op: 'remove', file: 'main', path: ['sections', 'work'] } as const

it('removes an entry with the links to its page, of whose words those in a text stay', async () => {
  const { edit, editing, textOf, all } = site()
  const before = all()
  expect(await edit(removal)).toMatchObject({
    problem: 'The link ‘Atlas’ in the footer and 3 other links lead to its page.',
    links: { canRemove: true },
  })
  expect(all()).toEqual(before)

  expect(await edit({ ...removal, links: 'remove' })).toMatchObject({
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
  const { edit, all } = site({ 'portfolio.yaml': text })
  const before = all()
  const refused = await edit(removal)
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
  expect(await edit(work)).toMatchObject({ links: { id: 'work' } })
  expect(await edit({ ...work, links: { lead: 'about' } })).not.toHaveProperty('problem')
  expect(textOf()).toContain("answer: 'See [a map](#about).'")
  expect(textOf()).toContain("href: '#about' }, { name: Work, href: '#about' }")
  await editing.undo()
  expect(all()).toEqual(before)
})

it('leads the links of pages elsewhere, but for those to a heading of their own', async () => {
  const own = '## About\n\n[Up](#about)\n'
  const { edit, textOf } = site({
    'projects/atlas.md': own,
    'projects/globe.md': 'All [questions](#about).\n',
  })
  const about = { op: 'remove', file: 'main', path: ['sections', 'about'] } as const
  expect(await edit({ ...about, links: { lead: 'work' } })).not.toHaveProperty('problem')
  expect(textOf('projects/globe.md')).toBe('All [questions](#work).\n')
  expect(textOf('projects/atlas.md')).toBe(own)
})
