import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { at, found } from '../core/schema/setting.ts'
import { fileOf, fixtures, importOf, inputsOf, printed, refusal, sectionOf } from './importing.ts'

const inputs = ['rendercv', 'linkedin', 'jsonResume', 'gitprofile', 'developerFolio'].flatMap(inputsOf)

describe.each(inputs.map((path) => [path.slice(fixtures.length + 1), path]))('of %s', (name, path) => {
  it('the portfolio and what is said of it are those of tests/import/expected, without a warning', async () => {
    const { code, yaml, list } = await printed(path)
    expect(code).toBe(0)
    const expected = at(`tests/import/expected/${name.replaceAll('/', '-')}`)
    await expect(yaml).toMatchFileSnapshot(`${expected}.yaml`)
    await expect(`${list}\n`).toMatchFileSnapshot(`${expected}.txt`)
    const { text } = await importOf(path)
    expect(found(text, 'tests/fixtures/none/portfolio.yaml')).toEqual([])
  })
})

const { resolve } = createRequire(import.meta.url)
const samples = join(resolve('@jsonresume/schema/package.json'), '../examples')

it.each(readdirSync(samples))(
  'the sample %s of JSON Resume becomes a site without a warning',
  async (name) => {
    const { text } = await importOf(join(samples, name))
    expect(found(text, 'tests/fixtures/none/portfolio.yaml')).toEqual([])
  },
)

it('an archive of LinkedIn gives the same as its folder', async () => {
  const developer = join(fixtures, 'linkedin/developer')
  const files = readdirSync(developer).map((name) => [`Export/${name}`, readFileSync(join(developer, name))])
  const zip = await importOf(fileOf('export.zip', zipSync(Object.fromEntries(files))))
  expect(zip.written).toEqual((await importOf(developer)).written)
})

it('a table of LinkedIn may be one that a spreadsheet has saved as UTF-16 with tabs', async () => {
  const text = 'Company Name\tTitle\tStarted On\tFinished On\r\nKåre & Co\tWelder\tMay 2020\t\r\n'
  const { written } = await importOf(fileOf('Positions.csv', Buffer.from(`\ufeff${text}`, 'utf16le')))
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Welder', organisation: 'Kåre & Co', start: '2020-05', end: 'present' }],
  })
  expect(written.site.owner.email).toBeUndefined()
})

it.each([
  ['from the first column', 'cv:\n  name: Ada\n  sections:\n    summary:\n      - "One\ntwo\n  three"\n'],
  ['in single quotes', "cv:\n  name: Ada\n  sections:\n    summary:\n      - 'One\ntwo\n  three'\n"],
  ['with a tab', 'cv:\n  name: Ada\n  sections:\n    summary:\n      - "One\n\ttwo three"\n'],
])('quoted texts of several lines are read %s, as Python reads them', async (_, yaml) => {
  const { text } = await importOf(fileOf('cv.yaml', yaml))
  expect(text).toContain('One two three')
})

it('quoted texts that never end are refused', async () => {
  expect(await refusal(fileOf('cv.yaml', 'cv:\n  name: "never\n'))).toMatch(/no YAML that can be read/)
})

it('a table of LinkedIn may be in Windows-1252, or a second download', async () => {
  const text = 'Company Name,Title,Started On\r\nKåre & Søn,Welder – boats,May 2020\r\n'
  const bytes = Buffer.from(text.replace('–', '\x96'), 'latin1')
  const { written } = await importOf(fileOf('Positions (1).csv', bytes))
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Welder – boats', organisation: 'Kåre & Søn' }],
  })
  // Russian in Windows-1251 would be garbled.
  const russian = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
  expect(await refusal(fileOf('Positions.csv', russian))).toMatch(/no text in UTF-8/)
})

it('of two downloads of a table of LinkedIn one is read', async () => {
  const table = (title: string) => Buffer.from(`Title,Company Name\n${title},Dock\n`)
  const zip = zipSync({ 'Positions.csv': table('Welder'), 'Positions (1).csv': table('Pilot') })
  const { text } = await importOf(fileOf('export.zip', zip))
  expect(text).toContain('title: Welder')
})

it('points and paragraphs of LinkedIn are read where it has blanks in place of line breaks', async () => {
  const table = `Company Name,Title,Description,Started On
Dock,Welder,• Built a ferry. • Repaired two: one • and one,2020
Yard,Mate,Boats of wood.  Sails of linen.,2019
Quay,Cook,Soup • Bread • Tea,2018
Pier,Smith,Iron - and steel.  Work:  - Built - and sold - a crane. -\tMended it.  Write me.,2017
Jetty,Clerk,"Counted boats,  Masts and  sails - all day.",2016
`
  const { written } = await importOf(fileOf('Positions.csv', table))
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [
      { points: ['Built a ferry.', 'Repaired two: one', 'and one'] },
      { text: 'Boats of wood.\n\nSails of linen.' },
      { text: 'Soup • Bread • Tea' },
      { text: 'Iron - and steel.\nWork:\nWrite me.', points: ['Built - and sold - a crane.', 'Mended it.'] },
      { text: 'Counted boats, Masts and sails - all day.' },
    ],
  })
})

it('gitprofile 2 has studies and projects at its top, and a login is the name as long as none is known', async () => {
  const { written, text, left } = await importOf(
    fileOf(
      'gitprofile.config.js',
      `export default { github: { username: 'ada-o' }, social: { email: 'ada@example.com' },
        education: [{ institution: 'Harbour School', degree: 'BSc', from: '2010', to: '2013' }],
        externalProjects: [{ title: 'Ferry', description: 'Runs.', link: 'https://ada.example/ferry' }],
        personalProjects: [{ title: 'Raft', description: 'Floats.', link: 'https://ada.example/raft' }] }`,
    ),
  )
  expect(sectionOf(written, 'education')).toMatchObject({ items: [{ title: 'BSc' }] })
  expect(sectionOf(written, 'projects')).toMatchObject({
    items: [{ title: 'Ferry' }, { title: 'Raft' }],
  })
  expect(text).toMatch(/No name was found: write yours\.\n\s+name: ada-o/)
  expect(left).toEqual([])
})

describe('Reactive Resume', () => {
  const item = { id: 'x', visible: true, url: { href: '', label: '' } }
  const v3 = {
    basics: {
      name: 'Ada Okafor',
      email: 'ada@example.com',
      headline: 'Pilot',
      summary: '<p>I pilot.</p>',
      location: { city: 'Oslo', address: '' },
      photo: { url: '', visible: true },
      profiles: [{ id: 'p', network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    },
    sections: {
      work: {
        name: 'Work',
        type: 'basic',
        visible: true,
        items: [
          {
            id: 'w',
            name: 'Dock',
            position: 'Mate',
            date: { start: '2019-01-01T00:00:00.000Z', end: '2020-01-01T00:00:00.000Z' },
            summary: '- Rowed',
          },
        ],
      },
      skills: {
        name: 'Skills',
        type: 'basic',
        visible: true,
        items: [{ name: 'Boats', level: 'Expert', levelNum: 0, keywords: ['Sails'] }],
      },
      awards: { name: 'Awards', type: 'basic', visible: false, items: [{ title: 'Cup' }] },
      z: {
        name: 'Talks',
        type: 'custom',
        visible: true,
        items: [
          { title: 'On Tides', subtitle: '', date: { start: '2020', end: '' }, summary: 'At the club' },
        ],
      },
    },
    metadata: { template: 'onyx', layout: [] },
    public: true,
  }
  const v4 = {
    basics: {
      name: 'Ada Okafor',
      email: 'ada@example.com',
      headline: 'Pilot',
      location: 'Oslo',
      url: { href: '', label: '' },
      customFields: [],
      picture: { url: '', effects: { hidden: false } },
    },
    sections: {
      summary: { name: 'Summary', visible: true, columns: 1, content: '<p>I pilot.</p>' },
      profiles: {
        name: 'Profiles',
        visible: true,
        items: [
          {
            ...item,
            network: 'GitHub',
            username: 'ada',
            icon: 'github',
            url: { href: 'https://github.com/ada' },
          },
        ],
      },
      experience: {
        name: 'Experience',
        visible: true,
        items: [
          {
            ...item,
            company: 'Dock',
            position: 'Mate',
            date: 'Jan 2019 - Jan 2020',
            summary: '<ul><li><p>Rowed</p></li></ul>',
          },
        ],
      },
      skills: {
        name: 'Skills',
        visible: true,
        items: [{ ...item, name: 'Boats', description: 'Expert', level: 0, keywords: ['Sails'] }],
      },
      awards: { name: 'Awards', visible: true, items: [{ ...item, visible: false, title: 'Cup' }] },
      custom: {
        z: {
          name: 'Talks',
          visible: true,
          items: [{ ...item, name: 'On Tides', date: '2020 – Present', summary: '<p>At the club</p>' }],
        },
      },
    },
    metadata: { template: 'onyx', layout: [] },
  }
  const v5 = {
    picture: { url: '', hidden: true },
    basics: {
      name: 'Ada Okafor',
      email: 'ada@example.com',
      headline: 'Pilot',
      location: 'Oslo',
      website: { url: '', label: '' },
      customFields: [],
    },
    summary: { title: 'Summary', hidden: false, content: '<p>I pilot.</p>' },
    sections: {
      experience: {
        title: 'Experience',
        hidden: false,
        items: [
          {
            id: 'e',
            hidden: false,
            company: 'Dock',
            position: '',
            period: '',
            website: { url: '' },
            description: '',
            roles: [
              {
                id: 'r',
                position: 'Mate',
                period: 'Jan 2019 – Jan 2020',
                description: '<ul><li>Rowed</li></ul>',
              },
            ],
          },
        ],
      },
      skills: {
        title: 'Skills',
        hidden: false,
        items: [{ hidden: false, name: 'Boats', proficiency: 'Expert', level: 0, keywords: ['Sails'] }],
      },
      awards: { title: 'Awards', hidden: true, items: [{ title: 'Cup' }] },
      profiles: {
        title: 'Profiles',
        hidden: false,
        items: [
          { network: 'GitHub', username: 'ada', website: { url: 'https://github.com/ada', label: 'ada' } },
        ],
      },
      languages: {
        title: 'Languages',
        hidden: false,
        items: [{ language: 'Igbo', fluency: 'Native', level: 5 }],
      },
    },
    customSections: [
      {
        title: 'Talks',
        type: 'projects',
        hidden: false,
        items: [
          { hidden: false, name: 'On Tides', period: '2020 – Present', description: '<p>At the club</p>' },
        ],
      },
    ],
    metadata: { template: 'onyx', layout: { pages: [] } },
  }

  it.each([
    ['3', v3],
    ['4', v4],
    ['5', v5],
  ])('version %s is read as it is shown, without what is hidden', async (_, data) => {
    const { written, text, format, left } = await importOf(fileOf('resume.json', JSON.stringify(data)))
    expect(format).toBe('Reactive Resume export')
    expect(written.site.owner).toEqual({ name: 'Ada Okafor', role: 'Pilot', email: 'ada@example.com' })
    expect(written.socials?.map(({ name }) => name)).toEqual(['GitHub', 'Email'])
    expect(written.resume).toMatchObject({ summary: 'I pilot.', contact: { location: { city: 'Oslo' } } })
    const found = (id: string) => sectionOf(written, id)
    expect(Object(found('skills')).groups[0]).toEqual({ name: 'Boats', level: 'Expert', items: ['Sails'] })
    const [post] = Object(found('work')).items
    expect(post).toMatchObject({ title: 'Mate', organisation: 'Dock', points: ['Rowed'] })
    expect([post.start.slice(0, 7), post.end.slice(0, 7)]).toEqual(['2019-01', '2020-01'])
    expect(found('list-1')).toMatchObject({
      heading: 'Talks',
      items: [{ title: 'On Tides', description: 'At the club' }],
    })
    expect(left.filter((one) => one.includes('Cup'))).toHaveLength(1)
    expect(text).not.toContain('Cup')
  })
})

it('the content of yamlresume is read, in the language that it states', async () => {
  const yaml = `content:
  basics: { name: Ada Okafor, headline: Lotsin, email: ada@example.com, summary: "- Ich lotse." }
  location: { city: Oslo, country: Norway }
  work:
    - { name: Dock, position: Maat, startDate: "Jan, 2020", endDate: "", summary: "- Gerudert", keywords: [Boote, Seile] }
  languages: [{ language: Deutsch, fluency: Muttersprache, keywords: [TestDaF 5] }]
  references: [{ name: Jon Hay, relationship: Kapitän, summary: Gut. }]
locale: { language: de }
layouts: [{ engine: latex }]
`
  const { written, format, left } = await importOf(fileOf('cv.yml', yaml))
  expect([format, written.site.lang]).toEqual(['yamlresume file', 'de'])
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Maat', start: '2020-01', end: 'present', points: ['Gerudert', 'Boote, Seile'] }],
  })
  expect(written.resume).toMatchObject({
    contact: { location: { city: 'Oslo' } },
    languages: [{ name: 'Deutsch', fluency: 'Muttersprache, TestDaF 5' }],
  })
  expect(left).toEqual(['layouts[0].engine: latex'])
})

it.each([
  ['FRESH résumé', 'resume.json', '{"name": "Ada", "meta": {"format": "FRESH@0.6.0"}}'],
  ['FRESH résumé', 'resume.json', '{"name": "Ada", "employment": {"history": []}}'],
  ['Manfred résumé', 'mac.json', '{"aboutMe": {"profile": {"name": "Ada"}}, "experience": {"jobs": []}}'],
  ['CV of Europass', 'cv.json', '{"SkillsPassport": {}}'],
  ['CV of Europass', 'cv.xml', '<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"/>'],
  ['HR-XML résumé', 'cv.xml', '<?xml version="1.0"?><Resume xmlns="http://ns.hr-xml.org/2006"/>'],
  ['configuration of Jekyll or Hugo', '_config.yml', 'title: Ada\nbaseurl: ""\n'],
  ['LaTeX', 'cv.tex', '% mine\n\\documentclass{awesome-cv}'],
  ['a PDF', 'Profile.pdf', '%PDF-1.7 \xff'],
  ['a document of Word', 'cv.docx', zipSync({ 'word/document.xml': Buffer.from('<x/>') })],
  ['masterPortfolio', 'portfolio.js', 'export const greeting = {}, degrees = {}'],
  ['cleanfolio', 'portfolio.js', 'export const header = {}, about = {}, contact = {}'],
  ['HR Open résumé', 'candidate.json', '{"candidate": {"person": {}, "profiles": []}}'],
])('what is not read is refused by its name, with what to do: %s', async (name, file, content) => {
  expect(await refusal(fileOf(file, content))).toMatch(
    new RegExp(`is .*${name}.*, which is not read.*(JSON Resume)`),
  )
})
