import { expect, it } from 'vitest'
import { load } from '../../schema/check/load.ts'
import { resolvePortfolio } from '../../schema/vite/resolvePortfolio.ts'
import { resumeContent } from '../../src/build/resume/resumeContent.ts'
import { textOf } from './schema/setting.ts'

it.each([
  ['en', 'Paris', 'FR', 'Paris, France'],
  ['ja', '東京', 'JP', '東京、日本'],
  ['ar', 'القاهرة', 'EG', 'القاهرة، مصر'],
  ['ar', 'Rostock', 'DE', 'Rostock, ألمانيا'],
])('where one lives is written in %s as its lists are: %s', async (lang, city, country, place) => {
  const text = textOf('tests/fixtures/good.yaml').replace('site:\n', `site:\n  lang: ${lang}\n`)
  const resume = `resume:\n  contact: { location: { city: ${city}, countryCode: ${country} } }\n`
  const loaded = load(`${text}\n${resume}`, { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error('The portfolio is not in order.')
  const resolved = await resolvePortfolio(loaded.portfolio, {
    picture: async (src) => ({ src }),
    icon: () => undefined,
  })
  const { contacts } = resumeContent(resolved)
  expect(contacts.find(({ kind }) => kind === 'place')?.text).toBe(place)
})
