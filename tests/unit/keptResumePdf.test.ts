import { expect, it, vi } from 'vitest'
import { load } from '../../schema/check/load.ts'
import { resolvePortfolio } from '../../schema/vite/resolvePortfolio.ts'
import { pdfFonts } from '../../src/build/resume/pdfFonts.ts'
import { resumePdf } from '../../src/build/resume/resumePdf.ts'
import { textOf } from './schema/setting.ts'

const installed = vi.hoisted(() => ({ version: '1' }))

vi.mock(import('../../schema/lookup/fonts/installedFonts.ts'), async (original) => ({
  ...(await original()),
  fontVersion: () => installed.version,
}))

vi.mock(import('../../src/build/resume/pdfFonts.ts'), async (original) => {
  const real = await original()
  return { ...real, pdfFonts: vi.fn(real.pdfFonts) }
})

it('the PDF of a résumé is kept until its words change, or the version of its fonts', async () => {
  // Of this summary no PDF is kept.
  const text = `${textOf('tests/fixtures/good.yaml')}\nresume:\n  summary: I count since ${Date.now()}.\n`
  const loaded = load(text, { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error('The portfolio is not in order.')
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const portfolio = await resolvePortfolio(loaded.portfolio, lookup)

  const first = await resumePdf(portfolio, '')
  expect(await resumePdf(portfolio, '')).toEqual(first)
  expect(pdfFonts).toHaveBeenCalledTimes(1)

  installed.version = '2'
  await resumePdf(portfolio, '')
  expect(pdfFonts).toHaveBeenCalledTimes(2)
})
