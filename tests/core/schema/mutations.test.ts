import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { report, toAnnotations, toJson, toViteError } from '../../../schema/report/report.ts'
import { cases } from '../../setup/cases.ts'
import { good, textOf } from './setting.ts'

const originals = [
  good,
  textOf('tests/fixtures/site/portfolio.yaml'),
  textOf('tests/fixtures/bad/many-at-once.yaml'),
]

/** Pieces that mean something to YAML or the schema, or that complicate counting columns. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      '\n',
      '\r\n',
      '\r',
      '\t',
      ' ',
      '  ',
      ': ',
      ':',
      '- ',
      '-',
      '? ',
      '# ',
      '#',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      ',',
    ],
    ...[
      '&a ',
      '*a',
      '!x ',
      '!!int ',
      '<<: ',
      '---\n',
      '...\n',
      '%YAML 1.2\n',
      '| \n',
      '>-\n',
      '\\',
      '@',
      '`',
      '~',
    ],
    ...[
      'null',
      'true',
      'yes',
      '.inf',
      '.nan',
      '0x1f',
      '1e999',
      '2025-01-01',
      '__proto__: ',
      'constructor: ',
      '\0',
    ],
    ...[
      '\ufeff',
      '\ud800',
      '\udc00',
      '👩‍👩‍👧',
      '漢字',
      '\u0301',
      '\u202e',
      '\u2028',
      '\x1b[31m',
      '\x02',
      '\x18',
      '\x1f',
    ],
    ...['type: hero', 'items: ', 'samples: ', "href: '#x'", 'javascript:', 'mailto:', '#ff6a3d'],
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

const mutation = fc.record({
  at: fc.nat(8000),
  cut: fc.nat(40),
  piece: pieces,
  times: fc.constantFrom(1, 1, 1, 2, 50),
})

const mutated = fc
  .tuple(fc.constantFrom(...originals), fc.array(mutation, { minLength: 1, maxLength: 6 }))
  .map(([original, mutations]) =>
    mutations.reduce((text, { at, cut, piece, times }) => {
      const from = at % (text.length + 1)
      return text.slice(0, from) + piece.repeat(times) + text.slice(from + cut)
    }, original),
  )

/** The lines of a text as an editor shows them; a byte order mark takes up no column. */
const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r?\n/)

function expectInside(diagnostics: readonly Diagnostic[], text: string): void {
  const lines = linesOf(text)
  for (const { line, column, endLine, endColumn } of diagnostics) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(endLine).toBeLessThanOrEqual(lines.length)
    expect(column).toBeGreaterThanOrEqual(1)
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
    expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1]?.length ?? 0) + 1)
    expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true)
  }
}

function expectWell(text: string): void {
  const loaded = loadPortfolio(text, {
    file: 'portfolio.yaml',
    files: () => ({ kind: 'missing', near: [] }),
    hasIcon: () => false,
    nearIcons: () => [],
  })
  const diagnostics = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  expectInside(diagnostics, text)
  const positions = diagnostics.map(({ line, column }) => line * 1_000_000 + column)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect('portfolio' in loaded).toBe(!diagnostics.some(({ severity }) => severity === 'error'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no report may send a control to a terminal
  expect(report(diagnostics, text)).not.toMatch(/[\0-\x09\x0b-\x1f\x7f]/)
  expect(JSON.parse(toJson(diagnostics))).toHaveLength(diagnostics.length)
  expect(toAnnotations(diagnostics).split('\n')).toHaveLength(Math.max(1, diagnostics.length))
  toViteError(diagnostics, text)
}

it('the diagnostics of any mutated file lie inside it', () => {
  fc.assert(fc.property(mutated, expectWell), { numRuns: cases(300) })
})

it('any text is read without an exception', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
      expectWell,
    ),
    { numRuns: cases(300) },
  )
})
