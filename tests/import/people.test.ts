import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { lookFor } from '../../src/node/import/page/look.ts'
import { fileOf, importOf, mistakes } from './importing.ts'

const imported = async (more: object, basics: object = {}) => {
  const person = { name: 'Ada Okafor', label: 'Pilot', email: 'ada@example.com', ...basics }
  return importOf(fileOf('resume.json', JSON.stringify({ basics: person, ...more })))
}

it('a look is drawn by the name: the same one every time, and each as often as another', () => {
  expect(lookFor(' ada Okafor')).toBe(lookFor('Ada Okafor'))
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
  expect(await taglineOf(now)).toMatchObject({ tagline: 'Pilot, Port of Lagos' })
  for (const [post, basics] of [
    [{ ...now, endDate: '2024' }, {}],
    [now, { label: 'Pilot at the port of lagos' }],
    [now, { label: 'Pilots are made of salt and of patience.' }],
    [{ ...now, name: 'Port '.repeat(20) }, {}],
  ] as const) {
    const tagline = 'label' in basics ? basics.label : 'Pilot'
    expect(await taglineOf(post, basics)).toMatchObject({ tagline })
  }
})

it('the name alone fills the first screen, or stands beside a portrait', async () => {
  const plain = await imported({})
  expect(plain.written.sections[0]).toMatchObject({ headline: 'Ada *Okafor*', art: 'type' })
  const { written, left, text } = await imported({}, { image: 'https://example.com/ada.jpg' })
  expect(written.sections[0]).toMatchObject({ art: { portrait: { src: 'https://example.com/ada.jpg' } } })
  expect(left).toEqual([])
  expect(mistakes(text)).toBe('')
})

it('those who publish more than they hold posts begin with that', async () => {
  const work = [{ name: 'Port', position: 'Pilot', startDate: '2020' }]
  const publication = { name: 'Tides', publisher: 'Shore', releaseDate: '2019' }
  const order = async (publications: object[]) => {
    const { written } = await imported({ work, skills: [{ name: 'Ropes' }], publications })
    return written.sections.map(({ id }) => id).slice(1, -1)
  }
  expect(await order([publication])).toEqual(['skills', 'work', 'publications'])
  const own = { ...publication, name: 'Moons' }
  expect(await order([publication, own])).toEqual(['publications', 'work', 'skills'])
})

it('entries that say little are a line each, and those with points or longer texts stand on an axis', async () => {
  const layoutsOf = async (more: object) => {
    const { written, text } = await imported(more)
    expect(mistakes(text)).toBe('')
    return written.sections.flatMap((one) =>
      one.type === 'timeline' ? [[one.id, 'layout' in one ? one.layout : undefined]] : [],
    )
  }
  const post = { name: 'Port', position: 'Pilot', startDate: '2020', summary: 'Ships in, ships out.' }
  const earlier = { name: 'Ferry', position: 'Mate', startDate: '2012', endDate: '2019' }
  const work = (...posts: object[]) => layoutsOf({ work: posts })
  expect(await work(post, earlier)).toEqual([['work', 'rows']])
  // Two roles at one organisation are two entries.
  expect(await work(post, { ...earlier, name: 'Port' })).toEqual([['work', 'rows']])
  expect(await work(post)).toEqual([['work', undefined]])
  expect(await work(post, { ...earlier, highlights: ['Sank none.'] })).toEqual([['work', undefined]])
  expect(await work(post, { ...earlier, summary: 'At sea. '.repeat(20) })).toEqual([['work', undefined]])
  const publications = ['Tides', 'Moons'].map((name) => ({ name, publisher: 'Shore', releaseDate: '2019' }))
  expect(await layoutsOf({ publications })).toEqual([['publications', 'rows']])
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
  const alone = await imported({ interests: [{ name: 'Rowing' }] }, { summary: 'I bring ships in.' })
  expect(alone.written.sections[1]).toMatchObject({ paragraphs: ['I bring ships in.', 'Interests: Rowing'] })
  expect(alone.written.sections[1]).not.toHaveProperty('facts')
})

it('without work to show, the button of the first screen leads to the contact', async () => {
  const actionOf = async (more: object) => (await imported(more)).written.sections[0]
  const education = [{ institution: 'School', studyType: 'BSc', startDate: '2010' }]
  expect(await actionOf({ education, skills: [{ name: 'Ropes' }] })).toMatchObject({
    action: { name: 'Get in Touch', href: '#contact' },
  })
  expect(
    await actionOf({ education, work: [{ name: 'Port', position: 'Pilot', startDate: '2020' }] }),
  ).toMatchObject({
    action: { name: 'See My Work', href: '#work' },
  })
})

it('short texts under headings of their own share a section, and long ones do not', async () => {
  const long = 'A harbour that nobody can leave before the tide. '.repeat(9)
  const sections = { regattas: ['Won two.'], boats: ['Built one.', 'Sank one.'], logbook: [long] }
  const { written, text } = await importOf(
    fileOf('cv.yaml', stringify({ cv: { name: 'Ada Okafor', sections } })),
  )
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'text-3', 'more', 'contact'])
  expect(written.sections[2]).toMatchObject({
    label: 'More',
    heading: 'And a Little More.',
    text: '### Regattas\n\nWon two.\n\n### Boats\n\n- Built one.\n- Sank one.',
  })
  expect(mistakes(text)).toBe('')
})

it('several short lists stand together, and a list by itself has its own section', async () => {
  const awards = [{ title: 'Cup', awarder: 'Yacht Club', date: '2012-05' }]
  const certificates = [
    { name: 'Diver', issuer: 'PADI', date: '2016-05' },
    { name: 'First aid', issuer: 'Red Cross', date: '2021-04' },
  ]
  const { written, text } = await imported({ awards, certificates })
  expect(mistakes(text)).toBe('')
  expect(text.match(/# The page shows these together with others/g)).toHaveLength(2)
  expect(written.resume?.certificates).toMatchObject([{ title: 'First aid' }, { title: 'Diver' }])
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'more', 'contact'])
  expect(JSON.stringify(written.sections[1])).toContain('**Diver**: PADI · May 2016')
  const alone = await imported({ certificates })
  expect(alone.written.sections.map(({ id }) => id)).toEqual(['home', 'certificates', 'contact'])
})

it('projects with descriptions are cards, whatever else is known of them', async () => {
  const projects = ['Atlas', 'Tide'].map((name) => ({ name, description: 'A map.', startDate: '2020' }))
  const { written, text } = await imported({ projects })
  expect(mistakes(text)).toBe('')
  expect(text).toContain('# The page shows these in a section of another type')
  expect(written.sections.find(({ id }) => id === 'projects')).toMatchObject({
    type: 'services',
    items: [{ title: 'Atlas', description: 'A map.\n2020' }, {}],
  })
})
