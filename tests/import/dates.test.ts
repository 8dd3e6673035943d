import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes } from './importing.ts'

describe('of several posts', () => {
  const post = (position: string, startDate: string, endDate: string) => ({ position, startDate, endDate })
  const imported = async (work: object[]) => {
    const resume = { basics: { name: 'Ada Okafor', email: 'ada@example.com' }, work }
    return importOf(fileOf('resume.json', JSON.stringify(resume)))
  }

  it('dates that cannot be read cost the list nothing', async () => {
    const { written, left, text } = await imported([
      post('Pilot', '2021-03', '2022-01'),
      post('Diver', 'every spring', 'the flood'),
      post('Cook', 'Summer 2015', 'Summer 2016'),
    ])
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      resume: 'work',
      items: [
        { title: 'Pilot', start: '2021-03', end: '2022-01' },
        { title: 'Diver', dates: 'every spring – the flood' },
        { title: 'Cook', dates: 'Summer 2015 – Summer 2016', start: '2015', end: '2016' },
      ],
    })
    expect(written.resume?.work).toBeUndefined()
    expect(left).toEqual([
      'work[1], its dates: they are no dates that can be read, and they show as they are written',
      'work[2], its dates: their years alone can be read, and they show as they are written',
    ])
    expect(mistakes(text)).toBe('')
  })

  it('one whose dates cannot be read stays between its neighbours where the others are turned round', async () => {
    const { written } = await imported([
      post('Cook', '2010', '2012'),
      post('Diver', 'every spring', 'the flood'),
      post('Pilot', '2013', '2015'),
    ])
    expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
      items: [{ title: 'Pilot' }, { title: 'Diver' }, { title: 'Cook' }],
    })
  })
})

it('an award, a certificate and a publication may have unreadable dates', async () => {
  const resume = {
    basics: { name: 'Ada Okafor', email: 'ada@example.com' },
    awards: [{ title: 'Cup', date: 'the year of the flood' }],
    certificates: [
      { name: 'Radio', date: 'Spring 2019' },
      { name: 'Sails', date: '2018-05-07' },
    ],
    publications: [{ name: 'Tides', releaseDate: 'soon' }],
  }
  const { written, left, text } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  const items = (id: string) => written.sections.find((section) => section.id === id)
  // Few as they are, both stand in one text.
  expect(items('more')).toMatchObject({
    text: expect.stringMatching(
      /Radio\*\*: Spring 2019\n- \*\*Sails\*\*: May 2018\n[\s\S]*the year of the flood/,
    ),
  })
  expect(written.resume?.awards).toMatchObject([{ dates: 'the year of the flood' }])
  expect(written.resume?.certificates).toMatchObject([
    { title: 'Radio', dates: 'Spring 2019', date: '2019' },
    { date: '2018-05-07' },
  ])
  expect(written.resume?.publications).toMatchObject([{ title: 'Tides', dates: 'soon' }])
  expect(left).toHaveLength(3)
  expect(mistakes(text)).toBe('')
})

it('a post with unreadable dates is on the page, with its dates as written', async () => {
  const resume = {
    basics: { name: 'Ada Okafor', email: 'ada@example.com' },
    work: [
      { name: 'Harbour', position: 'Pilot', startDate: '2019-Q3', endDate: 'Present' },
      { name: 'Lagoon', position: 'Diver', startDate: 'Summer 2015' },
      { name: 'Quay', position: 'Cook', startDate: 'Present', endDate: '2016' },
      { name: 'Reef', position: 'Guide', startDate: '2010-01', endDate: '2014-12' },
    ],
    education: [{ institution: 'School of the Sea', studyType: 'Diploma', startDate: '2006 - 2009' }],
  }
  const { written, left } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
    items: [
      { title: 'Pilot', dates: '2019-Q3 – Present' },
      { title: 'Diver', dates: 'Summer 2015' },
      { title: 'Cook', dates: 'Present – 2016' },
      { title: 'Guide', start: '2010-01', end: '2014-12' },
    ],
  })
  expect(written.sections.find(({ id }) => id === 'education')).toMatchObject({
    items: [{ start: '2006', end: '2009' }],
  })
  expect(left).toEqual([
    'work[0], its dates: their years alone can be read, and they show as they are written',
    'work[1], its dates: their years alone can be read, and they show as they are written',
    'work[2], its dates: they are no dates that can be read, and they show as they are written',
  ])
})
