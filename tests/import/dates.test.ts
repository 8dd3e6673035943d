import { describe, expect, it } from 'vitest'
import { fileOf, importOf, mistakes, sectionOf } from './importing.ts'

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
    expect(sectionOf(written, 'work')).toMatchObject({
      items: [
        { title: 'Pilot', start: '2021-03', end: '2022-01' },
        { title: 'Diver', dates: 'every spring – the flood' },
        { title: 'Cook', dates: 'Summer 2015 – Summer 2016', start: '2015', end: '2016' },
      ],
    })
    expect(written.resume?.work).toBeUndefined()
    expect(left).toEqual([])
    expect(mistakes(text)).toBe('')
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
  const items = (id: string) => sectionOf(written, id)
  expect(items('awards')).toMatchObject({ items: [{ dates: 'the year of the flood' }] })
  expect(items('certificates')).toMatchObject({
    items: [{ title: 'Radio', dates: 'Spring 2019', start: '2019' }, { start: '2018-05-07' }],
  })
  expect(items('publications')).toMatchObject({ items: [{ title: 'Tides', dates: 'soon' }] })
  expect(left).toEqual([])
  expect(mistakes(text)).toBe('')
})
