import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { typesetPdf } from '../../src/node/typst/typst.ts'
import { created, newFolder } from '../core/create/creating.ts'
import { fileOf, importOf, printed, refusal, sectionOf } from './importing.ts'
import { dropped, leavesOf } from './leaves.ts'
import { type DrawnProfile, profilePdf } from './linkedInPdf/drawn.ts'
import { arabic, german, japanese } from './linkedInPdf/people.ts'

/** A profile without what is no text of the person: heads, how long something lasted, and the breaks of lines. */
function ownTexts({ contact, lists, summary, work, education, ...person }: DrawnProfile) {
  const posts = work?.companies.map(({ name, posts }) => ({
    name,
    posts: posts.map(({ lasting, ...post }) => post),
  }))
  const links = contact.links.map(([, url]) => url.replace(/\?.*/, ''))
  const email = contact.email.replace('\n', '')
  const phone = contact.phone?.replace(/ \(.*/, '')
  const entries = Object.values(lists).flat()
  const { lang, isToLeft, ...named } = person
  return {
    ...named,
    contact: { address: contact.address, phone, email, links },
    entries,
    summary: summary?.text,
    posts,
    schools: education?.schools,
  }
}

describe.each([
  ['German', german],
  ['Japanese', japanese],
  ['Arabic', arabic(true)],
  ['Arabic in lines that begin at the left', arabic(false)],
])('a profile in %s', (_, profile) => {
  it('is on the page as a whole', async () => {
    const { code, yaml, list } = await printed(await profilePdf(profile))
    expect(code, list).toBe(0)
    expect(list).toContain('was made of Profile.pdf, a LinkedIn PDF.')
    expect(list).not.toMatch(/Not placed|Changed|warning|error/)
    const leaves = leavesOf(ownTexts(profile))
    expect(leaves.length).toBeGreaterThan(15)
    expect(dropped(leaves, { yaml, list: '' })).toEqual([])
  })

  it('gives a page in its language, with its posts by their dates', async () => {
    const { written } = await importOf(await profilePdf(profile))
    expect([written.site.lang, written.site.dir]).toEqual([
      profile.lang,
      profile.lang === 'ar' ? 'rtl' : undefined,
    ])
    const [{ items } = { items: [] }] = written.sections.filter((section) => section.type === 'timeline')
    const [first] = profile.work?.companies ?? []
    expect(items[0]).toMatchObject({ organisation: first?.name })
    const [latest] = items[0]?.roles ?? items
    expect(latest).toMatchObject({ title: first?.posts[0]?.position, end: 'present' })
    expect(latest?.start).toMatch(/^20\d\d-0[34]$/)
  })
})

it('the person, with addresses over several lines, is that of the profile', async () => {
  const { written } = await importOf(await profilePdf(german))
  expect(written.site.owner).toEqual({
    name: 'Hannelore Petersen-Thomsen',
    role: 'Hafenmeisterin am Nordkai, Lotsin und Vorsitzende des Vereins für kleine Häfen',
    email: 'hannelore.petersen-thomsen@nordkai.example',
  })
  expect(written.socials?.map(({ name, href }) => [name, href])).toEqual([
    ['LinkedIn', 'https://www.linkedin.com/in/hannelore-petersen-thomsen'],
    ['Portfolio', 'https://nordkai.example/lotsen'],
    ['E-Mail', 'mailto:hannelore.petersen-thomsen@nordkai.example'],
  ])
  expect(written.resume?.contact).toMatchObject({
    phone: '+49 4631 555 0134',
    location: { address: 'Am Nordkai 7, 24960 Glücksburg', city: german.place },
  })
  expect(written.resume?.languages).toEqual([
    { name: 'Dänisch', fluency: 'Full Professional' },
    { name: 'Deutsch', fluency: 'Native or Bilingual' },
    { name: 'Friesisch' },
  ])
})

it('a text goes on over the break of a page, with its paragraphs and points, and posts of one company are together', async () => {
  const { written } = await importOf(await profilePdf(german))
  const work = sectionOf(written, 'work')
  const [harbour, pilots] = work?.type === 'timeline' ? work.items : []
  expect(harbour).toMatchObject({
    organisation: 'Hafen Nordkai GmbH',
    roles: [
      {
        title: 'Hafenmeisterin',
        start: '2019-03',
        end: 'present',
        points: [
          'Dienstpläne für achtzehn Leute, die zu jeder Stunde des Tages und an allen Feiertagen gebraucht werden',
          'Verhandlungen mit der Werft',
          'Übungen zur Bergung bei Eis, zusammen mit der Feuerwehr und der Küstenwache',
        ],
      },
      {
        title: 'Stellvertretende Hafenmeisterin und Leiterin der Werkstatt für Schlepper und Boote',
        start: '2013-02',
        end: '2019-03',
      },
    ],
  })
  expect(pilots).toMatchObject({ title: 'Lotsin', start: '2008-06', end: '2013-01' })
})

it('studies have their degree, field and dates, as far as they are there', async () => {
  const { written } = await importOf(await profilePdf(german))
  expect(sectionOf(written, 'education')).toMatchObject({
    items: [
      {
        title: 'Diplom',
        organisation: 'Hochschule für Seefahrt',
        start: '2001-09',
        end: '2005-07',
        resume: { area: 'Nautik und Seeverkehr mit dem Schwerpunkt Fahrt in flachen Gewässern' },
      },
      { title: 'Schule am Deich', start: '1992', end: '2001' },
      { title: 'Bootsbau', organisation: 'Werkhof Kappeln' },
    ],
  })
})

it('a list that no résumé has keeps its head', async () => {
  const { text } = await importOf(await profilePdf(german))
  expect(text).toMatch(/Patents[\s\S]*Poller mit beweglichem Kopf/)
})

/** A small profile, and more of it. */
const small = (more: Partial<DrawnProfile>): DrawnProfile => ({
  lang: 'en',
  contact: { head: 'Contact', email: 'ada@example.com', links: [] },
  lists: {},
  name: 'Ada Okafor',
  headline: '-',
  place: 'Lagos, Nigeria',
  ...more,
})

const pilot = { position: 'Pilot', dates: 'June 2018 - Present', lasting: '7 years' }

it('a line that nobody has written about himself, and a profile of little, are no hindrance', async () => {
  const { written, left } = await importOf(
    await profilePdf(small({ education: { head: 'Education', schools: [{ name: 'Harbour School' }] } })),
  )
  expect(written.site.owner).toEqual({ name: 'Ada Okafor', email: 'ada@example.com' })
  expect(JSON.stringify(written.sections)).toContain('Harbour School')
  expect(left).toEqual([])
})

it.each([
  ['a place and a text', { place: 'Lagos', text: 'Six.' }, { text: 'Six.', resume: { location: 'Lagos' } }],
  ['a place alone', { place: 'Lagos' }, { resume: { location: 'Lagos' } }],
  ['a text alone', { text: 'Six tugs.' }, { text: 'Six tugs.' }],
])('%s below dates are told apart by how far below they stand', async (_, below, entry) => {
  const companies = [{ name: 'Dock', posts: [{ ...pilot, ...below }] }]
  const { written } = await importOf(await profilePdf(small({ work: { head: 'Experience', companies } })))
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Pilot', organisation: 'Dock', start: '2018-06', end: 'present', ...entry }],
  })
})

it('a text has the line breaks of the person, and none of the column', async () => {
  const text =
    'Short one.\nThis one goes on for as long as it takes to be broken by the width of the column, twice or so, before it ends.\n\n1. First\n2. Second'
  const { written } = await importOf(
    await profilePdf(
      small({
        summary: { head: 'Summary', text },
        work: { head: 'Experience', companies: [{ name: 'Dock', posts: [pilot] }] },
      }),
    ),
  )
  expect(written.resume?.summary).toBe(text)
})

it('says where a portrait goes, in words that can be pasted there', async () => {
  const { list, yaml } = await printed(await profilePdf(german))
  const line = yaml.split('\n').findIndex((one) => one.startsWith('    art:')) + 1
  expect(list).toContain(
    `For your portrait on the first screen, put it in images/ and write in place of art: in portfolio.yaml:${line}\n\n    art: { portrait: { src: images/me.jpg, alt: "Porträt von Hannelore Petersen-Thomsen" } }\n`,
  )
})

it('create makes a site of it', async () => {
  const folder = newFolder()
  const { code, out } = await created([folder, '--from', await profilePdf(german), '--no-install'])
  expect(code).toBe(0)
  expect(out).toContain('were made of Profile.pdf, a LinkedIn PDF.')
  expect(out).toContain('For your portrait on the first screen')
  expect(readFileSync(join(folder, 'portfolio.yaml'), 'utf8')).toContain('Hannelore *Petersen-Thomsen*')
})

it('another PDF, and a broken one, are refused with what to do', async () => {
  const source = '#set document(title: "CV")\n#set text(font: "Libertinus Serif")\nAda Okafor, pilot'
  const { bytes } = await typesetPdf({ source, data: {}, fonts: [] })
  for (const content of [bytes, '%PDF-1.7 \xff', bytes.subarray(0, 600)])
    expect(await refusal(fileOf('cv.pdf', Buffer.from(content)))).toMatch(
      /cv\.pdf is a PDF that LinkedIn has not made, which is not read\. On LinkedIn, open your profile, press More or Resources, then Save to PDF: that file is read\. Or write a JSON Resume\.$/,
    )
})
