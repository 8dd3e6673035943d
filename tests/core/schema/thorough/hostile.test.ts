import { describe, expect, it } from 'vitest'
import { pathText } from '../../../../schema/report/diagnostics.ts'
import { brief, found, good, spoil } from '../setting.ts'

// Each of these has brought some YAML parser to its knees. The time limit of the test is the bound.

const codes = (text: string) => [...new Set(found(text).map(({ code }) => code))]

describe('a malicious file is reported and does no harm', () => {
  it('an alias bomb is not expanded', () => {
    const levels = Array.from(
      { length: 30 },
      (_, n) =>
        `  - &a${n} [${Array(9)
          .fill(n ? `*a${n - 1}` : 'lol')
          .join(', ')}]`,
    )
    expect(codes(`${good}bomb:\n${levels.join('\n')}\n`)).toContain('yaml-alias')
  })

  it.each([
    ['brackets', '['.repeat(100_000)],
    ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['braces', '{a: '.repeat(100_000)],
    ['dashes', '- '.repeat(100_000)],
    ['question marks and dashes', '? - '.repeat(50_000)],
    ['indentation', Array.from({ length: 1500 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
    ['dashes on lines of their own', Array.from({ length: 1500 }, (_, n) => `${' '.repeat(n)}-`).join('\n')],
  ])('excessive nesting is refused: %s', (_, text) => {
    expect(codes(text)).toEqual(['too-deep'])
  })

  it('__proto__ and constructor are unknown keys like any other', () => {
    const text = spoil(
      good,
      'footer:\n',
      'footer:\n  __proto__: { polluted: yes }\n  constructor: { prototype: x }\n',
    )
    expect(brief(found(text))).toEqual(['unknown-key 28:3', 'unknown-key 29:3'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('__proto__ does not supply a missing key', () => {
    const text = spoil(good, '  copyright: © 2025 Ada Byron\n', '  __proto__: { copyright: Nobody }\n')
    expect(found(text).map(({ code, path }) => `${code} ${pathText(path)}`)).toEqual([
      'missing-key footer.copyright',
      'unknown-key footer.__proto__',
    ])
  })

  it.each([
    ['NUL', '\0'],
    ['escape', '\x1b'],
    ['half a surrogate pair', '\ud800'],
    ['the other half', '\udc00'],
    ['no character', '\uffff'],
    ['a mark of the lexer', '\x1f'],
  ])('%s is reported at its position', (_, character) => {
    expect(brief(found(spoil(good, 'Hello', `He${character}llo`)))).toEqual(['yaml-character 15:17'])
  })

  it('infinite, undefined and huge numbers are out of range', () => {
    for (const number of ['.inf', '-.inf', '.nan', '1e999', '99999999999999999999']) {
      expect(brief(found(spoil(good, 'footer:\n', `footer:\n  links: ${number}\n`)))).toEqual([
        'out-of-range 28:10',
      ])
    }
  })
})

describe('a file of endless repetition is read in bounded time', () => {
  const lines = (line: (n: number) => string, count: number) =>
    Array.from({ length: count }, (_, n) => line(n)).join('\n')

  it.each<[string, string]>([
    ['unknown keys', lines((n) => `key${n}: 1`, 4_000)],
    ['the same key', lines(() => 'a: 1', 20_000)],
    ['colons in text', lines((n) => `k${n}: a: b`, 4_000)],
    ['unclosed quotes', lines((n) => `k${n}: "a`, 4_000)],
    ['unclosed brackets', lines((n) => `k${n}: [a`, 20_000)],
    ['wrong indentation', lines((n) => `${' '.repeat(n % 7)}k${n}: 1`, 4_000)],
    ['lines without a colon', lines(() => 'word', 100_000)],
    ['aliases', `a: [${'*a, '.repeat(20_000)}]`],
    ['tags', `a: [${'!a b, '.repeat(10_000)}]`],
    ['tabs', lines(() => '\ta: 1', 4_000)],
    ['documents', lines(() => '---', 100_000)],
    ['escapes', `a: "${'\\q'.repeat(200_000)}"`],
    ['NUL bytes', '\0'.repeat(2_000_000)],
    ['blanks', `a: b${' '.repeat(1_900_000)}c: d`],
    ['no-break spaces', `a: "b\n${'\u00a0'.repeat(1_000_000)}\n  c: d`],
    ['no-break spaces before keys', lines((n) => `\u00a0\u00a0k${n}: a: b`, 1_000)],
    ['wide colons', lines((n) => `k${n}\uff1aa`, 4_000)],
    [
      'wide spaces around a wide colon',
      `a: b\nc${'\u3000'.repeat(900_000)}\uff1a${'\u3000'.repeat(900_000)}d`,
    ],
    ['line breaks', '\n'.repeat(150_000)],
    ['carriage returns', '\r'.repeat(1_900_000)],
    ['comments', '# x\n'.repeat(75_000)],
    ['commas', `[${','.repeat(20_000)}`],
    ['one long text', spoil(good, 'Hello', 'a'.repeat(1_900_000))],
    ['one long number to call', spoil(good, 'mailto:ada@example.com', `tel:${'1'.repeat(1_900_000)}x`)],
    ['one long path', spoil(good, 'mailto:ada@example.com', 'a.'.repeat(900_000))],
    ['blanks within an address', spoil(good, 'mailto:ada@example.com', `a${' '.repeat(100_000)}b`)],
    [
      'blanks within a number to call',
      spoil(good, 'mailto:ada@example.com', `+1234567${' '.repeat(100_000)}8`),
    ],
    ['one long mail address', spoil(good, 'ada@example.com\nnav', `${'a.'.repeat(900_000)}\nnav`)],
    ['one long icon', spoil(good, 'lucide:box', `lucide:${'a-'.repeat(900_000)}`)],
    ['one long id', spoil(good, 'id: work', `id: ${'a'.repeat(1_900_000)}`)],
    ['one long key', spoil(good, 'headline: Hello', `${'a'.repeat(1_900_000)}: Hello`)],
    ['alternative text of one word', spoil(good, 'title: Engines', `title: ${'a.png'.repeat(300_000)}`)],
    ['wrong links', `nav:\n${lines((n) => `  - { name: a, href: '#x${n}' }`, 4_000)}\nsections: []`],
    [
      'keys without values between brackets',
      `site: { title: T, ${lines((n) => `key${n},`, 20_000).replaceAll('\n', ' ')} }`,
    ],
    ['sections with the same id', `sections:\n${lines(() => '  - { type: hero, id: a }', 1_500)}`],
    [
      'unknown icons',
      `socials:\n${lines((n) => `  - { name: a, href: '#', icon: 'lucide:boxx${n}' }`, 2_000)}`,
    ],
  ])(
    '%s',
    (_, text) => {
      expect(Array.isArray(found(text))).toBe(true)
    },
    30_000,
  )
})
