import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { walk } from '../../../schema/model/walk.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { type EntryChange, entryPatch } from '../../../src/client/editor/entryBar.ts'
import { entriesAt } from '../../../src/node/editor/editable.ts'
import { siteEditor } from '../../../src/node/editor/saveEdits.ts'
import type { EditPath } from '../../../src/shared/editorQuestions.ts'
import { siteOnDisk } from '../siteOnDisk.ts'

const examples = 'content/examples'
const textOf = (file: string) => readFileSync(file, 'utf8')
const flow = (text: string) =>
  stringify(parse(text), { collectionStyle: 'flow', singleQuote: true, lineWidth: 90 })
const engineer = `${examples}/engineer/portfolio.yaml`

/** Sites as others write them: the folder that is copied, and the files in place of those in it. */
const sites: readonly [name: string, folder: string | undefined, files: Record<string, string>][] = [
  ['a designer', `${examples}/designer`, {}],
  ['a photographer', `${examples}/photographer`, {}],
  ['an engineer, in German and Arabic too', `${examples}/engineer`, {}],
  [
    'a site that was imported',
    'tests/fixtures/site',
    { 'portfolio.yaml': textOf('tests/import/expected/rendercv-german.yaml.yaml') },
  ],
  [
    'a site within brackets, and so its languages',
    `${examples}/engineer`,
    Object.fromEntries(
      ['', '.de', '.ar'].map((lang) => {
        const name = `portfolio${lang}.yaml`
        return [name, flow(textOf(`${examples}/engineer/${name}`))]
      }),
    ),
  ],
  [
    'a site with Windows line ends and comments between entries',
    `${examples}/engineer`,
    {
      'portfolio.yaml': textOf(engineer)
        .replace(/^( +)- (?=\S)/gm, '$1# A comment.\n$1- ')
        .replace(/\n/g, '\r\n'),
    },
  ],
]

/** One list of each kind: those of the page, and of each type of section. */
function listsOf(content: unknown): EditPath[] {
  const known = new Map<string, EditPath>()
  for (const { path, value } of walk(content)) {
    if (!Array.isArray(value) || value.length === 0 || (path.length === 1 && path[0] === 'sections')) continue
    if (path.some((step) => ['resume', 'theme', 'pages'].includes(String(step)))) continue
    const type = path[0] === 'sections' ? String(own(valueAt(content, path.slice(0, 2)), 'type')) : ''
    const kind = [type, ...path.slice(type ? 2 : 0).filter((step) => typeof step === 'string')].join()
    if ((known.get(kind) === undefined || value.length > 1) && !known.has(`${kind} long`)) {
      known.set(kind, path)
      if (value.length > 1) known.set(`${kind} long`, path)
    }
  }
  return [...known].filter(([kind]) => !kind.endsWith(' long')).map(([, path]) => path)
}

/** Where the check rightly says no, whatever the list: what stands once, or so many at most. */
const rightly = /only one|only link|at most|a tag stands twice|already|the same (?!address)/i

describe.each(sites)('%s', (_, folder, files) => {
  const { source, folder: copy } = siteOnDisk(files, folder)
  const editing = siteEditor(source)
  const all = () =>
    Object.fromEntries(
      readdirSync(copy, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:yaml|md)$/.test(name))
        .map((name) => [name, textOf(join(copy, name))]),
    )
  const content = () => parse(textOf(join(copy, 'portfolio.yaml')))

  const lists = listsOf(parse(files['portfolio.yaml'] ?? textOf(`${folder}/portfolio.yaml`)))
  // The same site in another style has the same lists: some of them show that it is kept.
  const isOtherStyle = folder !== undefined && 'portfolio.yaml' in files
  const tried = isOtherStyle ? lists.filter((_, index) => index % 3 === 0) : lists

  it.each(tried.map((list) => [pathText(list), list] as const))(
    '%s: an entry is added, copied, moved and removed, and all of it undone',
    async (_, list) => {
      const first = all()
      const lengthNow = () => (valueAt(content(), list) as unknown[]).length
      const problems: string[] = []
      let steps = 0
      const step = async (index: number, to: EntryChange) => {
        const before = all()
        const [entry] = entriesAt(source, { from: 'main', keys: [...list, index] })
        if (!entry) throw new Error('no entry')
        const problem = await editing.edit({ patches: [entryPatch(entry, to)] }).then(
          () => undefined,
          (error: Error) => error.message,
        )
        if (problem === undefined) steps += 1
        else {
          problems.push(problem)
          expect(all()).toEqual(before)
        }
        const now = source.content()
        expect('diagnostics' in now ? now.diagnostics : []).toEqual([])
      }
      await step(0, 'new')
      await step(lengthNow() - 1, 'twice')
      await step(0, lengthNow() - 1)
      await step(0, 'gone')
      for (const problem of problems) expect(problem).toMatch(rightly)
      expect(steps).toBeGreaterThan(1)
      for (let step = 0; step < steps; step += 1) await editing.undo()
      expect(all()).toEqual(first)
    },
  )
})
