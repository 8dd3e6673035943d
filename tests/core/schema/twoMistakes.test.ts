import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../setup/cases.ts'
import { found, spoil, textOf } from './setting.ts'

// A mistake of syntax anywhere hides no mistake on other lines.

const site = textOf('tests/fixtures/site/portfolio.yaml')
const others = [
  ['mode: dark', 'mode: drak'],
  ['lang: en', 'lng: en'],
  ["name: Services, href: '#services'", "name: Services, href: '#servces'"],
  ['scroll: {', 'scrol: {'],
] as const
const text = others.reduce((some, [right, wrong]) => spoil(some, right, wrong), site)
const lines = text.split('\n')

const reported = (some: string) => found(some).map(({ code, line }) => `${code} ${line}`)
const known = reported(text)

const mistakes: Record<string, (line: string) => string> = {
  'one space more': (line) => ` ${line}`,
  'two spaces more': (line) => `  ${line}`,
  'one space less': (line) => line.replace(/^ /, ''),
  'two spaces less': (line) => line.replace(/^ {2}/, ''),
  'a tab': (line) => line.replace(/^ {2}/, '\t'),
  'no colon': (line) => line.replace(':', ''),
  'no space behind the colon': (line) => line.replace(': ', ':'),
  'no dash': (line) => line.replace('- ', '  '),
  'no space behind the dash': (line) => line.replace('- ', '-'),
  'a quote that is not closed': (line) => line.replace(/: (?=\w)/, ': "'),
  'a bracket that is not closed': (line) => line.replace(/\}\s*$/, ''),
  'a colon in a text': (line) => line.replace(/: (?=[A-Z])/, ': Note: '),
  'a comma in a text': (line) => line.replace(/: (?=[A-Z])/, ': 1,100, '),
  'a hash in a text': (line) => line.replace(/: (?=[A-Z])/, ': No. #1, '),
  'an escape that means nothing': (line) => line.replace(/(?<!type): ([\w ]+)/, ': "\\q$1"'),
}

it('the four mistakes are reported by themselves', () => {
  expect(known).toHaveLength(4)
})

it.each(Object.entries(mistakes))('%s', (name, spoilt) => {
  const places = [...lines.keys()].filter((at) => {
    const line = lines[at] ?? ''
    // Two spaces more before this make its keys, without a mistake of syntax, those of the group above it.
    if (name === 'two spaces more' && (line === 'theme:' || line === 'nav:')) return false
    return line.trim() !== '' && !line.trim().startsWith('#') && spoilt(line) !== line
  })
  fc.assert(
    fc.property(fc.constantFrom(...places), (at) => {
      const one = reported(lines.with(at, spoilt(lines[at] ?? '')).join('\n'))
      // Whether #servces is one is not known where the id services cannot be read.
      const isUnknown = (mistake: string) =>
        mistake.startsWith('unknown-anchor') && lines[at]?.includes('services')
      const elsewhere = known.filter((mistake) => !mistake.endsWith(` ${at + 1}`) && !isUnknown(mistake))
      expect(one, `line ${at + 1}: ${lines[at]}`).toEqual(expect.arrayContaining(elsewhere))
    }),
    { numRuns: cases(120) },
  )
})

it('no number of spaces is proposed that the line has already', () => {
  const shift = fc.record({
    first: fc.nat(lines.length - 1),
    count: fc.integer({ min: 1, max: 3 }),
    by: fc.integer({ min: -4, max: 6 }),
  })
  let count = 0
  fc.assert(
    fc.property(shift, ({ first, count: length, by }) => {
      const shifted = lines.map((line, index) => {
        if (index < first || index >= first + length || line.trim() === '') return line
        return by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '')
      })
      for (const { line, message, help = '' } of found(shifted.join('\n'))) {
        const spaces = /^ */.exec(shifted[line - 1] ?? '')?.[0].length
        const proposed = /try (\d+)(?: or (\d+))? spaces/.exec(help)?.slice(1)
        if (!proposed) continue
        count += 1
        expect(message).toContain(`begins with ${spaces} `)
        expect(proposed).not.toContain(String(spaces))
      }
    }),
    { numRuns: cases(600) },
  )
  expect(count).toBeGreaterThan(cases(600) / 10)
})
