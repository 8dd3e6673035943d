import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endOfWords, readPdf, wordsOf } from '../pdf.ts'
import { attributesOf, element, folderOf, openBuilt, textOf, textsOf } from '../setup/builtDocument.ts'

const site = 'https://nadia.example/work/'
const folders = ['', 'de/', 'ar/']
const open = (folder: string) => openBuilt('resume', `${folder}resume/index.html`)

type Validate = (resume: object, done: (wrong: unknown, report?: { valid: boolean }) => void) => void
const { validate }: { validate: Validate } = createRequire(import.meta.url)('@jsonresume/schema')

/** The PDF of a language. */
async function pdfOf(folder: string) {
  const { texts, ...pdf } = await readPdf(readFileSync(join(folderOf('resume'), `${folder}resume.pdf`)))
  return { ...pdf, text: texts.join(' ') }
}

/** The texts of the résumé page that its PDF must have too, in order, without the addresses of links. */
const shown = () =>
  textsOf(
    '.h-resume h1, .h-resume .p-job-title, .h-resume .p-contact li > :first-child, .h-resume > .p-summary, .h-resume h2, .h-resume h3, .h-resume section li, .h-resume section p',
  ).filter((text) => !/^(?:https?:|crew@)/.test(text))

/** The same on a page to the left, where a PDF does not say in which order the words of a line in other scripts are read. */
function shownToLeft(): string[] {
  const texts = shown()
  const line = textsOf('section:has(> #resume_publications) :is(h3, p)').filter((text) =>
    texts.includes(text),
  )
  texts.splice(texts.indexOf(line[0] ?? ''), line.length, line.join(' '))
  return texts
}

describe('the PDF of a résumé', () => {
  it.each(folders)('has every word of the page in the same order, in /%s', async (folder) => {
    open(folder)
    const { text } = await pdfOf(folder)
    const read = wordsOf(text)
    let at = 0
    for (const one of folder === 'ar/' ? shownToLeft() : shown()) {
      const end = endOfWords(wordsOf(one), read, at, folder === 'ar/')
      expect(end, one).toBeGreaterThanOrEqual(at)
      at = end
    }
    expect(shown().length).toBeGreaterThan(40)
    // And hardly any words of its own.
    expect(read.length).toBeLessThan(wordsOf(shown().join(' ')).length * 1.15)
  })

  it('is tagged, with language, metadata and links', async () => {
    const { document, pages, text } = await pdfOf('')
    expect(pages.length).toBeLessThanOrEqual(3)
    expect((await document.getMetadata()).info).toMatchObject({
      Language: 'en',
      Title: 'Résumé · Nadia Brandt',
      Author: 'Nadia Brandt',
    })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const tags = JSON.stringify(await pages[0]?.getStructTree())
    for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'P', 'Link']) expect(tags).toContain(`"role":"${role}"`)
    const links = (await pages[0]?.getAnnotations())?.map(({ url }: { url?: string }) => url)
    expect(links).toEqual(expect.arrayContaining(['mailto:hello@nadia.example', 'https://harbour.example/']))
    // Programs that read only the text find the addresses of profiles.
    for (const profile of [
      'GitHub: github.com/nadia',
      'Codeberg: code.example/nadia',
      'Matrix: nadia:chat.example',
    ])
      expect(text).toContain(profile)
    // Typst markup is kept as text.
    expect(text).toContain('#text(red)[words] with $x^2$, \\ and <b>tags</b> stay words.')
  })

  it('exists for a right-to-left language, in its script', async () => {
    const { document, text } = await pdfOf('ar/')
    expect((await document.getMetadata()).info).toMatchObject({
      Language: 'ar',
      Title: 'السيرة الذاتية · ناديا برانت',
    })
    expect(text).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('resume.json', () => {
  it.each(folders)('is a valid JSON Resume, in /%s', (folder) => {
    const wrong: unknown[] = []
    validate(JSON.parse(textOf('resume', `${folder}resume.json`)), (errors) =>
      wrong.push(errors ?? undefined),
    )
    expect(wrong).toEqual([undefined])
  })

  it('combines the content of sections and résumé, each once', () => {
    expect(JSON.parse(textOf('resume', 'resume.json'))).toMatchObject({
      basics: {
        name: 'Nadia Brandt',
        label: 'Interface Engineer',
        email: 'hello@nadia.example',
        location: { city: 'Rostock', countryCode: 'DE' },
        profiles: [
          { network: 'Mastodon', username: 'nadia' },
          { network: 'GitHub' },
          { network: 'Matrix' },
          { network: 'Codeberg' },
        ],
      },
      work: [
        { name: 'Harbour & Sons', position: 'Lead Interface Engineer', startDate: '2021-03' },
        { startDate: '2017-09', endDate: '2021-02' },
      ],
      education: [{ studyType: 'Bachelor of Arts', score: '1.3', startDate: '2013', endDate: '2017' }],
      skills: [
        { name: 'Interfaces', level: 'Expert', keywords: ['HTML', 'CSS', 'Accessibility'] },
        { name: 'Tools' },
      ],
      projects: [{ name: 'Atlas', url: 'https://atlas.example/', keywords: ['React', 'Rust'] }],
      publications: [{ releaseDate: '2022', url: 'https://doi.org/10.1000/182' }],
      meta: { canonical: `${site}resume.json` },
    })
  })

  it('is linked from the page in its language, whose structured data has the same person', () => {
    open('de/')
    expect(attributesOf('link[type="application/json"]', 'href')).toEqual(['../../de/resume.json'])
    expect(attributesOf('link[rel=canonical]', 'href')).toEqual([`${site}de/resume/`])
    const data = JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      name: document.title,
      description: attributesOf('meta[name=description]', 'content')[0],
      mainEntity: {
        '@type': 'Person',
        name: 'Nadia Brandt',
        telephone: '+49 381 555 01 23',
        worksFor: [{ name: 'Harbour & Sons' }],
        alumniOf: [{ name: 'Hochschule Wismar' }],
      },
    })
    expect(textsOf('.h-card .p-tel')).toEqual([data.mainEntity.telephone])
    expect(textOf('resume', 'sitemap.xml')).toContain(`<loc>${site}de/resume/</loc>`)
  })
})

describe.each(folders)('in /%s', (folder) => {
  it('structured data and microformats agree with resume.json', () => {
    const { basics, work, education, awards, languages, certificates } = JSON.parse(
      textOf('resume', `${folder}resume.json`),
    )
    open(folder)
    const { mainEntity: person } = JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')
    const { location } = basics
    expect(person).toMatchObject({
      '@type': 'Person',
      name: basics.name,
      jobTitle: basics.label,
      url: basics.url,
      email: `mailto:${basics.email}`,
      telephone: basics.phone,
      address: {
        streetAddress: location.address,
        postalCode: location.postalCode,
        addressLocality: location.city,
        addressRegion: location.region,
        addressCountry: location.countryCode,
      },
    })
    const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name)
    // In JSON Resume a current post has no end date.
    expect(names(person.worksFor)).toEqual(names(work.filter((post: { endDate?: string }) => !post.endDate)))
    expect(names(person.alumniOf)).toEqual(education.map((one: { institution: string }) => one.institution))
    expect(person.award).toEqual(awards.map(({ title }: { title: string }) => title))
    expect(person.knowsLanguage).toEqual(languages.map(({ language }: { language: string }) => language))
    expect(names(person.hasCredential)).toEqual(names(certificates))

    const profiles: { url?: string }[] = basics.profiles
    const addresses = profiles.flatMap(({ url }) => url ?? [])
    expect(person.sameAs).toEqual(addresses)
    expect(textsOf('.h-card .p-name')).toEqual([basics.name])
    expect(textsOf('.h-card .p-job-title')).toEqual([basics.label])
    expect(attributesOf('.h-card .u-email', 'href')).toEqual([`mailto:${basics.email}`])
    expect(textsOf('.h-card .p-tel')).toEqual([basics.phone])
    expect(attributesOf('.h-card a.u-url', 'href')).toEqual([basics.url, ...addresses])
    const [place = ''] = textsOf('.h-card .p-adr')
    for (const part of [location.address, location.postalCode, location.city, location.region])
      expect(place).toContain(part)
    const titles = textsOf('.p-experience .p-name')
    for (const { position } of work) expect(titles).toContain(position)
    const [summary] = textsOf('.h-resume > .p-summary')
    expect(summary).toBe(basics.summary)
  })
})

it('links lead to the page and PDF in the same language, with the size of the PDF', () => {
  openBuilt('resume', 'de/index.html')
  expect(textsOf('main p')).toEqual(expect.arrayContaining(['März 2021 – heute']))
  expect(attributesOf('a[href="resume/"]', 'href').length).toBeGreaterThan(0)
  // At the foot of the menu, in the first screen and in the footer.
  const toPdf = textsOf('a[href="resume.pdf"]')
  expect(toPdf).toHaveLength(3)
  for (const text of toPdf) expect(text).toMatch(/ PDF, \d+ kB$/)
  open('de/')
  expect(textsOf('footer a[href="../resume.pdf"]')).toEqual([
    expect.stringMatching(/^Résumé to print PDF, \d+ kB$/),
  ])
})

it('the name and dates of an entry are in a header element, which reading modes of browsers keep', () => {
  open('')
  const heads = [...element('.h-resume').querySelectorAll('section h3')].map(
    (name) => name.parentElement?.localName,
  )
  expect(heads.length).toBeGreaterThan(5)
  expect(new Set(heads)).toEqual(new Set(['header']))
})

it('a site without a résumé contains none of its code', () => {
  const html = textOf('default', 'index.html')
  expect(html).not.toMatch(/resume|r[ée]sum[ée]/i)
  // Nor do its fonts have the letter é, which only the word “résumé” needs.
  expect(html).not.toMatch(/unicode-range:[^;}]*U\+E9\b/)
})

describe('the head of a résumé', () => {
  const profile = () => JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')

  it('has the e-mail address in its structured data, which that of a page without it lacks', () => {
    openBuilt('resume')
    const { '@graph': [start] = [profile()] } = profile()
    expect(start.mainEntity.name).toBe('Nadia Brandt')
    expect(start.mainEntity).not.toHaveProperty('email')
    open('')
    expect(profile().mainEntity.email).toBe('mailto:hello@nadia.example')
  })

  it('keeps phones from making links of digits, and says which profiles are the owner’s', () => {
    open('')
    expect(attributesOf('head > meta[name="format-detection"]', 'content')).toEqual(['telephone=no'])
    expect(attributesOf('article a[rel~=me]', 'href').length).toBeGreaterThan(0)
  })
})
