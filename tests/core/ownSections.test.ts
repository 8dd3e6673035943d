import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { portfolio } from '../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../schema/model/schemaIntrospection.ts'
import { sectionKinds } from '../../src/node/add/newSection.ts'
import { add } from '../../src/node/cli/add.ts'
import { check } from '../../src/node/cli/check.ts'
import type { Command } from '../../src/node/cli/commandLine.ts'
import { schema as schemaCommand } from '../../src/node/cli/schema.ts'
import { ContentFile } from '../../src/node/content/content.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { jsonSchema, overlayJsonSchema } from '../../src/node/generate/jsonSchema.ts'
import { translate } from '../../src/node/languages/translate.ts'
import { componentName, ownSections } from '../../src/node/own/ownSections.ts'

let folder: string
let cache: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own sections ü-'))
  cache = join(folder, 'cache')
  cpSync('tests/fixtures/own', folder, { recursive: true })
  cpSync('tests/fixtures/site/images', join(folder, 'images'), { recursive: true })
  write('portfolio.yaml', yaml)
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')
const write = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}
const change = (name: string, was: string, is: string) => {
  const text = read(name)
  if (!text.includes(was)) throw new Error(`There is no ${was} in ${name}.`)
  write(
    name,
    text.replace(was, () => is),
  )
}

const good = readFileSync('tests/fixtures/good.yaml', 'utf8')
const section = `  - type: talks
    id: talks
    label: Talks
    heading: On Stage
    items:
      - title: Islands of "Light"
        date: 2024-03
        about: A [note](#talks) on *hydration*.
        abstract: Words in **Markdown**.
        icon: lucide:rocket
        stage: { src: images/portrait.webp, alt: A stage in blue light. }
`
const yaml = good.replace(/^sections:\n/m, `sections:\n${section}`)

async function run(command: Command, ...args: string[]) {
  const lines: string[] = []
  const out = (text: string) => lines.push(text)
  const env = { PORTFOLIO: at('portfolio.yaml') }
  const code = await command(args, { out, err: out, env, colour: false, cache })
  return { code, out: lines.join('\n').replaceAll(folder, '').replaceAll('\\', '/') }
}

/** The errors of the site, as `code file:line:column message`. */
function errors(): string[] {
  const content = new ContentFile(at('portfolio.yaml'), undefined, cache).content()
  const all = 'diagnostics' in content ? content.diagnostics : content.warnings
  return all
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, line, column, message }) => {
      const name = file.slice(file.lastIndexOf('/sections/') + 1 || folder.length + 1)
      return `${code} ${name}:${line}:${column} ${message}`
    })
}

/** The line of a text in a file, from 1. */
const lineOf = (name: string, text: string) => read(name).split(text)[0]?.split('\n').length

describe('a section type of the owner’s own', () => {
  it('is in order, and its fields are looked up as those of built-in types are', async () => {
    expect(errors()).toEqual([])
    const content = new ContentFile(at('portfolio.yaml'), undefined, cache).content()
    if (!('portfolio' in content)) throw new Error('The content has mistakes.')
    const { schema } = content.locales[0]
    const { sections } = await resolvePortfolio(content.portfolio, {
      schema,
      picture: async (src) => ({ src: `made/${src}` }),
      icon: (name) => ({ body: name, width: 1, height: 1 }),
    })
    expect(sections[0]).toMatchObject({
      type: 'talks',
      heading: { text: 'On Stage', level: 2 },
      items: [
        {
          title: 'Islands of “Light”',
          dates: 'Mar 2024',
          about: { text: 'A note on hydration.' },
          abstract: { html: expect.stringContaining('<strong>Markdown</strong>') },
          icon: { body: 'lucide:rocket' },
          stage: { src: 'made/images/portrait.webp' },
          length: 'talk',
        },
      ],
    })
  })

  it.each([
    ['unknown-type', 'type: talks', 'type: talk'],
    ['unknown-key', 'about: A', 'abuot: A'],
    ['missing-key', 'title: Islands', 'tagline: Islands'],
    ['unknown-anchor', '(#talks)', '(#tolks)'],
    ['missing-picture', 'portrait.webp', 'portrat.webp'],
    ['unknown-icon', 'lucide:rocket', 'lucide:rockte'],
    ['unreal-date', '2024-03', '2024-13'],
    ['markdown-html', 'Words in', 'Words <b>in</b>'],
  ])('has a report of %s at its line', (code, was, is) => {
    change('portfolio.yaml', was, is)
    const line = lineOf('portfolio.yaml', code === 'missing-key' ? '- tagline' : is)
    expect(errors().map((one) => one.split(':').slice(0, 2).join(':'))).toContain(
      `${code} portfolio.yaml:${line}`,
    )
  })

  it('is proposed for a misspelt type, and so are its keys', async () => {
    change('portfolio.yaml', 'type: talks', 'type: talsk')
    expect((await run(check)).out).toContain('did you mean "talks"?')
    change('portfolio.yaml', 'type: talsk', 'type: talks')
    change('portfolio.yaml', 'abstract:', 'abstarct:')
    expect((await run(check)).out).toContain('did you mean "abstract"?')
    expect((await run(check, '--fix')).code).toBe(0)
    expect(read('portfolio.yaml')).toContain('        abstract: Words')
  })

  it('is translated by an overlay', async () => {
    const { out } = await run(translate, 'de')
    expect(out).toContain('to translate')
    const overlay = read('portfolio.de.yaml')
    expect(overlay).toContain('# Islands of "Light"')
    expect(overlay).not.toContain('lucide:rocket')
    write('portfolio.de.yaml', 'sections:\n  - id: talks\n    heading: Auf der Bühne\n    icon: x\n')
    expect(errors()).toContainEqual(expect.stringContaining('portfolio.de.yaml:4:5'))
    write('portfolio.de.yaml', 'sections:\n  - id: talks\n    heading: Auf der Bühne\n')
    const content = new ContentFile(at('portfolio.yaml'), undefined, cache).content()
    expect('locales' in content && content.locales[1]?.portfolio.sections[0]).toMatchObject({
      heading: 'Auf der Bühne',
      items: [{ title: 'Islands of “Light”' }],
    })
  })

  it('tells the build what its metadata say, if it is used', () => {
    const hosts = () => {
      const content = new ContentFile(at('portfolio.yaml'), undefined, cache).content()
      if (!('portfolio' in content)) throw new Error('The content has mistakes.')
      return [...content.own.values()].map((metadata) =>
        metadata.policy?.(content.portfolio.sections[0] as never),
      )
    }
    expect(hosts()).toEqual([{ connect: ['https://talks.example.com'] }])
    write('portfolio.yaml', good)
    expect(hosts()).toEqual([])
  })

  it('is read anew once one of its files has changed', () => {
    const content = new ContentFile(at('portfolio.yaml'), undefined, cache)
    const isSound = () => 'portfolio' in content.content()
    expect(isSound()).toBe(true)
    change('sections/talks/schema.ts', '      about:', '      topic:')
    content.changed(at('portfolio.yaml'))
    expect(isSound()).toBe(true)
    content.changed(at('sections/talks/schema.ts'))
    expect(isSound()).toBe(false)
  })
})

test('without a folder of own types the schema is the built-in one itself', () => {
  rmSync(at('sections'), { recursive: true })
  expect(ownSections(at('portfolio.yaml')).schema).toBe(portfolio)
  write('sections/notes.md', 'No section type.')
  write('sections/shared/parts.ts', 'export const one = 1')
  expect(ownSections(at('portfolio.yaml')).schema).toBe(portfolio)
})

test.each([
  ['talks', 'Talks.tsx'],
  ['open-source', 'OpenSource.tsx'],
  ['pressKit', 'PressKit.tsx'],
])('the component of %s is %s', (type, file) => expect(componentName(type)).toBe(file))

describe('a wrong module of a section type', () => {
  const schema = (fields: string, before = '') =>
    `import * as all from 'onefolio/fields'\nimport { group, list, section, text, z } from 'onefolio/fields'\n${before}\nexport default section('Talks.', {\n${fields}\n})\n`

  it.each<[what: string, text: string, place: string, message: string]>([
    ['no default export', `import { text } from 'onefolio/fields'\n`, '1:1', 'no default export'],
    ['another default export', `\nexport default { title: 'a' }\n`, '2:1', 'no schema of a section'],
    [
      'an object without what every section has',
      `import { z } from 'onefolio/fields'\n\nexport default z.strictObject({})\n`,
      '3:1',
      'no schema of a section',
    ],
    ['a field that is none', schema(`  a: text('A.'),\n  b: 'text',`), '6:3', '"b" is no field'],
    ['a field that was not called', schema('  a: text,'), '5:3', 'a function that makes one'],
    [
      'such a field in a list',
      schema(`  a: list(group('B.', {\n    c: 1,\n  }), 'A.'),`),
      '6:5',
      '"c" is no field',
    ],
    ['a field that no YAML has', schema('  a: z.date(),'), '5:3', 'a field of the type "date"'],
    ['a group that lets all keys pass', schema('  a: z.object({}),'), '5:3', '"a" lets unknown keys pass'],
    ['a key that has a meaning', schema(`  headline: text('A.'),`), '5:3', 'a meaning of its own'],
    ['a layout that is none', schema(`  layout: text('A.'),`), '5:3', 'chooses among layouts'],
    ['a syntax error', schema(`  a: text('A.',`), '6:1', 'cannot be read'],
    ['a field that there is not', schema(`  a: all.txet('A.'),`), '5:3', 'has no txet: did you mean text?'],
    ['an error of its own', schema('', `throw new Error('On purpose.')`), '3:1', 'On purpose.'],
    ['an unknown name', schema('  a: nothing,'), '5:3', 'nothing is not defined'],
    ['a module that is not there', `import { a } from './a.ts'\nexport default a`, '1:1', 'no module ./a.ts'],
    [
      'a part of the browser',
      `import { Reveal } from 'onefolio/section'\nexport default Reveal`,
      '2:1',
      'runs in the browser',
    ],
  ])('is reported at its line: %s', (_, text, place, message) => {
    write('sections/talks/schema.ts', text)
    expect(errors()).toEqual([expect.stringContaining(message)])
    expect(errors()[0]).toMatch(new RegExp(`^own-section sections/talks/schema\\.ts:${place} `))
  })

  it('is reported in the module that it imports, if that is the one', () => {
    change('sections/talks/schema.ts', 'export default', `import './levels.ts'\n\nexport default`)
    write('sections/talks/levels.ts', '\nexport const a = ]\n')
    expect(errors()).toEqual([expect.stringMatching(/^own-section sections\/talks\/levels\.ts:2:18 /)])
  })

  it('leaves what else is wrong in the YAML to be seen, and blames no section of the type', async () => {
    write('sections/talks/schema.ts', 'export default 1')
    change('portfolio.yaml', '#talks', '#tolks')
    change('portfolio.yaml', 'description:', 'descripton:')
    expect(errors()).toEqual([
      expect.stringContaining('no schema of a section'),
      expect.stringMatching(/^(?:unknown|missing)-key portfolio\.yaml/),
    ])
    const { code, out } = await run(check)
    expect(code).toBe(1)
    expect(out).toContain('1 | export default 1')
  })

  it.each<[what: string, was: string, is: string, message: RegExp]>([
    [
      'cannot be parsed',
      'return (',
      'return ((',
      /^own-section sections\/talks\/Talks\.tsx:\d+:1 .*cannot be read/,
    ],
    [
      'imports what there is not',
      '  Icon,',
      '  Icn as Icon,',
      /Talks\.tsx:4:3 .*onefolio\/section has no Icn$/,
    ],
    [
      'has no default export',
      'export default function',
      'export function',
      /Talks\.tsx:1:1 .*no default export/,
    ],
  ])('is a component that %s, which the check says as the build does', async (_, was, is, message) => {
    change('sections/talks/Talks.tsx', was, is)
    expect(errors()).toEqual([expect.stringMatching(message)])
    expect((await run(check)).code).toBe(1)
  })

  it('is one without a component, or a component without a schema', () => {
    rmSync(at('sections/talks/Talks.tsx'))
    const line = lineOf('sections/talks/schema.ts', 'export default')
    expect(errors()).toEqual([
      `own-section sections/talks/schema.ts:${line}:1 there is no Talks.tsx beside it, the component that shows such a section`,
    ])
    cpSync('tests/fixtures/own', folder, { recursive: true })
    rmSync(at('sections/talks/schema.ts'))
    expect(errors()).toEqual([
      expect.stringMatching(/^own-section sections\/talks\/Talks\.tsx:\d+:1 there is no schema\.ts/),
    ])
  })

  it('is one with the name of a built-in type or of one of its layouts, or with no name that a type can have', () => {
    for (const [name, message] of [
      ['faq', 'is built in'],
      ['skillsMatrix', 'would stand for a layout of the built-in type "skills"'],
      ['My Talks', 'can be no section type'],
    ]) {
      write(`sections/${name}/schema.ts`, schema(''))
      expect(errors()).toEqual([expect.stringContaining(message ?? '')])
      rmSync(at(`sections/${name}`), { recursive: true })
    }
  })

  it('is one of metadata without their export, or with an error', () => {
    write('sections/talks/metadata.ts', 'export const meta = {}\n')
    expect(errors()).toEqual([
      expect.stringMatching(/metadata\.ts:1:1 this module has no export named metadata/),
    ])
    write('sections/talks/metadata.ts', '\nexport const metadata = { policy: }\n')
    expect(errors()).toEqual([expect.stringMatching(/metadata\.ts:2:\d+ this file cannot be read/)])
  })
})

describe('the JSON Schemas for editors', () => {
  it('have own types, their keys and a snippet', () => {
    const { schema } = ownSections(at('portfolio.yaml'), cache)
    const { items, defaultSnippets } = JSON.parse(jsonSchema(schema)).properties.sections
    const talks = items.oneOf.find(({ title }: { title: string }) => title === 'talks')
    expect(talks).toMatchObject({
      description: 'Talks that you gave, the latest first.',
      additionalProperties: false,
      required: expect.arrayContaining(['type', 'id', 'heading', 'items']),
    })
    expect(talks.properties.items.items.properties.seats).toMatchObject({ type: 'integer', maximum: 10_000 })
    expect(defaultSnippets.map(({ label }: { label: string }) => label)).toContain('talks with every key')
    expect(overlayJsonSchema(schema)).toContain('The title of the talk.')
    expect(jsonSchema()).not.toContain('The title of the talk.')
  })

  it('are written beside the YAML, which then names them, and stay as they are when nothing has changed', async () => {
    write('portfolio.de.yaml', '# yaml-language-server: $schema=elsewhere.json\nsections: []\n')
    expect((await run(schemaCommand)).code).toBe(0)
    expect(read('portfolio.schema.json')).toContain('"title": "talks"')
    expect(read('portfolio.yaml')).toMatch(/^# yaml-language-server: \$schema=portfolio\.schema\.json\n/)
    expect(read('portfolio.yaml').replace(/^#.*\n/, '')).toBe(yaml.replace(/^# yaml-language-server.*\n/, ''))
    expect(read('portfolio.de.yaml')).toBe(
      '# yaml-language-server: $schema=overlay.schema.json\nsections: []\n',
    )
    expect((await run(schemaCommand)).out).toBe('The schemas for editors are up to date.')
  })

  it('are not written while a type is wrong', async () => {
    write('sections/talks/schema.ts', 'export default 1')
    expect(await run(schemaCommand)).toMatchObject({ code: 1, out: expect.stringContaining('own-section') })
    expect(existsSync(at('portfolio.schema.json'))).toBe(false)
  })
})

describe('onefolio add', () => {
  it('writes a type to begin with, of which it then adds sections that are in order', async () => {
    expect(await run(add, '--own', 'open-source')).toMatchObject({ code: 0 })
    expect(existsSync(at('sections/open-source/OpenSource.tsx'))).toBe(true)
    expect(errors()).toEqual([])
    expect(await run(add, 'open-source')).toMatchObject({ code: 0 })
    expect(read('portfolio.yaml')).toContain('- title: The title of the entry')
    expect(errors()).toEqual([])
    expect((await run(add)).out).toMatch(/^open-source +What this section shows/m)
  })

  it.each(['open-source', 'talks'])(
    'writes each key of %s that may be left out as a comment',
    async (type) => {
      if (type !== 'talks') await run(add, '--own', type)
      await run(add, type)
      const written = read('portfolio.yaml')
      expect(errors()).toEqual([])
      write('portfolio.yaml', written.replace(/^( +)# /gm, '$1'))
      // A picture is the owner's to put there.
      expect(errors().filter((one) => !one.startsWith('missing-picture'))).toEqual([])
      const kind = sectionKinds(ownSections(at('portfolio.yaml'), cache).schema).find(
        (one) => one.type === type,
      )
      const added = parse(read('portfolio.yaml')).sections.findLast(
        (one: { type: string }) => one.type === type,
      )
      expect(Object.keys(added).toSorted()).toEqual(Object.keys(kind?.schema.shape ?? {}).toSorted())
      const entry =
        kind && objectOf(schemaAt(kind.schema, ['items', 0], added) ?? kind.schema, added.items[0])
      expect(Object.keys(added.items[0]).toSorted()).toEqual(Object.keys(entry?.shape ?? {}).toSorted())
    },
  )

  it('overwrites nothing, and refuses a name that no type can have', async () => {
    const before = read('sections/talks/schema.ts')
    for (const name of ['talks', 'hero', '../x', 'a b', 'A'])
      expect(await run(add, '--own', name)).toMatchObject({ code: 2 })
    expect(await run(add, '--own')).toMatchObject({ code: 2 })
    expect(read('sections/talks/schema.ts')).toBe(before)
    expect(existsSync(at('x'))).toBe(false)
  })
})

it('onefolio/section has a doc comment on each prop of what it hands out', () => {
  const handedOut = [
    ...readFileSync('src/client/own/section.ts', 'utf8').matchAll(/from '(\.\.\/.*\.tsx?)'/g),
  ]
  const undocumented = handedOut.flatMap(([, file = '']) => {
    const text = readFileSync(join('src/client/own', file), 'utf8')
    return [...text.matchAll(/interface \w*Props \{\n(.*?)\n\}/gs)].flatMap(([, body = '']) =>
      body
        .split('\n')
        .filter((line, index, lines) => /^ {2}\w+\??:/.test(line) && !lines[index - 1]?.endsWith('*/')),
    )
  })
  expect(handedOut.length).toBeGreaterThan(8)
  expect(undocumented).toEqual([])
})
