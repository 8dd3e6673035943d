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
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import { versionOf } from '../../src/node/editor/versions.ts'
import type { Edited, Refusal } from '../../src/shared/editor.ts'
import type { EditedFile, EditPath, Patch } from '../../src/shared/editorQuestions.ts'
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
  const edit = (...patches: Patch[]): Promise<Edited | Refusal> => {
    source.changed()
    return editing.edit({ patches }).catch(refusalOf)
  }
  const write = (path: EditPath, value: string, file: EditedFile = 'main', seen?: string) =>
    edit({ op: 'set', file, path, value, seen })
  const textOf = (name = 'portfolio.yaml') => readFileSync(at(name), 'utf8')
  return { folder, at, source, editing, ask, edit, write, textOf }
}

const heading = ['sections', 0, 'headline']
const problemOf = (outcome: Edited | Refusal) => ('problem' in outcome ? outcome.problem : undefined)

describe('an edit', () => {
  it('writes one value, and answers with the lines', async () => {
    const { write, textOf } = site()
    const before = textOf()
    const answer = await write(heading, 'Another: heading')
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
    await write(heading, 'Etwas', { overlay: 'de' })
    expect(textOf('portfolio.de.yaml')).toBe('sections:\n  - id: home\n    headline: Etwas\n')
    const page = { page: 'projects/atlas/', lang: 'en' }
    await write([0], 'A paragraph', page)
    expect(textOf('projects/atlas.md')).toBe('A paragraph\n\nAnother.\n')
    expect(textOf()).toBe(before)
  })

  it('is refused with the words of the report where it breaks a rule, and nothing is written', async () => {
    const { write, textOf } = site()
    const before = textOf()
    expect(problemOf(await write(heading, ' '))).toMatch(/without a word/)
    expect(problemOf(await write(['sections', 1, 'items', 0, 'page'], 'projects/atlos.md'))).toMatch(
      /atlos\.md/,
    )
    expect(problemOf(await write(['sections', 0, 'type'], 'heroo'))).toMatch(/hero/)
    expect(textOf()).toBe(before)
  })

  it('writes several values as one step, or none of them, and says which is refused', async () => {
    const { edit, ask, textOf } = site()
    const before = textOf()
    const entry = ['sections', 1, 'items', 0]
    const set = (key: string, value: string): Patch => ({
      op: 'set',
      file: 'main',
      path: [...entry, key],
      value,
    })
    const renamed = (key: string, to: string) => edit(set('title', 'Globe'), set(key, to))
    const refused = await renamed('page', 'projects/none.md')
    expect(refused).toMatchObject({ path: [...entry, 'page'] })
    expect(textOf()).toBe(before)
    await renamed('description', 'Round')
    expect(textOf()).toBe(before.replace('title: Atlas', 'title: Globe').replace('An atlas', 'Round'))
    await ask('undo')
    expect(textOf()).toBe(before)
  })

  it('has a space in place of a sign that no file may have, such as the line break of a word processor', async () => {
    const { write, textOf } = site()
    expect(problemOf(await write(heading, 'New\u000bheading'))).toBeUndefined()
    expect(textOf()).toContain('New heading')
  })

  it('loses against what was changed meanwhile, and says what that is', async () => {
    const { write, textOf, at, source } = site()
    const seen = versionOf(source, source.file)
    writeFileSync(at('portfolio.yaml'), textOf().replace('A heading', 'Changed'))
    const before = textOf()
    const answer = await write(heading, 'Mine', 'main', seen)
    expect(answer).toMatchObject({
      now: 'Changed',
      path: heading,
      problem: expect.stringMatching(/meanwhile/),
    })
    expect(textOf()).toBe(before)
    // The version that says so is the one that is seen then; a change elsewhere in the file takes nothing from it.
    const { seen: next } = answer as Refusal
    writeFileSync(at('portfolio.yaml'), before.replace('My work', 'Our work'))
    expect(problemOf(await write(heading, 'Mine', 'main', next))).toBeUndefined()
  })

  it('of a version that nobody knows any more is made where that is said first', async () => {
    const { write, textOf } = site()
    const answer = await write(heading, 'Mine', 'main', 'of another server')
    expect(answer).toMatchObject({ now: 'A heading', seen: expect.any(String) })
    await write(heading, 'Mine', 'main', (answer as Refusal).seen)
    expect(textOf()).toContain('headline: Mine #')
  })

  it('of a page is compared with the lines that were seen', async () => {
    const { write, textOf, at, source } = site()
    const page = { page: 'projects/atlas/', lang: 'en' }
    const seen = versionOf(source, at('projects/atlas.md'))
    writeFileSync(at('projects/atlas.md'), textOf('projects/atlas.md').replace('Another', 'Any other'))
    expect(problemOf(await write([0], 'One line.', page, seen))).toBeUndefined()
    expect(textOf('projects/atlas.md')).toBe('One line.\n\nAny other.\n')
    expect(await write([0], 'Late.', page, seen)).toMatchObject({ now: 'One line.', path: [0] })
  })

  it('says where the file has a mistake, unless it is one that the edit corrects', async () => {
    const { write, textOf, at } = site()
    writeFileSync(at('portfolio.yaml'), textOf().replace('type: projects', 'type: project'))
    const before = textOf()
    expect(problemOf(await write(heading, 'Mine'))).toMatch(
      /^The type of the section ‘Work’.*portfolio\.yaml:13/,
    )
    expect(textOf()).toBe(before)
    expect(problemOf(await write(['sections', 1, 'type'], 'projects'))).toBeUndefined()
    writeFileSync(at('portfolio.yaml'), `${textOf()}a: [\n`)
    expect(problemOf(await write(heading, 'Mine'))).toMatch(/mistake on line \d+/)
  })

  it('has no place for aliases, which stand for two places', async () => {
    const { write, textOf, at } = site()
    writeFileSync(
      at('portfolio.yaml'),
      textOf().replace('A heading', '&one A heading').replace('heading: My work', 'heading: *one'),
    )
    const before = textOf()
    expect(problemOf(await write(heading, 'Mine'))).toMatch(/anchor/)
    expect(textOf()).toBe(before)
  })

  it('stays within the folder, and leaves what is read-only or gone', async () => {
    const { write, textOf, at, folder } = site()
    const { folder: outside } = siteOnDisk({})
    chmodSync(at('portfolio.yaml'), 0o444)
    expect(problemOf(await write(heading, 'Mine'))).toMatch(/read-only/)
    chmodSync(at('portfolio.yaml'), 0o644)
    renameSync(at('portfolio.yaml'), join(outside, 'portfolio.yaml'))
    expect(problemOf(await write(heading, 'Mine'))).toMatch(/There is no file/)
    symlinkSync(join(outside, 'portfolio.yaml'), at('portfolio.yaml'))
    const before = textOf()
    expect(problemOf(await write(heading, 'Mine'))).toMatch(/leads out of the folder/)
    expect(textOf()).toBe(before)
    // A link within the folder is followed, and stays one.
    cpSync(join(outside, 'portfolio.yaml'), join(folder, 'real.yaml'))
    rmSync(at('portfolio.yaml'))
    symlinkSync('real.yaml', at('portfolio.yaml'))
    expect(problemOf(await write(heading, 'Mine'))).toBeUndefined()
    expect(textOf('real.yaml')).toContain('headline: Mine')
  })

  it('takes no name of a file', async () => {
    const { write, folder } = site()
    for (const overlay of ['../x', 'fr', ''])
      expect(problemOf(await write(heading, 'x', { overlay }))).toMatch(/no file/)
    for (const page of ['../../etc/passwd', 'portfolio.yaml', folder])
      expect(problemOf(await write([0], 'x', { page, lang: 'en' }))).toMatch(/no Markdown file/)
  })
})

describe('undo and redo', () => {
  it('wait for an edit that is still being made', async () => {
    const { write, ask, textOf } = site()
    const before = textOf()
    const edited = write(heading, 'One')
    const undone = ask('undo')
    expect(await edited).toHaveProperty('lines')
    expect(await undone).toHaveProperty('lines')
    expect(textOf()).toBe(before)
  })

  it('go through the edits of all files, and back', async () => {
    const { write, ask, textOf, editing } = site()
    const states = [[textOf(), textOf('portfolio.de.yaml')]]
    const note = () => states.push([textOf(), textOf('portfolio.de.yaml')])
    await write(heading, 'One')
    note()
    await write(heading, 'Eins', { overlay: 'de' })
    note()
    await write(heading, 'Two')
    for (const state of states.toReversed()) {
      await ask('undo')
      expect([textOf(), textOf('portfolio.de.yaml')]).toEqual(state)
    }
    expect(editing.history()).toEqual({ canUndo: false, canRedo: true })
    await ask('redo')
    expect(textOf()).toBe(states[1]?.[0])
    // Another edit ends what could be redone.
    await write(['sections', 1, 'heading'], 'Works')
    expect(editing.history()).toEqual({ canUndo: true, canRedo: false })
  })

  it('take a look that was copied away, and copy it again', async () => {
    const { edit, ask, textOf, at } = site()
    const before = textOf()
    const look: Patch = {
      op: 'set',
      file: 'main',
      path: ['theme', 'look'],
      value: { copyOf: 'paper' },
    }
    expect(problemOf(await edit(look))).toBeUndefined()
    expect(existsSync(at('looks/my-paper/art.svg'))).toBe(true)
    await ask('undo')
    expect([textOf(), existsSync(at('looks'))]).toEqual([before, false])
    await ask('redo')
    expect(existsSync(at('looks/my-paper/art.svg'))).toBe(true)
    // One that its owner has changed by now is kept.
    writeFileSync(at('looks/my-paper/look.yaml'), 'mode: dark\n')
    await ask('undo')
    expect([existsSync(at('looks/my-paper/look.yaml')), existsSync(at('looks/my-paper/art.svg'))]).toEqual([
      true,
      false,
    ])
  })

  it('go on past what was changed elsewhere, and leave lines that say something else by now', async () => {
    const { write, ask, textOf, at, editing } = site()
    const before = textOf()
    await write(heading, 'One')
    await write(['sections', 1, 'heading'], 'Two')
    const elsewhere = (text: string) =>
      `# Mine\n${text.replace('    label: Work\n', '    # Mine too\n    label: Works\n')}# Mine\n`
    writeFileSync(at('portfolio.yaml'), elsewhere(textOf()))
    expect(editing.history()).toEqual({ canUndo: true, canRedo: false })
    await ask('undo')
    await ask('undo')
    expect(textOf()).toBe(elsewhere(before))
    await ask('redo')
    expect(textOf()).toBe(elsewhere(before).replace('A heading', 'One'))

    writeFileSync(at('portfolio.yaml'), textOf().replace('headline: One', 'headline: Other'))
    const now = textOf()
    expect(editing.history()).toEqual({ canUndo: false, canRedo: true })
    expect(problemOf(await ask('undo'))).toMatch(/changed elsewhere/)
    expect(textOf()).toBe(now)
  })

  it('put back an entry between the lines that were around it alone', async () => {
    const { edit, write, ask, textOf, at, editing } = site()
    await edit({ op: 'insert', path: ['sections', 'work'], value: 'copy' })
    const twice = textOf()
    await edit({ op: 'remove', file: 'main', path: ['sections', 'work-2'] })
    await write(['sections', 0, 'action', 'name'], 'Works')
    await ask('undo')
    writeFileSync(at('portfolio.yaml'), textOf().replace('name: Work,', 'name: My work,'))
    await ask('undo')
    expect(textOf()).toBe(twice.replace('name: Work,', 'name: My work,'))
    await ask('redo')
    writeFileSync(at('portfolio.yaml'), `${textOf().trimEnd()}\n        tags: [Map]\n`)
    expect(editing.history().canUndo).toBe(false)
  })
})
