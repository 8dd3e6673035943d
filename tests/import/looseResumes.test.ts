import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes, refusal } from './importing.ts'

// JSON Resumes as people write them by hand.

const basics = { name: 'Ada Okafor', email: 'ada@example.com' }
const importOfResume = (more: object) => importOf(fileOf('resume.json', JSON.stringify({ basics, ...more })))

describe('trailing commas', () => {
  it('are ignored, and commas within texts are kept', async () => {
    const text =
      '{"basics": {"name": "Ada, ]", "email": "ada@example.com",},\n"skills": [{"name": "a\\",}"}, \n],}'
    const { written } = await importOf(fileOf('resume.json', text))
    expect(written.site.owner.name).toBe('Ada, ]')
    expect(written.sections).toContainEqual(expect.objectContaining({ items: [{ name: 'a",}' }] }))
  })

  it('do not shift the positions of mistakes behind them', async () => {
    expect(await refusal(fileOf('resume.json', '{"basics": {"name": "Ada",}, nothing}'))).toMatch(
      /line 1, column 30\.$/,
    )
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

  it('do not shift the positions of mistakes behind them', async () => {
    expect(await refusal(fileOf('resume.json', text.replace(/}$/, 'x}')))).toMatch(/line 4, column 1\.$/)
  })
})

it('plain names become entries', async () => {
  const { written, left } = await importOfResume({
    skills: ['Sailing', 'Diving'],
    languages: ['Norwegian'],
    interests: ['Chess'],
  })
  expect(written.sections.find(({ id }) => id === 'skills')).toMatchObject({
    items: [{ name: 'Sailing' }, { name: 'Diving' }],
  })
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
  expect(written.sections.find(({ id }) => id === 'skills')).toMatchObject({
    groups: [
      { name: 'Boats', items: ['Sails', 'Ropes'] },
      { name: 'Engines', items: ['Diesel'] },
    ],
  })
  expect(left).toEqual([])
  expect(mistakes(text)).toBe('')
})

it('keys may have other common names', async () => {
  const { written, left } = await importOfResume({
    work: [{ employer: 'Harbour', title: 'Pilot', start: '2019', end: '2021', location: { city: 'Oslo' } }],
    education: [{ school: 'School of the Sea', degree: 'Diploma', field: 'Navigation', start: '2015' }],
    certifications: [{ title: 'Radio', issuer: 'Coast Guard', date: '2018' }],
  })
  expect(written.sections).toMatchObject([
    {},
    {
      items: [
        { title: 'Pilot', organisation: 'Harbour', start: '2019', end: '2021', resume: { location: 'Oslo' } },
      ],
    },
    { items: [{ title: 'Diploma', organisation: 'School of the Sea', resume: { area: 'Navigation' } }] },
    { items: [{ title: 'Radio', organisation: 'Coast Guard', start: '2018' }] },
    {},
  ])
  expect(left).toEqual([])
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
  expect(left).toEqual(code ? [] : ['basics.location.countryCode: it is no country that is known'])
})

it('skills without keywords form one group beside those with keywords', async () => {
  const { written } = await importOfResume({
    skills: [{ name: 'Sailing' }, { name: 'Boats', keywords: ['Sails'] }, { name: 'Diving' }],
  })
  expect(written.sections.find(({ id }) => id === 'skills')).toMatchObject({
    groups: [
      { name: 'Skills', items: ['Sailing', 'Diving'] },
      { name: 'Boats', items: ['Sails'] },
    ],
  })
})

it('a level that has no place is reported with its skill', async () => {
  const { unplaced } = await importOfResume({ skills: [{ name: 'Sailing', level: 'Master' }] })
  expect(unplaced).toMatchObject([{ where: 'skills[0].level', what: 'Sailing: Master' }])
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
  expect(written.sections.find(({ id }) => id === 'education')).toMatchObject({
    resume: 'education',
    items: [{ title: 'Navigation', organisation: 'School of the Sea', resume: { area: 'Navigation' } }],
  })
  expect(left).toEqual([])
})

it('a picture as a data: URL is shortened in the report', async () => {
  const image = `data:image/png;base64,${'iVBORw0KGgo'.repeat(5_000)}=`
  const { unplaced } = await importOfResume({ basics: { ...basics, summary: 'Pilot.', image } })
  expect(unplaced.map(({ where, what, why }) => [where, what.length, why])).toEqual([
    ['basics.image', 41, 'save the picture in images/ and write its path'],
  ])
})
