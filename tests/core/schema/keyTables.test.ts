import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jsonSchema } from '../../../src/node/generate/jsonSchema.ts'
import {
  type KeySchema,
  keyTables,
  keyTablesFile,
  keyTablesText,
} from '../../../src/node/generate/keyTables.ts'
import { pictureFolder, sectionLooks } from '../../../src/node/generate/sectionExamples.ts'
import { at, textOf } from './setting.ts'

/** The rows of the table that `schema` makes of the key `look`, as lists of cells. */
const rows = (look: object) =>
  keyTables({ properties: { look } })
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

describe('the README of the schema', () => {
  const readme = textOf(keyTablesFile)

  it('is up to date (otherwise run npm run schema)', () => {
    expect(readme).toBe(keyTablesText())
  })

  it('has a row for every key, and a table for each top-level key', () => {
    const count = (node: unknown): number =>
      typeof node !== 'object' || node === null
        ? 0
        : Object.entries(node).reduce(
            (sum, [name, inner]) =>
              sum + count(inner) + (name === 'properties' ? Object.keys(inner).length : 0),
            0,
          )
    const schema = JSON.parse(jsonSchema())
    const top = Object.keys(schema.properties)
    const scalars = Object.values<KeySchema>(schema.properties).filter(({ type }) => type === 'string')
    expect(scalars.length).toBeGreaterThan(0)
    expect(readme.match(/^\| `.*` \| .* \| .* \| .+ \|$/gm)).toHaveLength(
      count(schema) - top.length + scalars.length,
    )
    for (const name of top) expect(readme).toMatch(new RegExp(`<summary><code>${name}\\b`))
  })
})

describe('the sections in the README of the schema', () => {
  const looks = sectionLooks()

  it('have a picture and a YAML for each type and layout (otherwise run npm run pictures)', () => {
    const readme = textOf(keyTablesFile)
    const names = looks.map(({ name }) => `${name}.webp`)
    expect(readdirSync(at(pictureFolder)).toSorted()).toEqual(names.toSorted())
    const shown = [...readme.matchAll(/\.\.\/\.github\/readme\/sections\/(\S+)\)/g)].map(([, name]) => name)
    expect(shown).toEqual(names)
    expect(readme.match(/^- type: \w+/gm)).toEqual(looks.map(({ kind }) => `- type: ${kind.type}`))
    expect(readme.indexOf('](../')).toBeLessThan(readme.indexOf('# Every key'))
  })

  it('have small pictures', () => {
    const sizes = readdirSync(at(pictureFolder)).map((name) => statSync(join(at(pictureFolder), name)).size)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(400_000)
  })
})

describe('a table of keys', () => {
  it('has a row for a key at the top that has none below it', () => {
    const look = { type: 'string', enum: ['bar', 'none'], description: 'How it looks.' }
    expect(rows(look)).toEqual([['`look`', 'bar, none', '', 'How it looks.']])
  })

  it('shows whether a key is required, has a default, or neither', () => {
    const string = { type: 'string' }
    const look = { required: ['a'], properties: { a: string, b: { ...string, default: 'x' }, c: string } }
    expect(rows(look).map(([path, , standard]) => [path, standard])).toEqual([
      ['`look.a`', 'required'],
      ['`look.b`', '`x`'],
      ['`look.c`', ''],
    ])
  })

  it('follows maps and lists down to their last key', () => {
    const list = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } }
    const look = { properties: { map: { type: 'object', properties: { list } } } }
    expect(rows(look).map(([path, may]) => [path, may])).toEqual([
      ['`look.map`', 'keys below'],
      ['`look.map.list`', 'list'],
      ['`look.map.list[].name`', 'text'],
    ])
  })

  it('says what a value may be', () => {
    const a = { type: 'number', minimum: 0, maximum: 100 }
    const b = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
    const c = { type: 'string', enum: ['dark', 'light'] }
    const d = { type: 'string', patternErrorMessage: 'Must be a colour in quotes, such as "#ff6a3d".' }
    const e = { type: 'array', items: { type: 'string' } }
    const f = { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
    expect(rows({ properties: { a, b, c, d, e, f } }).map(([, may]) => may)).toEqual([
      '0 to 100',
      'whole, from 1',
      'dark, light',
      'colour in quotes',
      'list of text',
      '1, 2, 3, 4, 5, 6, 7, 8, …',
    ])
  })

  it('escapes Markdown, shortens long defaults, and does not repeat a default', () => {
    const long = 'word '.repeat(20)
    const look = {
      properties: {
        a: { type: 'string', default: 'x|y', description: 'A *b* | c. Default: "x|y".' },
        b: { type: 'string', default: long },
      },
    }
    const [first, second] = rows(look)
    expect(first?.slice(2)).toEqual(['`x\\|y`', 'A \\*b\\* \\| c.'])
    expect(second?.[2]).toBe(`\`${long.slice(0, 40).trimEnd()}…\``)
  })

  it('says that a top-level key is required', () => {
    const look = { description: 'How it looks.' }
    expect(keyTables({ required: ['look'], properties: { look } })).toContain(
      'How it looks. Required.</summary>',
    )
    expect(keyTables({ properties: { look } })).toContain('How it looks.</summary>')
  })

  it('gives each type of section a part of its own', () => {
    const type = (name: string) => ({ description: `A ${name}.`, properties: { type: { const: name } } })
    const tables = keyTables({
      properties: { sections: { items: { oneOf: [type('hero'), type('about')] } } },
    })
    expect(tables.match(/<summary>.*<\/summary>/g)).toEqual([
      '<summary><code>sections: type hero</code> · A hero.</summary>',
      '<summary><code>sections: type about</code> · A about.</summary>',
    ])
  })
})
