import { describe, expect, it } from 'vitest'
import { theme } from '../../schema/model/theme.ts'
import { pdfFonts } from '../../src/node/resume/pdfFonts.ts'
import { RefusedText } from '../../src/node/resume/refusedResume.ts'
import { fontsOf } from '../../src/node/resume/resumePdf.ts'
import { type SetPdf, template, typeset, typst } from '../../src/node/resume/typst.ts'
import { readPdf } from '../pdf.ts'
import { caches } from '../setup/caches.ts'

const entry = {
  by: [],
  dates: null,
  url: null,
  about: null,
  text: null,
  points: [],
  keywords: [],
  notes: [],
  roles: [],
}

/** The data of the template, apart from fonts. */
const resume = (title: string) => ({
  title: 'Résumé',
  description: 'What I did.',
  keywords: [],
  name: 'Ada Byron',
  role: null,
  summary: null,
  words: { summary: 'Profile' },
  contacts: [{ text: 'ada@example.com', href: 'mailto:ada@example.com', dir: 'ltr' }],
  parts: [{ heading: 'Experience', isBrief: false, entries: [{ ...entry, title }] }],
  paper: 'a4',
  lang: 'en',
  region: null,
  dir: 'ltr',
  comma: ', ',
  colon: ': ',
  accent: '#aa3300',
  foreign: {},
})

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

async function setAs(data: object, source?: string): Promise<SetPdf> {
  const { files, families } = await pdfFonts(theme.parse(undefined), `${letters}·–éł`, caches.fonts)
  return typeset(await typst(), { data: { ...data, fonts: families }, fonts: files }, source)
}

const set = async (title: string, source?: string) => (await setAs(resume(title), source)).bytes

/** Each piece of text of a PDF with its line and its left and right edge, in points. */
async function placed({ bytes }: SetPdf) {
  const { pages } = await readPdf(bytes)
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  return contents.flatMap(({ items }, page) =>
    items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return []
      const [left, top] = [Number(item.transform[4]), Number(item.transform[5])]
      return [{ text: item.str, line: `${page} ${Math.round(top)}`, left, right: left + item.width }]
    }),
  )
}

describe('the PDF of a résumé', () => {
  it('leaves no head of an entry alone at the foot of a page', async () => {
    const said = 'What was done there, and why.'
    const entries = Array.from({ length: 120 }, (_, index) => ({
      ...entry,
      title: `Post ${index}`,
      by: ['By the sea'],
      about: index % 3 === 0 ? null : 'A harbour of ships.',
      text: index % 4 === 0 ? null : Array.from({ length: 1 + (index % 19) }, () => said).join(' '),
      points: Array.from({ length: index % 4 === 0 ? 1 + (index % 5) : 0 }, () => said),
    }))
    const data = { ...resume('x'), parts: [{ heading: 'Experience', isBrief: false, entries }] }
    const { texts } = await readPdf((await setAs(data)).bytes)
    expect(texts.length).toBeGreaterThan(8)
    for (const text of texts) expect(text).toMatch(/(?:done|there|why|and|What|was)[.,]?$/)
  })

  it('depends on the installed versions of its fonts', () => {
    const page = theme.parse(undefined)
    const version = expect.stringMatching(/^\d+\./)
    expect(fontsOf(page, 'a → b').versions).toEqual([
      ['Bricolage Grotesque', version],
      ['Instrument Sans', version],
      ['DejaVu Sans', version],
    ])
    expect(fontsOf(page, 'a', () => '1.0.0')).not.toEqual(fontsOf(page, 'a', () => '1.0.1'))
  })

  it('writes a colon with the spacing of its language', async () => {
    const notes = [{ name: 'Note', items: ['1,3'] }]
    const parts = [{ heading: 'Formation', isBrief: false, entries: [{ ...entry, title: 'Maths', notes }] }]
    const pieces = await placed(await setAs({ ...resume('Maths'), parts, lang: 'fr', colon: '\u00a0: ' }))
    expect(pieces.map(({ text }) => text).join('|')).toMatch(/Note\s:\s?\|?1,3/)
  })

  it('is identical each time', async () => {
    expect(Buffer.compare(await set('Analyst'), await set('Analyst'))).toBe(0)
  })

  it('has letters from all subsets of a family', async () => {
    await expect(set('Analyst łé')).resolves.toBeInstanceOf(Uint8Array)
  })

  it.each(['#read("/etc/passwd")', '#panic("no")', '*a_ $x$ @b <c> `d` \\ // /* = -', '"); #panic()'])(
    'takes %s as text',
    async (text) => {
      await expect(set(text)).resolves.toBeInstanceOf(Uint8Array)
    },
  )

  it.each([
    ['a4', 595, 'W'.repeat(40)],
    ['us-letter', 612, 'W'.repeat(40)],
    ['a4', 595, 'Rechtsschutzversicherungsgesellschaftern'],
    ['us-letter', 612, 'i'.repeat(400)],
  ])('on %s, %i points wide, keeps %s within the margins in every field', async (paper, width, word) => {
    const full = {
      ...entry,
      title: word,
      by: [word, word],
      dates: 'Sep 12, 2021 – Oct 30, 2022',
      about: word,
      text: `${word} ${word}`,
      points: [word, `A ${word}`],
      keywords: [word, word, word],
      notes: [{ name: 'Courses', items: [word, word] }],
    }
    const contact = { text: word, href: `https://example.com/${word}`, dir: 'ltr' }
    const parts = [true, false].map((isBrief) => ({ heading: 'Experience', isBrief, entries: [full, full] }))
    const data = {
      ...resume(word),
      paper,
      name: word,
      role: word,
      summary: word,
      parts,
      contacts: [contact, contact],
    }
    const pieces = await placed(await setAs(data))
    expect(pieces.length).toBeGreaterThan(20)
    // 21 mm, in points.
    expect(Math.min(...pieces.map(({ left }) => left))).toBeGreaterThan(59)
    expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThan(width - 59)
  })

  it.each(['i'.repeat(400), `https://example.com/${'a-long-path/'.repeat(20)}`, 'W'.repeat(40)])(
    'can be read back with %s intact in every field',
    async (word) => {
      const full = { ...entry, title: word, by: [word], about: word, text: `A ${word}`, points: [word] }
      const parts = [true, false].map((isBrief) => ({
        heading: 'Experience',
        isBrief,
        entries: [{ ...full, keywords: [word], notes: [{ name: 'Courses', items: [word] }] }],
      }))
      const data = { ...resume(word), name: word, role: word, summary: word, parts }
      const text = (await placed(await setAs(data))).map((piece) => piece.text).join('')
      // Name, role, summary, three fields of a brief entry, and seven of a full one.
      expect(text.replace(/\s/g, '').split(word)).toHaveLength(14)
    },
  )

  it.each(['a4', 'us-letter'])('has no separator dot at the start or end of a line, on %s', async (paper) => {
    const contacts = Array.from({ length: 14 }, (_, index) => ({
      text: 'contact'.repeat((index % 4) + 1),
      href: null,
      dir: 'ltr',
    }))
    const pieces = await placed(await setAs({ ...resume('Analyst'), contacts, paper }))
    const names = [...new Set(pieces.map(({ line }) => line))]
    const lines = names.map((name) =>
      pieces
        .filter(({ line }) => line === name)
        .toSorted((one, other) => one.left - other.left)
        .map(({ text }) => text.trim())
        .join(' '),
    )
    const dotted = lines.filter((line) => line.includes('contact'))
    expect(dotted.length).toBeGreaterThan(2)
    expect(dotted.join(' ')).toContain('·')
    for (const line of dotted) expect(line).toMatch(/^contact.*contact$/)
  })

  it('counts its pages', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({ ...entry, title: `Post ${index}` }))
    const long = { ...resume('Analyst'), parts: [{ heading: 'Experience', isBrief: false, entries }] }
    const { bytes, pages } = await setAs(long)
    expect(pages).toBe((await readPdf(bytes)).pages.length)
    expect(pages).toBeGreaterThan(1)
  })

  it.each([
    ['Analyst 分 and 析', ['分', '析']],
    ['A "quoted" 🚀 \\ text', ['🚀']],
    ['Analyst \u0001', ['\u0001']],
  ])('names the letters of %j that no font has', async (text, letters) => {
    const refused = await refusal(text)
    expect(refused.letters).toEqual(letters)
    expect(refused.problems).toEqual([])
  })

  it('is refused if a heading level is skipped', async () => {
    const skipping = template().replace('head-of(entry, 3,', 'head-of(entry, 5,')
    expect(skipping).not.toBe(template())
    expect(await refusal('Analyst', skipping)).toMatchObject({
      problems: ['skipped from heading level 2 to 5'],
      letters: [],
    })
  })

  it.each([
    ['a template that is no program', '#let x = )', 'expected expression'],
    ['a name that there is not', '#unknown', 'unknown variable: unknown'],
    ['a document without a title', 'Words', 'missing document title'],
    ['a panic with quotes', '#panic("a \\"quoted\\" word")', 'panicked with: "a \\"quoted\\" word"'],
  ])('is refused in a sentence: %s', async (_, source, problem) => {
    const { message, problems } = await refusal('Analyst', source)
    expect(problems).toContain(problem)
    // No debug output of the typesetter.
    expect(message).not.toMatch(/severity|Span\(|SourceDiagnostic|[{}[\]]/)
  })
})

/** The error with which a résumé is refused. */
async function refusal(title: string, source?: string): Promise<RefusedText> {
  const refused = await set(title, source).catch((error: unknown) => error)
  if (refused instanceof RefusedText) return refused
  throw new Error('It was set.')
}
