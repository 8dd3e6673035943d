import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cases } from '../setup/cases.ts'
import { fileOf, importOf, keysOfJsonResume, listsOfJsonResume, mistakes, refusal } from './importing.ts'

describe('hostile content is made safe', () => {
  const basics = (text: string) => fileOf('resume.json', `{"basics": ${text}}`)

  it('__proto__ and constructor are keys like any other', async () => {
    const { left } = await importOf(basics('{"name": "Ada", "__proto__": {"label": "x"}, "constructor": 1}'))
    expect(left).toEqual(['basics.__proto__.label: x', 'basics.constructor: 1'])
  })

  it('scripts in links, HTML and invalid dates are left out and listed', async () => {
    const { text, left } = await importOf(
      fileOf(
        'resume.json',
        JSON.stringify({
          basics: { name: 'Ada<script>alert(1)</script>', url: ' java\tscript:alert(1)', email: 'no' },
          work: [{ name: 'X', position: 'Y', startDate: `2020-13${' long'.repeat(20)}`, endDate: 'soon' }],
          education: [{ institution: 'Z', studyType: 'BA', startDate: '2020', endDate: '2010' }],
        }),
      ),
    )
    expect(mistakes(text)).toBe('')
    expect(text).not.toMatch(/script:|alert/)
    expect(left.map((one) => one.split(':')[0])).toEqual([
      'basics.url',
      'basics.email',
      'work[0].startDate',
      'work[0].endDate',
      'education[0].endDate',
    ])
  })
})

const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'javascript:alert(1)',
    '<b>x',
    '2020-02-30',
    '*a* &b',
    '# x',
    '- y',
    'present',
    '\0',
    '{{',
    '.',
    'no',
    '1e3',
    'https://x.y/?a=<',
    'a'.repeat(300),
  ),
  fc.double(),
  fc.constant(null),
)
const keys = [...keysOfJsonResume, '__proto__', 'toString']
const object = fc.dictionary(
  fc.constantFrom(...keys),
  fc.oneof({ weight: 4, arbitrary: scalar }, fc.array(scalar, { maxLength: 3 }), fc.object({ maxDepth: 2 })),
  { maxKeys: 9 },
)
const list = fc.oneof(
  { weight: 4, arbitrary: fc.array(object, { minLength: 1, maxLength: 4 }) },
  scalar,
  object,
)
const resumes = fc.record(
  {
    basics: fc.oneof({ weight: 4, arbitrary: object }, list),
    ...Object.fromEntries(listsOfJsonResume.map((name) => [name, list])),
  },
  { requiredKeys: ['basics'] },
)

it('any JSON gives either a valid portfolio or a refusal', async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(resumes, async (data) => {
      const path = fileOf('resume.json', JSON.stringify(data))
      const sentence = await refusal(path)
      if (sentence !== undefined) return
      made += 1
      expect(mistakes((await importOf(path)).text)).toBe('')
    }),
    { numRuns: cases(120) },
  )
  expect(made, 'most are no refusals').toBeGreaterThan((cases(120) * 2) / 3)
}, 180_000)

it('the written YAML has the text that was read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (words) => {
      fc.pre(/^[^\p{Cc}\p{Emoji}<&\u00a0]+$/u.test(words) && words.trim() === words && /[a-z]/i.test(words))
      const { text } = await importOf(
        fileOf('resume.json', JSON.stringify({ basics: { name: 'Ada', label: words } })),
      )
      expect(parse(text).site.owner.role).toBe(words)
      expect(mistakes(text)).toBe('')
    }),
    { numRuns: cases(60) },
  )
}, 60_000)
