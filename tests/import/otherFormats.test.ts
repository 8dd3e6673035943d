import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes, refusal } from './importing.ts'

// Formats beside the best known ones, and files that are nearly one of these.

const section = (written: Awaited<ReturnType<typeof importOf>>['written'], id: string) =>
  written.sections.find((one) => one.id === id)

describe('a JSON Resume', () => {
  it('may be in YAML', async () => {
    const yaml =
      'basics: { name: Ana, email: ana@moreau.example }\nwork:\n  - name: Harbour\n    position: Mate\n    startDate: 2020-01\n'
    const { written, format, left } = await importOf(fileOf('resume.yaml', yaml))
    expect(format).toBe('JSON Resume')
    expect(section(written, 'work')).toMatchObject({ items: [{ title: 'Mate', start: '2020-01' }] })
    expect(left).toEqual([])
  })

  it('in YAML is told apart from other files', async () => {
    expect(await refusal(fileOf('some.yaml', 'version: 3\nservices: {}\n'))).toMatch(
      /has no cv: at its top, as a file of rendercv, and none of the keys of a JSON Resume/,
    )
  })

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
    expect(written.resume?.awards).toMatchObject([{ title: 'Cup', awarder: 'Club', date: '2020' }])
    expect(written.resume).toMatchObject({
      contact: { phone: '+33 1' },
      publications: [{ title: 'On Tides', publisher: 'Journal', date: '2020' }],
      interests: [{ name: 'Chess' }],
    })
    expect(section(written, 'projects')).toMatchObject({
      items: [{ title: 'Beacon', tags: ['Lamp'], link: 'https://github.com/ana/b' }],
    })
    for (const words of ['Soup', 'Sails', 'French (native)', 'Radio']) expect(text).toContain(words)
    expect(mistakes(text)).toBe('')
  })

  it('keeps a key that has its own name, and lists what is called otherwise beside it', async () => {
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
    expect(left).toEqual(['basics.bio: summary says it already', 'work[0].company: name says it already'])
  })
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

it('formats that are not read are refused by their names', async () => {
  const fresh = { name: 'Ada', meta: { format: 'FRESH@0.6.0' }, employment: { history: [] } }
  expect(await refusal(fileOf('resume.json', JSON.stringify(fresh)))).toMatch(
    /is a FRESH résumé, which is not read/,
  )
  const master = 'const greeting = { title: "Ada" }; const degrees = {}; export { greeting, degrees }'
  expect(await refusal(fileOf('portfolio.js', master))).toMatch(/of masterPortfolio, which is not read/)
})
