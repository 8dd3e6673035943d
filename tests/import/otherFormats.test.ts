import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { yamlIn } from '../../src/node/import/formats/yamlIn.ts'
import { at } from '../core/schema/setting.ts'
import { fileOf, importOf, mistakes, refusal } from './importing.ts'

// Formats beside the best known ones, and files that are nearly one of these.

const fixtures = at('tests/import/fixtures')
const section = (written: Awaited<ReturnType<typeof importOf>>['written'], id: string) =>
  written.sections.find((one) => one.id === id)

describe('a FRESH résumé', () => {
  it('becomes a page with all of its lists', async () => {
    const { written, format, text, left } = await importOf(join(fixtures, 'fresh/captain.json'))
    expect(format).toBe('FRESH résumé')
    expect(written.site.owner).toEqual({ name: 'Ines Moreau', role: 'Captain', email: 'ines@moreau.example' })
    expect(section(written, 'work')).toMatchObject({
      items: [
        { title: 'Captain', organisation: 'Harbour', start: '2013-09', end: 'present' },
        { title: 'Mate', organisation: 'Lagoon', start: '2010-01', end: '2013-08' },
      ],
    })
    expect(written.resume).toMatchObject({
      education: [{ degree: 'Diploma' }],
      volunteering: [{ position: 'Rower' }],
      awards: [{ title: 'Cup', awarder: 'Yacht Club' }],
    })
    expect(section(written, 'more')).toMatchObject({
      text: expect.stringMatching(/Diploma[\s\S]*Cup/),
    })
    expect(section(written, 'about')).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ text: expect.stringMatching(/^Rower · /) })]),
    })
    expect(section(written, 'references')).toMatchObject({
      type: 'testimonials',
      items: [{ name: 'Jon Hay', company: 'Lagoon', feedback: 'She knows every tide.' }],
    })
    expect(mistakes(text)).toBe('')
    // What is private, and how to reach others, is not published.
    expect(text).not.toMatch(/Quiet words|lou@berg/)
    expect(left).toContain('testimonials[1].quote: it is private')
  })

  it('may be in YAML, too', async () => {
    const yaml = `name: Ana Moreau
meta: { format: FRESH@1.0.0 }
contact: { email: ana@moreau.example }
employment: { history: [{ employer: Harbour, position: Mate, start: 2019-02 }] }`
    const { format, written } = await importOf(fileOf('ana.yml', yaml))
    expect(format).toBe('FRESH résumé')
    expect(section(written, 'work')).toMatchObject({ items: [{ title: 'Mate', start: '2019-02' }] })
  })
})

describe('a portfolio.js of masterPortfolio', () => {
  it('becomes a page', async () => {
    const { written, format, text, left } = await importOf(
      join(fixtures, 'masterPortfolio/captain/portfolio.js'),
    )
    expect(format).toBe('masterPortfolio configuration')
    expect(written.site.owner).toEqual({ name: 'Ines Moreau', email: 'ines@moreau.example' })
    expect(written.socials?.map(({ href }) => href)).toEqual([
      'https://github.com/ines',
      'https://www.linkedin.com/in/ines-moreau/',
      'https://www.kaggle.com/ines',
      'https://fog.example',
      'mailto:ines@moreau.example',
    ])
    expect(section(written, 'skills')).toMatchObject({
      groups: [{ name: 'Seamanship', items: ['Radar', 'Sonar'] }],
    })
    expect(section(written, 'work')).toMatchObject({
      items: [{ title: 'Captain', organisation: 'Harbour', start: '2013-06', end: 'present' }],
    })
    expect(section(written, 'volunteering')).toMatchObject({
      items: [{ title: 'Rower', organisation: 'Lifeboat' }],
    })
    expect(section(written, 'education')).toMatchObject({ items: [{ start: '2005', end: '2009' }] })
    expect(section(written, 'certificates')).toMatchObject({
      text: '- [Radio](<https://radio.example/1>): Jon Hay, Coast Guard',
    })
    expect(written.resume?.contact).toMatchObject({
      phone: '+33 1 23 45 67 89',
      location: { city: 'Brest', countryCode: 'FR' },
    })
    expect(left).toContain(
      'competitiveSites.competitiveSites[1].profileLink: it is an example of masterPortfolio itself',
    )
    expect(left).toContain(
      'competitiveSites.competitiveSites[0].profileLink: the page writes https: in place of http:',
    )
    expect(mistakes(text)).toBe('')
  })

  it('may have its profiles as an object, as in older files', async () => {
    const file = `const greeting = { title: 'Ines Moreau', subTitle: 'A captain.' }
const socialMediaLinks = { github: 'https://github.com/ines', gmail: 'ines@moreau.example' }
const skills = { data: [{ title: 'Sea', softwareSkills: [{ skillName: 'Radar' }] }] }
export { greeting, socialMediaLinks, skills }`
    const { written, format } = await importOf(fileOf('portfolio.js', file))
    expect(format).toBe('masterPortfolio configuration')
    expect(written.site.owner.email).toBe('ines@moreau.example')
    expect(written.socials?.map(({ name }) => name)).toEqual(['GitHub', 'Email'])
  })
})

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
    expect(left).toEqual(['basics.bio: there is no place for it', 'work[0].company: name says it already'])
  })
})

describe('quoted texts of several lines', () => {
  it.each([
    [
      'from the first column',
      'cv:\n  a: "One\ntwo\n\n  three"\n  b: c\n',
      { cv: { a: 'One two\nthree', b: 'c' } },
    ],
    [
      'in single quotes',
      "cv:\n  a: 'One ''more\nkey: two'\n  b: c\n",
      { cv: { a: "One 'more key: two", b: 'c' } },
    ],
    ['in a list', 'a:\n- "x\ny"\n- b\n', { a: ['x y', 'b'] }],
    ['with a tab', 'cv:\n  a: "x\n\ty"\n', { cv: { a: 'x y' } }],
    ['beside a block with quotes', 'a: |\n  "x\n  y: "z\nb: "c\nd"\n', { a: '"x\ny: "z\n', b: 'c d' }],
  ])('are read %s, as Python reads them', (_, yaml, data) => {
    expect(yamlIn(yaml, 'cv.yaml')).toEqual(data)
  })

  it('that never end are refused', () => {
    expect(() => yamlIn('a: "never\nb: c\n', 'cv.yaml')).toThrow(/no YAML that can be read/)
  })
})
