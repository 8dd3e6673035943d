import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { theme } from '../../schema/model/theme.ts'
import { resume as schema } from '../../schema/resume/resume.ts'
import { refusedResume } from '../../src/node/resume/resolveResume.ts'
import { resumePdf } from '../../src/node/resume/resumePdf.ts'
import { RefusedText, type SetPdf, typesetPdf } from '../../src/node/typst/typst.ts'
import { fontsKey } from '../../src/node/typst/typstFonts.ts'
import type { ResolvedPortfolio } from '../../src/shared/resolved.ts'
import { loaded } from '../core/schema/loaded.ts'
import { readPdf } from '../pdf.ts'
import { caches } from '../setup/caches.ts'

type Resume = z.input<typeof schema>

/** The PDF of a résumé as it is written in the YAML. */
async function pdfOf(resume: Partial<Resume>, { name = 'Ada Byron', role = 'Analyst', fonts = {} } = {}) {
  const portfolio: unknown = loaded(
    stringify({
      site: {
        title: 'Ada Byron',
        description: 'The page of Ada Byron.',
        owner: { name, role, email: 'ada@example.com' },
      },
      sections: [{ type: 'prose', id: 'about', label: 'About', heading: 'Me', text: 'I count.' }],
      resume,
      footer: { copyright: '© 2026' },
    }),
  )
  // Nothing in it has to be looked up.
  const resolved = portfolio as ResolvedPortfolio
  const looks = { ...resolved, resume: schema.parse(resume) as ResolvedPortfolio['resume'] }
  return resumePdf({ ...looks, theme: theme.parse({ fonts }) as ResolvedPortfolio['theme'] }, '', caches)
}

const textOf = async (pdf: SetPdf) => (await readPdf(pdf.bytes)).texts.join(' ')

/** Each piece of text of a PDF with its left and right edge, in points. */
async function placed({ bytes }: SetPdf) {
  const { pages } = await readPdf(bytes)
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const pieces: { text: string; line: number; left: number; right: number }[] = []
  for (const { items } of contents)
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue
      const [left, top] = [Number(item.transform[4]), Number(item.transform[5])]
      pieces.push({ text: item.str, line: Math.round(top), left, right: left + item.width })
    }
  return pieces
}

/** A résumé that has a word in all of its fields. */
const filledWith = (word: string): Partial<Resume> => ({
  summary: word,
  work: [
    {
      position: word,
      organisation: word,
      location: word,
      dates: 'Sep 12, 2021 – Oct 30, 2022',
      about: word,
      summary: `${word} ${word}`,
      highlights: [word, `A ${word}`],
    },
  ],
  education: [{ degree: word, institution: word, score: word, courses: [word, word] }],
  projects: [{ title: word, description: word, keywords: [word, word, word] }],
  skills: [{ name: word, level: word, keywords: [word] }],
  languages: [{ name: word, fluency: word }],
})

describe('the PDF of a résumé', () => {
  it('leaves no head of an entry alone at the foot of a page, and counts its pages', async () => {
    const done = 'What was done there, and why.'
    const work = Array.from({ length: 120 }, (_, index) => ({
      position: `Post ${index}`,
      organisation: 'By the sea',
      about: index % 3 === 0 ? undefined : 'A harbour of ships.',
      summary: index % 4 === 0 ? undefined : Array.from({ length: 1 + (index % 19) }, () => done).join(' '),
      highlights: index % 4 === 0 ? Array.from({ length: 1 + (index % 5) }, () => done) : undefined,
    }))
    const pdf = await pdfOf({ work })
    const { texts, pages } = await readPdf(pdf.bytes)
    expect(pdf.pages).toBe(pages.length)
    expect(texts.length).toBeGreaterThan(8)
    for (const text of texts) expect(text).toMatch(/(?:done|there|why|and|What|was)[.,]?$/)
  })

  it.each([
    ['a4', 595, 'W'.repeat(40)],
    ['a4', 595, 'Rechtsschutzversicherungsgesellschaftern'],
    ['letter', 612, 'i'.repeat(400)],
  ] as const)(
    'on %s, %i points wide, keeps %s within the margins in every field',
    async (paper, width, word) => {
      const pieces = await placed(await pdfOf({ ...filledWith(word), paper }, { name: word, role: word }))
      expect(pieces.length).toBeGreaterThan(20)
      // 21 mm, in points.
      expect(Math.min(...pieces.map(({ left }) => left))).toBeGreaterThan(59)
      expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThan(width - 59)
    },
  )

  it('can be read back with long words intact in every field', async () => {
    for (const word of ['i'.repeat(400), 'W'.repeat(40)]) {
      const pieces = await placed(await pdfOf(filledWith(word), { name: word, role: word }))
      const text = pieces.map((piece) => piece.text).join('')
      expect(text.replace(/\s/g, '').split(word).length).toBeGreaterThanOrEqual(27)
    }
  })

  it('has no separator dot at the start or end of a line', async () => {
    const profiles = Array.from({ length: 14 }, (_, index) => ({
      network: 'profile'.repeat((index % 4) + 1),
    }))
    const pieces = await placed(await pdfOf({ contact: { profiles } }))
    const dotted = [...new Set(pieces.map(({ line }) => line))]
      .map((line) => pieces.filter((piece) => piece.line === line).toSorted((a, b) => a.left - b.left))
      .map((line) => line.map(({ text }) => text.trim()))
      .filter((line) => line.join('').includes('profile'))
    expect(dotted.length).toBeGreaterThan(2)
    expect(dotted.flat()).toContain('·')
    for (const line of dotted) expect([line[0], line.at(-1)]).not.toContain('·')
  })

  it('takes what looks like source as text', async () => {
    const texts = ['#read("/etc/passwd")', '#panic("no")', '*a_ $x$ @b <c> // /* = -', '"); #panic()']
    const pdf = await pdfOf({ work: texts.map((position) => ({ position })) })
    expect(await textOf(pdf)).toContain('#panic("no")')
  })
})

describe('the fonts of the PDF', () => {
  it('are those of the theme with all their subsets, then others that are installed', async () => {
    const pdf = await pdfOf({ summary: 'Łódź: 4 s → 1 s ≥ ≈ ✓ ★ ● 🚀 📧 Вера עברית سلام' })
    expect(pdf.missing).toEqual([])
    const text = await textOf(pdf)
    for (const letter of 'Łź→≥≈✓★●🚀📧В') expect(text).toContain(letter)
  })

  it('are the standard ones where those of the theme are not installed', async () => {
    const pdf = await pdfOf(
      { summary: 'I count.' },
      { fonts: { display: 'Noto Serif SC', text: 'Noto Sans SC' } },
    )
    expect(await textOf(pdf)).toContain('I count.')
  })

  it.each([
    ['I count 分 and I count 析.', ['分', '析']],
    ['A "quoted" \u{1fbff} \\ text', ['\u{1fbff}']],
    ['Of no script: \ue000', ['\ue000']],
  ])('may lack letters, which are named: %j', async (summary, missing) => {
    const pdf = await pdfOf({ summary })
    expect(pdf.missing).toEqual(missing)
    expect(await textOf(pdf)).toContain(summary.slice(0, 7))
  })

  it.each([
    'An emoji of several: 👩🏽‍💻 🇨🇭 1️⃣ ❤️',
    'A mark of one script on a letter of another: a\u093f ★\u0e49 →\u20e3',
    'Invisible: \u200d\u200b\u2060\u00ad\u034f\u115f\u180f\u202ax\u202c\ufeff',
  ])('set whatever letters there are. %j', async (summary) => {
    expect(await textOf(await pdfOf({ summary }))).toContain(summary.slice(0, 7))
  })

  it('are a part of what it depends on, with their installed versions', () => {
    const version = expect.stringMatching(/^\d+\./)
    expect(fontsKey(theme.parse(undefined), 'a → b')).toMatchObject({
      versions: [
        ['Bricolage Grotesque', version],
        ['Instrument Sans', version],
        ['DejaVu Sans', version],
      ],
    })
  })
})

describe('what the typesetter refuses', () => {
  const set = (source: string) => typesetPdf({ source, data: {}, fonts: [] })

  it.each([
    ['#let x = )', 'expected expression'],
    ['#unknown', 'unknown variable: unknown'],
    ['#panic("a \\"quoted\\" word")', 'panicked with: "a \\"quoted\\" word"'],
    ['Words', 'missing document title'],
    ['#set document(title: "A")\n= B\n==== C', 'skipped from heading level 1 to 4'],
  ])('is said in a sentence, at the key of the résumé: %s', async (source, problem) => {
    const error = await set(source).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(RefusedText)
    const text = 'site:\n  owner: { name: Ada Byron }\nresume:\n  summary: I count.\n'
    const [found] = refusedResume(error, { texts: { 'portfolio.yaml': text }, lang: 'en' })
    expect(found).toMatchObject({ code: 'resume-pdf', severity: 'error', line: 3, column: 1 })
    expect(found?.message).toContain('no PDF can be set of the résumé in en: ')
    expect(found?.message).toContain(problem)
    // No debug output of the typesetter.
    expect(found?.message).not.toMatch(/severity|Span\(|SourceDiagnostic|[{}[\]]/)
  })

  it('is nothing else: the same data makes the same bytes', async () => {
    const data = { name: 'a' }
    const [one, other] = await Promise.all(
      [1, 2].map(() =>
        typesetPdf({ source: '#set document(title: "A")\n#sys.inputs.data', data, fonts: [] }),
      ),
    )
    expect(Buffer.compare(one?.bytes ?? Buffer.of(), other?.bytes ?? Buffer.of(1))).toBe(0)
  })
})
