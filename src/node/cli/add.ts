import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CheckContext } from '../../../schema/check/context.ts'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { readSource } from '../../../schema/files/files.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { settle } from '../../../schema/report/diagnostics.ts'
import { sentenceList } from '../../../schema/report/phrasing.ts'
import { report } from '../../../schema/report/report.ts'
import { nearest } from '../../../schema/report/suggest.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { missingExampleFiles } from '../add/examples.ts'
import { insertSection } from '../add/insertSection.ts'
import { type NewSection, type NewSectionType, newSection, sectionKinds } from '../add/newSection.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { ownSections } from '../own/ownSections.ts'
import { addLook, listedLooks } from './addLook.ts'
import { addOwn } from './addOwn.ts'
import { command, Misuse } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'

const usage = `onefolio add TYPE [LAYOUT]
onefolio add --own NAME
onefolio add look NAME --from LOOK

Adds a section to a portfolio, before its last one if that is the contact: with texts that say what to write, and every
other key in a comment. All else in the file stays as it is. Without a TYPE it lists them.
With --own it writes a new type of that name instead: its schema and its component, in sections/NAME/ beside the file.
With look it copies a look, for you to change, to looks/NAME/ beside the file; without a NAME it lists them.
The portfolio is that of ${'`PORTFOLIO`'}, portfolio.yaml or content/portfolio.yaml.

Ends with 0 when all is well, 1 when the file cannot be read as YAML, 2 when it could not run.`

const takes = { usage, flags: ['own'], valued: ['from'] } as const

/** Adds a section of the type that the arguments name, or lists all types. Returns the exit code: 0, 1 or 2. */
export const add = command(takes, ({ names, isSet, valueOf: valueFor }, surroundings) => {
  const { out, err, env, colour, cache } = surroundings
  if (isSet('own')) {
    const [type, ...more] = names
    if (type === undefined || more.length > 0)
      throw new Misuse('Name the new type, as in npx onefolio add --own talks.')
    return addOwn(type, portfolioFile(undefined, env), surroundings)
  }
  const path = portfolioFile(undefined, env)
  const from = valueFor('from')
  if (names[0] === 'look') {
    const [, name, ...more] = names
    if (name === undefined) {
      out(listedLooks())
      return 0
    }
    if (from === undefined || more.length > 0)
      throw new Misuse(
        'Name the new look and the one to begin with, as in npx onefolio add look mine --from paper.',
      )
    const code = addLook(name, from, path, surroundings)
    if (code === 0) out(`Next: theme: ${name} in ${path} takes it, and npm run dev follows each edit of it.`)
    return code
  }
  if (from !== undefined) throw new Misuse('Only a look is made --from another.')
  const ownTypes = ownSections(path, cache)
  if (ownTypes.diagnostics.length > 0) {
    err(report(ownTypes.diagnostics, ownTypes.texts, { colour }))
    return 1
  }
  const { schema } = ownTypes
  const kinds = sectionKinds(schema)
  if (names.length === 0) {
    out(listed(kinds))
    return 0
  }
  const meant = chosen(names, kinds)
  if ('problem' in meant) {
    err(meant.problem)
    return 2
  }
  const beside = (name: string) => join(dirname(path), name)
  const text = readSource(path)
  const source = read(text)
  if (source.findings.length > 0 || !('root' in source)) {
    err(report(settle(source.findings, text, path), text, { colour }))
    return 1
  }
  const section = newSection(
    meant.kind,
    meant.layout,
    source.value,
    (name) => existsSync(beside(name)),
    kinds,
  )
  const inserted = insertSection(text, source, section.index, section.lines)
  if (!inserted) {
    err(
      `${path} is left as it is: it has no list of sections to add one to. npm run check says what is wrong.`,
    )
    return 1
  }
  // First the files that the section names, so that it is never without them.
  const added = missingExampleFiles(section, (name) => existsSync(beside(name)))
  for (const file of added) writeUnchanged(beside(file.name), undefined, file.text)
  writeUnchanged(path, text, inserted.text)
  out(`${path}:${inserted.line}: a section of type ${meant.kind.type}, with the id ${section.id}.`)
  for (const line of nextSteps(path, section, source.value, inserted.inBrackets)) out(line)
  for (const file of added) out(`${beside(file.name)}: ${file.what}`)
  const errors = newErrors(text, inserted.text, { file: path, schema })
  if (errors.length > 0) out(report(errors, inserted.text, { colour }))
  return 0
})

/** All types with what they show, and their layouts. */
function listed(kinds: readonly NewSectionType[]): string {
  const width = Math.max(...kinds.map(({ type }) => type.length)) + 2
  const lines = kinds.map(({ type, description, layouts }) => {
    const choice = layouts.length > 0 ? ` Layouts: ${layouts.join(', ')}.` : ''
    return `${type.padEnd(width)}${description}${choice}`
  })
  return ['npm run add -- TYPE [LAYOUT] adds a section of a type:', '', ...lines].join('\n')
}

type Chosen = { kind: NewSectionType; layout: string | undefined } | { problem: string }

/** The type and the layout that the arguments name, in small letters or not; or what is wrong with them. */
function chosen([type = '', layout, ...more]: readonly string[], kinds: readonly NewSectionType[]): Chosen {
  if (more.length > 0) return { problem: `One type and one layout, not also ${more.join(', ')}.` }
  const isNamed = (name: string, word: string) => name.toLowerCase() === word.toLowerCase()
  const kind = kinds.find((one) => isNamed(one.type, type))
  if (!kind) {
    const names = kinds.map((one) => one.type)
    const near = nearest(type, names)
    const owners = kinds.filter((one) => one.layouts.some((name) => isNamed(name, type)))
    const help = near
      ? ` Did you mean ${near}?`
      : owners.length > 0
        ? ` It is a layout: npm run add -- ${owners.map((one) => `${one.type} ${type.toLowerCase()}`).join(', or ')}`
        : ''
    return { problem: `There is no section type ${type}.${help}\n\n${listed(kinds)}` }
  }
  if (layout === undefined) return { kind, layout }
  const known = kind.layouts.find((name) => isNamed(name, layout))
  if (known) return { kind, layout: known }
  const near = nearest(layout, kind.layouts)
  const all =
    kind.layouts.length > 0
      ? `It has ${sentenceList(kind.layouts)}`
      : 'It has no layouts: leave the second word out'
  return {
    problem: `The type ${kind.type} has no layout ${layout}.${near ? ` Did you mean ${near}?` : ''} ${all}.`,
  }
}

/** What to do with a section that was added. */
function nextSteps(path: string, { id, value }: NewSection, whole: unknown, inBrackets: boolean): string[] {
  const label = own(value, 'label')
  const languages = overlaysOf(path).map(({ lang }) => lang)
  return [
    inBrackets
      ? 'The sections of this file stand in brackets, so only what is needed was added; an editor that knows YAML schemas offers the other keys.'
      : 'Its texts say what to write. Its comments are keys that may be left out: take away the # of what you want.',
    ...(Array.isArray(own(whole, 'nav')) && label !== undefined
      ? [`The header has the links under nav; one to this section is  - { name: ${label}, href: '#${id}' }`]
      : []),
    ...languages.map((lang) => `Then npm run translate -- ${lang} lists what is to be translated.`),
  ]
}

/** The errors that a file without any has now, such as of a list that its résumé has as well. */
function newErrors(before: string, after: string, context: CheckContext) {
  const loaded = loadPortfolio(after, context)
  return 'portfolio' in loaded || !('portfolio' in loadPortfolio(before, context))
    ? []
    : loaded.diagnostics.filter(({ severity }) => severity === 'error')
}
