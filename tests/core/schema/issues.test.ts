import { expect, it } from 'vitest'
import { z } from 'zod'
import { issueFindings } from '../../../schema/check/issues/issues.ts'
import { meantForm } from '../../../schema/check/issues/meant.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { nearest } from '../../../schema/report/suggest.ts'
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

it.each([
  ['"12000"', 'write 12000, without quotes'],
  ['12,000', 'write the number alone, in digits, such as 12000 or 99.9'],
  ['95%', 'write the number alone, in digits, such as 12000 or 99.9'],
])('%s is no number, and the help says what to write', (written, help) => {
  const schema = z.strictObject({ level: z.number() })
  expect(reported(schema, `level: ${written}`)).toMatchObject([{ code: 'yaml-number', help }])
})

it.each([
  ['url', 'href'],
  ['Title', 'name'],
  ['hreff', 'href'],
  ['xyzxyz', undefined],
])('the key meant by %s is %s', (written, key) => {
  const text = spoil(good, "href: '#home'", `${written}: '#home'`).replace('name: Home, ', '')
  const labels = found(text).filter(({ path }) => pathText(path) === `nav[0].${written}`)
  expect(labels.map(({ label }) => label)).toEqual([key && `did you mean "${key}"?`])
})

it.each([
  ['theme.accent', 'ff6600', '#ff6600'],
  ['theme.accent', '#ff66', undefined],
  ['site.url', 'example.com', 'https://example.com'],
  ['site.url', 'soon', undefined],
  ['site.owner.email', 'mailto:ada@example.com', 'ada@example.com'],
])('as %s, %s means %s', (path, written, form) => {
  const schema = schemaAt(portfolio, path.split('.'), {})
  expect(schema && meantForm(schema, written)).toBe(form)
})

it.each([
  ['start: 04.2018', 'is 04.2018', 'write 2018-04'],
  ['start: ２０１８年３月', 'is "２０１８年３月"', 'write 2018-03'],
  [
    'start: 2018, end: heute',
    'is "heute"',
    'if it is still going on, write present, which each language shows in its own word',
  ],
])('the date of %s is reported as written, with a suggestion', (keys, message, help) => {
  const resume = `resume:\n  work:\n    - { organisation: Loom Works, ${keys} }\n`
  const [first, ...others] = found(`${good}${resume}`)
  expect(others).toEqual([])
  expect(first).toMatchObject({ message: expect.stringContaining(message), help })
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

it('reports all mistakes in one run, but for those that broken syntax hides', () => {
  const text = spoil(
    spoil(spoil(good, 'headline: Hello', 'headline: 12'), 'label: Work', 'lable: Work\n    lable: Twice'),
    "name: Work, href: '#work' }\nsocials",
    "name: Work, href: '#wrok' }\nsocials",
  )
  const all = ['unknown-anchor 9', 'yaml-number 15', 'unknown-key 21', 'duplicate-key 22']
  expect(found(text).map(({ code, line }) => `${code} ${line}`)).toEqual(all)
  const broken = spoil(text, 'tagline: I', 'tagline: "I')
  expect(found(broken).map(({ code, line }) => `${code} ${line}`)).toEqual(['yaml-quote 16'])
})

it('checks what stands below a misspelt key as well', () => {
  const text = spoil(spoil(good, 'sections:', 'sectoins:'), 'label: Work', 'lable: Work')
  expect(found(text).map(({ code, line }) => `${code} ${line}`)).toEqual(['unknown-key 12', 'unknown-key 21'])
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
