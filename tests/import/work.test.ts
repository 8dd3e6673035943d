import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes, sectionOf, type Written } from './importing.ts'

const basics = { name: 'Ana Example', email: 'ana@acme.test' }
const ofResume = (data: object) => importOf(fileOf('resume.json', JSON.stringify({ basics, ...data })))

function timelineIn(written: Written, id: string) {
  const found = sectionOf(written, id)
  return found?.type === 'timeline' ? found.items : undefined
}

describe('posts that follow one another at the same organisation become its roles', () => {
  const post = (position: string, startDate: string, more: object = {}) => ({
    name: 'Acme',
    url: 'https://acme.test/',
    position,
    startDate,
    ...more,
  })

  it('with what is true of all of them beside its name', async () => {
    const { written, text } = await ofResume({
      work: [
        post('Lead', '2021-03', { location: 'Turin', description: 'Engines.', highlights: ['Led'] }),
        post('Engineer', '2019-03', { location: 'Milan', description: 'Engines.', endDate: '2021-02' }),
        { name: 'Old Co', position: 'Clerk', startDate: '2015', endDate: '2019' },
      ],
    })
    expect(mistakes(text)).toBe('')
    expect(timelineIn(written, 'work')).toEqual([
      {
        organisation: 'Acme',
        link: { href: 'https://acme.test/' },
        roles: [
          { title: 'Lead', start: '2021-03', end: 'present', points: ['Led'], resume: { location: 'Turin' } },
          { title: 'Engineer', start: '2019-03', end: '2021-02', resume: { location: 'Milan' } },
        ],
        resume: { about: 'Engines.' },
      },
      { title: 'Clerk', organisation: 'Old Co', start: '2015', end: '2019' },
    ])
  })

  it('and no others', async () => {
    const { written } = await ofResume({
      work: [
        post('Lead', '2021-03'),
        { name: 'Old Co', position: 'Clerk', startDate: '2018', endDate: '2020' },
        post('Engineer', '2015-03', { endDate: '2017-02' }),
        post('Junior', '2014-03', { endDate: '2015-02', url: 'https://elsewhere.test/' }),
      ],
    })
    expect(timelineIn(written, 'work')?.map(({ roles }) => roles)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('inline Markdown', () => {
  it('stays in sentences, and leaves names', async () => {
    const { written, text } = await ofResume({
      basics: {
        ...basics,
        label: '**Engineer**',
        summary: 'Author of [Foo](https://acme.test/foo), *well*.',
      },
      work: [
        {
          name: '[Acme](https://acme.test)',
          position: 'Engineer',
          startDate: '2020-01',
          summary: '`Bar` is a shop.',
        },
      ],
    })
    expect(mistakes(text)).toBe('')
    expect(written.resume?.summary).toBe('Author of [Foo](https://acme.test/foo), *well*.')
    expect(written.site.owner.role).toBe('Engineer')
    expect(timelineIn(written, 'work')).toMatchObject([
      { organisation: 'Acme', link: { href: 'https://acme.test' }, text: '`Bar` is a shop.' },
    ])
  })

  it('has safe links and no pictures or HTML', async () => {
    const summary =
      'A [x](javascript:alert(1)) *b* [c](http://c.test/) [d](files/d.pdf) ![e](e.png) f[0] List<String> `g`'
    const { written, text } = await ofResume({ basics: { ...basics, summary } })
    expect(mistakes(text)).toBe('')
    expect(written.resume?.summary).toBe('A x *b* [c](<https://c.test/>) d e f\\[0\\] List\\<String> `g`')
  })

  it('is plain in the description of the page, and whole in a text that is cut', async () => {
    const link = `[${'word '.repeat(60)}](https://acme.test/${'x'.repeat(60)})`
    const { written, text } = await ofResume({ basics: { ...basics, summary: `By ${link}. And more.` } })
    expect(mistakes(text)).toBe('')
    expect(written.site.description).toMatch(/^By word[^[\]()]*…$/)
  })
})

describe('studies without an end', () => {
  const study = { studyType: 'BSc', area: 'Economics', institution: 'Example University' }
  const job = { position: 'Sales Assistant', name: 'Bakery', startDate: '2023-06' }

  it('go on where nothing has begun since', async () => {
    const { written } = await ofResume({ work: [job], education: [{ ...study, startDate: '2024-09' }] })
    const ends = timelineIn(written, 'education')?.map(({ end }) => end)
    expect(ends).toEqual(['present'])
  })

  it('have none where a post has begun since', async () => {
    const { written } = await ofResume({ work: [job], education: [{ ...study, startDate: '2019-09' }] })
    const ends = timelineIn(written, 'education')?.map(({ end }) => end)
    expect(ends).toEqual([undefined])
  })
})

it('a person speaks languages beside those of a programmer', async () => {
  const { written } = await ofResume({
    skills: [{ name: 'Languages', keywords: ['Go', 'Rust'] }],
    languages: [{ language: 'German', fluency: 'Native' }],
  })
  const skills = sectionOf(written, 'skills')
  const groups = skills?.type === 'skills' ? skills.groups?.map(({ name }) => name) : undefined
  expect(groups).toEqual(['Languages', 'Speaks'])
})
