import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { put } from '../../schema/languages/originals.ts'
import { read } from '../../schema/yaml/source.ts'
import { stepsOf, valueAt } from '../../schema/yaml/valueAt.ts'
import { withValue } from '../../src/node/editor/withValue.ts'
import { cases } from '../setup/cases.ts'

/** A file with a text in each style, which the tests change one by one. */
const file = `# A comment at the start.
plain: A plain text # said here
single: 'It''s "quoted"'   # and here
double: "A \\u2019 and a tab\\t, \\"quoted\\""
empty:
emptyToo: # with a comment
folded: > # a comment behind the header
  The first line of a text that is folded over
  several lines, of which this is the second.

  A new paragraph,
  in two lines.
strip: >-
    Folded deeper than it needs to be,
    and without its last line break.
keep: |+
  Literal.

  Lines.


literal: |
  * one
    * below one
  # no comment
digits: |2-
    Begins with blanks.
  Goes on.
lines: A plain text that goes on
  in a second line
  and a third. # with a comment
singleLines: 'One
  two it''s

  three'
doubleLines: "One \\u2019
  two
  three"
level: 95
list:
  - one
  - 'two'
  - |-
    three
    lines
  -
  - deeper:
    - text: "four"
      other: five # with a comment
flow: { name: HTML, level: 95, texts: [one, 'two', "three"] }
"quoted key": text
? explicit
: text
last: >-
  the end
  of the file`

const paths: (string | number)[][] = [
  ...['plain', 'single', 'double', 'empty', 'emptyToo', 'folded', 'strip', 'keep', 'literal', 'digits'].map(
    (key) => [key],
  ),
  ...['lines', 'singleLines', 'doubleLines', 'quoted key', 'explicit', 'last'].map((key) => [key]),
  ...[0, 1, 2, 3].map((index) => ['list', index]),
  ['list', 4, 'deeper', 0, 'text'],
  ['list', 4, 'deeper', 0, 'other'],
  ['flow', 'name'],
  ...[0, 1, 2].map((index) => ['flow', 'texts', index]),
]

const variants = {
  'line feeds': (text: string) => text,
  'line feeds at the end too': (text: string) => `${text}\n\n`,
  'CR LF': (text: string) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text: string) => `\uFEFF${text}`,
}

/** What a person, or a mischief, may write. */
const words = fc.constantFrom(
  ...[
    'a',
    'word',
    'Größe',
    '日本語',
    '🎉👩‍👩‍👧',
    'مرحبا',
    '#',
    ' #',
    '# ',
    ': ',
    ':',
    '- ',
    '-',
    '? ',
    '"',
    "'",
    "''",
    '\\',
    '\\n',
  ],
  ...[
    '{',
    '}',
    '[x]',
    ',',
    '&a',
    '*a',
    '!x',
    '|',
    '>',
    '%',
    '@',
    '`',
    '~',
    'null',
    'true',
    '12',
    '1e3',
    '0x1',
    '2024-05-01',
    '---',
  ],
  ...[
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\t',
    '\u00A0',
    '\u2028',
    '=',
    '<b>',
    '**b**',
    '[l](https://a.b/?c#d)',
    '...',
    'long '.repeat(20),
  ],
)
const texts = fc.oneof(
  fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)),
)

/** The paths of all values that are neither lists nor groups. */
function scalarsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const steps = stepsOf(value)
  return steps.length === 0
    ? [path]
    : steps.flatMap((step) => scalarsIn(valueAt(value, [step]), [...path, step]))
}

/** Checks that a value is written as asked for, and that no other byte and no other value has changed. */
function expectWritten(before: string, path: (string | number)[], value: string | number) {
  const after = withValue(before, path, value)
  expect(after).toBeDefined()
  const [was, is] = [read(before), read(after ?? '')]
  if (!('root' in was && 'root' in is)) throw new Error('It cannot be read.')
  const expected = structuredClone(was.value)
  put(expected, path, value)
  expect(is.value).toEqual(expected)
  expect(is.findings).toEqual([])
  // All that differs lies within the scalar.
  const position = path.reduce((at, step) => at.entries.get(step) ?? at, was.root)
  const { start, end } = position.empty
    ? { start: (position.key ?? position.span).end, end: (position.key ?? position.span).end + 1 }
    : position.span
  expect(after?.slice(0, start)).toBe(before.slice(0, start))
  const tail = before.slice(end)
  expect(after?.endsWith(tail)).toBe(true)
  return after ?? ''
}

describe('a value written into a file', () => {
  for (const [name, variant] of Object.entries(variants)) {
    it(`is read back, and nothing else changes, with ${name}`, () => {
      const before = variant(file)
      fc.assert(
        fc.property(fc.constantFrom(...paths), texts, (path, text) => {
          expectWritten(before, path, text)
        }),
        { numRuns: cases(1500) },
      )
    })
  }

  it('is right at any depth of real files', () => {
    for (const name of ['tests/fixtures/site/portfolio.yaml', 'content/examples/engineer/portfolio.yaml']) {
      const before = readFileSync(name, 'utf8')
      const source = read(before)
      if (!('root' in source)) throw new Error(`${name} cannot be read.`)
      const all = scalarsIn(source.value).filter((path) => typeof valueAt(source.value, path) === 'string')
      fc.assert(
        fc.property(fc.constantFrom(...all), texts, (path, text) => {
          expectWritten(before, path, text)
        }),
        { numRuns: cases(200) },
      )
    }
  })

  it('stays the same to the byte where it is the same', () => {
    for (const path of paths) {
      const source = read(file)
      const value = 'root' in source && valueAt(source.value, path)
      if (typeof value === 'string') expect([path, withValue(file, path, value)]).toEqual([path, file])
    }
  })

  const written = (path: (string | number)[], value: string | number) => {
    const after = expectWritten(file, path, value)
    const [was, is] = [file.split('\n'), after.split('\n')]
    return is.filter((line) => !was.includes(line))
  }

  it.each<[(string | number)[], string | number, string[]]>([
    [['plain'], 'Another text', ['plain: Another text # said here']],
    [['plain'], 'a: b # c', ["plain: 'a: b # c' # said here"]],
    [['plain'], "it's: so", [`plain: "it's: so" # said here`]],
    [['plain'], 'true', ["plain: 'true' # said here"]],
    [['single'], "It's", ["single: 'It''s'   # and here"]],
    [['double'], 'It’s "so"', ['double: "It\\u2019s \\"so\\""']],
    [['empty'], 'text', ['empty: text']],
    [['emptyToo'], 'text', ['emptyToo: text # with a comment']],
    [['list', 3], 'text', ['  - text']],
    [['level'], 90, ['level: 90']],
    [['flow', 'level'], 90, ['flow: { name: HTML, level: 90, texts: [one, \'two\', "three"] }']],
    [['flow', 'name'], 'a, b', ["flow: { name: 'a, b', level: 95, texts: [one, 'two', \"three\"] }"]],
    // One word of a folded text changes its line alone.
    [
      ['folded'],
      'The first line of a text that is folded over several lines, of which THIS is the second.\nA new paragraph, in two lines.\n',
      ['  several lines, of which THIS is the second.'],
    ],
    [
      ['strip'],
      'Folded deeper than it has to be, and without its last line break.',
      ['    Folded deeper than it has to be,'],
    ],
    [['lines'], 'A plain text that goes on in another line and a third.', ['  in another line']],
    [['singleLines'], "One TWO it's\nthree", ["  TWO it''s"]],
    [['doubleLines'], 'One ’ two four', ['  four"']],
    // Lines in a text that had one.
    [['list', 1], 'two\nlines', ['    two']],
  ])('%j becomes %j', (path, value, lines) => {
    expect(written(path, value)).toEqual(lines)
  })

  it('is refused where there is no way to write it, and where there is no such value', () => {
    expect(withValue(file, ['plain'], 'a\u0000b')).toBeUndefined()
    expect(withValue(file, ['list'], 'text')).toBeUndefined()
    expect(withValue(file, ['nothing'], 'text')).toBeUndefined()
    expect(withValue(file, [], 'text')).toBeUndefined()
    expect(withValue('a: &b c\nd: *b\n', ['d'], 'text')).toBeUndefined()
  })
})
