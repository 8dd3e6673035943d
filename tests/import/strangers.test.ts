import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fileOf, importOf, mistakes, sectionOf } from './importing.ts'

// Kinds of faults that were met on pages of résumés, each in a small invented one.

const imported = async (lists: object, basics: object = {}) => {
  const resume = { basics: { name: 'Nora Feld', ...basics }, ...lists }
  const made = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(mistakes(made.text)).toBe('')
  return made
}

const titlesOf = (section: unknown) =>
  (section as { items: { title?: string }[] }).items.map(({ title }) => title)

it.each([
  ['PC#super[*] of 2#super[nd] rank', 'PC* of 2nd rank'],
  ['#emph[Ink] and #strong[lead], #text(red)[red]', '*Ink* and **lead**, red'],
  ['the 1$^{st}$ press', 'the 1st press'],
  ['**Note: **read this', '**Note**: read this'],
  ['**注：**阅读', '**注**：阅读'],
  ['** Ink ** and **lead**.', '**Ink** and **lead**.'],
])('%s has no raw signs of markup', async (written, text) => {
  const { written: made } = await imported({ work: [{ name: 'Press', highlights: [written, 'More.'] }] })
  expect(sectionOf(made, 'work')).toMatchObject({ items: [{ points: [text, 'More.'] }] })
})

it('entries that a template has are left out and listed', async () => {
  const lists = {
    projects: [
      { name: 'New Project Title', description: 'Brief description of the project.' },
      { name: 'Platen', description: 'A press.', url: 'https://example.com/' },
    ],
    work: [
      { company: 'Company Name', position: 'Printer', startDate: '2019' },
      { company: 'The New School', position: 'Printer', startDate: '2020' },
    ],
    publications: [{ name: 'Publication', publisher: 'Ink' }],
  }
  const { written, left } = await imported(lists, { email: 'your.name@example.com' })
  expect(titlesOf(sectionOf(written, 'projects'))).toEqual(['Platen'])
  expect(sectionOf(written, 'work')).toMatchObject({ items: [{ organisation: 'The New School' }] })
  expect(written.site.owner.email).toBeUndefined()
  for (const text of ['New Project Title', 'your.name@example.com', 'https://example.com/', 'Company Name'])
    expect(left.some((one) => one.endsWith(`: ${text}`))).toBe(true)
})

it.each([
  ['Nora Feld | Printer', 'Nora Feld', 'Printer'],
  ['Nora Feld - Software Developer', 'Nora Feld', 'Software Developer'],
  ['Nora Feld, Teacher', 'Nora Feld', 'Teacher'],
  ['Nora Feld, PhD', 'Nora Feld, PhD', undefined],
  ['Anna-Lena Feld', 'Anna-Lena Feld', undefined],
])('the name %s is parted from the role', async (name, owner, role) => {
  const { written } = await imported({}, { name })
  expect(written.site.owner).toMatchObject({ name: owner, ...(role && { role }) })
})

it('a link to all publications is a profile', async () => {
  const { written, left } = await imported({
    publications: [{ name: 'All Publications', url: 'https://scholar.example/feld' }],
  })
  expect(sectionOf(written, 'publications')).toBeUndefined()
  expect(written.socials).toMatchObject([{ name: 'All Publications', href: 'https://scholar.example/feld' }])
  expect(left).toEqual([])
})

it('a group that says how a file is listed is no text', async () => {
  const { written, left } = await imported({
    work: [{ name: 'Press' }],
    all_publications: { name: 'Feld', file: 'ink.bib', urls: { 'Ida Ruß': 'https://russ.example/' } },
  })
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'work'])
  expect(left).toContain('all_publications.file: ink.bib')
})

it('without an address there is one link to the résumé, and no contact without a profile', async () => {
  const { written } = await imported({ work: [{ name: 'Press', position: 'Printer' }] })
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'work'])
  expect(written.sections[0]).toMatchObject({ action: { href: 'resume/' } })
  expect(written.sections[0]).not.toHaveProperty('note')
  const { written: known } = await imported({}, { profiles: [{ network: 'GitHub', username: 'norafeld' }] })
  expect(known.sections.map(({ id }) => id)).toEqual(['home', 'contact'])
})

it('a student has where and since when on the first screen, if nothing else is said there', async () => {
  const lists = {
    education: [{ institution: 'Northwood', studyType: 'BSc', area: 'Ink', startDate: '2024-09' }],
    work: [{ name: 'Bakery', position: 'Seller', startDate: '2023' }],
  }
  const { written } = await imported(lists, { label: 'Student' })
  expect(written.sections[0]).toMatchObject({ tagline: 'Student. At Northwood since 2024.' })
})

it('tables of al-folio that have years alone have an entry for each line', async () => {
  const cv = [
    { title: 'Honors', type: 'time_table', contents: [{ year: 2019, items: ['Ink prize', 'Lead prize'] }] },
    { title: 'Reviews', type: 'time_table', contents: [{ year: 2020, items: ['Ink'] }] },
  ]
  const { written } = await importOf(fileOf('cv.yml', stringify(cv)))
  expect(sectionOf(written, 'awards')).toMatchObject({
    items: [
      { title: 'Ink prize', start: '2019' },
      { title: 'Lead prize', start: '2019' },
    ],
  })
  expect(written.sections.find(({ label }) => label === 'Reviews')).toMatchObject({ text: 'Ink, 2020' })
})

it('a line of YAML with a colon within is a text, and what al-folio has for an example is left out', async () => {
  const cv = `- title: Experience
  type: time_table
  contents:
    - title: Printer
      institution: Press
      year: 2019
      description:
        - Thesis on ink: how it dries
    - title: Director
      institution: Kaiser Wilhelm Institute for Physics, Berlin, Germany.
      year: 1917-1933
      description: [Description 1.]
`
  const { written, left } = await importOf(fileOf('cv.yml', cv))
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Printer', points: ['Thesis on ink: how it dries'] }],
  })
  expect(titlesOf(sectionOf(written, 'work'))).toHaveLength(1)
  expect(left.join()).toContain('Kaiser Wilhelm')
})

it('of a long life the page has few points of each post, and the résumé all', async () => {
  const highlights = ['One.', 'Two.', 'Three.', 'Four.']
  const work = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({
    name,
    position: 'Printer',
    startDate: `${2020 - index}`,
    endDate: `${2021 - index}`,
    highlights,
  }))
  const { written, left } = await imported({ work })
  const section = sectionOf(written, 'work')
  const items = section?.type === 'timeline' ? section.items : []
  expect(items.map(({ points = [] }) => points.length)).toEqual([3, 2, 2, 2, 1])
  expect(items[1]).toMatchObject({ resume: { highlights: ['Three.', 'Four.'] } })
  expect(left).toEqual([])
})

it('many projects, long ones and abstracts are short on the page, and whole in the résumé', async () => {
  const long = 'It prints books. '.repeat(30).trim()
  const projects = Array.from({ length: 12 }, (_, index) => ({
    name: `Press ${index + 1}a`,
    description: long,
  }))
  const { written, left } = await imported({
    projects,
    publications: [{ name: 'On Ink', publisher: 'Ink', releaseDate: '2020', summary: long }],
  })
  const section = sectionOf(written, 'projects')
  expect(
    section?.type === 'projects' && section.items?.map(({ description = '' }) => description.length),
  ).toEqual(Array(9).fill(16 * 17 - 1))
  expect(written.sections.find(({ label }) => label === 'More Projects')).toMatchObject({
    text: '- Press 10a\n- Press 11a\n- Press 12a',
  })
  expect(written.resume?.projects).toHaveLength(12)
  expect(JSON.stringify(sectionOf(written, 'publications')).length).toBeLessThan(500)
  expect(left).toEqual([])
})

it('on a page in other letters no key of the file is a heading', async () => {
  const { written, left } = await imported({
    resumeTitle: '我的简历',
    jobIntension: '前端工程师',
    work: [{ name: '青石科技', position: '工程师', summary: '负责： 1. 编辑器的开发 2. 测试工作。' }],
    campusLife: ['在学校组织折纸活动，并且教同学们折纸。 每周一次。'],
  })
  expect(written.site.owner.role).toBe('前端工程师')
  expect(written.sections.find(({ type }) => type === 'prose')).toMatchObject({ heading: '简介' })
  expect(sectionOf(written, 'work')).toMatchObject({ items: [{ points: ['编辑器的开发', '测试工作。'] }] })
  expect(left).toEqual(['resumeTitle: 我的简历'])
})

it('a list of the owner’s whose entries have titles of a line is one of lines', async () => {
  const title = 'Teaching assistant at the school of printing in Riga, 160 hours'
  const cv = {
    cv: { name: 'Nora Feld', sections: { Teaching: [{ name: title, date: 2019, summary: 'Ink.' }] } },
  }
  const { written, left } = await importOf(fileOf('feld_CV.yaml', stringify(cv)))
  expect(written.sections.find(({ label }) => label === 'Teaching')).toMatchObject({
    layout: 'rows',
    items: [{ title, start: '2019', text: 'Ink.' }],
  })
  expect(left).toEqual([])
})

it('short lines of awards and certificates are entries', async () => {
  const sections = {
    Awards: ['2019: Ink prize', '[Lead prize](https://lead.example/): Type Days'],
    Certifications: ['Platen, first class'],
  }
  const { written } = await importOf(
    fileOf('feld_CV.yaml', stringify({ cv: { name: 'Nora Feld', sections } })),
  )
  expect(sectionOf(written, 'awards')).toMatchObject({
    items: [
      { title: 'Ink prize', start: '2019' },
      { title: 'Lead prize', organisation: 'Type Days', link: { href: 'https://lead.example/' } },
    ],
  })
  expect(sectionOf(written, 'certificates')).toMatchObject({ items: [{ title: 'Platen, first class' }] })
})

it('sentences that an editor has broken are whole', async () => {
  const { written } = await imported(
    {},
    {
      summary:
        'I print books in Riga and\nbind them, with Ida Ruß &\nPaul Ost, as well as\nfor others.\nI also teach.',
    },
  )
  expect(written.sections[0]).toMatchObject({
    tagline: 'I print books in Riga and bind them, with Ida Ruß & Paul Ost, as well as for others.',
  })
})

it('many groups of skills are a list of names', async () => {
  const skills = Array.from({ length: 13 }, (_, index) => ({
    name: `Press ${index + 1}a`,
    keywords: ['To print with', 'To lock'],
  }))
  const { written, left } = await imported({ skills })
  expect(sectionOf(written, 'skills')).toMatchObject({ groups: [{ items: skills.map(({ name }) => name) }] })
  expect(left).toEqual([])
})

it('a title does not say its company again, and a project with a date alone has no date for its text', async () => {
  const { written, left } = await imported({
    work: [{ name: 'Press', position: 'Printer – Press', startDate: '2020' }],
    projects: [{ name: 'Platen', startDate: '2022-01' }],
  })
  expect(sectionOf(written, 'work')).toMatchObject({ items: [{ title: 'Printer', organisation: 'Press' }] })
  expect(sectionOf(written, 'projects')).toMatchObject({ type: 'prose', text: '- Platen' })
  expect(left).toEqual([])
})
