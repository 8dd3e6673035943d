import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes, sectionOf } from './importing.ts'

const importOfSections = (sections: string) =>
  importOf(
    fileOf('Ada_CV.yaml', `cv:\n  name: Ada Okafor\n  email: ada@example.com\n  sections:\n${sections}`),
  )

it('sections in other languages are recognized too', async () => {
  const { written, left } = await importOfSections(`
    Perfil Profesional: [Construyo barcos con los pescadores del norte y para las escuelas de la región.]
    habilidades: [{ label: Barcos, details: "velas (mayor, foque), cuerdas" }]
    EDUCACIÓN: [{ company: Escuela del Mar, position: Piloto, start_date: 2015-02, end_date: 2016-02 }]
    Idiomas: [{ label: Español, details: nativo }]`)
  expect(written.resume?.summary).toMatch(/^Construyo/)
  expect(written.resume?.languages).toEqual([{ name: 'Español', fluency: 'nativo' }])
  expect(Object(sectionOf(written, 'skills')).groups[0]).toEqual({
    name: 'Barcos',
    items: ['velas (mayor, foque)', 'cuerdas'],
  })
  expect(sectionOf(written, 'education')).toMatchObject({
    items: [{ title: 'Piloto', organisation: 'Escuela del Mar' }],
  })
  expect(left).toEqual([])
})

it('skills in the form “name: list” become groups', async () => {
  const { written } = await importOfSections(`
    Skills: [{ bullet: "**Boats:** sails, ropes" }, { bullet: "**Languages:** Norwegian (native)" }]`)
  expect(written.resume?.skills).toEqual([{ name: 'Boats', keywords: ['sails', 'ropes'] }])
  expect(written.resume?.languages).toEqual([{ name: 'Norwegian', fluency: 'native' }])
})

describe('an unknown section', () => {
  const sections = `
    projects: [{ name: Ferry, date: 2020, highlights: [Runs in three harbours] }]
    invited_talks: [{ name: On Tides, date: 2019-2020, summary: At the club }]
    Teaching: [{ name: Knots }, { name: Charts }]
    experience: [{ company: Harbour, position: Pilot, start_date: 2020-01 }]`

  it('keeps its heading, and is a project of that kind in the résumé', async () => {
    const { written, text } = await importOfSections(sections)
    expect(sectionOf(written, 'projects')).toMatchObject({
      type: 'projects',
      items: [{ title: 'Ferry', description: 'Runs in three harbours.' }],
    })
    expect(written.sections.slice(3, 5)).toMatchObject([
      {
        type: 'projects',
        heading: 'Invited Talks',
        items: [{ year: '2019–2020', description: 'At the club' }],
      },
      { type: 'prose', heading: 'Teaching', text: '- Knots\n- Charts' },
    ])
    expect(written.resume?.projects?.map(({ title, kind }) => [title, kind])).toEqual([
      ['Ferry', undefined],
      ['On Tides', 'Invited Talks'],
      ['Knots', 'Teaching'],
      ['Charts', 'Teaching'],
    ])
    expect(mistakes(text)).toBe('')
  })
})

it('studies show their subject beside a highlight, and a place is never the organisation', async () => {
  const { written, left, text } = await importOfSections(`
    Education:
      - { institution: Harbour School, location: Oslo, area: Navigation, degree: BSc, date: 2018 – 2021, highlights: [A thesis on tides] }
      - { institution: Loft, area: Ropes, date: 2014 – 2018 }
    Awards:
      - { name: Cup, location: Bergen, date: 2020-05 }
    Volunteering:
      - { name: Rower, location: Bergen, date: 2019 – 2020 }`)
  const items = (id: string) => sectionOf(written, id)
  expect(items('education')).toMatchObject({
    items: [
      { title: 'BSc', organisation: 'Harbour School', resume: { area: 'Navigation', location: 'Oslo' } },
      { title: 'Ropes', organisation: 'Loft', resume: { area: 'Ropes' } },
    ],
  })
  expect(items('awards')).toMatchObject({ items: [{ title: 'Cup', resume: { location: 'Bergen' } }] })
  expect(items('volunteering')).toMatchObject({
    items: [{ title: 'Rower', resume: { location: 'Bergen' } }],
  })
  expect(JSON.stringify([items('awards'), items('volunteering')])).not.toMatch(/"organisation"|: Bergen/)
  expect(text).toContain('A thesis on tides')
  expect(left).toEqual([])
})

it.each(['about_me', 'Perfil', 'Profil', 'Résumé', 'Über mich', 'Objective'])(
  'a section %s is the About, in whatever form its texts are',
  async (name) => {
    for (const value of ['[I pilot.]', '[{ bullet: I pilot. }]', 'I pilot.']) {
      const { written } = await importOfSections(`    ${name}: ${value}`)
      expect(written.resume?.summary).toBe('I pilot.')
      expect(written.sections.map(({ type }) => type)).not.toContain('text')
    }
  },
)

it('links in place of a date, in a label or in a part of a name are kept', async () => {
  const { written, text } = await importOfSections(`
    projects: [{ name: 'Ferry ([code](https://c.example))', date: '[Crate](https://a.example) | [Demo](https://b.example)', highlights: [Runs] }]
    Talks: [{ label: '[On Tides](https://t.example)', details: At the club }]`)
  expect(written.resume?.projects).toEqual([
    {
      title: 'Ferry (code)',
      description: '[Crate](https://a.example) | [Demo](https://b.example)',
      highlights: ['Runs'],
      url: 'https://c.example',
    },
  ])
  expect(text).toContain('[On Tides](https://t.example): At the club')
})

it('skills between bars or middle dots are several', async () => {
  const { written } = await importOfSections(`
    skills: [{ label: Boats, details: Sails | Ropes }, { label: Food, details: Soup · Col·lard }]`)
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [{ items: ['Sails', 'Ropes'] }, { items: ['Soup', 'Col·lard'] }],
  })
})

it.each([
  ['lines', ['Español (Nativo)', '**Inglés:** C1, TOEFL 110', 'Serbo-Croata – básico']],
  ['one line', ['Español (Nativo), Inglés (C1, TOEFL 110), Serbo-Croata (básico)']],
])('languages in %s are a list of languages', async (_, lines) => {
  const { written } = await importOfSections(`    Idiomas: ${JSON.stringify(lines)}`)
  expect(written.resume?.languages).toEqual([
    { name: 'Español', fluency: 'Nativo' },
    { name: 'Inglés', fluency: 'C1, TOEFL 110' },
    { name: 'Serbo-Croata', fluency: 'básico' },
  ])
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'skills', 'contact'])
})

it('a sentence about languages stays a text', async () => {
  const { written } = await importOfSections(
    '    Idiomas: [Hablo español en casa y leo los periódicos en inglés.]',
  )
  expect(written.resume?.languages).toBeUndefined()
})

it.each([
  ['我為學校開發工具，週末教孩子們寫程式。', 'zh-Hant'],
  ['我为学校开发工具，周末教孩子们编程。', 'zh'],
])('mandarin_chinese is in the form of its texts: %s', async (text, lang) => {
  const yaml = `cv: { name: 陳, sections: { 摘要: ["${text}"] } }\nlocale: { language: mandarin_chinese }`
  const { written } = await importOf(fileOf('CV.yaml', yaml))
  expect(written.site.lang).toBe(lang)
})
