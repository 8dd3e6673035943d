import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sectionKinds } from '../../src/node/add/newSection.ts'
import { choicesOf } from '../../src/node/editor/choices.ts'
import { editor } from '../../src/node/editor/editor.ts'
import type { PanelEdit } from '../../src/shared/edits.ts'
import { siteOnDisk } from './siteOnDisk.ts'

/** The fixture site on disk, without looks, with a second language. */
function site() {
  const german =
    'sections:\n  # Ihre Worte\n  - id: testimonials\n    heading: Stimmen.\n  - id: about\n    heading: Über mich.\n'
  const { at, source } = siteOnDisk({ 'portfolio.de.yaml': german }, 'tests/fixtures/site')
  const editing = editor(source)
  let id = 0
  const edit = (edit: PanelEdit, isTrial?: true) =>
    editing.answer({ id: id++, ask: 'edit', edit, ...(isTrial && { isTrial }) })
  const ask = (ask: 'undo' | 'redo' | 'endTrial') => editing.answer({ id: id++, ask })
  const textOf = (name?: string) => readFileSync(at(name), 'utf8')
  const choices = () => {
    // As the watcher does when a file was written.
    source.changed()
    const content = source.content()
    if ('diagnostics' in content) throw new Error(content.diagnostics[0]?.message)
    return choicesOf(source, content)
  }
  return { at, edit, ask, textOf, choices, isThere: (name: string) => existsSync(at(name)) }
}

describe('a choice of the panel', () => {
  it('is written to the main file, is one step of undo, and is what is chosen then', async () => {
    const { edit, ask, textOf, choices } = site()
    const before = textOf()
    expect(await edit({ kind: 'set', path: ['theme', 'accent'], value: '#2255dd' })).toMatchObject({
      isDone: true,
      lines: { is: [expect.stringContaining("accent: '#2255dd'")], was: [] },
    })
    expect(choices().theme.accent).toBe('#2255dd')
    expect(choices().palettes.dark.contrasts.every(({ ratio, least }) => ratio >= least)).toBe(true)
    await ask('undo')
    expect(textOf()).toBe(before)
    await ask('redo')
    expect(textOf()).toContain("accent: '#2255dd'")
  })

  it('is refused in the words of the report where the site would not be valid', async () => {
    const { edit, textOf } = site()
    const before = textOf()
    expect(await edit({ kind: 'set', path: ['theme', 'radius'], value: 400 })).toMatchObject({
      isDone: false,
      problem: expect.stringContaining('40'),
    })
    expect(textOf()).toBe(before)
  })

  it('of a family that is not installed says how it is', async () => {
    const { edit } = site()
    const display: PanelEdit = { kind: 'set', path: ['theme', 'fonts', 'display'], value: 'Lobster' }
    expect(await edit(display, true)).toMatchObject({
      isDone: true,
      warning: expect.stringContaining('npm install @fontsource/lobster'),
    })
  })

  it('of a look of the engine shows without a file, and comes with its files', async () => {
    const { edit, ask, textOf, choices, isThere } = site()
    expect(isThere('looks')).toBe(false)
    const { path } = choices().looks.find(({ name }) => name === 'Paper') ?? { path: '' }
    const paper: PanelEdit = { kind: 'set', path: ['theme', 'look'], value: path }
    expect(await edit(paper, true)).toMatchObject({ isDone: true })
    expect(choices().theme).toMatchObject({ display: 'Fraunces', texture: 'grain', mode: 'light' })
    expect(isThere('looks')).toBe(false)
    await ask('endTrial')
    expect(choices().theme.display).not.toBe('Fraunces')
    expect(await edit(paper)).toMatchObject({ isDone: true })
    expect(isThere('looks/paper.yaml') && isThere('looks/images/paper.svg')).toBe(true)
    expect(textOf()).toContain('look: looks/paper.yaml')
    expect(choices().theme).toMatchObject({ look: 'looks/paper.yaml', display: 'Fraunces' })
  })
})

describe('a section', () => {
  it('is duplicated and dropped in all languages, and comes back by one undo', async () => {
    const { edit, ask, textOf, choices } = site()
    const before = [textOf(), textOf('portfolio.de.yaml')]
    const now = () => [textOf(), textOf('portfolio.de.yaml')]
    expect(await edit({ kind: 'duplicate', id: 'about' })).toMatchObject({ isDone: true })
    expect(choices().sections.map(({ id }) => id)).toContain('about-2')
    expect(textOf('portfolio.de.yaml')).toContain('id: about-2\n')
    await ask('undo')
    expect(now()).toEqual(before)
    expect(await edit({ kind: 'drop', id: 'testimonials' })).toMatchObject({ isDone: true })
    expect(textOf('portfolio.de.yaml')).toBe('sections:\n  - id: about\n    heading: Über mich.\n')
    expect(textOf()).not.toContain('#testimonials')
    await ask('undo')
    expect(now()).toEqual(before)
  })

  it.each(sectionKinds().map(({ type }) => type))(
    'of type %s shows before it is added, and is valid then',
    async (type) => {
      const { edit, textOf, choices } = site()
      const before = textOf()
      const count = choices().sections.length
      const tried = await edit({ kind: 'add', type }, true)
      expect(textOf()).toBe(before)
      if (tried.isDone) expect(choices().sections).toHaveLength(count + 1)
      else expect(tried.problem).toMatch(/shows once it is chosen|h1/)
      expect(await edit({ kind: 'add', type })).toMatchObject({ isDone: true })
      expect(choices().sections).toHaveLength(count + 1)
    },
  )
})
