import { describe, expect, it } from 'vitest'
import { theme } from '../../schema/model/theme.ts'
import { RefusedText } from '../../schema/vite/refusedText.ts'
import { pdfFonts } from '../../src/build/resume/pdfFonts.ts'
import { template, typeset, typst } from '../../src/build/resume/typst.ts'

const entry = { by: [], dates: null, url: null, about: null, text: null, points: [], keywords: [], notes: [] }

/** What the template is given, apart from fonts. */
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
  accent: '#aa3300',
  foreign: {},
})

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

async function set(title: string, source?: string): Promise<Uint8Array> {
  const installed = await typst()
  const { files, families } = await pdfFonts(theme.parse(undefined), `${letters}·–éł`)
  return typeset(installed, { data: { ...resume(title), fonts: families }, fonts: files }, source)
}

describe('the PDF of a résumé', () => {
  it('is the same each time', async () => {
    expect(Buffer.compare(await set('Analyst'), await set('Analyst'))).toBe(0)
  })

  it('has letters of every part of a family', async () => {
    await expect(set('Analyst łé')).resolves.toBeInstanceOf(Uint8Array)
  })

  it.each(['#read("/etc/passwd")', '#panic("no")', '*a_ $x$ @b <c> `d` \\ // /* = -', '"); #panic()'])(
    'takes %s as text',
    async (text) => {
      await expect(set(text)).resolves.toBeInstanceOf(Uint8Array)
    },
  )

  it.each([
    ['Analyst 分 and 析', ['分', '析']],
    ['A "quoted" 🚀 \\ text', ['🚀']],
    ['Analyst \u0001', ['\u0001']],
  ])('names the letters of %j that no font has', async (text, letters) => {
    const refused = await refusal(text)
    expect(refused.letters).toEqual(letters)
    expect(refused.problems).toEqual([])
  })

  it('is refused where a level of headings is skipped', async () => {
    const skipping = template().replace('heading(level: 3,', 'heading(level: 5,')
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
    // Nothing of how the typesetter writes for its programmers.
    expect(message).not.toMatch(/severity|Span\(|SourceDiagnostic|[{}[\]]/)
  })
})

/** Why a résumé is refused. */
async function refusal(title: string, source?: string): Promise<RefusedText> {
  const refused = await set(title, source).catch((error: unknown) => error)
  if (refused instanceof RefusedText) return refused
  throw new Error('It was set.')
}
