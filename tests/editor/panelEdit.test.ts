import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sectionKinds } from '../../src/node/add/newSection.ts'
import { choicesOf, themeChoices } from '../../src/node/editor/choices.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { Edited, Refusal } from '../../src/shared/editor.ts'
import type { Patch } from '../../src/shared/editorQuestions.ts'
import { everyFifth } from '../setup/cases.ts'
import { siteOnDisk } from './siteOnDisk.ts'

/** The fixture site on disk, without looks, with a second language. */
function site() {
  const german =
    'sections:\n  # Ihre Worte\n  - id: testimonials\n    heading: Stimmen.\n  - id: about\n    heading: Über mich.\n'
  const { at, source } = siteOnDisk({ 'portfolio.de.yaml': german }, 'tests/fixtures/site')
  const editing = siteEditor(source)
  const edit = (...patches: Patch[]): Promise<Edited | Refusal> => editing.edit({ patches }).catch(refusalOf)
  const more = (isMore: boolean, ...patches: Patch[]) => editing.edit({ patches, isMore })
  const { history } = editing
  const ask = (ask: 'undo' | 'redo') => editing[ask]()
  const textOf = (name?: string) => readFileSync(at(name), 'utf8')
  const write = (change: (text: string) => string) => writeFileSync(at(), change(textOf()))
  const choices = () => {
    // As the watcher does when a file was written.
    source.changed()
    const content = source.content()
    if ('diagnostics' in content) throw new Error(content.diagnostics[0]?.message)
    return choicesOf(source, content)
  }
  const chosen = (path: string) => choices().theme.find((one) => one.path.join('.') === path)?.value
  return {
    edit,
    more,
    history,
    ask,
    textOf,
    write,
    choices,
    chosen,
    isThere: (name: string) => existsSync(at(name)),
  }
}

const set = (path: string[], value: Extract<Patch, { op: 'set' }>['value']): Patch => ({
  op: 'set',
  file: 'main',
  path: ['theme', ...path],
  value,
})
const added = (type: string, layout?: string): Patch => ({
  op: 'insert',
  path: ['sections'],
  value: { type, layout },
})

describe('a choice of the panel', () => {
  it('is written to the main file, is one step of undo, and is what is chosen then', async () => {
    const { edit, ask, textOf, choices, chosen } = site()
    const before = textOf()
    expect(await edit(set(['accent'], '#2255dd'))).toMatchObject({
      lines: { is: [expect.stringContaining("accent: '#2255dd'")], was: [] },
    })
    expect(chosen('accent')).toBe('#2255dd')
    expect(choices().palettes[0]?.contrasts.every(({ ratio, least }) => ratio >= least)).toBe(true)
    await ask('undo')
    expect(textOf()).toBe(before)
    await ask('redo')
    expect(textOf()).toContain("accent: '#2255dd'")
  })

  it('that goes on with the one before is one step with it, and none where it comes back', async () => {
    const { more, ask, textOf, history } = site()
    const before = textOf()
    for (const [index, radius] of [2, 4, 6].entries()) await more(index > 0, set(['radius'], radius))
    await ask('undo')
    expect(textOf()).toBe(before)
    expect(history()).toEqual({ canUndo: false, canRedo: true })
    await ask('redo')
    expect(textOf()).toContain('radius: 6')
    await ask('undo')
    const mode = /mode: (\w+)/.exec(before)?.[1] ?? ''
    await more(false, set(['mode'], 'light'))
    await more(true, set(['mode'], mode))
    expect(history().canUndo).toBe(false)

    // Not with a step of another value, such as one of another tab.
    await more(false, set(['mode'], 'light'))
    await more(true, set(['radius'], 2))
    await ask('undo')
    expect(textOf()).toBe(before.replace(`mode: ${mode}`, 'mode: light'))
  })

  it('is refused in the words of the report where the site would not be valid', async () => {
    const { edit, textOf } = site()
    const before = textOf()
    expect(await edit(set(['radius'], 400))).toMatchObject({
      problem: expect.stringContaining('40'),
    })
    expect(textOf()).toBe(before)
  })

  it('of a family that is not installed says how it is', async () => {
    const { edit } = site()
    const display = set(['fonts', 'display'], 'Lobster')
    expect(await edit(display)).toMatchObject({
      warning: expect.stringContaining('npm install @fontsource/lobster'),
    })
  })

  it('of a look of the engine needs no file beside the portfolio', async () => {
    const { edit, ask, textOf, choices, chosen, isThere } = site()
    expect(isThere('looks')).toBe(false)
    const look = choices().looks.find(({ name }) => name === 'Paper')?.look ?? ''
    const paper = set(['look'], look)
    await edit(paper)
    expect([chosen('fonts.display'), chosen('shape.texture'), chosen('mode')]).toEqual([
      'Fraunces',
      'grain',
      'light',
    ])
    expect(isThere('looks')).toBe(false)
    expect(textOf()).toContain('look: paper')
    await ask('undo')
    expect(chosen('fonts.display')).not.toBe('Fraunces')
  })

  it('copies a look with all its files into the folder of the portfolio, under a name that is free', async () => {
    const { edit, textOf, choices, chosen, isThere } = site()
    const says = (look: string) => choices().looks.find((one) => one.look === look)?.says
    await edit(set(['look'], { copyOf: 'paper' }))
    for (const file of ['look.yaml', 'art.svg', 'logo.svg', 'preview.webp'])
      expect(isThere(`looks/my-paper/${file}`)).toBe(true)
    expect([chosen('look'), chosen('fonts.display')]).toEqual(['my-paper', 'Fraunces'])
    expect(says('my-paper')).toBe(says('paper'))
    const [first = ''] = textOf('looks/my-paper/look.yaml').split('\n')
    expect(first).toMatch(/\$schema=.*\/schema\/look\.schema\.json$/)
    expect(isThere(join('looks/my-paper', first.replace(/^.*\$schema=/, '')))).toBe(true)
    await edit(set(['look'], { copyOf: 'paper' }))
    expect(isThere('looks/my-paper-2/look.yaml')).toBe(true)
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
    expect(await edit({ op: 'insert', path: ['sections', 'about'], value: 'copy' })).not.toHaveProperty(
      'problem',
    )
    expect(choices().sections.map(({ id }) => id)).toContain('about-2')
    expect(textOf('portfolio.de.yaml')).toContain('id: about-2\n')
    await ask('undo')
    expect(now()).toEqual(before)
    expect(await edit({ op: 'remove', file: 'main', path: ['sections', 'testimonials'] })).not.toHaveProperty(
      'problem',
    )
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
    await editing.edit({ patches: [{ op: 'insert', path: ['sections', 'work'], value: 'copy' }] })
    expect('diagnostics' in source.content()).toBe(false)
    const copies = before.map((name) => name.replace('.', '-2.'))
    expect(files()).toEqual([...before, ...copies].toSorted())
    await editing.undo()
    expect(files()).toEqual(before)

    // And one of the projects alone.
    await editing.edit({ patches: [{ op: 'insert', path: ['sections', 2, 'items', 0], value: 'copy' }] })
    expect('diagnostics' in source.content()).toBe(false)
    expect(files()).toEqual([...before, ...copies.filter((name) => name.startsWith('queue'))].toSorted())
    await editing.undo()
    expect(files()).toEqual(before)
  })

  it.each(everyFifth(sectionKinds()).map(({ type }) => type))(
    'of type %s is valid once it is added',
    async (type) => {
      const { edit, choices } = site()
      const count = choices().sections.length
      expect(await edit(added(type))).not.toHaveProperty('problem')
      expect(choices().sections).toHaveLength(count + 1)
    },
  )

  it('is added also where the résumé has a list of its own of what it shows', async () => {
    const { edit, textOf, write } = site()
    write((text) => `${text}resume:\n  projects:\n    - { title: An atlas, description: It has maps. }\n`)
    const outcome = await edit(added('projects', 'grid'))
    expect(outcome).not.toHaveProperty('problem')
    expect(textOf()).toContain('    layout: grid')
    expect(textOf()).toContain('{ title: An atlas')
  })
})
