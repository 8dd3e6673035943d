import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fileOf, importOf, mistakes, sectionOf } from './importing.ts'

// Forms that résumés of people were met in.

const imported = async (data: object) => {
  const made = await importOf(fileOf('resume.json', JSON.stringify(data)))
  expect(mistakes(made.text)).toBe('')
  return made
}

it('names and dates may be in pieces, and a whole period beside its end', async () => {
  const { written, left } = await imported({
    first_name: 'Nora',
    last_name: 'Feld',
    jobs: [
      { company: 'Press', title: 'Printer', date_start: 'Jun 2019', date_end: 'N/A' },
      { company: 'Mill', title: 'Clerk', startDate: '2015 - 2018', endDate: '2018' },
    ],
  })
  expect(written.site.owner.name).toBe('Nora Feld')
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [
      { start: '2019-06', end: 'present' },
      { start: '2015', end: '2018' },
    ],
  })
  expect(left).toEqual([])
})

it('accounts stand under the names of their networks, and skills under that of their group', async () => {
  const { written, left } = await imported({
    name: 'Nora Feld',
    github: 'norafeld',
    contact: { linkedin: 'https://www.linkedin.com/in/nora-feld', gitlab: { username: 'norafeld' } },
    skill_groups: [{ name: 'Presses', items: ['Platen'] }],
    soft_skills: ['Patience'],
    languages: ['de', { language: 'lv', fluency: 'native' }],
    interests: [{ keywords: ['Rowing'] }],
  })
  expect(written.socials?.map(({ href }) => href).toSorted()).toEqual([
    'https://github.com/norafeld',
    'https://gitlab.com/norafeld',
    'https://www.linkedin.com/in/nora-feld',
  ])
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [
      { name: 'Presses', items: ['Platen'] },
      { name: 'Soft Skills', items: ['Patience'] },
      { items: ['German', 'Latvian (native)'] },
      { items: ['Rowing'] },
    ],
  })
  expect(left).toEqual([])
})

it('the four kinds of sections of al-folio are read', async () => {
  const cv = [
    {
      title: 'General Information',
      type: 'map',
      contents: [
        { name: 'Full Name', value: 'Nora Feld' },
        { name: 'Email', value: 'nora@feld.example' },
      ],
    },
    {
      title: 'Education',
      type: 'time_table',
      contents: [{ title: 'PhD', institution: 'Northwood', year: '2015 - 2019', description: ['On ink'] }],
    },
    {
      title: 'Experience',
      type: 'time_table',
      contents: [{ title: 'Printer', institution: 'Mill Street Press', year: 2020 }],
    },
    { title: 'Skills', type: 'nested_list', contents: [{ title: 'Presses', items: ['Platen', 'Cylinder'] }] },
    { title: 'Other', type: 'list', contents: ['Rows'] },
  ]
  const { written, format } = await importOf(fileOf('cv.yml', stringify(cv)))
  expect([format, written.site.owner]).toEqual([
    'cv.yml of al-folio',
    { name: 'Nora Feld', email: 'nora@feld.example' },
  ])
  expect(sectionOf(written, 'education')).toMatchObject({
    items: [{ title: 'PhD', organisation: 'Northwood', start: '2015', end: '2019', points: ['On ink'] }],
  })
  expect(JSON.stringify(written.sections)).toMatch(/Mill Street Press.*Platen.*Rows/)
})

it('a table may have blanks behind quotation marks, and an archive courses, organizations and a summary', async () => {
  const positions = '"Company Name" ,"Title" ,"Started On"\n"Mill Street Press" ,"Editor" ,"Jun 2019"\n'
  const { written } = await importOf(fileOf('Positions.csv', positions))
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Editor', organisation: 'Mill Street Press' }],
  })
  const { text } = await importOf('tests/import/fixtures/kinds/li-more')
  for (const words of ['Bookbinding, B-12', 'Guild of Printers', 'I print by hand, and teach it.'])
    expect(text).toContain(words)
})

it('sections of Reactive Resume that have a name of their own keep it, and their items may be texts alone', async () => {
  const { written } = await importOf('tests/import/fixtures/kinds/rr4-renamed.json')
  expect(written.sections.map((section) => ('heading' in section ? section.heading : ''))).toEqual(
    expect.arrayContaining(['Presses That I Run', 'Evening Classes']),
  )
  expect(JSON.stringify(written.sections)).toMatch(/- Bookbinding for beginners\\n- Marbled paper/)
})

it('names in parts, accounts by network, an address in parts and lists of the owner’s are read', async () => {
  const { written, text } = await importOf(
    fileOf(
      'cv.json',
      JSON.stringify({
        profile: {
          name: { first: 'Ada', last: 'Okafor' },
          address: { road: '1 Harbour Road', city: 'Lagos' },
          social: { github: 'adaokafor' },
        },
        work: [
          {
            title: 'Pilot',
            company: 'Quay',
            start_date: '2018',
            stop_date: '2020',
            text: '1. Steered\n2. Moored',
          },
        ],
        leadership: [{ title: 'Chair', entity: 'The Club', start_date: '2019' }],
        teaching: [{ position: 'Knots', location: 'Lagos', years: '2015–2016', details: 'For beginners.' }],
        tabs: [{ title: 'Home' }, { title: 'About' }],
      }),
    ),
  )
  expect(written.site.owner.name).toBe('Ada Okafor')
  expect(written.resume?.contact?.location).toMatchObject({ address: '1 Harbour Road', city: 'Lagos' })
  expect(written.socials).toMatchObject([{ name: 'GitHub', href: 'https://github.com/adaokafor' }])
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Pilot', start: '2018', end: '2020', points: ['Steered', 'Moored'] }],
  })
  expect(sectionOf(written, 'volunteering')).toMatchObject({
    items: [{ title: 'Chair', organisation: 'The Club' }],
  })
  expect(written.sections).toContainEqual(
    expect.objectContaining({
      type: 'prose',
      heading: 'Teaching',
      text: 'Knots, Lagos, 2015–2016: For beginners.',
    }),
  )
  expect(text).not.toContain('Home')
})

it('posts and studies stand in lists below lists, under whatever key', async () => {
  const { written, left } = await imported({
    name: 'Nora Feld',
    experiences: { title: 'Experience', info: [{ role: 'Printer', company: 'Press', time: '2019 - now' }] },
    education: { schools: [{ school: 'Northwood', degree: 'MA', start: '2010', end: '2012' }] },
    publications: {
      articles: [{ title: 'On Ink', journal: 'Ink', year: 2015, authors: ['N. Feld'] }],
      talks: [{ title: 'On Lead', venue: 'Type Days', year: 2016, authors: ['N. Feld'] }],
    },
    industry: [{ title: 'Clerk', place: 'Mill', location: 'Riga', year_start: 2013, year_end: 2014 }],
    service: [{ title: 'Reader', year_start: 2012, year_end: 'present' }],
  })
  const timeline = sectionOf(written, 'work')
  expect(timeline).toMatchObject({
    items: [
      { title: 'Printer', organisation: 'Press', start: '2019', end: 'present' },
      { title: 'Clerk', organisation: 'Mill', start: '2013', end: '2014', resume: { location: 'Riga' } },
    ],
  })
  expect(written.sections.find(({ label }) => label === 'Service')).toMatchObject({
    text: 'Reader, 2012 – present',
  })
  expect(left).toEqual(['experiences.title: Experience'])
})

it('roles at one employer are posts, and what is said of all stands in the first', async () => {
  const { written, left } = await imported({
    work: [
      {
        company: 'Press',
        location: 'Riga',
        summary: 'Prints books.',
        roles: [
          { title: 'Lead', start: '2021', end: 'present', points: ['Bought a platen'] },
          { title: 'Printer', start: '2018', end: '2021' },
        ],
      },
    ],
  })
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [
      {
        organisation: 'Press',
        roles: [
          { title: 'Lead', start: '2021', text: 'Prints books.', points: ['Bought a platen'] },
          { title: 'Printer', start: '2018', end: '2021' },
        ],
      },
    ],
  })
  expect(left).toEqual([])
})

it('the person may be in a group of any name, and a list of any name is a text', async () => {
  const { written, left } = await imported({
    sidebar: {
      name: 'Nora Feld',
      email: 'nora@feld.example',
      position: 'left',
      languages: { info: [{ idiom: 'Latvian', level: 'native' }] },
    },
    header: { contact: { label: 'LinkedIn' } },
    footer: ['Made with a template of mine'],
    talks: [
      { year: 2026, title: 'On Ink', event: 'Type Days', link: 'https://days.example/ink', file: 'ink.bib' },
      { year: 2025, title: 'On Lead', event: 'Type Days', about: 'Why it is heavy, and why that is good.' },
    ],
  })
  expect(written.site.owner).toMatchObject({ name: 'Nora Feld', email: 'nora@feld.example' })
  expect(written.site.owner.role).toBeUndefined()
  expect(written.sections.find(({ label }) => label === 'Talks')).toMatchObject({
    text: '- [On Ink](<https://days.example/ink>), Type Days, 2026\n- On Lead, Type Days, 2025: Why it is heavy, and why that is good.',
  })
  expect(left.map((one) => one.split(':')[0])).toEqual([
    'sidebar.position',
    'header.contact.label',
    'footer[0]',
    'talks[0].file',
  ])
})

it('what goes on leads, then the latest end, then the latest start', async () => {
  const { written } = await imported({
    work: [
      { name: 'Mill', position: 'Trainee' },
      { name: 'Press', position: 'Printer', startDate: '2015', endDate: '2023' },
      { name: 'Shop', position: 'Clerk', startDate: '2018', endDate: '2023' },
    ],
    education: [{ institution: 'Northwood', studyType: 'PhD', date: '2021 - 202X' }],
  })
  const [timeline] = written.sections.filter(({ type }) => type === 'timeline')
  const items = timeline?.type === 'timeline' ? timeline.items : []
  expect(items.map((one) => ('title' in one ? one.title : ''))).toEqual([
    'PhD',
    'Clerk',
    'Printer',
    'Trainee',
  ])
})

it('of posts that go on the first of the list leads, and work for a community is a volunteer’s', async () => {
  const { written } = await importOf(
    fileOf(
      'feld_CV.yaml',
      `cv:
  name: Nora Feld
  sections:
    Experience:
      - { company: Press, position: Printer, start_date: 2019 }
      - { company: Shop, position: Clerk, start_date: 2021 }
    Community involvement:
      - { company: Type Days, position: Organizer, start_date: 2024 }`,
    ),
  )
  expect(written.sections[1]).toMatchObject({ items: [{ title: 'Printer' }, { title: 'Clerk' }] })
  expect(sectionOf(written, 'volunteering')).toMatchObject({ items: [{ title: 'Organizer' }] })
})

it('what is said twice stands once, and what a template says is listed', async () => {
  const post = { company: 'Press', title: 'Printer', from: '2019', to: '2021', points: ['Description 1.'] }
  const { written, left } = await imported({
    work: [post, post, { company: 'Shop', title: 'shop', from: '2017', to: '2018' }],
    summary: 'Lorem ipsum dolor sit amet.',
    interests: [{ name: '[Your Company]' }],
  })
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [
      { title: 'Printer', organisation: 'Press' },
      { title: 'Shop', start: '2017' },
    ],
  })
  expect(JSON.stringify(written)).not.toMatch(/Description 1|Lorem|Your Company/)
  expect(left.map((one) => one.replace(/^.*?: /, '')).toSorted()).toEqual([
    'Description 1.',
    'Description 1.',
    'Lorem ipsum dolor sit amet.',
    '[Your Company]',
  ])
})

it('years in the titles of projects are dates, and swapped skills are put right', async () => {
  const { written, left } = await imported({
    projects: [
      { name: 'Platen (2019)', description: 'A press.' },
      { name: '2015-2017: Cylinder', description: 'Another press.' },
      { name: 'Route 2000', description: 'A map.' },
    ],
    skills: [{ name: 'Platen, Cylinder', keywords: ['Presses'] }],
  })
  expect(written.sections.find(({ id }) => id === 'projects')).toMatchObject({
    items: [
      { title: 'Platen', year: '2019' },
      { title: 'Cylinder', year: '2015–2017' },
      { title: 'Route 2000' },
    ],
  })
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [{ name: 'Presses', items: ['Platen', 'Cylinder'] }],
  })
  expect(left).toEqual([])
})

it('numbered points are a list, and no sentence ends behind an abbreviation', async () => {
  const { written } = await imported({
    name: 'Nora Feld',
    summary: `I print books with Prof. Ida Ruß. ${'I have done so for many years in Riga. '.repeat(5)}`,
    work: [{ company: 'Press', title: 'Printer', summary: 'I did: 1) print, 2) bind and 3) sell.' }],
  })
  expect(written.sections[0]).toMatchObject({
    tagline: expect.stringMatching(/^I print books with Prof\. Ida Ruß\./),
  })
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ text: 'I did:', points: ['print', 'bind and', 'sell.'] }],
  })
})

it('an entry of rendercv stands in one list', async () => {
  const { written } = await importOf(
    fileOf(
      'feld_CV.yaml',
      `cv:
  name: Nora Feld
  sections:
    Experience:
      - { name: Printing, company: Press, position: Printer, start_date: 2019 }
    Education:
      - { name: Study, institution: Northwood, degree: MA, start_date: 2010, end_date: 2012 }`,
    ),
  )
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'work'])
  expect(written.sections[1]).toMatchObject({ items: [{ title: 'Printer' }, { title: 'MA' }] })
})

it('an empty address of a résumé of gitprofile is none', async () => {
  const file = `export default { github: { username: 'nora' }, resume: { fileUrl: '' }, social: { email: 'nora@feld.example' },
    skills: ['Ink'] }`
  const { text, written } = await importOf(fileOf('gitprofile.config.ts', file))
  expect(mistakes(text)).toBe('')
  expect(written.footer.groups).toBeUndefined()
})

it('points in place of a description are points, and lines with bullets are a list', async () => {
  const { written } = await imported({
    work: [{ company: 'Press', title: 'Printer', description: ['Bought a platen', 'Sold a cylinder'] }],
    socials: { twitter: 'norafeld' },
    teaching_notes: ['In Riga I taught:\n* setting of type\n* printing of books', 'And in Tartu.'],
  })
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ points: ['Bought a platen', 'Sold a cylinder'] }],
  })
  expect(written.socials).toMatchObject([{ name: 'X' }])
  expect(written.sections.find(({ type }) => type === 'prose')).toMatchObject({
    heading: 'Teaching Notes',
    text: 'In Riga I taught:\n\n- setting of type\n- printing of books\n\nAnd in Tartu.',
  })
})
