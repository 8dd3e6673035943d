import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { theme } from '../../schema/model/theme.ts'
import { resumePdf } from '../../src/node/resume/resumePdf.ts'
import { withoutLetters } from '../../src/node/resume/withoutLetters.ts'
import type { ResolvedPortfolio } from '../../src/shared/resolved.ts'
import { readPdf } from '../pdf.ts'
import { caches } from '../setup/caches.ts'

/** A portfolio with a résumé of one post, as the résumé's page receives it. */
function portfolioWith(resume: string, { name = 'Ada Byron', fonts = {} } = {}): ResolvedPortfolio {
  const loaded = loadPortfolio(
    `site:
  title: Ada Byron
  description: The page of Ada Byron.
  owner: { name: ${JSON.stringify(name)}, email: ada@example.com }
sections:
  - { type: prose, id: about, label: About, heading: Me, text: I count. }
${resume}
footer: { copyright: © 2026 }
`,
    { file: 'portfolio.yaml' },
  )
  if (!('portfolio' in loaded)) throw new Error(JSON.stringify(loaded.diagnostics))
  // Nothing in it has to be looked up.
  const resolved = loaded.portfolio as unknown as ResolvedPortfolio
  return { ...resolved, theme: theme.parse({ fonts }) as ResolvedPortfolio['theme'] }
}

async function textOf(portfolio: ResolvedPortfolio): Promise<string | undefined> {
  const pdf = await resumePdf(portfolio, '', caches)
  if (!pdf) return undefined
  const { pages } = await readPdf(pdf.bytes)
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replace(/\s+/g, ' ')
}

describe('the PDF of a résumé', () => {
  it('has letters that the theme lacks from other installed families', async () => {
    const text = await textOf(
      portfolioWith('resume: { summary: Load time 4 s → 1 s ≥ ≈ ✓ ★ ● 🚀 📧 Вера עברית سلام }'),
    )
    for (const letter of '→≥≈✓★●🚀📧В') expect(text).toContain(letter)
  })

  it.each([
    'An emoji of several: 👩🏽‍💻 🇨🇭 1️⃣ ❤️',
    'A mark on a blank: \u0e34 \u093f',
    'A mark of one script on a letter of another: a\u093f ★\u0e49 →\u20e3',
    'Invisible: \u200d\u200b\u2060\u00ad\u034f\u115f\u180f\u202ax\u202c\ufeff',
    'Of no font: \ue000 \u{10ffff} \ufdd0 \u{1fbff}',
    'Very many marks: z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030a\u030b\u030c\u030d',
    'Compositions: Ḡ Ḧ K ﷺ 𝕳𝖊𝖑𝖑𝖔 ẖ',
  ])('is made whatever letters there are. %j', async (summary) => {
    const text = await textOf(portfolioWith(`resume: { summary: ${JSON.stringify(summary)} }`))
    expect(text).toContain(summary.slice(0, 7))
  })

  it('leaves out what no font has, and nothing else', async () => {
    const resume = `resume:
  summary: I count 分 and I count.
  languages: [{ name: 中文, fluency: Fluent }, { name: English }]
  work: [{ organisation: Engine, position: 析, summary: 机, highlights: [机, Notes] }]`
    const text = await textOf(portfolioWith(resume, { name: 'Ada 分 Byron' }))
    expect(text).toMatch(/^Ada Byron .*I count and I count\. .*Engine.*Notes .*English$/)
    expect(text).not.toContain('Fluent')
  })

  it('is not made without its name', async () => {
    expect(await textOf(portfolioWith('resume: { summary: I count. }', { name: '分析' }))).toBeUndefined()
  })

  it('is set in the standard families where those of the theme are not installed', async () => {
    const fonts = { display: 'Noto Serif SC', text: 'Noto Sans SC' }
    expect(await textOf(portfolioWith('resume: { summary: I count. }', { fonts }))).toContain('I count.')
  })
})

it('a résumé that would lose a heading has no PDF', () => {
  const withPart = (heading: string, ...titles: string[]) => {
    const entries = titles.map((title) => ({ title, by: [] }))
    const parts = [{ heading, isBrief: true, entries }]
    return withoutLetters({ name: 'Ada', words: { summary: '分' }, summary: null, parts }, (text) =>
      text.replaceAll('分', ''),
    )
  }
  expect(withPart('分', 'Engine')).toBeUndefined()
  expect(withPart('Work', 'Engine', '分')).toMatchObject({ parts: [{ entries: [{ title: 'Engine' }] }] })
  // No heading is shown above nothing.
  expect(withPart('分', '分')).toMatchObject({ parts: [] })
})
