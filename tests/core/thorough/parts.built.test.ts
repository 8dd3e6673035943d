import { expect, it } from 'vitest'
import { includes, renderedParts, tabled } from '../../setup/lookParts.ts'

it('tells those who write a look of no part that no page has', () => {
  const rendered = renderedParts()
  expect([...tabled.keys()].filter((part) => !rendered.has(part))).toEqual([])
})

it('names exactly the places in which a part stands, of all sections in all layouts', () => {
  const rendered = renderedParts()
  const wrong: string[] = []
  for (const [part, places] of rendered)
    for (const place of places)
      if (!includes(tabled.get(part) ?? [], place)) wrong.push(`${part} in ${place}`)
  for (const [part, places] of tabled)
    for (const place of places)
      if (!place.startsWith('any section') && !rendered.get(part)?.has(place))
        wrong.push(`no ${part} in ${place}`)
  expect(wrong).toEqual([])
})
