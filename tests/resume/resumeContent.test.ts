import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { wholeAddress } from '../../schema/model/address.ts'
import { portfolio as portfolioSchema } from '../../schema/model/portfolio.ts'
import { report } from '../../schema/report/report.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { typesetLocale, typesetterOf } from '../../src/node/content/resolveTexts.ts'
import { toJsonResume, usernameIn } from '../../src/node/resume/jsonResume.ts'
import { resolveResume } from '../../src/node/resume/resolveResume.ts'
import { resumeContent } from '../../src/node/resume/resumeContent.ts'
import { textOf } from '../core/schema/setting.ts'

/** The content of a résumé, on a page in some language. */
async function contentOf(resume: string, lang = 'en') {
  const text = textOf('tests/fixtures/good.yaml').replace('site:\n', `site:\n  lang: ${lang}\n`)
  const loaded = loadPortfolio(`${text}\n${resume}`, { file: 'portfolio.yaml' })
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

const timeline = (resume: string, items: string) => `  - type: timeline
    id: time
    label: Time
    heading: Over Time
    resume: ${resume}
    items:
${items.replace(/^/gm, '      ')}
`

/** The dates of a page and its résumé with a timeline that fills a list of it. */
const datesIn = (list: string, items: string, resume = 'resume: {}\n') =>
  withSection(timeline(list, items), resume)

async function withSection(section: string, resume: string) {
  const yaml = textOf('tests/fixtures/good.yaml').replace(/^sections:\n/m, `sections:\n${section}`)
  const loaded = loadPortfolio(`${yaml}\n${resume}`, { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error(report(loaded.diagnostics, yaml))
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const resolved = await resolvePortfolio(loaded.portfolio, lookup)
  const { parts } = resumeContent(resolved)
  return {
    resume: parts.flatMap(({ key, entries }) =>
      key === 'education' ? entries.map(({ title, by }) => [title, ...by]) : [],
    ),
    dates: parts.flatMap(({ entries }) => entries.flatMap(({ dates }) => dates ?? [])),
    onPage: resolved.sections.flatMap((one) =>
      one.type === 'timeline' ? one.items.map(({ dates }) => dates) : [],
    ),
    json: toJsonResume(resolved, undefined),
  }
}

it('a start and an end show their months, and resume.json has their days', async () => {
  const { dates, onPage, json } = await datesIn(
    'work',
    '- { title: Pilot, start: 2021-11-01, end: 2023-10-31 }',
  )
  expect(dates).toEqual([expect.stringMatching(/^Nov 2021\s–\sOct 2023$/)])
  expect(onPage).toEqual(dates)
  expect(json).toMatchObject({ work: [{ startDate: '2021-11-01', endDate: '2023-10-31' }] })
})

it('an award shows its day, in a timeline and in the résumé', async () => {
  const { dates, onPage } = await datesIn('awards', '- { title: Cup, start: 2021-11-05 }')
  expect(dates).toEqual(['Nov 5, 2021'])
  expect(onPage).toEqual(dates)
  const { dates: own } = await withSection('', 'resume:\n  awards: [{ title: Cup, date: 2021-11-05 }]\n')
  expect(own).toEqual(['Nov 5, 2021'])
})

it('dates in own words show as they are written, and real ones beside them go into resume.json', async () => {
  const { dates, onPage, json } = await datesIn(
    'work',
    '- { title: Pilot, dates: Summer 2019, start: "2019", end: "2019" }\n- { title: Cook, dates: long ago }',
    'resume:\n  education: [{ institution: School, dates: every winter, start: "2001" }]\n',
  )
  expect(dates).toEqual(['Summer 2019', 'long ago', 'every winter'])
  expect(onPage).toEqual(['Summer 2019', 'long ago'])
  expect(json).toMatchObject({
    work: [{ startDate: '2019', endDate: '2019' }, { position: 'Cook' }],
    education: [{ startDate: '2001' }],
  })
})

it('studies without a degree are called by their subject, which is not their degree', async () => {
  const { resume, json } = await withSection(
    timeline(
      'education',
      '- { title: Rope, organisation: Loft, start: "2014", resume: { area: Rope, location: Oslo } }',
    ),
    'resume: {}\n',
  )
  expect(resume).toEqual([['Rope', 'Loft', 'Oslo']])
  expect(json).toMatchObject({ education: [{ institution: 'Loft', area: 'Rope' }] })
  expect(JSON.stringify(json)).not.toMatch(/studyType|Oslo/)
})

it('a profile that the page links, too, stands once, with its user name', async () => {
  const url = 'https://mastodon.example/@ada'
  const text = textOf('tests/fixtures/good.yaml').replace(/^socials:\n(?: .*\n)*/m, '')
  const loaded = loadPortfolio(
    `${text}\nsocials:\n  - { name: Mastodon, icon: 'simple-icons:mastodon', href: '${url}' }\nresume:\n  contact:\n    profiles:\n      - { network: Mastodon, username: '@ada@mastodon.example', url: '${url}' }\n`,
    { file: 'portfolio.yaml' },
  )
  if (!('portfolio' in loaded)) throw new Error(report(loaded.diagnostics, text))
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const portfolio = await resolvePortfolio(loaded.portfolio, lookup)
  const { contacts } = resumeContent(portfolio)
  expect(contacts.filter(({ kind }) => kind === 'profile')).toHaveLength(1)
  expect(toJsonResume(portfolio, undefined)).toMatchObject({
    basics: { profiles: [{ username: '@ada@mastodon.example', url }] },
  })
})

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

it('the page sets its texts, and the JSON has them as they are written', async () => {
  const resume = `resume: { summary: "It's “so”" }\n`
  const loaded = loadPortfolio(`${textOf('tests/fixtures/good.yaml')}\n${resume}`, { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error('The portfolio is not in order.')
  const { portfolio } = loaded
  const locale = typesetLocale({ portfolio, schema: portfolioSchema, foreign: new Map(), caseStudies: [] })
  const lookup = {
    picture: async (src: string) => ({ src }),
    icon: () => undefined,
    set: typesetterOf(locale.portfolio),
  }
  const place = { root: '', folder: '', texts: {}, caches: undefined }
  const page = (await resolveResume(locale, lookup, place)).apart['resume/']
  expect(page?.resume?.summary).toBe('It’s “so”')
  expect(page && toJsonResume(page, undefined)).toMatchObject({ basics: { summary: "It's “so”" } })
})

it('shows addresses in letters of their own, and gives machines those that they know', async () => {
  const { contacts } = await contentOf(`resume:
  contact:
    url: https://xn--mller-kva.example/%C3%BCber-mich/
    profiles: [{ network: Blog, url: 'https://blog.xn--mller-kva.example/caf%C3%A9' }]
`)
  expect(contacts.filter(({ kind }) => kind === 'url')).toMatchObject([
    { text: 'müller.example/über-mich', href: 'https://xn--mller-kva.example/%C3%BCber-mich/' },
  ])
  expect(contacts.at(-1)).toMatchObject({ text: 'Blog', address: 'blog.müller.example/café' })
})

it('accepts an e-mail address with a domain in other letters', async () => {
  const text = textOf('tests/fixtures/good.yaml')
    .replace(/email: \S+/, 'email: ada@müller.example')
    .replace(/mailto:[\w@.]+/, 'mailto:ada@müller.example')
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error(report(loaded.diagnostics, text, { colour: false }))
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const resolved = await resolvePortfolio(loaded.portfolio, lookup)
  const [contact] = resumeContent(resolved).contacts
  const forMachines = 'ada@xn--mller-kva.example'
  expect(contact).toMatchObject({ text: 'ada@müller.example', href: `mailto:${forMachines}` })
  expect(JSON.stringify(resolved.socials)).toContain(`mailto:${forMachines}`)
  expect(toJsonResume(resolved, undefined)).toMatchObject({ basics: { email: forMachines } })
})
