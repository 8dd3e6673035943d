import { describe, expect, it } from 'vitest'
import { loadSite } from '../../schema/check/loadSite.ts'
import { lettersWithout } from '../../schema/fonts/familyLetters.ts'
import { dateIn, periodIn } from '../../schema/text/formattedDates.ts'
import { usernameIn } from '../../src/node/resume/jsonResume.ts'
import { loaded } from '../core/schema/loaded.ts'

describe('a date', () => {
  it('is as precise as it is written', () => {
    expect(dateIn('en', '2021')).toBe('2021')
    expect(dateIn('en', '2021-03')).toBe('Mar 2021')
    expect(dateIn('en', '2021-03-05')).toBe('Mar 5, 2021')
  })

  it('is in the format of the language', () => {
    expect(dateIn('de', '2021-03')).toBe('März 2021')
    expect(dateIn('ja', '2021-03')).toBe('2021年3月')
  })
})

const languages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'tr',
  'uk',
  'zh-Hans',
]

describe.each(languages)('in %s', (lang) => {
  it('a date is as precise as it is written, with the name of its month', () => {
    const [year, month, day] = ['2021', '2021-03', '2021-03-15'].map((date) => dateIn(lang, date))
    expect(year).toMatch(/^2021\P{Letter}?$|^2021[年년]$/u)
    expect(month).toContain('2021')
    expect(day).toContain('15')
    // The month by name, or with the characters of Chinese, Japanese and Korean.
    for (const one of [month, day]) expect(one).toMatch(/\p{Letter}/u)
    expect(new Set([year, month, day]).size).toBe(3)
  })

  it.each([
    ['2017-09', '2021-02', '2017', '2021'],
    ['2021-03', '2021-06', '2021', '2021'],
    ['2015', '2016', '2015', '2016'],
  ])('%s to %s is a range with both ends', (start, end, first, second) => {
    const range = periodIn(lang, { start, end }, 'now')
    expect(range).toContain(first)
    expect(range.lastIndexOf(second)).toBeGreaterThanOrEqual(0)
    expect(range).not.toMatch(/\d\/\d/)
    expect(range.length).toBeGreaterThan(dateIn(lang, end).length)
  })

  it('a period has no days, whatever its dates have', () => {
    const period = (start: string, end: string) => periodIn(lang, { start, end }, 'now')
    expect(period('2021-03-15', '2023-04-20')).toBe(period('2021-03', '2023-04'))
    expect(period('2021-03-15', 'present')).toBe(period('2021-03', 'present'))
    expect(periodIn(lang, { start: '2021-03-15' }, 'now')).toBe(dateIn(lang, '2021-03'))
  })

  it('a period that goes on ends with the word for the present', () => {
    expect(periodIn(lang, { start: '2021-03', end: 'present' }, 'now')).toBe(
      `${dateIn(lang, '2021-03')} – now`,
    )
  })
})

describe('a period', () => {
  it('is a range that does not repeat what both ends have in common', () => {
    expect(periodIn('en', { start: '2021-03', end: '2021-06' }, 'present')).toMatch(/^Mar\s–\sJun 2021$/)
    expect(periodIn('en', { start: '2019', end: '2021' }, 'present')).toMatch(/^2019\s?–\s?2021$/)
  })

  it('may have ends of different precision', () => {
    expect(periodIn('en', { start: '2019', end: '2021-06' }, 'present')).toBe('2019 – Jun 2021')
  })

  it('may go on, have one end or none', () => {
    expect(periodIn('de', { start: '2019', end: 'present' }, 'heute')).toBe('2019 – heute')
    expect(periodIn('en', { end: '2019' }, 'present')).toBe('2019')
    expect(periodIn('en', {}, 'present')).toBe('')
  })
})

describe('a year without quotes', () => {
  it('is a date', () => {
    const { resume } = loaded(
      siteWith('resume:\n  work:\n    - { organisation: Engine, start: 2019, end: 2021-03 }\n'),
    )
    expect(resume?.work).toEqual([{ organisation: 'Engine', start: '2019', end: '2021-03' }])
  })
})

describe('a letter that no installed font has', () => {
  const main = siteWith(`resume:
  summary: I count.
  work:
    - { organisation: Engine, start: '2019' }
`)
  const found = (overlay: string) => {
    const site = loadSite(
      { file: 'portfolio.yaml', text: main },
      [{ file: 'portfolio.de.yaml', lang: 'de', text: overlay }],
      { lettersWithout },
    )
    const all = 'diagnostics' in site ? site.diagnostics : site.warnings
    return all
      .filter(({ code }) => code === 'resume-letters')
      .map(({ severity, file, line, column, path }) => `${severity} ${file}:${line}:${column} ${path}`)
  }

  it('is reported in the overlay that has it', () => {
    expect(found('resume:\n  summary: Ich zähle 分.\n  work:\n    - organisation: 机\n')).toEqual([
      'warning portfolio.de.yaml:2:12 resume.summary',
      'warning portfolio.de.yaml:4:21 resume.work[0].organisation',
    ])
    expect(found('resume:\n  summary: Ich zähle.\n')).toEqual([])
  })

  it('comes with the one command that installs fonts for all of them', () => {
    const text = siteWith('resume:\n  languages: [{ name: ไทย }, { name: עברית }, { name: 中文 🚀 }]\n')
    const site = loadSite({ file: 'portfolio.yaml', text }, [], { lettersWithout })
    const all = 'diagnostics' in site ? [] : site.warnings
    const helps = all.flatMap(({ code, help }) => (code === 'resume-letters' ? [help] : []))
    expect(helps).toHaveLength(3)
    expect(new Set(helps)).toEqual(
      new Set([
        'npm install @fontsource-variable/noto-sans-thai @fontsource-variable/noto-sans-hebrew @fontsource-variable/noto-sans-sc @fontsource-variable/noto-emoji',
      ]),
    )
  })

  it('is reported also where it is in a word of the interface, and of what the PDF cannot do without', () => {
    const text = siteWith('resume: { summary: I count. }\n').replace('site:\n', 'site:\n  lang: ja\n')
    const site = loadSite({ file: 'portfolio.yaml', text }, [], { lettersWithout })
    const all = 'diagnostics' in site ? [] : site.warnings
    expect(all.filter(({ code }) => code === 'resume-letters')).toEqual([
      expect.objectContaining({
        severity: 'warning',
        path: 'resume',
        message: expect.stringMatching(
          /^no PDF of the résumé can be made without "履", "歴", .* no installed font has them$/,
        ),
        help: 'npm install @fontsource-variable/noto-sans-jp',
      }),
    ])
  })

  it('is reported once if very many texts have such letters', () => {
    const points = Array.from({ length: 40 }, () => '分')
    const text = siteWith(
      `resume:\n  summary: I count.\n  work:\n    - { organisation: Engine, start: '2019', highlights: [${points.join(', ')}] }\n`,
    )
    const site = loadSite({ file: 'portfolio.yaml', text }, [], { lettersWithout })
    const all = 'diagnostics' in site ? [] : site.warnings
    const reported = all.filter(({ code }) => code === 'resume-letters')
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringMatching(/"分".*\(39 more texts have such letters\)$/),
    ])
  })
})

const siteWith = (rest: string) => `site:
  title: Ada Byron
  description: The page of Ada Byron.
  owner: { name: Ada Byron, email: ada@example.com }
sections:
  - { type: prose, id: about, label: About, heading: Me, text: I count. }
footer:
  copyright: © 2026
${rest}`

describe('a username in resume.json', () => {
  it.each([
    ['https://mastodon.example/@nadia', 'nadia'],
    ['https://github.com/nadia/', 'nadia'],
    ['https://scholar.google.com/citations?hl=en&user=AbC', 'AbC'],
    ['https://www.linkedin.com/in/jos%C3%A9/', 'josé'],
    ['https://nadia.example/posts/index.html', 'posts'],
    ['https://nadia.example/', undefined],
  ])('for %s is %s', (href, username) => {
    expect(usernameIn(href)).toBe(username)
  })
})
