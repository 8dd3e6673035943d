import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { lookFor } from '../../src/node/import/page/portfolio.ts'
import { found } from '../core/schema/setting.ts'
import { fileOf, importOf, mistakes, refusal, sectionOf } from './importing.ts'

const imported = async (more: object, basics: object = {}) => {
  const person = { name: 'Ada Okafor', label: 'Pilot', email: 'ada@example.com', ...basics }
  return importOf(fileOf('resume.json', JSON.stringify({ basics: person, ...more })))
}

it('a look is drawn by the person: the same one every time, each as often as another, and not by the name alone', () => {
  expect(lookFor(' ada Okafor')).toBe(lookFor('Ada Okafor'))
  const mails = Array.from({ length: 20 }, (_, index) => `ada${index}@example.com`)
  expect(new Set(mails.map((mail) => lookFor('Ada Okafor', mail))).size).toBeGreaterThan(3)
  const counts = new Map<string, number>()
  for (let index = 0; index < 600; index += 1) {
    const look = lookFor(`Ada ${index}`)
    counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(count).toBeGreaterThan(60)
})

it('the first screen says where somebody has the role now, unless the role says so or the post has ended', async () => {
  const taglineOf = async (post: object, basics: object = {}) => {
    const { written, text } = await imported(
      { work: [{ name: 'Port of Lagos', position: 'Pilot', ...post }] },
      basics,
    )
    expect(mistakes(text)).toBe('')
    return written.sections[0]
  }
  const now = { startDate: '2020' }
  expect(await taglineOf(now)).toMatchObject({ tagline: 'Pilot. At Port of Lagos since 2020.' })
  for (const [post, basics] of [
    [{ ...now, endDate: '2024' }, {}],
    [now, { label: 'Pilot at the port of lagos' }],
    [now, { label: 'Pilots are made of salt and of patience.' }],
    [{ ...now, name: 'Port '.repeat(30) }, {}],
  ] as const) {
    const tagline = 'label' in basics ? basics.label : 'Pilot'
    expect(await taglineOf(post, basics)).toMatchObject({ tagline })
  }
})

it('those who publish more than they hold posts begin with that', async () => {
  const work = [{ name: 'Port', position: 'Pilot', startDate: '2020' }]
  const publication = { name: 'Tides', publisher: 'Shore', releaseDate: '2019' }
  const order = async (publications: object[]) => {
    const { written } = await imported({ work, skills: [{ name: 'Ropes' }], publications })
    return written.sections.map(({ id }) => id).slice(1, -1)
  }
  expect(await order([publication])).toEqual(['work', 'skills', 'more'])
  const own = { ...publication, name: 'Moons' }
  expect(await order([publication, own])).toEqual(['work', 'publications', 'skills'])
})

const posts = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Port ${index}`,
    position: 'Pilot',
    startDate: String(2020 - index),
    endDate: String(2021 - index),
    ...more,
  }))

it('few posts, studies and awards are on one scale of years, the latest first, each with its list', async () => {
  const { written, text } = await imported({
    work: [
      { name: 'Port', position: 'Pilot', startDate: '2018' },
      { name: 'Ferry', position: 'Mate', startDate: '2012', endDate: '2015' },
    ],
    education: [{ institution: 'Sea', area: 'Tides', startDate: '2013', endDate: '2017' }],
    awards: [{ title: 'Cup', date: '2019' }],
  })
  expect(mistakes(text)).toBe('')
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'work', 'contact'])
  expect(written.sections[0]).toMatchObject({ art: 'wide' })
  const [, years] = written.sections
  expect(years).toMatchObject({ layout: 'years', label: 'Work', heading: 'Work' })
  const items = years?.type === 'timeline' ? years.items : []
  expect(items.map(({ title, resume }) => [title, resume?.list])).toEqual([
    ['Pilot', 'work'],
    ['Cup', 'awards'],
    ['Tides', 'education'],
    ['Mate', 'work'],
  ])
})

it('what says too much for that has a timeline each, with a fact as its heading', async () => {
  const education = [{ institution: 'Trento', area: 'Physics', startDate: '2003', endDate: '2006' }]
  const [first, ...others] = posts(14)
  const work = [{ ...first, endDate: undefined }, ...others]
  const { written, text } = await imported({ work, education, awards: [{ title: 'Cup', date: '2019' }] })
  expect(mistakes(text)).toBe('')
  expect(written.sections).toMatchObject([
    {},
    { id: 'work', layout: 'rows', heading: 'At Port 0 since 2020', resume: 'work' },
    { id: 'education', heading: 'Physics, Trento' },
    { id: 'more', heading: 'More', text: '### Awards\n\n- **Cup**: 2019' },
    { id: 'contact' },
  ])
  const long = await imported({ work: posts(4, { summary: 'At sea. '.repeat(90) }) })
  expect(long.written.sections[1]).toMatchObject({ id: 'work', heading: 'Work' })
  expect(long.written.sections[1]).not.toHaveProperty('layout')
})

it('an organisation behind which a bar has more is split there', async () => {
  const { written } = await imported({
    certificates: [{ name: 'Course on n8n', issuer: 'Platzi | Course on n8n', date: '2024' }],
    education: [{ institution: 'Sea | Tides', startDate: '2013' }],
    work: [{ name: 'Port | Harbour', position: 'Pilot', startDate: '2018', summary: 'Ships.' }],
  })
  const found = (list: string) => Object(sectionOf(written, list)).items[0]
  expect(found('certificates')).toMatchObject({ title: 'Course on n8n', organisation: 'Platzi' })
  expect(found('education')).toMatchObject({ title: 'Tides', organisation: 'Sea' })
  expect(found('work')).toMatchObject({ title: 'Pilot', organisation: 'Port', text: 'Harbour.\nShips.' })
})

it('place, languages and interests are facts beside the summary, and the place beside the button without one', async () => {
  const location = { city: 'Lagos', region: 'Lagos State' }
  const more = { languages: [{ language: 'Igbo', fluency: 'native' }, { language: 'English' }] }
  const { written, text } = await imported(
    { ...more, interests: [{ name: 'Rowing', keywords: ['eights'] }] },
    { location, summary: 'I bring ships in.' },
  )
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'about', 'contact'])
  expect(written.sections[1]).toMatchObject({
    layout: 'none',
    facts: [
      { title: 'Based in', text: 'Lagos, Lagos State' },
      { title: 'Languages', text: 'Igbo (native) & English' },
      { title: 'Interests', text: 'Rowing' },
    ],
  })
  expect(text.match(/# The page shows these among the facts/g)).toHaveLength(2)
  const without = await imported(more, { location })
  expect(without.written.sections.map(({ id }) => id)).toEqual(['home', 'languages', 'contact'])
  expect(without.written.sections[0]).toMatchObject({ note: 'Lagos, Lagos State' })
  const inOslo = await imported({}, { location: { city: 'Oslo', region: 'Oslo' } })
  expect(inOslo.written.sections[0]).toMatchObject({ note: 'Oslo' })
  const alone = await imported({ interests: [{ name: 'Rowing' }] }, { summary: 'I bring ships in.' })
  expect(alone.written.sections[1]).toMatchObject({ paragraphs: ['I bring ships in.', 'Interests: Rowing'] })
  expect(alone.written.sections[1]).not.toHaveProperty('facts')
})

it('short texts under headings of their own share a section, and long ones do not', async () => {
  const long = 'A harbour that nobody can leave before the tide. '.repeat(9)
  const sections = { regattas: ['Won two.'], boats: ['Built one.', 'Sank one.'], logbook: [long] }
  const { written, text } = await importOf(
    fileOf('cv.yaml', stringify({ cv: { name: 'Ada Okafor', sections } })),
  )
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'text-3', 'more'])
  expect(written.sections[2]).toMatchObject({
    label: 'More',
    heading: 'More',
    text: '### Regattas\n\nWon two.\n\n### Boats\n\n- Built one.\n- Sank one.',
  })
  expect(mistakes(text)).toBe('')
})

it('projects with descriptions are cards, whatever else is known of them', async () => {
  const projects = ['Atlas', 'Tide'].map((name) => ({ name, description: 'A map.', startDate: '2020' }))
  const { written, text } = await imported({ projects })
  expect(mistakes(text)).toBe('')
  expect(text).toContain('# The page shows these in a section of another type')
  expect(sectionOf(written, 'projects')).toMatchObject({
    type: 'services',
    items: [{ title: 'Atlas', description: 'A map.\n2020' }, {}],
  })
})

const ada = { name: 'Ada Okafor', email: 'ada@example.com' }
const resumeOf = (more: object) => fileOf('resume.json', JSON.stringify({ basics: ada, ...more }))

it('posts are on the page as text if none has dates', async () => {
  const work = [
    { name: 'Harbour', position: 'Pilot', summary: 'Brought ships in.' },
    { name: 'Lagoon', position: 'Diver' },
  ]
  const { written, text, left } = await importOf(resumeOf({ work }))
  expect(sectionOf(written, 'work')).toMatchObject({
    type: 'prose',
    text: '- Pilot: Harbour. Brought ships in.\n- Diver: Lagoon',
  })
  expect(written.resume?.work).toHaveLength(2)
  expect(left).toEqual([])
  expect(mistakes(text)).toBe('')
})

it('points in a summary, which shows no lists, are sentences of the paragraph above them', async () => {
  const summary = 'I build ships.\n\nI have:\n\n- a yard\n  in Lagos\n- a crane!\nWrite to me.'
  const awards = [{ title: 'Cup', date: '2020', summary: '- Fast\n- Safe' }]
  const { written, text } = await imported({ awards }, { label: 'Builder', summary })
  expect(sectionOf(written, 'about')).toMatchObject({
    paragraphs: ['I build ships.', 'I have: a yard in Lagos. a crane!', 'Write to me.'],
  })
  expect(sectionOf(written, 'awards')).toMatchObject({
    items: [{ text: 'Fast. Safe.' }],
  })
  expect(found(text)).toEqual([])
  const alone = await imported({}, { label: 'Builder', summary: '• Ships\n• Boats' })
  expect(alone.written.site.description).toBe('Ships. Boats.')
})

it('a text without blanks is not truncated within a surrogate pair', async () => {
  const summary = `${'海'.repeat(198)}𠮷${'空'.repeat(99)}`
  const { text, written } = await importOf(
    fileOf('resume.json', JSON.stringify({ basics: { ...ada, summary } })),
  )
  expect(written.site.description).toBe(`${'海'.repeat(198)}…`)
  expect(mistakes(text)).toBe('')
})

it('entries without dates among dated ones stand in a text', async () => {
  const work = [
    { name: 'Harbour', position: 'Pilot', startDate: '2020-01' },
    { name: 'Lagoon', position: 'Diver' },
  ]
  const education = [
    { institution: 'NTNU', studyType: 'Msc', area: 'Boats', startDate: '2015' },
    {
      institution: 'Quay',
      studyType: 'Course',
      area: 'Knots',
      summary: 'Ten knots.',
      url: 'https://quay.example/',
    },
  ]
  const { written, left, text } = await importOf(resumeOf({ work, education }))
  expect(written.resume?.work).toHaveLength(2)
  expect(sectionOf(written, 'more')).toMatchObject({
    text: '### Work\n\n- **Diver**: Lagoon\n\n### Education\n\n- [Course](<https://quay.example/>): Knots · Quay. Ten knots.',
  })
  expect([left, mistakes(text)]).toEqual([[], ''])
})

it('empty entries are dropped', async () => {
  const empty = { name: '', position: null, startDate: '', highlights: [''] }
  const { written } = await importOf(
    resumeOf({ work: [empty, { team: 'x' }], education: [{ institution: '', type: 'x' }] }),
  )
  expect(written.resume).toEqual({})
  expect(await refusal(fileOf('resume.json', '{"education": [{"type": "x"}]}'))).toMatch(/says nothing/)
})

it.each([
  ['the earliest first', ['2010–2012', '2013-05–2015', '2019–'], ['2019', '2013-05', '2010']],
  ['the latest first', ['2019–', '2013-05–2015', '2010–2012'], ['2019', '2013-05', '2010']],
  ['as matters most', ['2013-05–2015', '2019–', '2010–2012'], ['2013-05', '2019', '2010']],
  ['with what goes on first', ['2010–', '2013-05–2015'], ['2010', '2013-05']],
])('posts given %s are sorted latest first, or keep a custom order', async (_, periods, shown) => {
  const work = periods.map((period) => {
    const [startDate, endDate] = period.split('–')
    return { name: `Harbour of ${period}`, position: 'Pilot', startDate, endDate }
  })
  const { written } = await importOf(resumeOf({ work }))
  const items = written.sections.flatMap((section) => (section.type === 'timeline' ? section.items : []))
  expect(items.map(({ start }) => start)).toEqual(shown)
})

it('without an e-mail address the page has no form and no address, and ends with the profiles', async () => {
  const profiles = [{ network: 'GitHub', url: 'https://github.com/ada' }]
  const without = { ...ada, email: undefined }
  const { written, text } = await imported({ work: [] }, { ...without, label: 'Pilot', profiles })
  expect(mistakes(text)).toBe('')
  expect(written.site.owner).toEqual({ name: ada.name, role: 'Pilot' })
  expect(text.replace(/#.*/g, '')).not.toContain('@')
  expect(written.sections.at(-1)).toMatchObject({
    type: 'prose',
    id: 'contact',
    text: '- [GitHub](<https://github.com/ada>)',
  })
  const alone = await imported({ work: [] }, { ...without, label: 'Pilot' })
  expect(mistakes(alone.text)).toBe('')
  expect(alone.written.sections.map(({ id }) => id)).toEqual(['home'])
})

it.each([
  [
    'studies, where nothing else is known',
    { education: [{ institution: 'NTNU', studyType: 'MSc', area: 'Sea' }] },
    {},
    'MSc Sea · NTNU',
  ],
  ['nothing, where nothing is known', {}, {}, undefined],
  ['a short text', {}, { summary: 'I sail.' }, 'I sail.'],
  [
    'the first paragraph of a text, if it is short',
    {},
    { summary: `I sail.\n\n${'I row, too. '.repeat(20)}` },
    'I sail.',
  ],
  [
    'no sentence with which the text begins',
    {},
    { label: 'I sail', summary: `I sail. ${'I row, too. '.repeat(20)}` },
    undefined,
  ],
])('the first screen says %s', async (_, lists, basics, tagline) => {
  const { written, text } = await imported(lists, { label: undefined, ...basics })
  expect(mistakes(text)).toBe('')
  const [hero] = written.sections
  expect(hero?.type === 'hero' && hero.tagline).toBe(tagline)
  const about = JSON.stringify(sectionOf(written, 'about') ?? {})
  if (tagline) expect(about).not.toContain(tagline)
})

it.each([
  ['Msc', 'NTNU', 'Boats', 'Sails of linen', '- Msc: Boats · NTNU. Sails of linen.'],
  ['學士', '海大', '航海', '學習造船', '- 學士：航海 · 海大。學習造船。'],
])('studies without dates say their subject, with the signs of their script: %s', async (...words) => {
  const [studyType, institution, area, summary, expected] = words
  const { written } = await imported({ education: [{ institution, studyType, area, summary }] })
  expect(sectionOf(written, 'education')).toMatchObject({ text: expected })
})

it('a date that ends with a full stop gets no other, and neither does an address', async () => {
  const awards = [
    { title: 'Диплом', awarder: 'Верфь', date: '2020-03-30', summary: 'https://robots.test/info/339' },
    { title: 'Кубок', awarder: 'Яхт-клуб', date: '2021-03', summary: 'Первое место' },
  ]
  const certificates = [{ name: 'Штурман', issuer: 'Порт', date: '2019-05' }]
  const { written } = await imported(
    { awards, certificates, work: posts(15) },
    { label: 'Программист', summary: 'Пишу программы для роботов и кораблей.' },
  )
  const words = JSON.stringify(written.sections)
  expect(words).toContain('март 2020 г. ')
  expect(words).not.toMatch(/\.\.|339>?\)?\./)
  expect(words).toContain('Первое место.')
})

it('a missing name is a placeholder that the check reports', async () => {
  const { text } = await importOf(fileOf('resume.json', JSON.stringify({ skills: [{ name: 'Sailing' }] })))
  expect(text).toContain('name: YOUR_NAME')
  expect(found(text).map(({ code }) => code)).toContain('leftover-text')
})
