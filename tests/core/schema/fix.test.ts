import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const outcome = fixAll({ [file]: text }, (files) => foundOnce(files[file] ?? ''))
  return {
    text: outcome.files[file],
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
    ['a tab behind a dash', '- type: services', '-\ttype: services'],
    ['a tab before a later key of an entry', '  - type: hero\n    id', '  - type: hero\n\tid'],
    [
      'a tab before a line of a text',
      'tagline: I count.',
      'tagline: I\n\tcount.\n\tYou',
      'tagline: I\n      count.\n      You',
    ],
    [
      'a tab before a line of a text in quotes',
      'tagline: I count.',
      'tagline: "I\n\tcount."',
      'tagline: "I\n      count."',
    ],
    [
      'a tab before the lines of a block',
      'tagline: I count.',
      'tagline: |\n\tI\n\tcount.',
      'tagline: |\n      I\n      count.',
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
