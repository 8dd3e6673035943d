import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { contrast } from '../../schema/colour/contrast.ts'
import { imported as portfolioFrom } from '../../src/node/import/imported.ts'
import { allHeadings, headingsOf, variedHeadings } from '../../src/node/import/page/headings.ts'
import { hasDrawing, lookFor, lookNames } from '../../src/node/import/page/look.ts'
import { type Variant, variants } from '../../src/node/import/page/lookVariants.ts'
import { fileOf, importOf, mistakes } from './importing.ts'

const imported = async (more: object, basics: object = {}) => {
  const person = { name: 'Ada Okafor', label: 'Pilot', email: 'ada@example.com', ...basics }
  return importOf(fileOf('resume.json', JSON.stringify({ basics: person, ...more })))
}

it.each([
  ['Nurse', 'Nurse'],
  ['Pielęgniarka', 'Nurse'],
  ['看護師', 'Nurse'],
  ['مصوّرة وثائقية', 'Photographer'],
  ['Актёр театра', 'Photographer'],
  ['Inżynier oprogramowania', 'Engineer'],
  ['ギタリスト・音楽家', 'Photographer'],
  ['研究員', 'Researcher'],
])('%s gets a look as a %s does', (role, same) => {
  const looks = (one: string) =>
    new Set(Array.from({ length: 60 }, (_, index) => lookFor(`Ada ${index}`, one).name))
  expect(looks(role)).toEqual(looks(same))
  expect(looks(role).size).toBeLessThan(lookNames.length)
})

it('the same person always gets the same look, and people of one role differ', () => {
  expect(lookFor(' ada Okafor', 'Pilot')).toEqual(lookFor('Ada Okafor', 'Pilot'))
  const all = Array.from({ length: 60 }, (_, index) => JSON.stringify(lookFor(`Ada ${index}`, 'Engineer')))
  expect(new Set(all).size).toBeGreaterThanOrEqual(10)
})

it.each(lookNames)('all colours of text of %s are legible, each on a ground of its own', (name) => {
  const look = parse(readFileSync(`content/looks/${name}.yaml`, 'utf8'))
  const all: readonly Variant[] = variants[name]
  const own = look.mode === 'light' ? look.light : look.dark
  expect(new Set([look.accent, ...all.map(({ accent }) => accent)]).size).toBe(3)
  expect(new Set([own.background, ...all.map(({ ground }) => ground.background)]).size).toBe(3)
  for (const { accent, ground } of all)
    for (const front of [accent, ground.text, ground.muted])
      for (const behind of [ground.background, ground.surface])
        expect(contrast(front, behind), `${front} on ${behind}`).toBeGreaterThanOrEqual(4.5)
  if (look.mode !== 'system')
    for (const front of [look.accent, own.text, own.muted])
      expect(contrast(front, own.background), `${front} of the look itself`).toBeGreaterThanOrEqual(4.5)
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

it('first screens differ: the name alone, the drawing of the look, or the owner’s first sentence', async () => {
  const summary = 'I bring large ships into harbours. Since 2001 in Lagos.'
  const screens = new Map<string, string>()
  for (const index of Array.from({ length: 24 }).keys()) {
    const name = `Ada ${'abcdefghijklmnopqrstuvwxyz'[index]}`
    const person = { name, label: 'Pilot', email: 'ada@example.com', summary }
    const resume = fileOf('resume.json', JSON.stringify({ basics: person }))
    const { text } = await portfolioFrom(resume, '../schema', { lookAt: (look) => `looks/${look}.yaml` })
    const { theme, sections } = parse(text)
    const look = String(theme.look ?? theme).match(/(\w+)\.yaml/)?.[1] ?? ''
    const [{ headline, tagline, art, layout, scroll }, about] = sections
    const isSentence = headline === 'I bring large ships into *harbours.*'
    screens.set(`${isSentence ? 'sentence' : (art ?? 'drawing')}, ${layout}`, look)
    if (isSentence) {
      // Nothing is said twice, and nothing is left out.
      expect(tagline).toBe(`${name} · Pilot`)
      expect(allHeadings('about', 'en')).toContain(about.heading)
      expect(about.paragraphs).toEqual(['Since 2001 in Lagos.'])
    } else expect(about).toMatchObject({ heading: 'I bring large ships into harbours.' })
    expect(art).toBe(isSentence || art === 'type' ? 'type' : undefined)
    if (art === undefined) expect(hasDrawing(look)).toBe(true)
    expect(scroll === undefined).toBe(layout === 'centred')
  }
  expect([...screens.keys()].toSorted()).toEqual(
    ['drawing', 'sentence', 'type'].flatMap((one) => [`${one}, centred`, `${one}, start`]),
  )
  for (const look of lookNames)
    expect(/^ {2}art: \{ drawing/m.test(readFileSync(`content/looks/${look}.yaml`, 'utf8'))).toBe(
      hasDrawing(look),
    )
})

it('some begin with their work, and those who publish more than they hold posts with that', async () => {
  const work = [{ name: 'Port', position: 'Pilot', startDate: '2020' }]
  const education = [{ institution: 'School', studyType: 'BSc', startDate: '2010' }]
  const publication = { name: 'Tides', publisher: 'Shore', releaseDate: '2019' }
  const order = async (name: string, publications: object[] = []) => {
    const more = { work, education, skills: [{ name: 'Ropes' }], publications }
    const { written } = await imported(more, { name })
    return written.sections.map(({ id }) => id).slice(1, -1)
  }
  const all = await Promise.all(Array.from({ length: 12 }, (_, index) => order(`Ada ${index}`)))
  expect([...new Set(all.map(String))].toSorted()).toEqual(['skills,work,education', 'work,skills,education'])
  const own = { ...publication, name: 'Moons' }
  expect(await order('Ada', [publication, own])).toEqual(['publications', 'work', 'education', 'skills'])
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

it('the projects of those with clients, or without posts, come first', async () => {
  const projects = ['Atlas', 'Tide'].map((name) => ({ name, description: 'A map.', startDate: '2020' }))
  const work = [{ name: 'Port', position: 'Pilot', startDate: '2020' }]
  const order = async (more: object, basics: object) => {
    const { written } = await imported({ projects, skills: [{ name: 'Ropes' }], ...more }, basics)
    return written.sections
      .map(({ id }) => id)
      .slice(1, -1)
      .join()
  }
  for (const name of ['Ada 1', 'Ada 2', 'Ada 3', 'Ada 4']) {
    expect(await order({}, { name })).toBe('projects,skills')
    expect(await order({ work }, { name, label: 'Selbstständige Grafikerin' })).toBe('projects,work,skills')
    expect(await order({ work: [{ ...work[0], name: 'Freelance' }] }, { name })).toBe('projects,work,skills')
  }
  const others = ['Ada 1', 'Ada 2', 'Ada 3', 'Ada 4'].map((name) => order({ work }, { name }))
  expect(new Set(await Promise.all(others))).toEqual(
    new Set(['skills,projects,work', 'work,projects,skills']),
  )
})

it('headings differ from person to person, and stay the same for each', () => {
  const sections = (['skills', 'work', 'contact'] as const).map((id) => ({ id, ...headingsOf(id, 'de') }))
  const of = (person: string) => variedHeadings(sections, 'de', person)
  const all = Array.from({ length: 30 }, (_, index) => JSON.stringify(of(`Ada ${index}`)))
  expect(new Set(all).size).toBeGreaterThan(10)
  expect(of('Ada')).toEqual(of('Ada'))
  for (const { id, heading } of of('Ada')) expect(allHeadings(id as 'work', 'de')).toContain(heading)
  const own = [{ id: 'about', label: 'Profil', heading: 'Ich bringe Schiffe.' }]
  expect(variedHeadings(own, 'de', 'Ada')).toEqual(own)
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
  // A few languages are no section: they stand beside the place, and the résumé says how well.
  expect(without.written.sections.map(({ id }) => id)).toEqual(['home', 'contact'])
  expect(without.written.sections[0]).toMatchObject({ note: 'Lagos, Lagos State · Igbo & English' })
  expect(without.written.resume?.languages).toMatchObject([{ fluency: 'native' }, { name: 'English' }])
  expect(without.text).toContain('# The page shows these on its first screen, too.')
  const many = ['Igbo', 'English', 'Yoruba', 'Hausa', 'French', 'Portuguese', 'Arabic', 'Spanish']
  const polyglot = await imported({ languages: many.map((language) => ({ language })) }, { location })
  expect(polyglot.written.sections.map(({ id }) => id)).toEqual(['home', 'languages', 'contact'])
  expect(polyglot.written.sections[0]).toMatchObject({ note: 'Lagos, Lagos State' })
})

it('a list of a single entry that says no more than what and where is a fact beside the summary', async () => {
  const award = { title: 'Cup', awarder: 'Yacht Club', date: '2012-05' }
  const volunteer = { organization: 'Lifeboats', position: 'Coxswain', startDate: '2010', endDate: '2014' }
  const factsOf = async (more: object, summary: string | undefined) => {
    const { written, text } = await imported(more, { summary, location: { city: 'Lagos' } })
    expect(mistakes(text)).toBe('')
    const about = written.sections.find(({ type }) => type === 'about')
    const facts = about && 'facts' in about ? about.facts : undefined
    return { written, text, facts: facts?.map(({ title, text }) => `${title}: ${text}`) }
  }
  const { written, text, facts } = await factsOf({ awards: [award], volunteer: [volunteer] }, 'Ships in.')
  expect(facts).toEqual([
    'Based in: Lagos',
    'Volunteering: Coxswain · Lifeboats · 2010\u2009–\u20092014',
    'Awards: Cup · Yacht Club · May 2012',
  ])
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'about', 'contact'])
  expect(written.resume).toMatchObject({
    awards: [{ title: 'Cup' }],
    volunteering: [{ organisation: 'Lifeboats' }],
  })
  expect(text.match(/# The page shows these together with others/g)).toHaveLength(2)
  const open = await factsOf({ volunteer: [{ ...volunteer, endDate: undefined }] }, 'Ships in.')
  expect(open.facts).toContain('Volunteering: Coxswain · Lifeboats · 2010 – present')
  const others = [
    [{ awards: [award, { ...award, title: 'Bowl' }] }, 'Ships in.'],
    [{ awards: [{ ...award, summary: 'For a regatta.' }] }, 'Ships in.'],
    [{ awards: [{ ...award, title: 'Cup '.repeat(40).trim() }] }, 'Ships in.'],
    [{ awards: [award] }, undefined],
  ] as const
  for (const [more, summary] of others) {
    const { written, facts = [] } = await factsOf(more, summary)
    expect(facts.join()).not.toContain('Awards')
    expect(written.sections.map(({ id }) => id)).toContain('awards')
  }
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

it('a short first sentence of a summary that goes on is its heading', async () => {
  const aboutOf = async (summary: string, basics: object = {}) => {
    const { written, text } = await imported({}, { name: 'Ben Eze', summary, ...basics })
    expect(mistakes(text)).toBe('')
    expect(written).toMatchObject({ resume: { summary } })
    return written.sections[1]
  }
  expect(await aboutOf('I bring large ships into small harbours. Since 2001 in Lagos.')).toMatchObject({
    heading: 'I bring large ships into small harbours.',
    paragraphs: ['Since 2001 in Lagos.'],
  })
  expect(await aboutOf('港で大きな船を案内しています。二十年の経験があります。')).toMatchObject({
    heading: '港で大きな船を案内しています。',
    paragraphs: ['二十年の経験があります。'],
  })
  // What follows would be a second headline below it.
  const heavy = 'Since 2001 in Lagos, in every kind of weather and with ships of every kind that there is.'
  expect(await aboutOf(`I bring large ships into small harbours. ${heavy}`)).toMatchObject({
    paragraphs: [`I bring large ships into small harbours. ${heavy}`],
  })
  // German writes all nouns as it writes names.
  expect(
    await aboutOf('Ich bringe große Schiffe pünktlich ans Ziel. Seit 2001 und mit Geduld in Lagos.'),
  ).toMatchObject({ heading: 'Ich bringe große Schiffe pünktlich ans Ziel.' })
  // One sentence, a long one, one with Markdown, and one that an abbreviation seems to end.
  const others = [
    'I bring large ships into small harbours.',
    `I bring ${'large and heavy '.repeat(6)} ships in. Since 2001.`,
    'I bring **large** ships into small harbours. Since 2001.',
    'I bring large ships into harbours with Capt. Okafor and Dr. Eze since the year 2001 in all of the ports of Lagos. Always.',
  ]
  for (const other of others) {
    const about = await aboutOf(other)
    expect(allHeadings('about', 'en')).toContain(Object(about).heading)
    expect(about).toMatchObject({ paragraphs: [other] })
  }
})

it('what somebody likes is shown in words, where they are few', async () => {
  const interests = [
    { name: 'Water', keywords: ['Rowing', 'Diving'] },
    { name: 'Land', keywords: [] },
  ]
  const { written } = await imported({ interests }, { summary: 'I bring ships in.' })
  expect(written.sections[1]).toMatchObject({
    paragraphs: ['I bring ships in.', 'Interests: Rowing, Diving, & Land'],
  })
  expect(written.sections[1]).not.toHaveProperty('facts')
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

it('a name with a hyphen stays on one line, unless it is wider than a phone', async () => {
  const headlineOf = async (name: string) => (await imported({}, { name })).written.sections[0]
  expect(await headlineOf('Lea-Marie Vogt-Lindemann')).toMatchObject({
    headline: 'Lea\u2011Marie *Vogt\u2011Lindemann*',
  })
  expect(await headlineOf('Mia Schwarzenberger-Wolkenstein')).toMatchObject({
    headline: 'Mia *Schwarzenberger-Wolkenstein*',
  })
})

it('short lists stand together, as the person decides, and a list by itself has its own section', async () => {
  const more = {
    work: [{ name: 'Port', position: 'Pilot', startDate: '2020' }],
    education: [{ institution: 'ETH', studyType: 'BSc', area: 'Physics', startDate: '2010' }],
    certificates: [
      { name: 'Diver', issuer: 'PADI', date: '2016-05' },
      { name: 'First aid', issuer: 'Red Cross', date: '2021-04' },
    ],
  }
  const bodies = new Set<string>()
  for (const index of Array.from({ length: 8 }).keys()) {
    const { written, text } = await imported(more, { name: `Ada ${index}` })
    expect(mistakes(text)).toBe('')
    expect(text).toContain('# The page shows these together with others')
    expect(written.resume?.certificates).toMatchObject([{ title: 'First aid' }, { title: 'Diver' }])
    const [, ...others] = written.sections.slice(0, -1).filter(({ id }) => id !== 'work')
    bodies.add(others.map(({ type, id }) => `${type} ${id}`).join())
    const timeline = others.find(({ type }) => type === 'timeline')
    if (timeline)
      expect(timeline).toMatchObject({
        items: ['First aid', 'Diver', 'BSc, Physics'].map((title) => ({ title })),
      })
    else expect(JSON.stringify(others)).toContain('**BSc, Physics**: ETH · 2010')
  }
  expect([...bodies].toSorted()).toEqual(['prose more', 'timeline education'])
  const { written } = await imported({ work: more.work, education: more.education })
  expect(written.sections.map(({ id }) => id)).toContain('education')
})

it.each([
  [{ startDate: '2020' }, 'type: projects has no place for dates.'],
  [{ roles: ['Lead'] }, 'type: projects has no place for roles.'],
  [{ url: undefined }, 'type: projects needs a link of each.'],
  [{ url: undefined, description: undefined }, 'type: projects needs a description and a link of each.'],
])('projects with %j say why they are no section of projects', async (change, cause) => {
  const project = { name: 'Atlas', description: 'A map.', url: 'https://a.example' }
  const { text } = await imported({ projects: [{ ...project, ...change }] })
  expect(text).toContain(`since ${cause}`)
})

it('projects with descriptions are cards or rows, whatever else is known of them', async () => {
  const projects = ['Atlas', 'Tide'].map((name) => ({ name, description: 'A map.', startDate: '2020' }))
  const layouts = new Set<unknown>()
  for (const index of Array.from({ length: 8 }).keys()) {
    const { written, text } = await imported({ projects }, { name: `Ada ${index}` })
    expect(mistakes(text)).toBe('')
    const section = written.sections.find(({ id }) => id === 'projects')
    expect(section).toMatchObject({
      type: 'services',
      items: [{ title: 'Atlas', description: 'A map.\n2020' }, {}],
    })
    layouts.add(section && 'layout' in section ? section.layout : undefined)
  }
  expect(layouts).toEqual(new Set([undefined, 'list']))
})
