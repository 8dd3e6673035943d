import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isMap, isPair, isScalar, isSeq, parseDocument, visit as visitNodes } from 'yaml'
import { fixAll } from '../../../schema/fix/fix.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { check } from '../../../src/node/cli/check.ts'
import { cases } from '../../setup/cases.ts'
import { found, good, spoil, textOf } from './setting.ts'

const file = 'portfolio.yaml'

const known = new Map<string, Diagnostic[]>()

/** The diagnostics of a text. Cached, since most tests end at the same fixed text. */
function foundOnce(text: string): Diagnostic[] {
  const diagnostics = known.get(text) ?? found(text)
  known.set(text, diagnostics)
  return diagnostics
}

/** A file after all certain fixes, and the codes that are left. */
function fixed(text: string) {
  const outcome = fixAll({ [file]: text }, (files) => foundOnce(files[file] ?? ''))
  return {
    text: outcome.files[file],
    left: outcome.left.map(({ code }) => code),
    count: outcome.fixed.length,
  }
}

describe('certain mistakes are fixed, and nothing else is touched', () => {
  it('a link that is written with an escape keeps all of its text', () => {
    const prose =
      '  - { type: prose, id: more, label: More, heading: More, text: "[Write](<mailto:\\x20ada@example.org>) to me soon." }\n'
    const text = spoil(good, 'footer:\n', `${prose}footer:\n`)
    expect(foundOnce(text).map(({ code }) => code)).toContain('mail-address')
    expect(fixed(text).text).toBe(text)
  })

  it.each([
    ['a misspelt key', 'tagline: I count.', 'taglien: I count.'],
    ['a misspelt key in quotes', 'tagline: I count.', '"taglien": I count.', 'tagline: I count.'],
    ['a misspelt type', 'type: services', 'type: servces'],
    [
      'a misspelt anchor in quotes',
      `{ name: Work, href: '#work' }\nsocials`,
      `{ name: Work, href: '#wrok' }\nsocials`,
    ],
    ['a misspelt icon', `'lucide:box'`, `'lucide:boxx'`],
    ['the dash of an entry', '  - type: services', '    type: services'],
    ['a text that looks like a number', 'title: Engines', `title: 2019`, `title: '2019'`],
    ['a text that looks like a truth', 'title: Engines', `title: true`, `title: 'true'`],
  ])('%s', (_, right, wrong, expected = right) => {
    const before = `# mine\n${spoil(good, right, wrong)}  # at the end\n`
    expect(fixed(before)).toEqual({ text: before.replace(wrong, expected), left: [], count: 1 })
  })

  it.each([
    ['a number in quotes', 'radius: "3"', 'radius: 3'],
    ['a number with its unit', 'radius: 3px', 'radius: 3px'],
    ['a colour without quotes', 'accent: #00ff00', `accent: '#00ff00'`],
    ['a colour in its own quotes', 'accent: "#00ff00"', 'accent: "#00ff00"'],
    ['a family of type', 'fonts: { text: Instrument San }', 'fonts: { text: Instrument Sans }'],
    ['a key that was renamed', `dark: { ground: '#000000' }`, `dark: { background: '#000000' }`],
    ['a key that was renamed with its value', 'mark: sliver', 'logo: none'],
    ['a choice', 'mode: drak', 'mode: dark'],
    ['a tab', '\tmode: dark', '  mode: dark', ''],
    ['a tab behind a value', 'mode: dark\t# it is', 'mode: dark\t# it is'],
  ])('%s', (_, wrong, expected, indent = '  ') => {
    const before = `${good}theme:\n${indent}${wrong}\n`
    expect(fixed(before).text).toBe(`${good}theme:\n${indent}${expected}\n`)
  })

  it('many at once; what cannot be fixed stays and is reported', () => {
    const bad = spoil(spoil(spoil(good, 'tagline:', 'taglien:'), 'headline:', 'headlin:'), 'nav:', 'nva:')
    const more = `${bad}theme: { mode: sepia }\n`
    expect(fixed(more)).toEqual({
      text: `${good}theme: { mode: sepia }\n`,
      left: ['unknown-value'],
      count: 3,
    })
  })

  it.each([
    ['a note in the place of a text', '    tagline: I count.', '    tagline: #TODO write this'],
    ['nothing', '    tagline: I count.', '    tagline: ~'],
  ])('%s is left alone', (_, right, wrong) => {
    const before = spoil(good, right, wrong)
    expect(fixed(before).text).toBe(before)
  })

  it('tabs in a code block of a text are kept', () => {
    const code =
      '  - type: prose\n    id: code\n    label: L\n    heading: H\n    text: |\n      ```\n      a:\n      \tb\n      ```\n'
    const before = spoil(good, 'footer:', `${code}footer:`)
    expect(fixed(before)).toMatchObject({ text: before, left: [] })
    const expected = `${before}theme:\n  mode: dark\n  radius: 6\n`
    expect(fixed(`${before}theme:\n\tmode: dark\n\tradius: 6\n`)).toMatchObject({ text: expected, left: [] })
  })

  it.each([
    ['each line', /^(?: {2})+/gm],
    ['the lines of one group', /^(?: {2})+(?=headline|tagline|label)/gm],
  ])('tabs that indent %s are fixed all at once', (_, lines) => {
    const text = spoil(good, 'tagline: I count.', 'tagline: >-\n      I count,\n      and more.')
    const before = text.replace(lines, (blanks) => '\t'.repeat(blanks.length / 2))
    expect(fixed(before)).toEqual({ text, left: [], count: 1 })
  })

  it.each([1, 3, 14])('tabs that indent any %s lines in a row are reported as one mistake', (length) => {
    const lines = textOf('tests/fixtures/site/portfolio.yaml').split('\n')
    const reported = lines.flatMap((_, first) => {
      if (first % 8 > 0) return []
      const text = lines.map((line, index) =>
        index < first || index >= first + length
          ? line
          : line.replace(/^(?: {2})+/, (blanks) => '\t'.repeat(blanks.length / 2)),
      )
      const codes = read(text.join('\n')).findings.map(({ code }) => code)
      return codes.length === 0 ? [] : [codes.join(' ')]
    })
    expect(reported.length).toBeGreaterThan(12)
    expect(new Set(reported)).toEqual(new Set(['yaml-tab']))
  })

  it('mistakes behind tabs are fixed with them, or reported', () => {
    const tabbed = (text: string) => text.replace(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))
    expect(fixed(tabbed(spoil(good, 'tagline:', 'taglien:')))).toEqual({ text: good, left: [], count: 2 })
    const bad = `${good}theme:\n  mode: sepia\n`
    expect(fixed(tabbed(bad))).toEqual({ text: bad, left: ['unknown-value'], count: 1 })
  })

  it.each([
    ['a dash without a space', '  - type: hero', '  -type: hero'],
    ['a first key in another column', '  title: Ada', '   title: Ada'],
    ['a no-break space before a key', '    headline: Hello', '  \u00a0 headline: Hello'],
    ['wide spaces before a key', '    headline: Hello', '\u3000\u3000headline: Hello'],
    ['a wide colon behind a key', '    headline: Hello', '    headline\uff1aHello'],
    ['a wide colon between blanks', '    headline: Hello', '    headline \uff1a Hello'],
    ['a wide colon behind the first key', '  - type: hero', '  - type\uff1ahero'],
    ['a wide hyphen', '  - type: hero', '  \uff0d type: hero'],
  ])('a mistake behind %s is fixed with it', (_, right, wrong) => {
    const before = spoil(spoil(good, right, wrong), 'tagline:', 'taglien:')
    expect(fixed(before)).toEqual({ text: good, left: [], count: 2 })
  })

  it('tabs of an unclear depth are all left alone', () => {
    const before = `${good}theme:\n  shape:\n\tradius: 3\n    lines: 2\n`
    expect(fixed(before).text).toBe(before)
  })

  it('of two misspellings of the same key, one is fixed and the other reported', () => {
    const before = spoil(good, 'tagline: I count.', 'taglien: I count.\n    taglin: I add.')
    expect(fixed(before)).toMatchObject({ left: ['unknown-key'], count: 1 })
  })

  it('a fix that would make things worse is tried once and dropped, and the others are applied', () => {
    const fixes = { first: 'worse', second: '2', third: '3' }
    let checks = 0
    const check = ({ f = '' }: Readonly<Record<string, string>>): Diagnostic[] => {
      checks += 1
      return f.split('\n').flatMap((word, index): Diagnostic[] => {
        const start = f.indexOf(word)
        const [is] = Object.entries(fixes).flatMap(([was, is]) => (was === word ? [is] : []))
        const fix = is === undefined ? undefined : [{ start, end: start + word.length, text: is }]
        if (!fix && word !== 'worse' && word !== 'told') return []
        const at = { line: index + 1, column: 1, endLine: index + 1, endColumn: 1 }
        return [
          { code: 'unknown-value', severity: 'error', message: word, path: word, file: 'f', ...at, fix },
        ]
      })
    }
    const { files, fixed, left } = fixAll({ f: 'told\nfirst\nsecond\nthird' }, check)
    expect(files).toEqual({ f: 'told\nfirst\n2\n3' })
    expect(fixed.map(({ was, is }) => `${was} ${is}`)).toEqual(['second 2', 'third 3'])
    expect(left.map(({ message }) => message)).toEqual(['told', 'first'])
    // The original, all fixes at once, the first alone, all others at once.
    expect(checks).toBe(4)
  })

  it('a fix that does not remove the mistake is not written', () => {
    const at = { line: 1, column: 1, endLine: 1, endColumn: 2, path: 'a', file: 'f' }
    const fix = [{ start: 1, end: 1, text: '!' }]
    const check = (): Diagnostic[] => [{ code: 'wrong-value', severity: 'error', message: 'm', ...at, fix }]
    expect(fixAll({ f: 'a' }, check)).toMatchObject({ files: { f: 'a' }, fixed: [] })
  })

  it.each(['12,000', '30 000', "'12.000'", '10k', '30+'])('%s is not replaced by a number', (value) => {
    const before = spoil(
      good,
      'footer:',
      `  - type: numbers
    id: figures
    label: Figures
    heading: In Figures
    items:
      - value: ${value}
        label: Things
footer:`,
    )
    expect(fixed(before)).toMatchObject({ text: before, left: ['yaml-number'] })
  })

  it.each([
    ['  shape:\n    radius: 6 # px\n', '  radius: 6 # px\n'],
    ['  shape:\n    hairline: 2\n    radius: 6\n', '  radius: 6\n  shape:\n    hairline: 2\n'],
    ['  shape:\n    radius: 6 # px\n    hairline: 2\n', '  radius: 6 # px\n  shape:\n    hairline: 2\n'],
    ['  shape: { radius: 6 }\n', '  radius: 6\n'],
    ['  shape: { radius: 6, hairline: 2 }\n', '  radius: 6\n  shape: { hairline: 2 }\n'],
    [
      '  { mode: light, shape: { hairline: 2, radius: 6 } }\n',
      '  { mode: light, radius: 6, shape: { hairline: 2 } }\n',
    ],
  ])('the radius moves out of the shape of a theme: %j', (was, is) => {
    expect(fixed(`${good}theme:\n${was}`)).toEqual({ text: `${good}theme:\n${is}`, left: [], count: 1 })
  })

  it('a radius of a shape stays where the theme has another, or where it is wrong', () => {
    for (const [theme, code] of [
      ['  radius: 3\n  shape: { radius: 6 }\n', 'renamed-key'],
      ['  shape: { radius: 99 }\n', 'renamed-key'],
    ]) {
      const before = `${good}theme:\n${theme}`
      expect(fixed(before)).toEqual({ text: before, left: [code], count: 0 })
    }
  })

  it('a key that could mean either of two names is left alone', () => {
    const before = spoil(good, 'label: Work', 'lead: Work')
    expect(fixed(before).text).toBe(before)
  })
})

describe('any seeded mistake is either fixed to the original meaning or left unchanged', () => {
  const text = `${good}theme:
  mode: dark
  accent: '#00ff00'
  fonts: { text: Instrument Sans, weight: 700 }
labels: { skip: Weiter }
`

  /** Each key and value with its offsets. */
  const scalars: { start: number; end: number; isKey: boolean }[] = []
  const visit = (node: unknown): void => {
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (isScalar(key) && key.range) scalars.push({ start: key.range[0], end: key.range[1], isKey: true })
        if (isScalar(value) && value.range)
          scalars.push({ start: value.range[0], end: value.range[1], isKey: false })
        else visit(value)
      }
    if (isSeq(node)) for (const item of node.items) visit(item)
  }
  visit(parseDocument(text).contents)

  /** How a key or value is spoilt, and the least number of fixes expected. */
  const mistakes: Record<string, [spoilt: (written: string) => string, minCount: number]> = {
    'a letter too few': [(written) => written.slice(0, 2) + written.slice(3), 15],
    'a letter twice': [(written) => written.slice(0, 3) + written.slice(2), 15],
    'two letters swapped': [
      (written) => written.slice(0, 1) + written[2] + written[1] + written.slice(3),
      40,
    ],
    'in quotes': [(written) => `"${written}"`, 0],
    'without quotes': [(written) => written.replace(/^(['"])(.*)\1$/, '$2'), 3],
    'behind a tab': [(written) => `\t${written}`, 0],
    'in capitals': [(written) => written.toUpperCase(), 8],
  }

  it.each(Object.entries(mistakes))(
    '%s',
    (_, [spoilt, minCount]) => {
      let count = 0
      for (const { start, end } of scalars) {
        const before = text.slice(0, start) + spoilt(text.slice(start, end)) + text.slice(end)
        const wrong = foundOnce(before).filter(({ severity }) => severity === 'error')
        const { text: after, left } = fixed(before)
        if (after === before) continue
        expect(wrong.length).toBeGreaterThan(0)
        // Nothing is wrong any more, and the content is the same.
        expect(left, `${text.slice(start, end)}`).toEqual([])
        expect(parseDocument(after ?? '').toJS()).toEqual(parseDocument(text).toJS())
        count += 1
      }
      expect(count).toBeGreaterThan(minCount)
    },
    60_000,
  )

  it('a file in order is left as it is', () => {
    expect(fixed(text)).toMatchObject({ text, count: 0 })
  })
})

describe('npm run check -- --fix', () => {
  let folder = ''
  const path = (name: string) => join(folder, name)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fix-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function run(...args: string[]) {
    const lines: string[] = []
    const write = (text: string) => lines.push(text)
    const env = { PORTFOLIO: path(file) }
    const code = await check(['--fix', ...args], { out: write, err: write, env, colour: false })
    return { code, text: lines.join('\n') }
  }

  it('says in quotes which blanks it changed', async () => {
    writeFileSync(path(file), good.replace('\n  title:', '\n\ttitle:'))
    expect((await run()).text).toContain('"\\t" → "  "')
  })

  it('fixes the file and its overlays, and says what it changed and what is left', async () => {
    writeFileSync(path(file), spoil(good, 'tagline:', 'taglien:'))
    writeFileSync(path('portfolio.de.yaml'), 'sections:\n  - id: hoem\n  - id: work\n    headng: Arbeit\n')
    const { code, text } = await run()
    expect(readFileSync(path(file), 'utf8')).toBe(good)
    expect(readFileSync(path('portfolio.de.yaml'), 'utf8')).toContain('    heading: Arbeit\n')
    expect(text).toContain(`fixed ${path(file)}:16:5 taglien → tagline`)
    expect(text).toContain('headng → heading')
    expect(text).toContain('hoem → home')
    expect([code, text]).toEqual([code, expect.stringContaining('untranslated')])
  })

  it('exits with 2 and a sentence if the file cannot be written, and leaves it unchanged', async () => {
    const before = spoil(good, 'tagline:', 'taglien:')
    writeFileSync(path(file), before)
    // The temporary file beside the target cannot be written: a folder has its name.
    mkdirSync(`${path(file)}.${process.pid}/taken`, { recursive: true })
    const { code, text } = await run()
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/),
    ])
    expect(readFileSync(path(file), 'utf8')).toBe(before)
  })

  it('writes nothing if no fix is certain', async () => {
    const before = spoil(good, 'tagline:', 'foo:')
    writeFileSync(path(file), before)
    expect((await run()).code).toBe(1)
    expect(readFileSync(path(file), 'utf8')).toBe(before)
  })
})

describe('no fix of a file with random mistakes does harm', () => {
  const text = textOf('tests/fixtures/site/portfolio.yaml')

  /** A mistake of those that people make, at some line of a file. */
  const mistake = fc.record({
    line: fc.nat(10_000),
    at: fc.nat(10_000),
    kind: fc.constantFrom<(line: string, at: number) => string>(
      (line) => line.replace(/^(?: {2})+/, (blanks) => '\t'.repeat(blanks.length / 2)),
      (line) => ` ${line}`,
      (line) => line.replace(/^ {2}/, ''),
      (line) => line.replace(/- /, '-'),
      (line) => line.replace(/- /, '  '),
      (line) => line.replace(/: /, ':'),
      (line) => line.replace(/: /, '\uff1a'),
      (line) => line.replace(/^ {2}/, '\u00a0 '),
      (line) => line.replaceAll(/['"]/g, ''),
      (line) => line.replace(/: ['"]?(?=\w)/, (start) => `${start}1,100, `),
      (line) => line.replace(/: ['"]?(?=\w)/, (start) => `${start}Note: `),
      (line) => line.replace(/: ['"]?(?=\w)/, (start) => `${start}No. #1, `),
      (line) => line.replace(/: .*$/, ': 2019'),
      (line, at) => line.slice(0, at % (line.length + 1)) + line.slice((at % (line.length + 1)) + 1),
      (line, at) => `${line.slice(0, at % (line.length + 1))}x${line.slice(at % (line.length + 1))}`,
    ),
  })
  const broken = (count: number) =>
    fc
      .array(mistake, { minLength: count, maxLength: count })
      .map((mistakes) =>
        mistakes
          .reduce(
            (lines, { line, at, kind }) =>
              lines.with(line % lines.length, kind(lines[line % lines.length] ?? '', at)),
            text.split('\n'),
          )
          .join('\n'),
      )

  /** The scalar values on lines without a fix, each with its line and key, as the YAML library reads a valid text. */
  function valuesIn(some: string, isFixed: (line: number) => boolean): string[] | undefined {
    const document = parseDocument(some, { uniqueKeys: false })
    if (document.errors.length > 0) return undefined
    const values: string[] = []
    visitNodes(document, {
      Scalar(key, node, path) {
        const line = some.slice(0, node.range?.[0]).split('\n').length
        const pair = path.at(-1)
        const name = key === 'value' && isPair(pair) ? String(pair.key) : key === 'key' ? 'key' : 'entry'
        if (!isFixed(line)) values.push(`${line} ${name}: ${node.value}`)
      },
    })
    return values
  }

  it.each([1, 2, 3, 4, 5])(
    'with %i mistakes no other key or value changes, no error is new, and what remains is explained as before',
    (mistakes) => {
      let count = 0
      fc.assert(
        fc.property(broken(mistakes), (before) => {
          const first = foundOnce(before)
          const outcome = fixAll({ [file]: before }, (files) => foundOnce(files[file] ?? ''))
          const after = outcome.files[file] ?? ''
          if (after === before) return
          count += 1
          // Lines without a reported fix are the same to the byte.
          const fixedLines = new Set(
            outcome.fixed.flatMap(({ diagnostic: { fix = [], line } }) => [
              line,
              ...fix.map(({ start }) => before.slice(0, start).split('\n').length),
            ]),
          )
          for (const [index, line] of after.split('\n').entries())
            if (!fixedLines.has(index + 1)) expect(line).toBe(before.split('\n')[index])
          const known = first.map(({ code, path, message }) => [code, path, message].join(' '))
          for (const one of outcome.left) {
            expect(known).toContain([one.code, one.path, one.message].join(' '))
            const same = first.filter(
              ({ code, path, message }) => code === one.code && path === one.path && message === one.message,
            )
            expect(same.map(({ help }) => help ?? one.help)).toContain(one.help)
          }
          const isFixed = (line: number) => fixedLines.has(line)
          const values = valuesIn(before, isFixed)
          if (values) expect(valuesIn(after, isFixed)).toEqual(values)
        }),
        { numRuns: cases(120) },
      )
      expect(count).toBeGreaterThan(cases(120) / 6)
    },
    120_000,
  )
})
