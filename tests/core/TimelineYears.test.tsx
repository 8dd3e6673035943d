import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { timeline } from '../../schema/model/sections/timeline.ts'
import TimelineYears from '../../src/client/sections/timeline/TimelineYears.tsx'
import { resolveHeading } from '../../src/node/content/resolveTexts.ts'
import type { ResolvedSection } from '../../src/shared/resolved.ts'
import { OnPage } from './onPage.tsx'

type Items = ResolvedSection<'timeline'>['items']

const head = { type: 'timeline' as const, id: 'work', label: 'Work' }

function shown(items: Items, heading = 'Work') {
  const section: ResolvedSection<'timeline'> = {
    ...timeline.parse({ ...head, heading, layout: 'years', items: [{ title: 'A', start: '2020' }] }),
    heading: resolveHeading(heading),
    items,
  }
  document.body.innerHTML = renderToString(
    <OnPage>
      <TimelineYears section={section} />
    </OnPage>,
  )
  return screen.getAllByRole('listitem').map((item) => {
    const bar = item.querySelector<HTMLElement>('[style*="--from"]')
    const at = (name: string) => Number(bar?.style.getPropertyValue(name))
    return { words: item.textContent, from: at('--from'), to: at('--to'), bar }
  })
}

it('each entry and role is a bar on one scale, in the order of the list, the first that goes on in the accent', () => {
  const bars = shown([
    {
      organisation: 'Port',
      dates: '2010 – present',
      years: [2010, 2020],
      roles: [
        { title: 'Pilot', end: 'present', dates: '2015 – present', years: [2015, 2020] },
        { title: 'Mate', dates: '2010 – 2015', years: [2010, 2015] },
      ],
    },
    { title: 'Mentor', end: 'present', dates: '2018 – present', years: [2018, 2020] },
    { title: 'Cup', dates: '2012', years: [2012, 2012] },
    { title: 'Long ago', dates: 'Once' },
  ])
  expect(bars.map(({ words, from, to }) => [words, from, to])).toEqual([
    ['PilotPort2015 – present', 0.5, 1],
    ['MatePort2010 – 2015', 0, 0.5],
    ['Mentor2018 – present', 0.8, 1],
    ['Cup2012', 0.2, 0.2],
    ['Long agoOnce', 0, 0],
  ])
  expect(bars.map(({ bar }) => bar?.hasAttribute('data-current'))).toEqual([true, false, false, false, false])
  expect(screen.getByRole('heading', { level: 2, name: 'Work' })).toBeInTheDocument()
})

it('a short life has a scale of some years, and one with a single date has none', () => {
  const baker = { title: 'Baker', years: [2026.1, 2026.9] } satisfies Items[number]
  expect(shown([baker, { title: 'Cup', years: [2026, 2026] }])[0]).toMatchObject({ to: 1 })
  expect([...document.querySelectorAll('[aria-hidden] > i')].map((year) => year.textContent)).toEqual([
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ])
  shown([baker, { title: 'Cook', dates: 'Once' }])
  expect(document.querySelector('[aria-hidden] > i')).toBeNull()
})
