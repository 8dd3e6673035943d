import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { showingOf } from '../../../schema/model/layouts.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { report } from '../../../schema/report/report.ts'
import { cases, everyFifth } from '../../setup/cases.ts'
import { found, textOf } from './setting.ts'

// Each key and value of the fixture site is spoilt in turn, and the mistake must be reported at its
// position. The expected positions come from the YAML library and are counted here independently.

const text = textOf('tests/fixtures/site/portfolio.yaml')

/** A pair of the file: the offsets of its key and value, and what a mistake in it must point to. */
interface Pair {
  path: (string | number)[]
  name: string
  key: [number, number]
  value: [number, number]
  scalar: boolean
  flow: boolean
  /** The offset that stands for the parent object: its key, its bracket, or its first key. */
  parent: number
  first: boolean
}

const pairs: Pair[] = []

function gather(map: YAMLMap, path: (string | number)[], parent: number | undefined): void {
  for (const [index, { key, value }] of map.items.entries()) {
    if (!isScalar(key) || !key.range || !(isScalar(value) || isMap(value) || isSeq(value)) || !value.range)
      continue
    const name = String(key.value)
    const here = [...path, name]
    const begin = map.flow ? map.range?.[0] : undefined
    pairs.push({
      path: here,
      name,
      key: [key.range[0], key.range[1]],
      value: [value.range[0], value.range[1]],
      scalar: isScalar(value),
      flow: map.flow === true,
      parent: parent ?? begin ?? startOf(map),
      first: index === 0,
    })
    if (isMap(value)) gather(value, here, key.range[0])
    if (isSeq(value)) {
      for (const [entry, item] of value.items.entries())
        if (isMap(item)) gather(item, [...here, entry], undefined)
    }
  }
}

function startOf(map: YAMLMap): number {
  const first = map.items[0]?.key
  return isScalar(first) ? (first.range?.[0] ?? 0) : 0
}

const contents = parseDocument(text).contents
if (isMap(contents)) gather(contents, [], undefined)

/** `line:column` of an offset, both from 1. */
function position(source: string, offset: number): string {
  const before = source.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const reported = (source: string) =>
  found(source).map(({ code, line, column, path }) => ({
    code,
    at: `${line}:${column}`,
    path: pathText(path),
  }))

const named = everyFifth(pairs).map((pair) => [pathText(pair.path), pair] as const)

it('every pair of the file is seeded', () => {
  expect(pairs.length).toBeGreaterThan(120)
})

describe('an unknown key is reported at its position', () => {
  it.each(named)('%s', (_, { path, key, parent }) => {
    const spoilt = `${text.slice(0, key[0])}xyzxyz${text.slice(key[1])}`
    const other = [...path.slice(0, -1), 'xyzxyz']
    const type = path.at(-1) === 'type' && path[0] === 'sections'
    const expected = type
      ? { code: 'missing-key', at: position(spoilt, parent), path: pathText(path) }
      : { code: 'unknown-key', at: position(spoilt, key[0]), path: pathText(other) }
    expect(reported(spoilt)).toContainEqual(expected)
  })
})

describe('a value of the wrong type is reported at its position', () => {
  it.each(named.filter(([, { scalar }]) => scalar))('%s', (_, { path, value }) => {
    const written = text.slice(...value)
    const blanks = written.slice(written.trimEnd().length)
    const spoilt = `${text.slice(0, value[0])}[]${blanks}${text.slice(value[1])}`
    const code =
      path.at(-1) === 'type' ? 'unknown-type' : path.at(-1) === 'mode' ? 'unknown-value' : 'wrong-type'
    expect(reported(spoilt)).toContainEqual({ code, at: position(spoilt, value[0]), path: pathText(path) })
  })
})

describe('an empty value is reported at its key', () => {
  it.each(named.filter(([, { scalar, flow }]) => scalar && !flow))('%s', (_, { path, key, value }) => {
    const written = text.slice(...value)
    const spoilt = text.slice(0, value[0]) + written.slice(written.trimEnd().length) + text.slice(value[1])
    expect(reported(spoilt)).toContainEqual(
      expect.objectContaining({ at: position(spoilt, key[0]), path: pathText(path) }),
    )
  })
})

describe('a duplicate key is reported at the second one', () => {
  it.each(named)('%s', (_, { path, key, name, flow }) => {
    const column = key[0] - text.lastIndexOf('\n', key[0]) - 1
    const copy = flow ? `${name}: ~, ` : `${name}: ~\n${' '.repeat(column)}`
    const spoilt = text.slice(0, key[0]) + copy + text.slice(key[0])
    const [found] = reported(spoilt).filter(({ code }) => code === 'duplicate-key')
    expect(found).toEqual({
      code: 'duplicate-key',
      at: position(spoilt, key[0] + copy.length),
      path: pathText(path),
    })
  })
})

describe('a missing key is reported at the key of its parent', () => {
  it.each(named)('%s', (_, pair) => {
    const spoilt = without(pair)
    const value = parseDocument(spoilt).toJS()
    const diagnostics = reported(spoilt)
    // What only a layout requires, or the contact form, is not required by the schema itself.
    const field = schemaAt(portfolio, pair.path, value)
    const isByRule = (field && showingOf(field)) || pathText(pair.path) === 'site.owner.email'
    if (portfolio.safeParse(value).success && !isByRule) {
      expect(diagnostics.filter(({ code }) => code === 'missing-key' || code === 'missing-alt')).toEqual([])
      return
    }
    const only = pairs.filter(({ path }) => pathText(path.slice(0, -1)) === pathText(pair.path.slice(0, -1)))
    if (only.length === 1) {
      const parent = {
        code: 'empty-value',
        at: position(spoilt, pair.parent),
        path: pathText(pair.path.slice(0, -1)),
      }
      expect(diagnostics).toContainEqual(parent)
      return
    }
    const parent = pair.first && pair.key[0] === pair.parent ? nextKey(spoilt, pair) : pair.parent
    const code = pair.name === 'alt' ? 'missing-alt' : 'missing-key'
    expect(diagnostics).toContainEqual({ code, at: position(spoilt, parent), path: pathText(pair.path) })
  })
})

/** The file without a pair: its lines, or in flow style its part between the commas. */
function without({ key, value, flow, first }: Pair): string {
  if (flow) {
    const end = /^\s*,\s*/.exec(text.slice(value[1]))?.[0].length ?? 0
    const start = end > 0 ? key[0] : text.lastIndexOf(',', key[0])
    return text.slice(0, start) + text.slice(value[1] + end)
  }
  const line = text.lastIndexOf('\n', key[0]) + 1
  const column = key[0] - line
  const following = text.slice(value[1]).search(/^ *\S/m)
  const stop =
    following === -1
      ? text.length
      : value[1] + (text.slice(value[1] - 1, value[1]) === '\n' ? 0 : text.slice(value[1]).indexOf('\n') + 1)
  // The first key of an entry follows its dash, which the next key then takes over.
  const dash = first && text.slice(line, key[0]).trim() === '-'
  if (!dash) return text.slice(0, line) + text.slice(stop)
  const rest = text.slice(stop)
  return text.slice(0, key[0]) + rest.slice(Math.min(column, rest.search(/\S/)))
}

/** The offset of the first key of an object after its former first key was removed. */
function nextKey(spoilt: string, { path, key }: Pair): number {
  const parent = parseDocument(spoilt).getIn(path.slice(0, -1), true)
  const root = path.length === 1 ? parseDocument(spoilt).contents : parent
  return isMap(root) ? startOf(root) : key[0]
}

/** Pieces that mean something to YAML, or that complicate counting columns. */
const pieces = fc.constantFrom(
  ...[
    '\n',
    '\r\n',
    '\r',
    '\t',
    '  ',
    ': ',
    ':',
    '- ',
    '? ',
    '# ',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '&a ',
    '*a',
  ],
  ...[
    '!x ',
    '<<: ',
    '---\n',
    '%YAML 1.2\n',
    '| \n',
    '>-\n',
    '\\',
    '@',
    '~',
    'yes',
    '\0',
    '\u00a0',
    '：',
    '🙂',
    '\ufeff',
  ],
)

it('any text with random pieces in it is read without an exception, and its diagnostics lie inside it', () => {
  const change = fc.record({ at: fc.nat(8000), cut: fc.nat(40), piece: pieces })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      let spoilt = text
      for (const { at, cut, piece } of changes) {
        const from = at % (spoilt.length + 1)
        spoilt = spoilt.slice(0, from) + piece + spoilt.slice(from + cut)
      }
      const lines = spoilt.replace(/^\ufeff/, '').split(/\r?\n/)
      const diagnostics = found(spoilt)
      for (const { line, column, endLine, endColumn } of diagnostics) {
        expect(endLine).toBeLessThanOrEqual(lines.length)
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
        expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1]?.length ?? 0) + 1)
        expect(endLine > line || endColumn >= column).toBe(true)
      }
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no report may send a control to a terminal
      expect(report(diagnostics, spoilt)).not.toMatch(/[\0-\x09\x0b-\x1f\x7f]/)
    }),
    { numRuns: cases(300) },
  )
})
