import { expect, it } from 'vitest'
import { load } from '../../schema/check/load.ts'
import { resolvePortfolio } from '../../schema/vite/resolvePortfolio.ts'
import { resumeContent } from '../../src/build/resume/resumeContent.ts'
import { wholeAddress } from '../../src/build/resume/wholeAddress.ts'
import { textOf } from './schema/setting.ts'

/** The content of a résumé, on a page in some language. */
async function contentOf(resume: string, lang = 'en') {
  const text = textOf('tests/fixtures/good.yaml').replace('site:\n', `site:\n  lang: ${lang}\n`)
  const loaded = load(`${text}\n${resume}`, { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error('The portfolio is not in order.')
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  return resumeContent(await resolvePortfolio(loaded.portfolio, lookup))
}

it.each([
  ['en', 'Paris', 'FR', 'Paris, France'],
  ['ja', '東京', 'JP', '東京、日本'],
  ['ar', 'القاهرة', 'EG', 'القاهرة، مصر'],
  ['ar', 'Rostock', 'DE', 'Rostock, ألمانيا'],
])('a location in %s is written like a list: %s', async (lang, city, country, place) => {
  const location = `{ city: ${city}, countryCode: ${country} }`
  const { contacts } = await contentOf(`resume:\n  contact: { location: ${location} }\n`, lang)
  expect(contacts.find(({ kind }) => kind === 'place')?.text).toBe(place)
})

it('an entry does not repeat the part that is its title', async () => {
  const { parts } = await contentOf(`resume:
  work:
    - { position: Pilot, organisation: Harbour, start: 2020, end: present }
    - { organisation: Lagoon, start: 2019, end: 2020 }
  education:
    - { degree: Diploma, area: Navigation, institution: School of the Sea, start: 2016 }
    - { area: Rope, institution: Rope Walk, start: 2015 }
    - { institution: Sail Loft, start: 2014 }
`)
  expect(parts.flatMap(({ entries }) => entries.map(({ title, by }) => [title, ...by]))).toEqual([
    ['Pilot', 'Harbour'],
    ['Lagoon'],
    ['Diploma', 'Navigation', 'School of the Sea'],
    ['Rope', 'Rope Walk'],
    ['Sail Loft'],
  ])
})

it('a profile without an address shows the username', async () => {
  const { contacts } = await contentOf(`resume:
  contact:
    profiles:
      - { network: Signal, username: ada.01 }
      - { network: GitHub, username: ada, url: 'https://github.com/ada' }
`)
  expect(contacts.filter(({ kind }) => kind === 'profile').map(({ text }) => text)).toEqual([
    'Signal: ada.01',
    'GitHub',
  ])
})

it.each([
  ['mailto:ada@example.com', undefined, 'mailto:ada@example.com'],
  ['tel:+49301234', undefined, 'tel:+49301234'],
  ['../files/cv.pdf', undefined, undefined],
  ['../files/cv.pdf', 'https://example.com/a/resume/', 'https://example.com/a/files/cv.pdf'],
])('%s in a downloaded file, from a page at %s, becomes %s', (href, page, whole) =>
  expect(wholeAddress(href, page)).toBe(whole),
)
