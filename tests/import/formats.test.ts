import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { longestPart } from '../../schema/text/textWidth.ts'
import words from '../../src/node/import/page/words.json' with { type: 'json' }
import { type HeadingName, headOf } from '../../src/node/import/page/words.ts'
import { at, found } from '../core/schema/setting.ts'
import { fileOf, importOf, mistakes } from './importing.ts'

const { resolve } = createRequire(import.meta.url)
const samples = join(resolve('@jsonresume/schema/package.json'), '..')
const fixtures = at('tests/import/fixtures')

const inputs = [
  join(samples, 'sample.resume.json'),
  ...readdirSync(join(samples, 'examples')).map((name) => join(samples, 'examples', name)),
  ...readdirSync(join(fixtures, 'rendercv')).map((name) => join(fixtures, 'rendercv', name)),
  ...readdirSync(join(fixtures, 'linkedin')).map((name) => join(fixtures, 'linkedin', name)),
  ...readdirSync(join(fixtures, 'jsonResume')).map((name) => join(fixtures, 'jsonResume', name)),
  ...['gitprofile', 'developerFolio'].flatMap((format) =>
    readdirSync(join(fixtures, format)).flatMap((name) =>
      readdirSync(join(fixtures, format, name)).map((file) => join(fixtures, format, name, file)),
    ),
  ),
]

it('there are at least 16 samples', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(16)
})

it.each(inputs.map((path) => [path.split('/').slice(-3).join('/'), path]))(
  '%s becomes a site without a warning',
  async (_, path) => {
    const { text } = await importOf(path)
    expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=../schema/portfolio.schema.json')
    expect(found(text, 'tests/fixtures/none/portfolio.yaml')).toEqual([])
  },
)

describe('a LinkedIn archive', () => {
  const developer = join(fixtures, 'linkedin/developer')
  const entries = Object.fromEntries(
    readdirSync(developer).map((name) => [
      `Basic_LinkedInDataExport/${name}`,
      readFileSync(join(developer, name)),
    ]),
  )

  it('gives the same result as its folder', async () => {
    const zip = await importOf(fileOf('export.zip', zipSync(entries)))
    const plain = await importOf(developer)
    expect(zip.written).toEqual(plain.written)
  })

  it('gives a section for each table, and reports what has no place', async () => {
    const { written, left } = await importOf(developer)
    expect(written.sections.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'hero home',
      'about about',
      'skills skills',
      'services projects',
      'timeline work',
      'timeline education',
      'timeline certificates',
      'prose contact',
    ])
    expect(written.site.owner).toEqual({
      name: 'Noor Haddad',
      role: 'Backend Engineer',
      email: 'noor@noorhaddad.example',
    })
    expect(written.socials?.map(({ href }) => href)).toEqual([
      'https://noorhaddad.example/',
      'https://blog.noorhaddad.example',
      'https://x.com/noorbuilds',
      'mailto:noor@noorhaddad.example',
    ])
    expect(written.resume?.languages).toEqual([
      { name: 'English', fluency: 'Full professional proficiency' },
      { name: 'Arabic', fluency: 'Native or bilingual proficiency' },
    ])
    expect(written.resume?.projects).toMatchObject([
      {
        title: 'Tideline',
        start: '2022-05',
        end: '2022-09',
        highlights: ['Works without a network', 'Read by 4,000 sailors'],
      },
      { title: 'Pager Haiku', start: '2024-01', end: 'present' },
    ])
    expect(left).toContain('Profile.csv row 2."Birth Date": a page has no need of it')
    expect(left).toContain('Connections.csv: it is none of the tables that are read')
  })

  it('keeps the bullets and quotation marks of a post', async () => {
    const { written } = await importOf(developer)
    const [work] = written.sections.filter(({ id }) => id === 'work')
    expect(work).toMatchObject({
      resume: 'work',
      items: [
        {
          title: 'Senior Backend Engineer',
          organisation: 'Calder Freight',
          start: '2021-03',
          end: 'present',
          text: 'Owns the booking service.',
          points: [
            'Cut the time of a booking from 900 ms to 210 ms',
            'Introduced "quiet hours" for the pager',
          ],
          resume: { location: 'Leeds, England' },
        },
        { title: 'Backend Engineer', start: '2016-06', end: '2021-02' },
      ],
    })
  })

  it('may be a single table that a spreadsheet has saved as UTF-16 with tabs', async () => {
    const text =
      'Company Name\tTitle\tDescription\tLocation\tStarted On\tFinished On\r\nKåre & Co\tWelder\t\t\tMay 2020\t\r\n'
    const { written } = await importOf(fileOf('Positions.csv', Buffer.from(`\ufeff${text}`, 'utf16le')))
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      items: [{ title: 'Welder', organisation: 'Kåre & Co', start: '2020-05', end: 'present' }],
    })
    expect(written.site.owner.email).toBe('hello@example.com')
  })

  it('turns HTML into text, and drops javascript: links', async () => {
    const { written, text, left } = await importOf(join(fixtures, 'linkedin/consultant'))
    expect(written.resume?.summary).toBe('Twenty years of delivery & change.')
    expect(text).not.toContain('javascript')
    expect(left).toContain('Profile.csv row 2.Websites: it is no address that a link may lead to')
    expect(left).toContain('Profile.csv row 2.Summary: the text is shown without it')
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      items: [{}, { organisation: 'Nordlys Bank', roles: [{}, { dates: 'Aug 2010 – sometime' }] }],
    })
  })
})

describe('a JSON Resume', () => {
  it.each([
    ['me@example.com', undefined],
    ['tel:+441234567', undefined],
    ['http://example.com/me.jpg', 'https://example.com/me.jpg'],
    ['example.com/me.jpg', 'https://example.com/me.jpg'],
  ])('with the picture %s keeps it only if it is a web address', async (image, src) => {
    const { written, text, left } = await importOf(
      fileOf('resume.json', JSON.stringify({ basics: { name: 'Name', summary: 'Words.', image } })),
    )
    expect(written.sections[0]).toMatchObject({
      art: src === undefined ? 'type' : { portrait: { src, alt: 'Portrait of Name' } },
    })
    expect(
      left.some((one) => /^basics.image: it is no address|^the portrait: there is no such/.test(one)),
    ).toBe(src === undefined)
    expect(mistakes(text)).toBe('')
  })
})

it('only lists of the résumé are noted as shown by a section', async () => {
  const resume = {
    basics: { name: 'Ada Okafor', email: 'ada@example.com', phone: '+49 30 1234' },
    projects: [{ name: 'Engine' }],
  }
  const { text, written } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(written.resume).toMatchObject({ contact: { phone: '+49 30 1234' } })
  expect(written.sections.map(({ id }) => id)).toContain('contact')
  expect(text).toMatch(/ {2}# The page shows these [^\n]*\n[^\n]*\n {2}projects:\n/)
  expect(text).toMatch(/\n {2}contact:\n/)
  expect(text.match(/# The page shows these/g)).toHaveLength(1)
})

it('long words of headings stay whole', async () => {
  const long = 'Donaudampfschifffahrtskapitänswitwe\u0301'
  const resume = {
    basics: { name: `Ada ${long}`, email: 'ada@example.com' },
  }
  const { text, written } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(written.sections[0]).toMatchObject({ headline: `Ada *${long}*` })
  expect(text).not.toContain('\u00ad')
})

it.each(Object.keys(words))(
  'the built-in headings in %s say more than the label, and fit on a phone',
  (lang) => {
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
    for (const name of Object.keys(words.en.headings) as HeadingName[]) {
      const { label, heading } = headOf(name, lang)
      expect(letters(heading), name).not.toBe(letters(label))
      if (lang !== 'en') expect(words.en.headings[name], name).not.toBe(heading)
      expect(longestPart(heading).width, name).toBeLessThanOrEqual(9.3)
    }
  },
)

it('a section under a heading of the owner has another label', async () => {
  const cv = 'cv:\n  name: Ada Okafor\n  sections:\n    regattas:\n      - Won two.\n      - Lost one.\n'
  const { written } = await importOf(fileOf('cv.yaml', cv))
  expect(written.sections[1]).toMatchObject({ label: 'More', heading: 'Regattas' })
  expect(written.nav).toContainEqual({ name: 'Regattas', href: '#text-1' })
})

describe('a rendercv file', () => {
  it('keeps authors and DOI, reads links in names, and keeps Markdown in sentences alone', async () => {
    const { written } = await importOf(join(fixtures, 'rendercv/academic.yaml'))
    expect(written.sections.find(({ type }) => type === 'publications')).toMatchObject({
      items: [
        { authors: ['Frances Oduya', 'Tom Verhulst'], doi: '10.1103/PhysRevD.100.000001', year: 2023 },
        { authors: ['F. Oduya'], link: { href: 'https://oduya.example/beginners' }, year: 2019 },
      ],
    })
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      items: [
        {
          organisation: 'Einstein Telescope',
          link: { href: 'https://et.example' },
          points: ['Lowered the noise of a mirror by *a third*'],
        },
        { organisation: 'KU Leuven', start: '2016-07', end: '2016-07' },
      ],
    })
    expect(written.resume?.summary).toBe(
      'I measure how **quiet** a detector can be, with [cold mirrors](https://oduya.example/mirrors).',
    )
    expect(written.resume?.languages).toEqual([
      { name: 'Dutch', fluency: 'native' },
      { name: 'English', fluency: 'fluent' },
    ])
    expect(written.socials?.map(({ href }) => href)).toContain('https://science.example/@frances')
  })

  it('keeps its language', async () => {
    const { written } = await importOf(join(fixtures, 'rendercv/german.yaml'))
    expect(written.site.lang).toBe('de')
    expect(written.sections.map((section) => section.label)).toContain('Berufserfahrung')
    expect(written.socials?.map(({ name }) => name)).toContain('E-Mail')
    expect(JSON.stringify(written)).not.toMatch(/Scroll|Worked|Based in/)
  })

  it('shows entries of every kind', async () => {
    const { written } = await importOf(join(fixtures, 'rendercv/entries.yaml'))
    const texts = written.sections.flatMap((section) => (section.type === 'prose' ? [section.text] : []))
    const [mail] = texts.splice(-1)
    expect(mail).toMatch(/^\[.+@.+\]\(<mailto:.+@.+>\)$/)
    expect(texts.join('\n').split(/\s*^### .+\s*/m)).toEqual([
      '',
      '- A paragraph about this file.\n- Another, with `code` and #1 in it.',
      '- Ran a *marathon*\n- Keeps bees',
      '- First\n- Second',
      '- Third\n- Fourth',
      'TOEFL: 118/120',
    ])
    expect(written.resume?.projects).toMatchObject([
      { title: 'Ferry', url: 'https://ferry.example', end: 'present' },
      { title: 'Teaching', highlights: ['One course'] },
    ])
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      items: [{ start: '2020', end: '2022' }],
    })
  })
})

describe('a configuration', () => {
  it('of gitprofile becomes cards with pictures, profiles and an accent', async () => {
    const { written } = await importOf(join(fixtures, 'gitprofile/engineer/gitprofile.config.ts'))
    expect(written.sections.find(({ type }) => type === 'projects')).toMatchObject({
      items: [
        { title: 'Lagoon', link: 'https://lagoon.example', image: { alt: 'A view of Lagoon' } },
        { title: 'Sounding', link: 'https://sounding.example' },
      ],
    })
    expect(written.theme?.accent).toBe('#1d6fa5')
    expect(written.socials).toHaveLength(18)
    expect(written.socials?.filter(({ icon }) => icon === 'lucide:link')).toEqual([])
    expect(written.socials?.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        'https://harbour.example/@ada',
        'https://www.facebook.com/ada.okafor',
        'https://stackoverflow.com/users/1/ada-okafor',
      ]),
    )
  })

  it('is never executed: code is reported instead', async () => {
    const { left, text } = await importOf(join(fixtures, 'gitprofile/script/gitprofile.config.js'))
    expect(left.filter((line) => line.endsWith('it is code, and nothing is run'))).toHaveLength(4)
    expect(text).toContain('Rust')
    expect(text).not.toMatch(/Since|polluted: true/)
    expect('polluted' in {}).toBe(false)
  })

  it('of developerFolio becomes bars, work and texts', async () => {
    const { written, left } = await importOf(join(fixtures, 'developerFolio/default/portfolio.js'))
    expect(written.sections.find(({ type }) => type === 'hero')).toMatchObject({
      headline: "Hi all, I'm Saira",
    })
    expect(written.sections.find(({ type }) => type === 'skills')).toMatchObject({
      items: [
        { name: 'Frontend', level: 90 },
        { name: 'Backend', level: 70 },
      ],
    })
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      items: [
        { start: '2018-06', end: 'present' },
        { start: '2017-01', end: '2017-09' },
      ],
    })
    expect(left).toContain(
      'bigProjects.projects[0].image: copy the picture into images/ and write it where it shall show',
    )
  })
})
