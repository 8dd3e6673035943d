import { expect, it } from 'vitest'
import { found, good, spoil } from './setting.ts'

// Where a report says which lines to add, adding them must fix the mistake.

/** The lines that the help of the first diagnostic says to add, as they are. */
function linesOf(text: string, code: string): string[] {
  const help = found(text).find((one) => one.code === code)?.help ?? ''
  return help.split('\n').slice(1)
}

it.each([
  ['a key of an object', '    name: Ada Byron\n', 'missing-key', 4],
  ['keys of a section', '    label: Work\n    heading: What I Do\n', 'missing-key', 20],
  ['a key of the file', 'footer:\n  copyright: © 2025 Ada Byron\n', 'missing-key', 26],
  ['a whole object', "    action: { name: Work, href: '#work' }\n", 'missing-key', 16],
  [
    'a list',
    "    items:\n      - icon: 'lucide:box'\n        title: Engines\n        description: Made to count.\n",
    'missing-key',
    22,
  ],
])('the suggested lines fix a missing part: %s', (_, lines, code, after) => {
  const spoilt = spoil(good, lines, '')
  const added = linesOf(spoilt, code)
  expect(added.length).toBeGreaterThan(0)
  const all = spoilt.split('\n')
  const fixed = [...all.slice(0, after), ...added, ...all.slice(after)].join('\n')
  // The example link leads to a section that this file does not have.
  expect(found(fixed).filter((one) => one.code !== 'unknown-anchor')).toEqual([])
})

it('in flow style the suggestion is inline rather than lines', () => {
  const spoilt = spoil(good, "{ name: Home, href: '#home' }", '{ name: Home }')
  const [words = ''] = linesOf(spoilt, 'missing-key')
  expect(words.trim()).toBe('href: "#contact"')
})

it('the suggested samples fix a section with neither items nor samples', () => {
  const section = '  - type: projects\n    id: projects\n    label: Projects\n    heading: Projects\n'
  const spoilt = spoil(good, 'footer:', `${section}footer:`)
  const lines = linesOf(spoilt, 'items-or-samples')
  const samples = lines.at(-1) ?? ''
  expect(found(spoil(spoilt, section, `${section}${samples}\n`))).toEqual([])
})

it('a key that is only misspelt is not reported as missing as well', () => {
  expect(found(spoil(good, 'headline:', 'headlin:')).map(({ code }) => code)).toEqual(['unknown-key'])
  expect(found(spoil(good, 'headline:', 'completely:')).map(({ code }) => code)).toEqual([
    'missing-key',
    'unknown-key',
  ])
})

it('only a form that writes to the owner needs an e-mail address', () => {
  const anonymous = spoil(good, '    email: ada@example.com\n', '')
  const withContact = (delivery: string) =>
    spoil(
      anonymous,
      'footer:',
      `  - type: contact\n    id: contact\n    label: Contact\n    heading: Write\n${delivery}footer:`,
    )
  expect(found(anonymous)).toEqual([])
  expect(found(withContact('    delivery: { endpoint: https://forms.example.com/f/1 }\n'))).toEqual([])
  const [problem, ...others] = found(withContact(''))
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'missing-key',
    line: 4,
    message: expect.stringContaining('the form'),
  })
  expect(problem?.help).toMatch(/email: [\s\S]*take that section away/)
})
