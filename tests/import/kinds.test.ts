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
