import { describe, expect, it } from 'vitest'
import { wallOf } from '../../src/node/content/wall.ts'
import type { ResolvedPortfolio } from '../../src/shared/resolved.ts'

type Sections = Parameters<typeof wallOf>[0]['sections']
type Entry = Extract<Sections[number], { type: 'timeline' }>['items'][number]

const post = (title: string, start: string, end: string, list: 'work' | 'education' = 'work') =>
  ({
    title,
    organisation: `${title} & Co`,
    start,
    end,
    isCurrent: end === 'present',
    resume: { list },
  }) as Entry

/** The wall of a timeline with the layout near, in the middle of 2026. */
function wallFor(items: Entry[], years: number[] = [], tagline: string | undefined = 'What she does.') {
  const timeline = { type: 'timeline', id: 'work', layout: 'near', now: 'Now', items }
  const publications = { type: 'publications', items: years.map((year) => ({ year })) }
  const page = { site: { lang: 'en' }, sections: [{ type: 'hero', tagline }, timeline, publications] }
  return wallOf(page as unknown as Pick<ResolvedPortfolio, 'sections' | 'site'>, 2026.5)
}

describe('the wall of years', () => {
  const life = [
    post('Master', '2020-01', 'present'),
    post('Mate', '2010-01', '2019-12'),
    post('School', '2006-09', '2009-12', 'education'),
  ]

  it('has a panel for each post and study from the earliest on, of which the present is at the edge', () => {
    const { least, panels = [], years } = wallFor(life) ?? {}
    expect(panels.map(({ title, tone, href }) => [title, tone, href])).toEqual([
      ['School', 4, '#work_2'],
      ['Mate', 1, '#work_1'],
      ['Master', 0, '#work_0'],
    ])
    expect(panels[0]?.from).toBe(0)
    for (const [index, { to }] of panels.entries()) expect(to).toBe(panels[index + 1]?.from ?? 1)
    expect(panels.at(-1)).toMatchObject({ shows: 'title', brief: 'Master & Co' })
    expect(least).toBeCloseTo(1 / (1 + (2.6 / (2026.5 - 2006.67)) * (2026.5 - 2006.67)), 2)
    expect(years?.map(({ text }) => text)).toEqual(['2006', '2020'])
  })

  it('gives the near more room than the far', () => {
    const { panels = [] } =
      wallFor([post('C', '2020', 'present'), post('B', '2014', '2019'), post('A', '2008', '2013')]) ?? {}
    const widths = panels.map(({ from, to }) => to - from)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  })

  it('has room for the present, however short it is', () => {
    const { panels = [] } = wallFor([post('B', '2026-06', 'present'), post('A', '2000', '2026-05')]) ?? {}
    expect(panels.at(-1)).toMatchObject({ from: 0.8, brief: '2026' })
  })

  it('draws what began later over what it overlaps, and the present over all', () => {
    const { panels = [] } = wallFor([post('Guest', '2012', '2014'), post('Owner', '2010', 'present')]) ?? {}
    expect(panels.map(({ title }) => title)).toEqual(['Guest', 'Owner'])
    const two = wallFor([post('Adviser', '2024', 'present'), post('Owner', '2010', 'present')])
    expect(two?.panels.map(({ title, tone }) => [title, tone])).toEqual([
      ['Owner', 1],
      ['Adviser', 0],
    ])
    expect(two?.panels).toMatchObject([{ to: 1 }, { to: 1 }])
  })

  it('leaves gaps, and closes those that nobody would see', () => {
    const { panels: [a, b] = [] } = wallFor([post('B', '2015', '2026-05'), post('A', '2000', '2004')]) ?? {}
    expect((b?.from ?? 0) - (a?.to ?? 0)).toBeGreaterThan(0.1)
    expect(b).toMatchObject({ to: 1, brief: 'B & Co' })
    const { panels: [c, d] = [] } =
      wallFor([post('B', '2004-02', 'present'), post('A', '2000', '2003')]) ?? {}
    expect(c?.to).toBe(d?.from)
  })

  it('is a single panel of one post, and there is none without dates', () => {
    expect(wallFor([post('A', '2026-06', 'present')])?.panels).toMatchObject([{ from: 0, to: 1, tone: 0 }])
    expect(wallFor([{ title: 'A', dates: 'Once' } as Entry])).toBeUndefined()
  })

  it('has the words of the present where they are below its edge', () => {
    const from2000 = (title: string) =>
      wallFor([{ ...post(title, '2000', 'present'), organisation: 'Co' }])?.panels.at(-1)
    expect(from2000('Owner')?.at).toBeGreaterThan(0.1)
    expect(wallFor([post('Owner', '2024', 'present')])?.panels.at(-1)?.at).toBe(0)
    const long =
      'Vice President of Infrastructure, Reliability and Developer Experience in Europe and the Americas'
    expect(from2000(long)?.at).toBeGreaterThan(from2000('Owner')?.at ?? 1)
    expect(from2000(`${long} ${long} ${long} ${long}`)?.at).toBeUndefined()
  })

  it('shows them on phones, too, where a first screen has no tagline', () => {
    expect(wallFor(life)?.panels.at(-1)?.onPhones).toBeUndefined()
    expect(wallFor(life, [], '')?.panels.at(-1)?.onPhones).toBeGreaterThan(0)
  })

  it('is notched by five publications and more', () => {
    expect(wallFor(life, [2024, 2023, 2022, 2021])?.notches).toEqual([])
    expect(wallFor(life, [2024, 2023, 2022, 2021, 2021])?.notches).toHaveLength(4)
  })
})
