import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../schema/yaml/source.ts'
import { stepsOf, valueAt } from '../../schema/yaml/valueAt.ts'
import { dataWith, insertEntry, insertKeys, setValue } from '../../schema/yaml/write.ts'
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

/** The text with another value; undefined if there is none. */
function withValue(text: string, path: (string | number)[], value: string | number) {
  const next = setValue(text, path, value)
  return 'text' in next ? next.text : undefined
}

/** Checks that a value is written as asked for, and that no other byte and no other value has changed. */
function expectWritten(before: string, path: (string | number)[], value: string | number) {
  const after = withValue(before, path, value)
  expect(after).toBeDefined()
  const [was, is] = [read(before), read(after ?? '')]
  if (!('root' in was && 'root' in is)) throw new Error('It cannot be read.')
  expect(is.value).toEqual(dataWith(was.value, path, value))
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
    [['double'], 'It’s "so"', ['double: "It’s \\"so\\""']],
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
    expect(withValue(file, ['list'], 'text')).toBeUndefined()
    expect(withValue(file, [], 'text')).toBeUndefined()
    expect(withValue('a: &b c\nd: *b\n', ['d'], 'text')).toBeUndefined()
  })
})

describe('keys and entries put into a file', () => {
  const files = [
    '# Of the page.\ntheme: # later\nsections:\n  - id: one\n    # of one\n\n  # above two\n  - id: two\n    text: |+\n      kept\n\n# At the end.\n',
    'sections:\n- id: one\n- { id: two, items: [ 1, {} ] }\nfoot: { a: 1 }',
    'sections: [ { id: one }, { id: two } ] # in brackets\n',
    'theme: {}\nsections: []\n',
    '',
    '# Nothing yet.\n',
  ]
  const lines = [
    'title: A title\n',
    '# What it says.\ntext: >-\n  Folded,\n  in lines.\nid: new\n',
    "items:\n  - 'a: b'\n  # Two.\n  - href: '#two'\n",
  ]
  const places: (string | number)[][] = [[], ['theme'], ['theme', 'shape'], ['sections', 0]]

  it('leaves all other lines as they are, and says what is meant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.constantFrom(...lines),
        fc.constantFrom(...places),
        fc.nat(2),
        fc.boolean(),
        (file, added, group, index, isWindows) => {
          const before = isWindows ? file.replaceAll('\n', '\r\n') : file
          const was: unknown = parse(before)
          const list = valueAt(was, ['sections'])
          const length = Array.isArray(list) ? list.length : 0
          const at = Math.min(index, length)
          const entry = insertEntry(before, ['sections'], at, added)
          const items = (Array.isArray(list) ? list : []).toSpliced(at, 0, parse(added))
          if ('problem' in entry) throw new Error(entry.problem)
          expect(parse(entry.text)).toEqual({ ...Object(was), sections: items })
          expectLinesKept(before, entry.text)
          if (group[0] === 'sections' && length === 0) return
          const keys = insertKeys(before, group, added)
          const known = valueAt(was, group)
          if (Object.keys(parse(added)).some((key) => Object.hasOwn(Object(known), key))) {
            expect(keys, 'no key stands twice').toHaveProperty('problem')
            return
          }
          if ('problem' in keys) throw new Error(keys.problem)
          expect(parse(keys.text)).toEqual(dataWith(was, group, { ...Object(known), ...parse(added) }))
          expectLinesKept(before, keys.text)
        },
      ),
      { numRuns: cases(300) },
    )
  })

  /** Checks that no line is gone; one within brackets may have got more. */
  function expectLinesKept(before: string, after: string) {
    const linesOf = (text: string) => text.replace(/\r?\n$/, '').split(/\r?\n/)
    let rest = linesOf(after)
    for (const line of before === '' ? [] : linesOf(before)) {
      const at = rest.findIndex((one) => one === line || (/[{[]/.test(line) && isWithin(line, one)))
      expect([line, at]).not.toEqual([line, -1])
      rest = rest.slice(at + 1)
    }
    if (before.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  }

  /** Whether a line is another with one part more. */
  function isWithin(line: string, longer: string) {
    for (let at = 0; at <= line.length; at += 1)
      if (longer.startsWith(line.slice(0, at)) && longer.endsWith(line.slice(at))) return true
    return false
  }
})
