import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read } from '../../schema/yaml/source.ts'
import { valueAt } from '../../schema/yaml/valueAt.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import type { Edit, Edited, EditedFile, EditPath, Refusal } from '../../src/shared/editor.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

/** A site on disk, with a page made from Markdown and a second language. */
function site() {
  const { folder, at, source } = siteOnDisk({
    'portfolio.yaml': `${begin}# The sections.
sections:
  - type: hero
    id: home
    headline: A heading # said here
    tagline: >-
      A text that is folded over
      two lines.
    action: { name: Work, href: '#work' }
  - type: projects
    id: work
    label: Work
    heading: My work
    layout: list
    items:
      - title: Atlas
        description: An atlas
        page: projects/atlas.md
`,
    'projects/atlas.md': 'A paragraph\nin two lines.\n\nAnother.\n',
    'portfolio.de.yaml': 'sections:\n  - id: home\n    headline: Eine Überschrift\n',
  })
  const editing = siteEditor(source)
  const ask = (ask: 'undo' | 'redo') => editing[ask]().catch(refusalOf)
  const edit = (edit: Edit, isTrial = false): Promise<Edited | Refusal> => {
    source.changed()
    return editing.edit(edit, isTrial).catch(refusalOf)
  }
  const write = (path: EditPath, was: string, to: string, file: EditedFile = 'main') =>
    edit({ kind: 'text', file, path, was, to })
  const textOf = (name = 'portfolio.yaml') => readFileSync(at(name), 'utf8')
  return { folder, at, source, editing, ask, edit, write, textOf }
}

const heading = ['sections', 0, 'headline']
const problemOf = (outcome: Edited | Refusal) => ('problem' in outcome ? outcome.problem : undefined)

describe('an edit', () => {
  it('writes one value, and answers with the lines', async () => {
    const { write, textOf } = site()
    const before = textOf()
    const answer = await write(heading, 'A heading', 'Another: heading')
    expect(textOf()).toBe(before.replace('A heading #', "'Another: heading' #"))
    expect(answer).toEqual({
      lines: {
        file: expect.stringMatching(/portfolio\.yaml$/),
        line: 8,
        was: ['    headline: A heading # said here'],
        is: ["    headline: 'Another: heading' # said here"],
      },
    })
  })

  it('writes into the file of a language, and into the Markdown of a page', async () => {
    const { write, textOf } = site()
    const before = textOf()
    await write(heading, 'Eine Überschrift', 'Etwas', { overlay: 'de' })
    expect(textOf('portfolio.de.yaml')).toBe('sections:\n  - id: home\n    headline: Etwas\n')
    const page = { page: 'projects/atlas/', lang: 'en' }
    await write([0], 'A paragraph\nin two lines.', 'A paragraph', page)
    expect(textOf('projects/atlas.md')).toBe('A paragraph\n\nAnother.\n')
    expect(textOf()).toBe(before)
  })

  it('is refused with the words of the report where it breaks a rule, and nothing is written', async () => {
    const { write, textOf } = site()
    const before = textOf()
    expect(problemOf(await write(heading, 'A heading', ' '))).toMatch(/without a word/)
    expect(
      problemOf(await write(['sections', 1, 'items', 0, 'page'], 'projects/atlas.md', 'projects/atlos.md')),
    ).toMatch(/atlos\.md/)
    expect(problemOf(await write(['sections', 0, 'type'], 'hero', 'heroo'))).toMatch(/hero/)
    expect(textOf()).toBe(before)
  })

  it('writes several values as one step, or none of them, and says which is refused', async () => {
    const { edit, ask, textOf } = site()
    const before = textOf()
    const entry = ['sections', 1, 'items', 0]
    const title = { path: [...entry, 'title'], was: 'Atlas', to: 'Globe' }
    const renamed = (key: string, was: string, to: string) =>
      edit({ kind: 'text', file: 'main', ...title, beside: [{ path: [...entry, key], was, to }] })
    const refused = await renamed('page', 'projects/atlas.md', 'projects/none.md')
    expect(refused).toMatchObject({ path: [...entry, 'page'] })
    expect(textOf()).toBe(before)
    await renamed('description', 'An atlas', 'Round')
    expect(textOf()).toBe(before.replace('title: Atlas', 'title: Globe').replace('An atlas', 'Round'))
    await ask('undo')
    expect(textOf()).toBe(before)
  })

  it('has a space in place of a sign that no file may have, such as the line break of a word processor', async () => {
    const { write, textOf } = site()
    expect(problemOf(await write(heading, 'A heading', 'New\u000bheading'))).toBeUndefined()
    expect(textOf()).toContain('New heading')
  })

  it('loses against what was changed meanwhile, and says what that is', async () => {
    const { write, textOf, at } = site()
    writeFileSync(at('portfolio.yaml'), textOf().replace('A heading', 'Changed'))
    const before = textOf()
    const answer = await write(heading, 'A heading', 'Mine')
    expect(answer).toMatchObject({
      now: 'Changed',
      problem: expect.stringMatching(/meanwhile/),
    })
    expect(textOf()).toBe(before)
    // A change elsewhere in the file takes nothing from it.
    expect(problemOf(await write(heading, 'Changed', 'Mine'))).toBeUndefined()
  })

  it('says where the file has a mistake, unless it is one that the edit corrects', async () => {
    const { write, textOf, at } = site()
    writeFileSync(at('portfolio.yaml'), textOf().replace('type: projects', 'type: project'))
    const before = textOf()
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toMatch(
      /^The type of the section ‘Work’.*portfolio\.yaml:13/,
    )
    expect(textOf()).toBe(before)
    expect(problemOf(await write(['sections', 1, 'type'], 'project', 'projects'))).toBeUndefined()
    writeFileSync(at('portfolio.yaml'), `${textOf()}a: [\n`)
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toMatch(/mistake on line \d+/)
  })

  it('has no place for aliases, which stand for two places', async () => {
    const { write, textOf, at } = site()
    writeFileSync(
      at('portfolio.yaml'),
      textOf().replace('A heading', '&one A heading').replace('heading: My work', 'heading: *one'),
    )
    const before = textOf()
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toMatch(/anchor/)
    expect(textOf()).toBe(before)
  })

  it('stays within the folder, and leaves what is read-only or gone', async () => {
    const { write, textOf, at, folder } = site()
    const { folder: outside } = siteOnDisk({})
    chmodSync(at('portfolio.yaml'), 0o444)
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toMatch(/read-only/)
    chmodSync(at('portfolio.yaml'), 0o644)
    renameSync(at('portfolio.yaml'), join(outside, 'portfolio.yaml'))
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toMatch(/There is no file/)
    symlinkSync(join(outside, 'portfolio.yaml'), at('portfolio.yaml'))
    const before = textOf()
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toMatch(/leads out of the folder/)
    expect(textOf()).toBe(before)
    // A link within the folder is followed, and stays one.
    cpSync(join(outside, 'portfolio.yaml'), join(folder, 'real.yaml'))
    rmSync(at('portfolio.yaml'))
    symlinkSync('real.yaml', at('portfolio.yaml'))
    expect(problemOf(await write(heading, 'A heading', 'Mine'))).toBeUndefined()
    expect(textOf('real.yaml')).toContain('headline: Mine')
  })

  it('takes no name of a file', async () => {
    const { write, folder } = site()
    for (const overlay of ['../x', 'fr', ''])
      expect(problemOf(await write(heading, '', 'x', { overlay }))).toMatch(/no file/)
    for (const page of ['../../etc/passwd', 'portfolio.yaml', folder])
      expect(problemOf(await write([0], '', 'x', { page, lang: 'en' }))).toMatch(/no Markdown file/)
  })
})

describe('undo and redo', () => {
  it('go through the edits of all files, and back', async () => {
    const { write, ask, textOf, editing } = site()
    const states = [[textOf(), textOf('portfolio.de.yaml')]]
    const note = () => states.push([textOf(), textOf('portfolio.de.yaml')])
    await write(heading, 'A heading', 'One')
    note()
    await write(heading, 'Eine Überschrift', 'Eins', { overlay: 'de' })
    note()
    await write(heading, 'One', 'Two')
    for (const state of states.toReversed()) {
      await ask('undo')
      expect([textOf(), textOf('portfolio.de.yaml')]).toEqual(state)
    }
    expect(editing.history()).toEqual({ canUndo: false, canRedo: true })
    await ask('redo')
    expect(textOf()).toBe(states[1]?.[0])
    // Another edit ends what could be redone.
    await write(['sections', 1, 'heading'], 'My work', 'Works')
    expect(editing.history()).toEqual({ canUndo: true, canRedo: false })
  })

  it('take a look that was copied for a choice away, and copy it again', async () => {
    const { edit, ask, textOf, at } = site()
    const before = textOf()
    const look: Edit = { kind: 'set', path: ['theme', 'look'], value: 'looks/paper.yaml' }
    expect(problemOf(await edit(look))).toBeUndefined()
    expect(existsSync(at('looks/images/paper.svg'))).toBe(true)
    await ask('undo')
    expect([textOf(), existsSync(at('looks'))]).toEqual([before, false])
    await ask('redo')
    expect(existsSync(at('looks/images/paper.svg'))).toBe(true)
    // One that its owner has changed by now is kept.
    writeFileSync(at('looks/paper.yaml'), 'mode: dark\n')
    await ask('undo')
    expect([existsSync(at('looks/paper.yaml')), existsSync(at('looks/images'))]).toEqual([true, false])
  })

  it('leave what was changed elsewhere since', async () => {
    const { write, ask, textOf, at } = site()
    await write(heading, 'A heading', 'One')
    writeFileSync(at('portfolio.yaml'), `${textOf()}# Mine\n`)
    const before = textOf()
    expect(problemOf(await ask('undo'))).toMatch(/changed elsewhere/)
    expect(textOf()).toBe(before)
  })
})

describe('a trial', () => {
  it('shows the content as if it were written, until it ends', async () => {
    const { edit, editing, textOf, source } = site()
    const before = textOf()
    const shown = async () => {
      const content = await source.decoded()
      return 'locales' in content && valueAt(content.portfolio, heading)
    }
    const tried: Edit = { kind: 'text', file: 'main', path: heading, was: 'A heading', to: 'Tried' }
    expect(problemOf(await edit(tried, true))).toBeUndefined()
    source.changed()
    expect(String(await shown())).toContain('Tried')
    expect(textOf()).toBe(before)
    await editing.endTrial()
    expect(String(await shown())).toContain('A heading')
    // An edit is of what is on disk, whatever is tried.
    await edit(tried, true)
    await edit({ ...tried, to: 'Written' })
    const now = read(textOf())
    expect('root' in now && valueAt(now.value, heading)).toBe('Written')
    expect(String(await shown())).toContain('Written')
  })
})
