import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixAll } from '../../../schema/check/fix.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { check } from '../../../src/node/cli/check.ts'
import { found, good, spoil } from './setting.ts'

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
  const outcome = fixAll(text, foundOnce)
  return {
    text: outcome.text,
    left: outcome.left.map(({ code }) => code),
    count: outcome.fixed.length,
  }
}

describe('certain mistakes are fixed, and nothing else is touched', () => {
  it.each([
    ['a misspelt key', 'tagline: I count.', 'taglien: I count.'],
    ['a misspelt key in quotes', 'tagline: I count.', '"taglien": I count.', 'tagline: I count.'],
    ['a misspelt type', 'type: services', 'type: servces'],
    ['a misspelt anchor', `{ name: Work, href: '#work' }\nsocials`, `{ name: Work, href: '#wrok' }\nsocials`],
    ['a misspelt icon', `'lucide:box'`, `'lucide:boxx'`],
    ['a text that looks like a number', 'title: Engines', `title: 2019`, `title: '2019'`],
    ['a text that looks like a truth', 'title: Engines', `title: true`, `title: 'true'`],
    ['quotes of a word processor', 'lang: en', 'lang: „en“', 'lang: en'],
    ['a language in words', 'lang: en', 'lang: English'],
    ['a direction of writing', 'lang: en', 'lang: en\n  dir: rtl', 'lang: en\n  dir: ltr'],
    ['an icon without its set', `'lucide:box'`, `'box'`],
    ['an id in capitals', 'id: work', 'id: Work'],
    [
      'an address without https://',
      `name: Work, href: '#work' }\n    scroll`,
      "name: Work, href: 'www.b.example' }\n    scroll",
      "name: Work, href: 'https://www.b.example' }\n    scroll",
    ],
    [
      'an e-mail address',
      `name: Work, href: '#work' }\n    scroll`,
      'name: Work, href: ada@b.example }\n    scroll',
      'name: Work, href: mailto:ada@b.example }\n    scroll',
    ],
    [
      'typographic quotes around an address',
      `name: Work, href: '#work' }\n    scroll`,
      'name: Work, href: “#work” }\n    scroll',
      `name: Work, href: '#work' }\n    scroll`,
    ],
    [
      'typographic quotes around a link in a text',
      'tagline: I count.',
      'tagline: I count [here](„#work“).',
      'tagline: I count [here](#work).',
    ],
    [
      'a no-break space within a group',
      `label: Work\n    heading: What`,
      'label: Work\n    heading:\u00a0What',
    ],
    ['yes for true', 'lang: en', 'lang: en\n  typography: yes', 'lang: en\n  typography: true'],
  ])('%s', (_, right, wrong, expected = right) => {
    const whole = `${good.replace('  owner:', '  lang: en\n  owner:')}`
    const before = `# mine\n${spoil(whole, right, wrong)}  # at the end\n`
    expect(fixed(before)).toEqual({ text: before.replace(wrong, expected), left: [], count: 1 })
  })

  it.each([
    ['a colon without a space', 'title: Engines', 'title:Engines'],
    ['a colon within a text', 'title: Engines', 'title: Engines: two', 'title: "Engines: two"'],
    ['tabs before keys', '  owner:\n    name', '\towner:\n\t\tname'],
    ['a no-break space behind a colon', 'headline: Hello', 'headline:\u00a0Hello'],
    ['no-break spaces before a key', '    headline: Hello', '  \u00a0\u00a0headline: Hello'],
    ['a no-break space behind a dash', '- type: services', '-\u00a0type: services'],
    ['a tab for the spaces of a deeper level', '    tagline: I count.', '\ttagline: I count.'],
    ['a tab behind a dash', '- type: services', '-\ttype: services'],
    ['a tab before a later key of an entry', '  - type: hero\n    id', '  - type: hero\n\tid'],
    [
      'a tab before a line of a text',
      'tagline: I count.',
      'tagline: I\n\tcount.\n\tYou',
      'tagline: I\n        count.\n        You',
    ],
    [
      'a tab before a line of a text in quotes',
      'tagline: I count.',
      'tagline: "I\n\tcount."',
      'tagline: "I\n        count."',
    ],
    [
      'a tab before the lines of a block',
      'tagline: I count.',
      'tagline: |\n\tI\n\tcount.',
      'tagline: |\n        I\n        count.',
    ],
  ])('%s, by which a file is no YAML', (_, right, wrong, expected = right) => {
    const before = spoil(good, right, wrong)
    expect(fixed(before)).toMatchObject({ text: before.replace(wrong, expected), left: [] })
  })

  it('a colour without quotes or without its #', () => {
    for (const accent of ['#336699', "'336699'", '336699']) {
      const { text = '' } = fixed(`${good}theme:\n  accent: ${accent} # mine\n`)
      expect(text).toBe(`${good}theme:\n  accent: '#336699' # mine\n`)
    }
  })

  it('many at once; what cannot be fixed stays and is reported', () => {
    const before = spoil(
      spoil(spoil(good, 'tagline:', 'taglien:'), 'label: Work', 'lable: Work'),
      'Hello',
      '[]',
    )
    const after = before.replace('taglien:', 'tagline:').replace('lable:', 'label:')
    expect(fixed(before)).toEqual({ text: after, left: ['wrong-type'], count: 2 })
  })

  it('in files of Windows, with a byte order mark', () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    expect(fixed(windows(spoil(good, 'tagline:', 'taglien:'))).text).toBe(windows(good))
  })

  it('of two misspellings of the same key, one is fixed and the other reported', () => {
    const before = spoil(good, 'tagline: I count.', 'taglien: I count.\n    taglin: I add.')
    expect(fixed(before)).toMatchObject({ left: ['unknown-key'], count: 1 })
  })

  it('a fix that does not remove the mistake is not written, and the others are', () => {
    const at = { line: 1, column: 1, endLine: 1, endColumn: 2, file: 'f' }
    const found = (text: string): Diagnostic[] => [
      {
        code: 'wrong-value',
        severity: 'error',
        message: 'm',
        ...at,
        path: ['a'],
        fix: [{ start: 1, end: 1, text: '!' }],
      },
      ...(text.startsWith('b')
        ? []
        : [
            {
              code: 'wrong-value' as const,
              severity: 'error' as const,
              message: 'm',
              ...at,
              path: ['b'],
              fix: [{ start: 0, end: 1, text: 'b' }],
            },
          ]),
    ]
    const { text, fixed } = fixAll('a', found)
    expect(text).toBe('b')
    expect(fixed.map(({ was, is }) => `${was} ${is}`)).toEqual(['a b'])
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

  const inBraces = (entry: string) => `footer: { copyright: C, groups: [{ title: G, links: [${entry}] }] }\n`
  const withFooter = (footer: string) => good.slice(0, good.indexOf('footer:')) + footer
  const link = (name: string) => withFooter(inBraces(`{ name: ${name}, href: '#work' }`))

  it.each([
    ['1,100', "'1,100'"],
    ['12,500+ users', "'12,500+ users'"],
    ['3,5', "'3,5'"],
    ['1,234,567', "'1,234,567'"],
    ['Hello, big world', "'Hello, big world'"],
    ["Grace's, in the end", `"Grace's, in the end"`],
  ])('a text in braces with commas, %s, is put in quotes as a whole', (written, whole) => {
    expect(found(link(written)).map(({ code }) => code)).toEqual(['yaml-comma'])
    expect(fixed(link(written))).toEqual({ text: link(whole), left: [], count: 1 })
  })

  it.each([
    ['a word that may be a key', link('2024, draft')],
    ['keys of which one lacks its colon', link('true, hrf')],
  ])('what a comma may have cut off is not fixed by half: %s', (_, before) => {
    expect(found(before)).not.toEqual([])
    expect(fixed(before).text).toBe(before)
  })

  it('a number in braces with a comma is not made a text', () => {
    const before =
      withFooter(`  - { type: numbers, id: n, label: N, heading: N, items: [{ value: 1,100, label: Things }] }
footer: { copyright: C }
`)
    expect(fixed(before)).toMatchObject({ text: before, left: ['yaml-comma'] })
  })

  it('numbers in a list of texts, of which commas may be part, are not fixed by half', () => {
    const tags = (list: string) =>
      withFooter(`  - { type: skills, id: s, label: S, heading: S, layout: tags, groups: [{ name: G, items: ${list} }] }
footer: { copyright: C }
`)
    expect(fixed(tags('[3,5, React]')).text).toBe(tags('[3,5, React]'))
    expect(fixed(tags('[12,500+ users]')).text).toBe(tags('[12,500+ users]'))
    expect(fixed(tags('[3, 5, React]')).text).toBe(tags("['3', '5', React]"))
  })

  it('an anchor that nothing else links to, unless more links would be wrong than the id', () => {
    const unlinked = good.replaceAll("'#work'", "'#top'")
    const one = unlinked.replace("name: Home, href: '#home'", "name: Home, href: '#wrok'")
    expect(fixed(one).text).toBe(one.replace('#wrok', '#work'))
    const two = one.replace("name: Work, href: '#top' }\nsocials", "name: Work, href: '#wrok' }\nsocials")
    expect(fixed(two)).toMatchObject({ text: two, left: ['unknown-anchor', 'unknown-anchor'] })
  })

  it('a value with two mistakes, one after the other', () => {
    const before = good.replace("name: Home, href: '#home'", 'name: Home, href: “#hoem”')
    expect(fixed(before)).toMatchObject({ text: good, left: [], count: 2 })
  })

  it('a key that could mean either of two names is left alone', () => {
    const before = spoil(good, 'label: Work', 'lead: Work')
    expect(fixed(before).text).toBe(before)
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
    // The temporary file beside the target cannot be written: its name would be too long.
    const long = path(`${'long'.repeat(60)}.yaml`)
    writeFileSync(long, before)
    const { code, text } = await run(long)
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(/^[^\n]+ cannot be written, and is left as it is: [^\n]+\.$/),
    ])
    expect(readFileSync(long, 'utf8')).toBe(before)
  })

  it('is not held back by a warning that shows once there are no errors', async () => {
    const page = '\npages:\n  - page: now.md\n    title: Now\n'
    writeFileSync(path(file), spoil(good, 'tagline:', 'taglien:') + page)
    writeFileSync(path('now.md'), 'This month I count.\n')
    writeFileSync(path('portfolio.de.yaml'), 'sections:\n  - id: work\n    heading: Arbeit\n')
    const { text } = await run()
    expect(text).toContain('taglien → tagline')
    expect(text).toContain('page-language')
    expect(readFileSync(path(file), 'utf8')).toBe(good + page)
  })

  it('writes nothing if no fix is certain', async () => {
    const before = spoil(good, 'tagline:', 'foo:')
    writeFileSync(path(file), before)
    expect((await run()).code).toBe(1)
    expect(readFileSync(path(file), 'utf8')).toBe(before)
  })
})
