import { expect, it } from 'vitest'
import { z } from 'zod'
import { issueFindings } from '../../../schema/check/issues/issues.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { nearest } from '../../../schema/report/nearest.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { found, good, spoil } from './setting.ts'

// Issues that no field of the schema raises today, but a new section might.

function reported(schema: z.ZodType, text: string) {
  const source = read(text)
  if (!('root' in source)) throw new Error('the text was not read')
  const issues = schema.safeParse(source.value).error?.issues ?? []
  return issueFindings(issues, { schema, value: source.value, root: source.root, text }).map(
    ({ code, message, help }) => ({ code, message, help }),
  )
}

const flag = z.strictObject({ shown: z.boolean() })

it.each([
  ['yes', true],
  ['On', true],
  ['no', false],
  ['off', false],
])('%s is not a boolean, and the help says to write %s', (word, fix) => {
  expect(reported(flag, `shown: ${word}`)).toMatchObject([{ code: 'yaml-boolean', help: `write ${fix}` }])
})

it('any other word in place of a boolean has the wrong type', () => {
  expect(reported(flag, 'shown: perhaps')).toMatchObject([
    { code: 'wrong-type', message: 'shown must be true or false, and is "perhaps"' },
  ])
})

it('says how many characters or entries are allowed', () => {
  const schema = z.strictObject({
    text: z.string().max(3),
    code: z.string().min(2),
    list: z.array(z.string()).max(1),
  })
  expect(
    reported(schema, 'text: abcd\ncode: a\nlist: [a, b]').map(({ code, message }) => `${code}: ${message}`),
  ).toEqual([
    'wrong-length: text has more than 3 characters',
    'wrong-length: code has fewer than 2 characters',
    'wrong-length: list has more than 1 entry',
  ])
})

it('passes on the message of a refinement', () => {
  const schema = z.strictObject({ year: z.number().refine((year) => year > 1815, 'nobody counted before') })
  expect(reported(schema, 'year: 1800')).toMatchObject([
    { code: 'wrong-value', message: 'year: nobody counted before' },
  ])
})

it('describes ranges with one bound', () => {
  const schema = z.strictObject({ up: z.number().min(1), down: z.number().max(1) })
  expect(reported(schema, 'up: 0\ndown: 2').map(({ message }) => message)).toEqual([
    'up must be a number of 1 or more, and is 0',
    'down must be a number of 1 or less, and is 2',
  ])
})

it('suggests the number meant by a decimal comma or a unit', () => {
  const schema = z.strictObject({ level: z.number() })
  expect(reported(schema, 'level: 1,5')).toMatchObject([{ code: 'yaml-number', help: 'write 1.5' }])
  expect(reported(schema, 'level: 95%')).toMatchObject([{ code: 'yaml-number', help: 'write 95' }])
  expect(reported(schema, 'level: much')).toMatchObject([{ code: 'wrong-type' }])
})

it.each([
  ['30 000', 'write 30000'],
  ['1,000,000', 'write 1000000'],
  ['1.234.567', 'write 1234567'],
  ['-1.234,50', 'write -1234.50'],
  ['12,000.50', 'write 12000.50'],
  ["1'000", 'write 1000'],
  ['1’000', 'write 1000'],
  ['1_000', 'write 1000'],
  ['1\u00a0000', 'write 1000'],
  ['1\u202f000', 'write 1000'],
  ['12,000', 'write 12000, or 12.0 if the comma is a decimal one'],
  ['12,500', 'write 12500, or 12.5 if the comma is a decimal one'],
  ['"12.000"', 'write 12000, or 12.0 if the point is a decimal one'],
  ['0,500', 'write 0.500'],
  ['1234,567', 'write 1234.567'],
  ['12,000%', 'write 12000, or 12.0 if the comma is a decimal one'],
])('suggests the number meant by %s', (written, help) => {
  const schema = z.strictObject({ level: z.number() })
  expect(reported(schema, `level: ${written}`)).toMatchObject([{ code: 'yaml-number', help }])
})

it.each(['10k', '2 Mio', '10-20', '1/2', "'1e2'", '12,00,0', '3 of 4'])(
  'suggests no number for the ambiguous %s',
  (written) => {
    const schema = z.strictObject({ level: z.number() })
    expect(reported(schema, `level: ${written}`)).toMatchObject([
      { code: 'yaml-number', help: 'write the number alone, in digits, such as 12000 or 99.9' },
    ])
  },
)

it('suggests a suffix beside a number, if the schema has one', () => {
  const schema = z.strictObject({ value: z.number(), suffix: z.string().optional() })
  expect(reported(schema, 'value: 30+')).toMatchObject([{ help: 'write 30, and suffix: "+" beside it' }])
  expect(reported(schema, 'value: 95 %')).toMatchObject([{ help: 'write 95, and suffix: " %" beside it' }])
  expect(reported(schema, 'value: 1/2')).toMatchObject([{ help: expect.not.stringContaining('suffix') }])
  expect(reported(schema, 'value: 10k')).toMatchObject([
    { help: expect.stringMatching(/, and what stands behind it into suffix$/) },
  ])
})

it.each([
  ['1,000', '1000, or 1.0 if the comma is a decimal one'],
  ['1,000,000', '1000000'],
  ['1,000.5', '1000.5'],
  ['6,5', '6.5'],
])('suggests the number meant by %s in flow style', (written, number) => {
  const schema = z.strictObject({ level: z.number(), name: z.string() })
  const found = reported(schema, `{ level: ${written}, name: a }`)
  expect(found[0]?.help).toBe(`a comma within brackets ends a value; write the number as ${number}`)
})

it.each([
  ['teal', '#008080'],
  ['RebeccaPurple', '#663399'],
  ['rgb(0 128 128)', '#008080'],
  ['hsl(180 100% 25%)', '#008080'],
  ['f60', '#ff6600'],
])('answers the colour %s with its hex', (written, hex) => {
  const accents = found(`${good}theme: { accent: '${written}' }\n`)
  expect(accents.map(({ help }) => help)).toEqual([`write '${hex}'`])
})

it('names an invisible character in a value', () => {
  const schema = z.strictObject({ email: z.email('an e-mail address'), mode: z.enum(['dark', 'light']) })
  const messages = reported(schema, 'email: \u200bada@example.com\nmode: dark\u00ad').map(
    ({ message }) => message,
  )
  expect(messages[0]).toMatch(/ with U\+200B, a character that nobody sees$/)
  expect(messages[1]).toMatch(/ with U\+00AD, a character that nobody sees$/)
})

it('finds the nearest key, also with two letters swapped or in capitals', () => {
  const keys = ['href', 'name', 'icon']
  expect(nearest('hrfe', keys)).toBe('href')
  expect(nearest('NAME', keys)).toBe('name')
  expect(nearest('iconn', keys)).toBe('icon')
  expect(nearest('colour', keys)).toBeUndefined()
  expect(nearest('x'.repeat(1000), keys)).toBeUndefined()
})

it('writes a path so that any key can be read back from it', () => {
  expect(pathText(['sections', 2, 'items', 0, 'level'])).toBe('sections[2].items[0].level')
  expect(pathText(['a b', 'größe', '<<', ''])).toBe('["a b"].größe["<<"][""]')
  expect(pathText([])).toBe('')
})

it('reports all mistakes in one run: of syntax, schema and rules', () => {
  const text = spoil(
    spoil(spoil(good, 'headline: Hello', 'headline: "Hello'), 'label: Work', 'lable: Work'),
    "name: Work, href: '#work' }\nsocials",
    "name: Work, href: '#wrok' }\nsocials",
  )
  expect(found(text).map(({ code, line }) => `${code} ${line}`)).toEqual([
    'unknown-anchor 9',
    'yaml-quote 15',
    'unknown-key 21',
  ])
})

it('reports no missing keys or anchors for parts that it could not read', () => {
  const text = spoil(spoil(good, '    label: Work', '   label: Work'), '    id: work\n', '   id: work\n')
  expect(found(text).map(({ code }) => code)).toEqual(['yaml-indent', 'yaml-indent'])
})

it('reports no missing keys after more syntax errors than it can recover from', () => {
  const broken = Array.from({ length: 90 }, (_, n) => `k${n}: a: b`).join('\n')
  const codes = found(`motion: {}\n${broken}\n${good}`).map(({ code }) => code)
  expect(codes.filter((code) => code === 'yaml-colon').length).toBeGreaterThan(59)
  // The keys of the file are taken for keys of the last broken line, and are not missing.
  expect(codes).not.toContain('missing-key')
})

it('ignores inherited properties', () => {
  expect(own({}, 'constructor')).toBeUndefined()
  expect(own([], 'length')).toBe(0)
  expect(own('text', 'length')).toBeUndefined()
  expect(own({ a: 1 }, 'a')).toBe(1)
})

it('dates in own words may stand beside a start, which resume.json then has for programs', () => {
  const entry = `{ title: Analyst, dates: since 2021, start: 2021-03, end: present }`
  const timeline = `  - type: timeline\n    id: jobs\n    label: Jobs\n    heading: What I Did\n    items:\n      - ${entry}\n`
  expect(found(spoil(good, 'footer:\n', `${timeline}footer:\n`))).toEqual([])
})
