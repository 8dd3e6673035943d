import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { portfolio } from '../../schema/model/portfolio.ts'
import { unwrapped } from '../../schema/model/schemaIntrospection.ts'
import { titleOf } from '../../schema/model/titles.ts'
import { entryForm } from '../../src/node/editor/entryForm.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { FormPart } from '../../src/shared/editor.ts'
import type { EditPath, Patch } from '../../src/shared/editorQuestions.ts'
import { begin, patched, siteOnDisk } from './siteOnDisk.ts'

const yaml = `${begin}socials:
  - { name: GitHub, icon: simple-icons:github, href: https://github.com/ada }
sections:
  - type: projects
    id: work
    label: Work
    heading: My work
    layout: list
    items:
      - { title: Atlas, description: A map, link: 'https://a.example', tags: [React, Go] } # maps
      - title: Globe
        description: Round # of course
        link: https://b.example
        tags:
          - One # first
          - Two # second
          - Three # third
`

const globe = ['sections', 0, 'items', 1]
const formOf = (keys: EditPath, others: Readonly<Record<string, string>> = {}, lang = 'en') =>
  entryForm(siteOnDisk({ 'portfolio.yaml': yaml, ...others }).source, { keys, lang })

/** The parts of a form by their titles, with those within groups. */
function flat(parts: readonly FormPart[], before = ''): [string, FormPart][] {
  return parts.flatMap((part) => {
    const title = before + part.title
    return [[title, part] as [string, FormPart], ...('parts' in part ? flat(part.parts, `${title} · `) : [])]
  })
}
const titles = (keys: EditPath) => flat(formOf(keys).parts).map(([title]) => title)

describe('a form', () => {
  it('has what the language of the page says in its own file, and all else in the main one', () => {
    const overlay =
      'sections:\n  - id: work\n    items:\n      - null\n      - { title: Kugel, description: = }\n'
    const { note, parts } = formOf(globe, { 'portfolio.de.yaml': overlay }, 'de')
    const at = (title: string) => flat(parts).find(([one]) => one === title)?.[1]
    const de = { overlay: 'de' }
    expect(at('Title')).toMatchObject({ file: de, keys: [...globe, 'title'], value: 'Kugel' })
    expect(at('Description')).toMatchObject({ file: de, value: 'Round' })
    expect(at('Address')).toMatchObject({
      file: 'main',
      keys: [...globe, 'link'],
      value: 'https://b.example',
    })
    expect(note).toMatch(/^In .*portfolio\.de\.yaml: Title, Description\. All else .* every language/)
    expect(formOf(globe).note).toBeUndefined()
  })

  it('has every key of an entry, also those that nobody has written, under words', () => {
    expect(titles(globe)).toEqual([
      'Title',
      'Description',
      'Picture',
      'Address',
      'Links',
      'Links · Another one',
      'Links · Another one · Words',
      'Links · Another one · Address',
      'Page',
      'Client',
      'Year',
      'Role',
      'Result',
      'Tags',
    ])
    expect(titles(['socials', 0])).toEqual(['Name', 'Icon', 'Address'])
    expect(formOf(globe).name).toBe('‘Globe’ in the first section')
  })

  it('of a section has its own keys, and not the entries of its lists', () => {
    const form = formOf(['sections', 'work'])
    const all = new Map(flat(form.parts))
    expect([...all.keys()]).toEqual(
      expect.arrayContaining(['Name in addresses', 'Label', 'Heading', 'Background', 'Layout', 'Filter']),
    )
    expect(all.has('Items')).toBe(false)
    expect(all.get('Layout')).toMatchObject({ value: 'list', control: { kind: 'choice', standard: 'stack' } })
    expect(all.get('Background')).toMatchObject({ value: '', isRequired: false, control: { kind: 'choice' } })
    expect(all.get('Filter')).toMatchObject({ control: { kind: 'box' } })
  })

  it('enters each value by what it is', () => {
    const all = new Map(flat(formOf(globe).parts))
    expect(all.get('Tags')).toMatchObject({
      value: 'One\nTwo\nThree',
      control: { kind: 'lines' },
      isRequired: false,
    })
    expect(all.get('Title')).toMatchObject({
      value: 'Globe',
      isRequired: true,
      control: { kind: 'text', isLong: false },
    })
    expect(all.get('Description')).toMatchObject({ control: { kind: 'text', isLong: true } })
    expect(all.get('Picture')).toMatchObject({ picture: '' })
    expect(all.get('Result')).toMatchObject({ hint: 'What came of it, in a few words, shown large.' })
  })
})

describe('what is entered', () => {
  const set = (path: EditPath, value: Extract<Patch, { op: 'set' }>['value']): Patch => ({
    op: 'set',
    file: 'main',
    path,
    value,
  })
  const textWith = (...patches: Patch[]) => patched({ 'portfolio.yaml': yaml }, ...patches)['portfolio.yaml']

  it('is one edit, and leaves all other bytes as they are', () => {
    expect(
      textWith(
        set([...globe, 'links', 0, 'name'], 'Code'),
        set([...globe, 'links', 0, 'href'], 'https://c.example'),
        set([...globe, 'year'], '2024'),
        set(['sections', 0, 'filter'], true),
      ),
    ).toBe(
      yaml
        .replace(
          '        link: https://b.example\n',
          `        link: https://b.example
        links:
          - name: Code
            href: https://c.example
        year: '2024'
`,
        )
        .replace('- Three # third\n', '- Three # third\n    filter: true\n'),
    )
  })

  it('of a list of texts keeps those that stay, with their comments', () => {
    const tags = [...globe, 'tags']
    expect(textWith(set(tags, ['One', 'Three']))).toBe(yaml.replace('          - Two # second\n', ''))
    expect(textWith(set(tags, ['One', 'Two', 'New', 'Three']))).toBe(
      yaml.replace('          - Three', '          - New\n          - Three'),
    )
    expect(textWith(set(tags, ['One', 'Zwei', 'Three']))).toBe(yaml.replace('Two #', 'Zwei #'))
    const highlights = ['sections', 0, 'items', 1, 'resume', 'courses']
    expect(textWith(set(highlights, ['A', 'B']))).toContain(
      '        resume:\n          courses:\n            - A\n            - B\n',
    )
    expect(textWith(set(['sections', 0, 'items', 0, 'tags'], ['React', 'Go', '7']))).toBe(
      yaml.replace('[React, Go]', "[React, Go, '7']"),
    )
  })

  it('is refused with the path of its field, and nothing is written', async () => {
    const { at, source } = siteOnDisk({ 'portfolio.yaml': yaml })
    const refused = await siteEditor(source)
      .edit({ patches: [set([...globe, 'year'], '2024'), set([...globe, 'result'], 'x'.repeat(60))] })
      .catch(refusalOf)
    expect(refused).toMatchObject({ path: [...globe, 'result'] })
    // What lacks a key is refused at the entry that lacks it.
    const lacking = await siteEditor(source)
      .edit({ patches: [set([...globe, 'links', 0, 'name'], 'Code')] })
      .catch(refusalOf)
    expect(lacking).toMatchObject({ path: expect.arrayContaining([...globe, 'links']) })
    expect(readFileSync(at(), 'utf8')).toBe(yaml)
  })
})

it('every key of every entry has a title in words', () => {
  /** Keys that say nothing to who has not read the schema. */
  const internal = /^(?:Href|Src|Alt|Id|Ground|Url|Doi|Items)$/
  const known = new Set<unknown>()
  const found: string[] = []
  const visit = (schema: z.core.$ZodType, path: string, isInEntry: boolean) => {
    const inner = unwrapped(schema)
    if (known.has(inner)) return
    known.add(inner)
    if (inner instanceof z.ZodArray) visit(inner.element, path, true)
    else if (inner instanceof z.ZodUnion) for (const one of inner.options) visit(one, path, isInEntry)
    else if (inner instanceof z.ZodObject)
      for (const [key, field] of Object.entries(inner.shape as Record<string, z.core.$ZodType>)) {
        const isList = unwrapped(field) instanceof z.ZodArray && key === 'items'
        const title = titleOf(field, key)
        if (
          isInEntry &&
          !isList &&
          !(key in { src: 1, alt: 1 }) &&
          (!/^\p{Lu}[\p{L} ’-]*$/u.test(title) || internal.test(title))
        )
          found.push(`${path}.${key}: ${title}`)
        visit(field, `${path}.${key}`, isInEntry)
      }
  }
  for (const [key, field] of Object.entries(portfolio.shape))
    if (!['theme', 'labels'].includes(key)) visit(field, key, false)
  expect(found).toEqual([])
})
