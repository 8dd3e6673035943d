import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sectionKinds } from '../../src/node/add/newSection.ts'
import { choicesOf, themeChoices } from '../../src/node/editor/choices.ts'
import { entriesAt } from '../../src/node/editor/listEdit.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { Edited, PanelEdit, Refusal } from '../../src/shared/editor.ts'
import { siteOnDisk } from './siteOnDisk.ts'

/** The fixture site on disk, without looks, with a second language. */
function site() {
  const german =
    'sections:\n  # Ihre Worte\n  - id: testimonials\n    heading: Stimmen.\n  - id: about\n    heading: Über mich.\n'
  const { at, source } = siteOnDisk({ 'portfolio.de.yaml': german }, 'tests/fixtures/site')
  const editing = siteEditor(source)
  const edit = (edit: PanelEdit, isTrial = false): Promise<Edited | Refusal> =>
    editing.edit(edit, isTrial).catch(refusalOf)
  const ask = (ask: 'undo' | 'redo' | 'endTrial') => editing[ask]()
  const textOf = (name?: string) => readFileSync(at(name), 'utf8')
  const choices = () => {
    // As the watcher does when a file was written.
    source.changed()
    const content = source.content()
    if ('diagnostics' in content) throw new Error(content.diagnostics[0]?.message)
    return choicesOf(source, content)
  }
  const chosen = (path: string) => choices().theme.find((one) => one.path.join('.') === path)?.value
  return { edit, ask, textOf, choices, chosen, isThere: (name: string) => existsSync(at(name)) }
}

describe('a choice of the panel', () => {
  it('is written to the main file, is one step of undo, and is what is chosen then', async () => {
    const { edit, ask, textOf, choices, chosen } = site()
    const before = textOf()
    expect(await edit({ kind: 'set', path: ['theme', 'accent'], value: '#2255dd' })).toMatchObject({
      lines: { is: [expect.stringContaining("accent: '#2255dd'")], was: [] },
    })
    expect(chosen('accent')).toBe('#2255dd')
    expect(choices().palettes[0]?.contrasts.every(({ ratio, least }) => ratio >= least)).toBe(true)
    await ask('undo')
    expect(textOf()).toBe(before)
    await ask('redo')
    expect(textOf()).toContain("accent: '#2255dd'")
  })

  it('is refused in the words of the report where the site would not be valid', async () => {
    const { edit, textOf } = site()
    const before = textOf()
    expect(await edit({ kind: 'set', path: ['theme', 'radius'], value: 400 })).toMatchObject({
      problem: expect.stringContaining('40'),
    })
    expect(textOf()).toBe(before)
  })

  it('of a family that is not installed says how it is', async () => {
    const { edit } = site()
    const display: PanelEdit = { kind: 'set', path: ['theme', 'fonts', 'display'], value: 'Lobster' }
    expect(await edit(display, true)).toMatchObject({
      warning: expect.stringContaining('npm install @fontsource/lobster'),
    })
  })

  it('of a look of the engine shows without a file, and comes with its files', async () => {
    const { edit, ask, textOf, choices, chosen, isThere } = site()
    expect(isThere('looks')).toBe(false)
    const { path } = choices().looks.find(({ name }) => name === 'Paper') ?? { path: '' }
    const paper: PanelEdit = { kind: 'set', path: ['theme', 'look'], value: path }
    await edit(paper, true)
    expect([chosen('fonts.display'), chosen('shape.texture'), chosen('mode')]).toEqual([
      'Fraunces',
      'grain',
      'light',
    ])
    expect(isThere('looks')).toBe(false)
    await ask('endTrial')
    expect(chosen('fonts.display')).not.toBe('Fraunces')
    await edit(paper)
    expect(isThere('looks/paper.yaml') && isThere('looks/images/paper.svg')).toBe(true)
    expect(textOf()).toContain('look: looks/paper.yaml')
    expect([chosen('look'), chosen('fonts.display')]).toEqual(['looks/paper.yaml', 'Fraunces'])
  })
})

it('what can be chosen of the theme is what its schema has a choice for', () => {
  const schema = z.strictObject({
    mode: z.enum(['a', 'b']).default('a'),
    dark: z.strictObject({ mode: z.enum(['a', 'b']) }),
    styles: z.string().optional(),
    shape: z.strictObject({ hairline: z.number().min(0.5).max(4), name: z.string() }),
    count: z.int().min(1).max(9),
    accent: z.string().regex(/^#[\da-f]{6}$/),
  })
  const value = {
    mode: 'b',
    dark: { mode: 'a' },
    shape: { hairline: 1, name: 'x' },
    count: 2,
    accent: '#123456',
  }
  expect(
    themeChoices(schema, value).map(({ path, control, value }) => [path.join('.'), control, value]),
  ).toEqual([
    ['mode', { kind: 'words', values: ['a', 'b'] }, 'b'],
    ['shape.hairline', { kind: 'number', least: 0.5, most: 4, step: 0.5 }, 1],
    ['count', { kind: 'number', least: 1, most: 9, step: 1 }, 2],
    ['accent', { kind: 'colour' }, '#123456'],
  ])
})

describe('a section', () => {
  it('is duplicated and dropped in all languages, and comes back by one undo', async () => {
    const { edit, ask, textOf, choices } = site()
    const before = [textOf(), textOf('portfolio.de.yaml')]
    const now = () => [textOf(), textOf('portfolio.de.yaml')]
    expect(await edit({ kind: 'duplicate', id: 'about' })).not.toHaveProperty('problem')
    expect(choices().sections.map(({ id }) => id)).toContain('about-2')
    expect(textOf('portfolio.de.yaml')).toContain('id: about-2\n')
    await ask('undo')
    expect(now()).toEqual(before)
    expect(await edit({ kind: 'drop', id: 'testimonials' })).not.toHaveProperty('problem')
    expect(textOf('portfolio.de.yaml')).toBe('sections:\n  - id: about\n    heading: Über mich.\n')
    expect(textOf()).not.toContain('#testimonials')
    await ask('undo')
    expect(now()).toEqual(before)
  })

  it('whose projects have pages gets copies of these in all languages, which go with an undo', async () => {
    const { source, folder } = siteOnDisk({}, 'content/examples/engineer')
    const editing = siteEditor(source)
    const files = () => readdirSync(`${folder}/cases`).toSorted()
    const before = files()
    await editing.edit({ kind: 'duplicate', id: 'work' }, false)
    expect('diagnostics' in source.content()).toBe(false)
    const copies = before.map((name) => name.replace('.', '-2.'))
    expect(files()).toEqual([...before, ...copies].toSorted())
    await editing.undo()
    expect(files()).toEqual(before)

    // And one of the projects alone.
    const [entry] = entriesAt(source, { from: 'main', keys: ['sections', 2, 'items', 0] })
    if (!entry) throw new Error('no entry')
    const { list, index, seen } = entry
    await editing.edit({ kind: 'entry', list, index, seen, to: 'twice' }, false)
    expect('diagnostics' in source.content()).toBe(false)
    expect(files()).toEqual([...before, ...copies.filter((name) => name.startsWith('queue'))].toSorted())
    await editing.undo()
    expect(files()).toEqual(before)
  })

  it.each(sectionKinds().map(({ type }) => type))(
    'of type %s shows before it is added, and is valid then',
    async (type) => {
      const { edit, textOf, choices } = site()
      const before = textOf()
      const count = choices().sections.length
      const tried = await edit({ kind: 'add', type }, true)
      expect(textOf()).toBe(before)
      if (!('problem' in tried)) expect(choices().sections).toHaveLength(count + 1)
      else expect(tried.problem).toMatch(/shows once it is chosen|h1/)
      expect(await edit({ kind: 'add', type })).not.toHaveProperty('problem')
      expect(choices().sections).toHaveLength(count + 1)
    },
  )
})
