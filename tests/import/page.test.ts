import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { found } from '../core/schema/setting.ts'
import { fileOf, importOf, mistakes, printed, refusal, sectionOf } from './importing.ts'

const ada = { name: 'Ada Okafor', label: 'Pilot', email: 'ada@example.com' }
const imported = async (more: object, basics: object = {}) =>
  importOf(fileOf('resume.json', JSON.stringify({ basics: { ...ada, ...basics }, ...more })))

it('a page begins with the career, and ends with the address', async () => {
  const { written, text } = await imported(
    {
      work: [
        { name: 'Port', position: 'Pilot', startDate: '2018' },
        { name: 'Ferry', position: 'Mate', startDate: '2012', endDate: '2015' },
      ],
      education: [{ institution: 'Sea', area: 'Tides', startDate: '2013', endDate: '2017' }],
      awards: [{ title: 'Cup', date: '2019' }],
      certificates: [{ name: 'Radio', date: '2020' }],
      references: [{ name: 'Ben Eze, Harbour Master', reference: 'She knows the tide.' }],
      skills: [{ name: 'Ropes', keywords: ['Knots'] }],
      languages: [{ language: 'Igbo', fluency: 'native' }, { language: 'English' }],
      interests: [{ name: 'Rowing', keywords: ['eights'] }],
    },
    { location: { city: 'Lagos', region: 'Lagos' } },
  )
  expect(mistakes(text)).toBe('')
  expect(written.sections.map(({ id }) => id)).toEqual([
    'home',
    'work',
    'references',
    'certificates',
    'skills',
    'contact',
  ])
  expect(written.sections[0]).toMatchObject({ art: 'career', note: 'Lagos · [Résumé](resume.pdf)' })
  const [, career, , rows, skills, contact] = written.sections
  expect(career).toMatchObject({ layout: 'near', label: 'Work', heading: 'Work' })
  const items = career?.type === 'timeline' ? career.items : []
  expect(items.map(({ title, resume }) => [title, resume?.list])).toEqual([
    ['Pilot', 'work'],
    ['Tides', 'education'],
    ['Mate', 'work'],
  ])
  expect(rows).toMatchObject({
    layout: 'rows',
    heading: 'Certificates and Awards',
    items: [
      { title: 'Radio', resume: { list: 'certificates' } },
      { title: 'Cup', resume: { list: 'awards' } },
    ],
  })
  expect(skills).toMatchObject({
    layout: 'groups',
    groups: [
      { name: 'Ropes', items: ['Knots'] },
      { name: 'Languages', items: ['Igbo (native)', 'English'] },
      { name: 'Interests', items: ['Rowing', 'eights'] },
    ],
  })
  expect(written.resume?.skills).toEqual([{ name: 'Ropes', keywords: ['Knots'] }])
  expect(contact).toMatchObject({ type: 'contact', layout: 'address' })
})

it('the first screen says what the summary does, without the sentence that says the role again, and its wish stands at the foot', async () => {
  const summary = 'A pilot with nine years of service. I bring ships in. I want to move towards rescue work.'
  const { written, text } = await imported({}, { summary })
  expect(mistakes(text)).toBe('')
  expect(written.sections).toMatchObject([
    { tagline: 'I bring ships in.' },
    { text: 'I want to move towards rescue work.' },
  ])
  expect(written.resume?.summary).toBe(summary)
})

it.each([
  [
    'studies beside a portrait, where nothing else is known',
    { education: [{ institution: 'NTNU', studyType: 'MSc', area: 'Sea' }] },
    { image: 'https://a.test/ada.jpg' },
    'MSc · Sea · NTNU',
  ],
  [
    'nothing that the present says again',
    { education: [{ institution: 'NTNU', studyType: 'MSc', area: 'Sea' }] },
    {},
    undefined,
  ],
  ['nothing, where nothing is known', {}, {}, undefined],
  ['a short text', {}, { summary: 'I sail.' }, 'I sail.'],
  ['the first paragraph of a text', {}, { summary: `I sail.\n\n${'I row, too. '.repeat(20)}` }, 'I sail.'],
  [
    'a second title as its lead',
    {},
    { tagline: 'I build bridges.', summary: 'For all.' },
    'I build bridges.',
  ],
])('the first screen says %s', async (_, lists, basics, tagline) => {
  const { written, text } = await imported(lists, { label: undefined, ...basics })
  expect(mistakes(text)).toBe('')
  const [hero] = written.sections
  expect(hero?.type === 'hero' && hero.tagline).toBe(tagline)
  const about = JSON.stringify(sectionOf(written, 'about') ?? {})
  if (tagline) expect(about).not.toContain(tagline)
})

it('beside a portrait the first screen says where somebody has the role now, unless the role says so or the post has ended', async () => {
  const now = { startDate: '2020' }
  for (const [post, basics, tagline] of [
    [now, {}, 'Pilot. At Port of Lagos since 2020.'],
    [{ ...now, endDate: '2024' }, {}, 'Pilot'],
    [{ ...now, name: 'Self-employed' }, {}, 'Pilot'],
    [now, { label: 'Pilot at the port of lagos' }, 'Pilot at the port of lagos'],
    [now, { label: 'Pilots are made of salt.' }, 'Pilots are made of salt.'],
    [{ ...now, name: 'Port '.repeat(30) }, {}, 'Pilot'],
  ] as const) {
    const { written, text } = await imported(
      { work: [{ name: 'Port of Lagos', position: 'Pilot', ...post }] },
      { image: 'https://a.test/ada.jpg', ...basics },
    )
    expect(mistakes(text)).toBe('')
    expect(written.sections[0]).toMatchObject({ tagline })
  }
})

it('five publications or more stand right behind the career, and fewer behind the projects', async () => {
  const more = {
    work: [{ name: 'Port', position: 'Pilot', startDate: '2020' }],
    projects: [{ name: 'Atlas', description: 'A map.' }],
  }
  const order = async (count: number) => {
    const publications = Array.from({ length: count }, (_, index) => ({
      name: `Tides ${index}`,
      publisher: 'Shore',
      releaseDate: '2019',
    }))
    const { written } = await imported({ ...more, publications })
    return written.sections.map(({ id }) => id).slice(1, -1)
  }
  expect(await order(4)).toEqual(['work', 'projects', 'publications'])
  expect(await order(5)).toEqual(['work', 'publications', 'projects'])
})

it('publications have the year behind their venue; a few, or some without a year, are rows', async () => {
  const publications = [
    { name: 'Tides', publisher: 'Journal of Shores, 2019' },
    { name: 'Moons', publisher: 'Sky', summary: 'How they pull.' },
  ]
  const { written, text, left } = await imported({ publications })
  expect([mistakes(text), left]).toEqual(['', []])
  expect(sectionOf(written, 'publications')).toMatchObject({
    layout: 'rows',
    items: [
      { title: 'Tides', organisation: 'Journal of Shores', start: '2019' },
      { title: 'Moons', text: 'How they pull.' },
    ],
  })
  const many = await imported({
    publications: Array.from({ length: 5 }, (_, index) => ({ ...publications[0], name: `Tides ${index}` })),
  })
  expect(sectionOf(many.written, 'publications')).toMatchObject({
    type: 'publications',
    items: Array(5).fill({ venue: 'Journal of Shores', year: 2019 }),
  })
})

it('no two sections have the same name', async () => {
  const sections = { Skills: ['Ropes'], SKILLS: ['Knots'], boats: ['One.'], Boats: ['Two.'] }
  const { written } = await importOf(fileOf('cv.yaml', stringify({ cv: { name: 'Ada Okafor', sections } })))
  const headings = written.sections.map((section) => ('heading' in section ? section.heading : ''))
  expect(headings).toEqual(['', 'Skills', 'Skills 2', 'Boats', 'Boats 2'])
})

it('texts under headings of their own keep these', async () => {
  const sections = { regattas: ['Won two.'], boats: ['Built one.', 'Sank one.'] }
  const { written, text } = await importOf(
    fileOf('cv.yaml', stringify({ cv: { name: 'Ada Okafor', sections } })),
  )
  expect(mistakes(text)).toBe('')
  expect(written.sections.slice(1, 3)).toMatchObject([
    { type: 'prose', heading: 'Regattas', text: 'Won two.' },
    { type: 'prose', heading: 'Boats', text: '- Built one.\n- Sank one.' },
  ])
})

it('projects are projects, whatever else is known of them, with both of their links; the résumé has all of it', async () => {
  const project = {
    name: 'Atlas',
    description: 'A map.',
    url: 'https://atlas.test/',
    github: 'https://github.com/ada/atlas',
    keywords: ['Maps', 'maps'],
    startDate: '2020',
    endDate: '2022-04',
    roles: ['Lead'],
  }
  const { written, text, left } = await imported({ projects: [project, { name: 'Cache' }] })
  expect([mistakes(text), left]).toEqual(['', []])
  expect(sectionOf(written, 'projects')).toMatchObject({
    type: 'projects',
    layout: 'names',
    items: [
      {
        title: 'Atlas',
        link: 'https://atlas.test/',
        links: [{ name: 'GitHub', href: 'https://github.com/ada/atlas' }],
        year: '2020–2022',
        role: 'Lead',
      },
    ],
  })
  expect(sectionOf(written, 'projects-more')).toMatchObject({ type: 'prose', text: '- Cache' })
  expect(written.resume?.projects).toMatchObject([{ title: 'Atlas', end: '2022-04' }, { title: 'Cache' }])
})

it('entries without dates, and without titles, are in the career, too', async () => {
  const work = [
    { name: 'Harbour', position: 'Pilot', startDate: '2020-01' },
    { name: 'Lagoon', position: 'Diver', summary: 'Found an anchor.' },
    { name: 'Quay' },
  ]
  const { written, left, text } = await imported({ work })
  expect([mistakes(text), left]).toEqual(['', []])
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Pilot' }, { title: 'Diver', organisation: 'Lagoon' }, { title: 'Quay' }],
  })
})

it('points in a summary, which shows no lists, are sentences of the paragraph above them; those of an award are points', async () => {
  const summary = 'I build ships.\n\nI have:\n\n- a yard\n  in Lagos\n- a crane!\nWrite to me.'
  const awards = [{ title: 'Cup', date: '2020', summary: '- Fast\n- Safe' }]
  const { written, text } = await imported({ awards }, { label: 'Builder', summary })
  expect(sectionOf(written, 'about')).toMatchObject({
    paragraphs: ['I have: a yard in Lagos. a crane!', 'Write to me.'],
  })
  expect(sectionOf(written, 'awards')).toMatchObject({ items: [{ points: ['Fast', 'Safe'] }] })
  expect(found(text)).toEqual([])
  const alone = await imported({}, { label: 'Builder', summary: '• Ships\n• Boats' })
  expect(alone.written.site.description).toBe('Ships. Boats.')
})

it('a text without blanks is not truncated within a surrogate pair', async () => {
  const summary = `${'海'.repeat(198)}𠮷${'空'.repeat(99)}`
  const { text, written } = await imported({}, { summary })
  expect(written.site.description).toBe(`${'海'.repeat(198)}…`)
  expect(mistakes(text)).toBe('')
})

it('empty entries are dropped', async () => {
  const empty = { name: '', position: null, startDate: '', highlights: [''] }
  const { written } = await imported({
    work: [empty, { team: 'x' }],
    education: [{ institution: '', type: 'x' }],
  })
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'contact'])
  expect(await refusal(fileOf('resume.json', '{"education": [{"type": "x"}]}'))).toMatch(/says nothing/)
})

it('posts stand the latest first, in whatever order they were', async () => {
  for (const periods of [
    ['2010–2012', '2013-05–2015', '2019–'],
    ['2013-05–2015', '2019–', '2010–2012'],
  ]) {
    const work = periods.map((period) => {
      const [startDate, endDate] = period.split('–')
      return { name: `Harbour of ${period}`, position: 'Pilot', startDate, endDate }
    })
    const { written } = await imported({ work })
    const items = written.sections.flatMap((section) => (section.type === 'timeline' ? section.items : []))
    expect(items.map(({ start }) => start)).toEqual(['2019', '2013-05', '2010'])
  }
})

it('without an e-mail address the page has no form and no address, and ends with the profiles', async () => {
  const profiles = [{ network: 'GitHub', url: 'https://github.com/ada' }]
  const { written, text } = await imported({}, { email: undefined, profiles })
  expect(mistakes(text)).toBe('')
  expect(written.site.owner).toEqual({ name: ada.name, role: 'Pilot' })
  expect(text.replace(/#.*/g, '')).not.toContain('@')
  expect(written.socials).toMatchObject([{ href: 'https://github.com/ada' }])
  expect(written.sections.at(-1)).toMatchObject({ type: 'contact', layout: 'address' })
})

it('a missing name is a placeholder that the check reports', async () => {
  const { text } = await importOf(fileOf('resume.json', JSON.stringify({ skills: [{ name: 'Sailing' }] })))
  expect(text).toContain('name: YOUR_NAME')
  expect(found(text).map(({ code }) => code)).toContain('leftover-text')
})

it('what is said begins with how much found a place, and then what of the person did not', async () => {
  const said = async (resume: object) => (await printed(fileOf('resume.json', JSON.stringify(resume)))).list
  const basics = { ...ada, id: 'x7', nickname: 'Al', label: 'Pilot' }
  expect(await said({ basics, work: [{ name: 'Port', team: { lead: 'Ben Eze' } }] })).toMatch(
    /^Placed 4 of 6 texts\. Not placed: 2 texts and 1 setting\.\n {2}basics\.nickname: Al\n {2}work\[0\]\.team\.lead: Ben Eze\n {2}basics\.id: x7\n/,
  )
  const odd = { ...ada, a: 'one', b: 'two', c: 'https://c.example', d: 'four' }
  expect(await said({ basics: odd })).toMatch(
    /^More than half found no place\. Placed 3 of 7 texts\. Not placed: 1 link and 3 other texts\.\n/,
  )
  expect(await said({ basics: ada })).toMatch(/^Placed 3 of 3 texts\.\n/)
})

it('what a page refuses is left out, and listed, whatever it is', async () => {
  const keywords = ['x'.repeat(30), 'y'.repeat(30)].join(' ')
  const projects = [{ name: 'Atlas', description: 'A map.', image: 'https://a.test/x.png', url: '#nowhere' }]
  const { code, list } = await printed(
    fileOf(
      'resume.json',
      JSON.stringify({ basics: { ...ada, url: 'https://a b' }, projects, skills: [{ name: keywords }] }),
    ),
  )
  expect(code, list).toBe(0)
  expect(list).toContain('  basics.url: https://a b\n')
})
