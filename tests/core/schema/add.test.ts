import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { filesBeside } from '../../../schema/files/files.ts'
import { textsBeside } from '../../../schema/files/textFiles.ts'
import { exampleText } from '../../../schema/model/examples.ts'
import { objectOf, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { hasIcon } from '../../../schema/pictures/icons.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { insertSection } from '../../../src/node/add/insertSection.ts'
import { type NewSectionType, newSection, sectionKinds } from '../../../src/node/add/newSection.ts'
import { add } from '../../../src/node/cli/add.ts'
import { cases, everyFifth } from '../../setup/cases.ts'
import { good, spoil } from './setting.ts'

let folder: string
const file = (name = 'portfolio.yaml') => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'add-'))
  writeFileSync(file(), good)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await add(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: { PORTFOLIO: file() },
    colour: false,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** What the check finds in the file now, with what lies beside it. */
function found({ strict = false, text = readFileSync(file(), 'utf8') } = {}) {
  const loaded = loadPortfolio(text, {
    file: 'portfolio.yaml',
    files: filesBeside(file()),
    texts: textsBeside(file()),
    hasIcon,
    strict,
  })
  return 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
}
const errors = (text?: string) =>
  found(text === undefined ? {} : { text }).filter(({ severity }) => severity === 'error')

/** What was inserted into a text, all of whose characters are still there in their order. */
function insertedInto(before: string, after: string): string {
  const length = after.length - before.length
  const at = [...before, ''].findIndex((_, index) => before[index] !== after[index])
  // Where what follows begins alike, the insertion may be read as one further on.
  for (let start = at === -1 ? before.length : at; start >= 0; start -= 1)
    if (before === after.slice(0, start) + after.slice(start + length))
      return after.slice(start, start + length)
  throw new Error('More was changed than inserted')
}

const kinds = sectionKinds()
const all = kinds.flatMap((kind) =>
  (kind.layouts.length > 0 ? kind.layouts : [undefined]).map((layout) => ({ kind, layout, type: kind.type })),
)

/** The keys of a schema and of all that is below it. */
function keysOf(schema: z.core.$ZodType): string[] {
  const object = objectOf(schema, undefined)
  if (object) return Object.entries(object.shape).flatMap(([key, field]) => [key, ...keysOf(field)])
  const inner = unwrapped(schema)
  return inner instanceof z.ZodArray ? keysOf(inner.element) : []
}

describe('npm run add', () => {
  it.each(all)('$type $layout passes the check, and changes nothing else', async ({ type, layout, kind }) => {
    expect(await run(type, ...(layout ? [layout] : []))).toMatchObject({ code: 0, err: '' })
    const text = readFileSync(file(), 'utf8')
    insertedInto(good, text)
    expect(errors()).toEqual([])
    const section = parse(text).sections.at(kind.type === 'hero' ? 1 : -1)
    expect(section).toMatchObject({ type, ...(layout && layout !== kind.layouts[0] && { layout }) })
  })

  it.each(kinds)('the example of $type has every key of its schema', ({ type, schema }) => {
    const text = exampleText(type)
    for (const key of keysOf(schema)) expect(text).toMatch(new RegExp(`(?:^[ #-]*|[{,] ?)${key}:`, 'm'))
  })

  it.each(everyFifth(all))(
    'writes $type $layout so that each comment may become a key',
    async ({ kind, layout }) => {
      const { lines } = newSection(kind, layout, parse(good), () => false)
      const shown = new Set(['layout', ...kind.layouts])
      // Keys of which an entry has one, keys that only other layouts show, and those that name files of the owner’s.
      const others = new Set(
        'samples dates roles captions page art image avatar portrait dark light'.split(' '),
      )
      const starts = lines.flatMap((line, at) => {
        const [, indent, key = ''] = /^( *(?:- )?)# (\w+):/.exec(line) ?? []
        return indent === undefined || others.has(key) || shown.has(key) ? [] : [{ at, indent, key }]
      })
      await run(kind.type, ...(layout ? [layout] : []))
      for (const { at, indent, key } of starts) {
        const end = lines.findIndex((line, index) => index > at && !line.startsWith(`${indent}#  `))
        const uncommented = lines.map((line, index) =>
          index >= at && index < (end === -1 ? lines.length : end) ? line.replace(/# ?/, '') : line,
        )
        const written = insertSection(good, sourceOf(good), 2, uncommented)?.text
        const value = written && parse(written).sections.at(-1)
        expect(keysIn(value), `${key}\n${uncommented.join('\n')}`).toContain(key)
        expect(
          errors(written).map(({ message }) => message),
          key,
        ).toEqual([])
      }
    },
  )

  it('lists all types with a line each', async () => {
    const { code, out } = await run()
    expect(code).toBe(0)
    for (const { type, description, layouts } of kinds) {
      const line = out.split('\n').find((one) => one.startsWith(`${type} `))
      expect(line).toContain(description)
      for (const layout of layouts) expect(line).toContain(layout)
    }
    expect(readFileSync(file(), 'utf8')).toBe(good)
  })

  it.each([
    [['fag'], 'There is no section type fag. Did you mean faq?'],
    [['wall'], 'It is a layout: npm run add -- testimonials wall'],
    [
      ['skills', 'tag'],
      'The type skills has no layout tag. Did you mean tags? It has bars, strata, tags and groups.',
    ],
    [['faq', 'list'], 'The type faq has no layout list. It has no layouts: leave the second word out.'],
    [['faq', 'a', 'b'], 'One type and one layout, not also b.'],
    [['--faq'], 'There is no option --faq.'],
  ])('%j is refused with what would be right', async (args, problem) => {
    const { code, out, err } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(problem)
    expect(readFileSync(file(), 'utf8')).toBe(good)
  })

  it('gives each section an id of its own, and leaves the header to its owner', async () => {
    await run('services')
    expect((await run('SERVICES', 'List')).out).toContain(
      "one to this section is  - { name: Small Name, href: '#services-2' }",
    )
    const { sections, nav } = parse(readFileSync(file(), 'utf8'))
    expect(sections.map(({ id }: { id: string }) => id)).toEqual(['home', 'work', 'services', 'services-2'])
    expect(nav).toEqual(parse(good).nav)
  })

  it('puts a section before the contact, and a hero behind the first', async () => {
    for (const type of ['contact', 'faq', 'hero', 'logos']) expect((await run(type)).code).toBe(0)
    const { sections } = parse(readFileSync(file(), 'utf8'))
    expect(sections.map(({ type }: { type: string }) => type)).toEqual([
      'hero',
      'hero',
      'services',
      'faq',
      'logos',
      'contact',
    ])
  })

  it('writes the files that a section needs, and overwrites none', async () => {
    mkdirSync(file('images'))
    writeFileSync(file('images/placeholder.svg'), 'mine')
    writeFileSync(file('posts.json'), 'mine')
    await run('gallery')
    await run('logos')
    await run('posts')
    await run('posts')
    expect(readdirSync(folder).toSorted()).toEqual([
      'images',
      'portfolio.yaml',
      'posts-2.json',
      'posts-3.json',
      'posts.json',
    ])
    expect(readFileSync(file('images/placeholder.svg'), 'utf8')).toBe('mine')
    expect(readFileSync(file('posts.json'), 'utf8')).toBe('mine')
    expect(readFileSync(file('images/placeholder-logo.svg'), 'utf8')).toContain('<svg')
  })

  it('adds to a file with mistakes elsewhere, and to none that cannot be read', async () => {
    writeFileSync(file(), spoil(good, 'headline:', 'headlin:'))
    expect((await run('faq')).code).toBe(0)
    const broken = spoil(good, 'title: Ada Byron\n', "title: 'Ada Byron\n")
    writeFileSync(file(), broken)
    expect(await run('faq')).toMatchObject({ code: 1, err: expect.stringContaining('error[yaml-') })
    for (const text of [broken, 'a text', '- a\n- b\n', 'sections: none\n']) {
      writeFileSync(file(), text)
      expect((await run('faq')).code).toBe(1)
      expect(readFileSync(file(), 'utf8')).toBe(text)
    }
  })

  it('adds a section of what the résumé has a list of, too: that list stays what it says', async () => {
    writeFileSync(file(), `${good}resume:\n  skills:\n    - { name: Counting }\n`)
    expect(await run('skills')).toMatchObject({ code: 0, out: expect.not.stringContaining('error[') })
  })
})

const sourceOf = (text: string) => {
  const source = read(text)
  if (!('root' in source)) throw new Error('The text cannot be read')
  return source
}

/** All keys of some data. */
const keysIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])

describe('a section is inserted', () => {
  const heading = (id: string, indent: string) =>
    [`- type: prose`, `  id: ${id}`, `  label: L`, `  heading: H`]
      .map((line) => `${indent}${line}\n`)
      .join('')
  const ends = [
    '  text: T\n',
    '  text: |\n    T\n\n',
    '  text: |+\n    T # no comment\n\n\n',
    "  text: 'T'   # note\n",
  ]
  const after = ['', '\n', '  # of this section\n', '\n  # of this section\n\n', '# of the next\n']

  /** Files in all styles in which people write lists. */
  const files = fc
    .record({
      indent: fc.constantFrom('', '  ', '    '),
      entries: fc.array(fc.record({ end: fc.constantFrom(...ends), after: fc.constantFrom(...after) }), {
        minLength: 1,
        maxLength: 4,
      }),
      behind: fc.constantFrom('', 'footer:\n  links: 5\n', '# the end\n', '...\n'),
      isCut: fc.boolean(),
      mark: fc.constantFrom('', '\uFEFF'),
      lineBreak: fc.constantFrom('\n', '\r\n'),
    })
    .map(({ indent, entries, behind, isCut, mark, lineBreak }) => {
      const list = entries.map(({ end, after }, index) => {
        const lines = (text: string) => text.replace(/^(?=.)/gm, indent)
        return heading(`s${index}`, indent) + lines(end) + lines(after)
      })
      const text = `site: S\nsections: # all\n${list.join('')}${behind}`
      return mark + (isCut ? text.replace(/\n$/, '') : text).replaceAll('\n', lineBreak)
    })

  const faq = kinds.find(({ type }) => type === 'faq') as NewSectionType

  it('at any place into a file of any style, all of whose bytes stay', () => {
    fc.assert(
      fc.property(files, fc.nat(), (text, place) => {
        const source = sourceOf(text)
        fc.pre(source.findings.length === 0)
        const { sections } = parse(text.replace(/^\uFEFF/, ''))
        const index = place % (sections.length + 1)
        const { lines, value } = newSection(faq, undefined, source.value, () => false)
        const inserted = insertSection(text, source, index, lines)
        expect(inserted, text).toBeDefined()
        const next = inserted?.text ?? ''
        const added = insertedInto(text, next)
        expect(added).not.toMatch(text.includes('\r\n') ? /(?<!\r)\n/ : /\r/)
        expect(parse(next.replace(/^\uFEFF/, '')).sections).toEqual(sections.toSpliced(index, 0, value))
        expect(next.split('\n')[(inserted?.line ?? 0) - 1]).toMatch(/^\s*- type: faq/)
      }),
      { numRuns: cases(500) },
    )
  })

  it('below the comments of the section before it, and above those of the next', () => {
    const text = `sections:\n${heading('a', '  ')}    # text: T\n\n  # The next.\n${heading('b', '  ')}`
    const source = sourceOf(text)
    const { lines } = newSection(faq, undefined, source.value, () => false)
    expect(insertSection(text, source, 1, lines)?.text).toMatch(
      /# text: T\n\n {2}- type: faq(?:.|\n)*\n\n {2}# The next\./,
    )
  })

  it.each([
    ['sections: []\n', 0],
    ['sections: [{ type: prose, id: a }, { type: prose, id: b }] # note\n', 1],
    ['{ "sections": [\n  { "id": "a" }\n] }\n', 1],
  ])('within the brackets of %j', (text, index) => {
    const source = sourceOf(text)
    const { lines, value } = newSection(faq, undefined, source.value, () => false)
    const inserted = insertSection(text, source, index, lines)
    expect(inserted?.inBrackets).toBe(true)
    expect(parse(inserted?.text ?? '').sections[index]).toEqual(value)
  })

  it.each(['', '# nothing yet\n', 'site: S\n', 'site: S', 'sections:\n', 'sections: # none\nsite: S\n'])(
    'as the first into %j',
    (text) => {
      const source = sourceOf(text)
      const { lines, value } = newSection(faq, undefined, source.value, () => false)
      expect(parse(insertSection(text, source, 0, lines)?.text ?? '').sections).toEqual([value])
    },
  )
})

it('the check warns of what is left of an added section before a site goes live', async () => {
  await run('about')
  expect(found()).toEqual([])
  const left = found({ strict: true }).map(({ code, path }) => `${code} ${pathText(path)}`)
  expect(left).toEqual(
    expect.arrayContaining([
      'leftover-text sections[2].label',
      'leftover-text sections[2].heading',
      'leftover-text sections[2].paragraphs[0]',
      'leftover-picture sections[2].portrait.src',
    ]),
  )
})
