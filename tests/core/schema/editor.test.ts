import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { anySection } from '../../../schema/model/sections/index.ts'
import { sectionKinds } from '../../../src/node/add/newSection.ts'
import { type Editor, openEditor } from './languageServer.ts'
import { found, spoil, textOf } from './setting.ts'

// The language server knows the schema only from the first line of the file.
const file = textOf('tests/fixtures/site/portfolio.yaml')

let editor: Editor
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

const types = anySection.options.map((option) => option.shape.type.value)

/** The file with `text`, which holds the cursor, inserted after `line`. */
const below = (line: string, text: string) => spoil(file, `${line}\n`, `${line}\n${text}\n`)

/** `line:column` of a text in the file, from 1. */
function positionOf(text: string): string {
  const before = file.slice(0, file.indexOf(text)).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

describe('an editor offers', { timeout: 30_000 }, () => {
  it('all types of section', async () => {
    expect(await editor.completions(below('sections:', '  - type: ▮'))).toEqual(types)
  })

  it('whole sections, each under its type', async () => {
    expect(await editor.completions(below('sections:', '  - ▮'))).toEqual(expect.arrayContaining(types))
  })

  it.each(['  - ▮', '  ▮'])('sections with every key at %j, as npm run add writes them', async (at) => {
    const labels = sectionKinds().flatMap(({ type, layouts }) =>
      [type, ...layouts.slice(1).map((layout) => `${type} ${layout}`)].map(
        (name) => `${name} with every key`,
      ),
    )
    const begun = below('sections:', at)
    expect(await editor.completions(begun)).toEqual(expect.arrayContaining(labels))
    for (const label of ['prose', 'skills tags', 'contact'].map((name) => `${name} with every key`)) {
      const errors = found(await editor.completed(begun, label)).filter(
        ({ severity }) => severity === 'error',
      )
      // The pictures and posts that it names are not there yet, and its id may be taken.
      expect(
        errors.filter(({ code }) => !['missing-picture', 'missing-posts', 'duplicate-id'].includes(code)),
        label,
      ).toEqual([])
    }
    const added = await editor.completed(begun, 'skills tags with every key')
    expect(parse(added).sections[0]).toMatchObject({ type: 'skills', layout: 'tags' })
    expect(added).toContain('\n        level: 90 # How well')
  })

  it('the keys of the type of section, and no others', async () => {
    const ofSkills = await editor.completions(below('sections:', '  - type: skills\n    ▮'))
    // Beside its keys, the section as a whole.
    expect(ofSkills.filter((name) => name !== 'skills').toSorted()).toEqual([
      'ground',
      'groups',
      'heading',
      'id',
      'items',
      'label',
      'layout',
    ])
    const ofContact = await editor.completions(below('sections:', '  - type: contact\n    ▮'))
    expect(ofContact).toEqual(expect.arrayContaining(['id', 'label', 'heading', 'text', 'form']))
    expect(ofContact).not.toContain('items')
  })

  it('the keys that are not used yet', async () => {
    const keys = await editor.completions(spoil(file, '  radius: 14 # px\n', '  ▮\n'))
    expect(keys).toEqual(expect.arrayContaining(['radius', 'dark', 'light']))
    expect(keys).not.toContain('fonts')
  })

  it('the values of a choice', async () => {
    const values = await editor.completions(file.replace(/mode: .*/, 'mode: ▮'))
    expect(values).toEqual(['dark', 'light', 'system'])
  })
})

describe('an editor explains', { timeout: 30_000 }, () => {
  it('a key, with its unit and its default', async () => {
    expect(await editor.hover(spoil(file, 'duration:', 'dura▮tion:'))).toContain(
      'How long a bar takes to fill. In ms. Default: 1500.',
    )
  })

  it('a type of section', async () => {
    expect(await editor.hover(spoil(file, 'type: skills', 'type: ski▮lls'))).toContain(
      'Your skills, each as a bar or by name.',
    )
  })

  it('a key by the section that it is in', async () => {
    const inCards = await editor.hover(spoil(file, 'heading: Four Ways', 'hea▮ding: Four Ways'))
    expect(inCards).toContain('The heading of the section.')
    const inSamples = await editor.hover(spoil(file, 'suffix: Platform', 'suf▮fix: Platform'))
    expect(inSamples).toContain(
      'The word after the company name in the title of a sample. Default: "Platform".',
    )
  })
})

describe('an editor underlines', { timeout: 30_000 }, () => {
  it('nothing in a file that is in order', async () => {
    expect(await editor.underlined(file)).toEqual([])
  })

  it.each([
    ['a number out of its range', 'level: 95', 'level: 950', '95 }', 'Value is above the maximum of 100.'],
    ['a misspelt choice', 'mode: dark', 'mode: drak', 'dark #', '"dark", "light", "system"'],
    ['a misspelt key', 'radius: 14', 'radios: 14', 'radius: 14', 'Property radios is not allowed.'],
    [
      'a text of the wrong form',
      "'lucide:linkedin'",
      'linkedin',
      "'lucide:linkedin'",
      'Must be an icon as set:name',
    ],
    ['a type that there is not', 'type: skills', 'type: skils', 'skills\n    id', 'Value must be "skills".'],
    [
      'a key of another type',
      'note: Booking',
      'quote: Booking',
      'note: Booking',
      'Property quote is not allowed.',
    ],
  ])('%s', async (_, was, is, position, message) => {
    const [first, ...others] = await editor.underlined(spoil(file, was, is))
    expect(first).toMatch(new RegExp(`^${positionOf(position)} `))
    expect(first).toContain(message)
    expect(others).toEqual([])
  })
})

describe('in an overlay an editor', { timeout: 30_000 }, () => {
  const overlay = (text: string) =>
    `# yaml-language-server: $schema=../../../schema/overlay.schema.json\n${text}`

  it('offers the texts of sections, and no keys that are not translated', async () => {
    const keys = await editor.completions(overlay('sections:\n  - id: skills\n    ▮'))
    expect(keys).toEqual(expect.arrayContaining(['heading', 'label', 'items']))
    expect(keys).not.toContain('type')
    const ofSkill = await editor.completions(overlay('sections:\n  - id: skills\n    items:\n      - ▮'))
    expect(ofSkill).toContain('name')
    expect(ofSkill).not.toContain('level')
  })

  it('explains a key, and underlines one that is not translated', async () => {
    expect(await editor.hover(overlay('site:\n  ti▮tle: Titel'))).toContain('The title of the page')
    expect(await editor.underlined(overlay('site:\n  title: Titel\n  url: https://example.com/'))).toEqual([
      expect.stringContaining('Property url is not allowed.'),
    ])
    expect(await editor.underlined(overlay('site:\n  title:\nsections:\n  - id: home\n'))).toEqual([])
  })
})
