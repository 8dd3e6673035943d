import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes, printed, sectionOf, type Written } from './importing.ts'

// JSON Resumes as people write them by hand.

const basics = { name: 'Ada Okafor', email: 'ada@example.com' }
const importOfResume = (more: object) => importOf(fileOf('resume.json', JSON.stringify({ basics, ...more })))

describe('trailing commas', () => {
  it('are ignored, and commas within texts are kept', async () => {
    const text =
      '{"basics": {"name": "Ada, ]", "email": "ada@example.com",},\n"skills": [{"name": "a\\",}"}, \n],}'
    const { written } = await importOf(fileOf('resume.json', text))
    expect(written.site.owner.name).toBe('Ada, ]')
    expect(sectionOf(written, 'skills')).toMatchObject({ groups: [{ items: ['a",}'] }] })
  })
})

describe('comments', () => {
  const text =
    '// mine\n{"basics": {"name": "Ada", /* short\n for Adaeze */ "url": "https://ada.example/*"}, // }\n}'

  it('are ignored, and similar characters within texts are kept', async () => {
    const { text: yaml } = await importOf(fileOf('resume.json', text))
    expect(yaml).toContain('https://ada.example/*')
    expect(yaml).not.toContain('Adaeze')
  })
})

it('plain names become entries', async () => {
  const { written, left } = await importOfResume({
    skills: ['Sailing', 'Diving'],
    languages: ['Norwegian'],
    interests: ['Chess'],
  })
  expect(sectionOf(written, 'skills')).toMatchObject({ groups: [{ items: ['Sailing', 'Diving'] }, {}, {}] })
  expect(written.resume).toMatchObject({ languages: [{ name: 'Norwegian' }], interests: [{ name: 'Chess' }] })
  expect(left).toEqual([])
})

it('lists may be objects keyed by the names of their entries', async () => {
  const { written, left, text } = await importOfResume({
    basics: { ...basics, profiles: { GitHub: 'https://github.com/ada' }, location: 'Oslo' },
    skills: { Boats: ['Sails', 'Ropes'], Engines: ['Diesel'] },
  })
  expect(written.socials?.[0]).toMatchObject({ name: 'GitHub', href: 'https://github.com/ada' })
  expect(written.resume?.contact?.location).toEqual({ city: 'Oslo' })
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [
      { name: 'Boats', items: ['Sails', 'Ropes'] },
      { name: 'Engines', items: ['Diesel'] },
    ],
  })
  expect(left).toEqual([])
  expect(mistakes(text)).toBe('')
})

it.each([
  ['us', 'US'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['Norway', 'NO'],
  ['U.S.A.', 'US'],
  ['Atlantis', undefined],
  ['XQ', undefined],
])('%s is the country %s', async (countryCode, code) => {
  const { written, left } = await importOfResume({ basics: { ...basics, location: { countryCode } } })
  expect(written.resume?.contact?.location?.countryCode).toBe(code)
  expect(left).toEqual(code ? [] : [`basics.location.countryCode: ${countryCode}`])
})

it('skills without keywords form one group beside those with keywords', async () => {
  const { written } = await importOfResume({
    skills: [{ name: 'Sailing' }, { name: 'Boats', keywords: ['Sails'] }, { name: 'Diving' }],
  })
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [
      { name: 'Skills', items: ['Sailing', 'Diving'] },
      { name: 'Boats', items: ['Sails'] },
    ],
  })
})

it.each([
  ['in percent', ['85%', '5 %'], [85, 5]],
  ['as numbers up to 100', ['85', '5'], [85, 5]],
  ['as numbers of another scale', ['4', '5'], undefined],
  ['in words', ['Master', '85'], [undefined, 85]],
])('levels of skills %s', async (_, [sailing, diving], levels) => {
  const skills = [
    { name: 'Sailing', level: sailing },
    { name: 'Diving', level: diving, keywords: [] },
  ]
  const { written, text } = await importOfResume({ skills })
  const shown = written.sections.flatMap((one) => (one.type === 'skills' ? (one.items ?? []) : []))
  const bars = levels?.filter((level) => level !== undefined)
  expect(shown.flatMap(({ level }) => level ?? [])).toEqual(bars ?? [])
  expect(mistakes(text)).toBe('')
})

it('networks are written as they write themselves', async () => {
  const profiles = ['linkedin', 'Stackoverflow', 'hackerrank', 'twitter', 'ada’s blog'].map((network) => ({
    network,
    url: `https://${encodeURIComponent(network.slice(0, 3))}.example/ada`,
    username: 'ada',
  }))
  const { written } = await importOfResume({ basics: { ...basics, profiles } })
  expect(written.socials?.map(({ name }) => name).slice(0, -1)).toEqual([
    'LinkedIn',
    'Stack Overflow',
    'HackerRank',
    'twitter',
    'ada’s blog',
  ])
})

it('the language that meta states is that of the page', async () => {
  const { written, left } = await importOfResume({ meta: { lang: 'pt-PT', version: 'v1.0.0' } })
  expect(written.site.lang).toBe('pt-PT')
  expect(left).toEqual([])
})

it.each([
  ['Coimbra, Portugal', undefined, { city: 'Coimbra, Portugal' }],
  ['Harbour Lane 7', undefined, { address: 'Harbour Lane 7' }],
  ['Harbour Lane', 'Lagos', { address: 'Harbour Lane', city: 'Lagos' }],
])('the address %j beside the city %j', async (address, city, location) => {
  const { written } = await importOfResume({ basics: { ...basics, location: { address, city } } })
  expect(written.resume?.contact?.location).toEqual(location)
})

it('personal data may be at the top level', async () => {
  const resume = {
    name: 'Ada Okafor',
    headline: 'Pilot',
    email: 'ada@example.com',
    education: [{ name: 'School of the Sea', major: 'Navigation', start: '2013', end: '2017' }],
  }
  const { written, left } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(written.site.owner).toEqual({ name: 'Ada Okafor', role: 'Pilot', email: 'ada@example.com' })
  expect(sectionOf(written, 'education')).toMatchObject({
    items: [{ title: 'Navigation', organisation: 'School of the Sea', resume: { area: 'Navigation' } }],
  })
  expect(left).toEqual([])
})

it('a picture as a data: URL is shortened in the report', async () => {
  const image = `data:image/png;base64,${'iVBORw0KGgo'.repeat(5_000)}=`
  const { list } = await printed(
    fileOf('resume.json', JSON.stringify({ basics: { ...basics, summary: 'Pilot.', image } })),
  )
  expect(list).toMatch(/^ {2}basics\.image: data:image\/png;base64.{0,150}…$/m)
})

const section = (written: Awaited<ReturnType<typeof importOf>>['written'], id: string) =>
  sectionOf(written, id)

it('may have its lists and keys under other usual names', async () => {
  const { written, left, text } = await importOf(
    fileOf(
      'resume.json',
      JSON.stringify({
        personalInfo: { fullName: 'Ana Moreau', jobTitle: 'Pilot', bio: 'I pilot.' },
        contact: { mail: 'ana@moreau.example', phone: '+33 1' },
        works: [{ company: 'Harbour', position: 'Pilot', startDate: '2020-01', summary: 'Ships.' }],
        experience: [
          { company: 'Lagoon', role: 'Mate', from: '2018-01', to: '2019-12', description: 'Boats.' },
          { employer: 'Quay', jobTitle: 'Cook', dates: 'June 2015 – May 2017', responsibilities: ['Soup'] },
        ],
        education: [
          {
            school: 'Sea',
            degree: 'BSc',
            fieldOfStudy: 'Tides',
            dates: '2010 – 2013',
            summary: 'A thesis.',
          },
        ],
        honors: [{ name: 'Cup', issuer: 'Club', dates: '2020' }],
        certifications: [{ title: 'Radio', authority: 'Guard', year: 2019 }],
        publications: [{ title: 'On Tides', venue: 'Journal', year: 2020 }],
        technicalSkills: [{ category: 'Boats', items: ['Sails', 'Ropes'] }],
        languages: [{ name: 'French', proficiency: 'native' }],
        hobbies: ['Chess'],
        testimonials: [{ author: 'Jon Hay', quote: 'Good.' }],
        projects: [
          { title: 'Beacon', summary: 'A light.', techStack: ['Lamp'], github: 'https://github.com/ana/b' },
        ],
      }),
    ),
  )
  expect(left).toEqual([])
  expect(written.site.owner).toEqual({ name: 'Ana Moreau', role: 'Pilot', email: 'ana@moreau.example' })
  expect(section(written, 'work')).toMatchObject({
    items: [
      { title: 'Pilot', organisation: 'Harbour', text: 'Ships.' },
      { title: 'Mate', organisation: 'Lagoon', start: '2018-01', end: '2019-12', text: 'Boats.' },
      { title: 'Cook', organisation: 'Quay', start: '2015-06', end: '2017-05' },
    ],
  })
  expect(section(written, 'education')).toMatchObject({
    items: [{ title: 'BSc', start: '2010', end: '2013', text: 'A thesis.', resume: { area: 'Tides' } }],
  })
  expect(section(written, 'awards')).toMatchObject({
    items: [{ title: 'Cup', organisation: 'Club', start: '2020' }],
  })
  expect(written.resume).toMatchObject({
    contact: { phone: '+33 1' },
    interests: [{ name: 'Chess' }],
  })
  expect(section(written, 'publications')).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ title: 'On Tides', organisation: 'Journal', start: '2020' }),
    ]),
  })
  expect(section(written, 'projects')).toMatchObject({
    items: [{ title: 'Beacon', tags: ['Lamp'], link: 'https://github.com/ana/b' }],
  })
  for (const words of ['Soup', 'Sails', 'French (native)', 'Radio']) expect(text).toContain(words)
  expect(mistakes(text)).toBe('')
})

it('of two texts of one key the first is the name, and a second sentence is a second paragraph', async () => {
  const resume = {
    basics: { name: 'Ana', email: 'ana@moreau.example', summary: 'Pilot.', bio: 'Another text.' },
    work: [
      { name: 'Harbour', company: 'Lagoon', position: 'Pilot', startDate: '2020', description: 'A port.' },
    ],
  }
  const { written, left } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(section(written, 'work')).toMatchObject({
    items: [{ organisation: 'Harbour', resume: { about: 'A port.' } }],
  })
  expect(written.resume?.summary).toBe('Pilot.\n\nAnother text.')
  expect(left).toEqual(['work[0].company: Lagoon'])
})

const importOfWork = (post: object, more: object = {}) =>
  importOf(
    fileOf(
      'resume.json',
      JSON.stringify({
        basics: { name: 'Ada Okafor', email: 'mailto:ada@example.com', phone: 'tel:+49 30 1234' },
        work: [{ name: 'Harbour', position: 'Pilot', startDate: '2020-01', ...post }],
        ...more,
      }),
    ),
  )

const worked = (written: Written) => [Object(sectionOf(written, 'work')).items]

it('emoji are removed', async () => {
  const { written } = await importOfWork({ position: 'Pilot 🚀', summary: 'Ships ⚓️ and sails ❤️.' })
  expect(worked(written)).toMatchObject([[{ title: 'Pilot', text: 'Ships and sails .' }]])
})

it('mailto: and tel: are removed from address and number', async () => {
  const { written } = await importOfWork({})
  expect(written.site.owner.email).toBe('ada@example.com')
  expect(written.resume?.contact?.phone).toBe('+49 30 1234')
})

describe('list items', () => {
  it.each([
    ['lines with bullets', 'Led the pilots.\n- Brought 900 ships in\n- Wrote the rules\n(and the exam)'],
    [
      'HTML',
      '<p>Led the pilots.</p><ul><li>Brought 900 ships in</li><li>Wrote the rules (and the exam)</li></ul>',
    ],
  ])('in a summary become points: %s', async (_, summary) => {
    const { written } = await importOfWork({ summary, highlights: [] })
    expect(worked(written)).toMatchObject([
      [
        {
          text: 'Led the pilots.',
          points: ['Brought 900 ships in', 'Wrote the rules (and the exam)'],
        },
      ],
    ])
  })

  it('lose their own bullets', async () => {
    const { written } = await importOfWork({ highlights: ['• Brought 900 ships in', '➤ Wrote the rules'] })
    expect(worked(written)).toMatchObject([[{ points: ['Brought 900 ships in', 'Wrote the rules'] }]])
  })
})

it('texts of the sample of JSON Resume that somebody left are left out, and said', async () => {
  const { written, text, left } = await importOf(
    fileOf(
      'resume.json',
      JSON.stringify({
        basics: {
          name: 'Ada Okafor',
          label: 'Pilot',
          email: 'ada@example.com',
          phone: '(912) 555-4321',
          summary: 'A summary of John Doe...',
          location: {
            address: '2712 Broadway St',
            postalCode: 'CA 94115',
            city: 'San Francisco',
            countryCode: 'US',
          },
          profiles: [{ network: 'Twitter', username: 'john', url: 'https://twitter.com/john' }],
        },
        work: [
          { name: 'Port of Lagos', position: 'Pilot', startDate: '2020-01', summary: 'Description…' },
          {
            name: 'Company',
            position: 'President',
            url: 'https://company.com',
            startDate: '2013-01-01',
            summary: 'Description…',
            highlights: ['Started the company'],
          },
        ],
        languages: [{ language: 'English', fluency: 'Native speaker' }],
        references: [{ name: 'Jane Doe', reference: 'Reference…' }],
      }),
    ),
  )
  expect(text).not.toMatch(/John|Description|Company|Jane|912|Broadway|San Francisco/)
  expect(sectionOf(written, 'work')).toMatchObject({ items: [{ title: 'Pilot' }] })
  for (const place of [
    'basics.phone',
    'basics.summary',
    'basics.location.address',
    'work[1].name',
    'references[0].name',
  ])
    expect(left.map((one) => one.split(':')[0])).toContain(place)
  expect(text).toContain('English')
})

describe('objects where texts are expected', () => {
  it('give their texts', async () => {
    const { written, left } = await importOfWork({
      highlights: [
        { text: 'Led the pilots', tags: ['Radio'] },
        { section: 'Ships', items: ['Brought 900 in', { title: 'Ferry', description: 'Built it' }] },
      ],
      url: { href: 'https://dock.example', label: 'dock.example' },
      technologies: ['Sonar', 'Radar'],
    })
    expect(worked(written)).toMatchObject([
      [
        {
          points: ['Led the pilots', 'Ships', 'Brought 900 in', 'Ferry: Built it', 'Sonar, Radar'],
          link: { href: 'https://dock.example' },
        },
      ],
    ])
    expect(left).toEqual(['work[0].highlights[0].tags[0]: Radio'])
  })

  it('give their entries where they hold a list under a title, which does not show as an entry', async () => {
    const { written, left } = await importOfResume({
      education: { title: 'Studies', histories: [{ school: 'Sea', studyType: 'BSc', start: '09 / 2019' }] },
      skills: {
        title: 'Skills',
        sets: [{ title: 'Boats', keywords: [{ name: 'Sails' }, { name: 'Ropes' }] }],
      },
      projects: { title: 'My Projects', sets: [{ name: 'Beacon', summary: 'A light.' }] },
    })
    expect(section(written, 'skills')).toMatchObject({
      groups: [{ name: 'Boats', items: ['Sails', 'Ropes'] }],
    })
    expect(section(written, 'education')).toMatchObject({ items: [{ title: 'BSc', organisation: 'Sea' }] })
    expect(section(written, 'projects')).toMatchObject({ items: [{ title: 'Beacon' }] })
    expect(left).toEqual(['education.title: Studies', 'projects.title: My Projects'])
  })
})

describe('texts', () => {
  it.each([
    [
      'bare addresses',
      'See https://ada.example/a_(b), or (http://x.example).',
      'See <https://ada.example/a_(b)>, or ([http://x.example](<https://x.example>)).',
    ],
    [
      'addresses without a scheme',
      'See (www.ada.example), not ada@www.example or awww.example.',
      'See ([www.ada.example](<https://www.ada.example>)), not ada@www.example or awww.example.',
    ],
    [
      'addresses between Chinese letters',
      '访问https://ada.example/a。你好',
      '访问<https://ada.example/a>。你好',
    ],
    [
      'links and code',
      '[https://a.example](https://b.example) `https://c.example`',
      '[https://a.example](https://b.example) `https://c.example`',
    ],
    [
      'HTML',
      '<p>I <strong><em>really</em></strong> <strong>pilot. </strong><a href="https://b.example">Here</a><b>.</b>x</p>',
      'I ***really*** **pilot.** [Here](<https://b.example>).x',
    ],
    [
      'LaTeX',
      String.raw`Moved \textbf{ten} to \href{https://b.example}{\emph{B}}, R\&D 2018 -- 2022`,
      'Moved **ten** to [*B*](<https://b.example>), R&D 2018 – 2022',
    ],
  ])('keep %s as Markdown', async (_, summary, expected) => {
    const { written, left } = await importOfWork({ summary })
    expect(worked(written)).toMatchObject([[{ text: expected }]])
    expect(left).toEqual([])
  })

  it('of two keys that say different things are both kept, and those of a list are points', async () => {
    const { written } = await importOfResume({
      projects: [{ name: 'Beacon', description: 'A light.', summary: 'On a rock.' }],
      work: [{ company: 'Dock', position: 'Mate', startDate: '2020', summary: ['Rowed', 'Cooked'] }],
    })
    expect(section(written, 'projects')).toMatchObject({ items: [{ description: 'A light.\n\nOn a rock.' }] })
    expect(section(written, 'work')).toMatchObject({ items: [{ points: ['Rowed', 'Cooked'] }] })
  })
})
