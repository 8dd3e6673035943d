import { expect, it } from 'vitest'
import { galleryLayout } from '../../src/client/sections/gallery/galleryLayout.ts'

const seven = [1.5, 0.667, 1, 1.778, 0.667, 1.5, 1.5]

it('on a wide screen rows of two fill their columns, and no two rows in succession are alike', () => {
  const layout = galleryLayout(
    seven,
    seven.map(() => true),
  )
  expect(layout.map(({ 'data-wide': place }) => place.replace(/ first| last/g, ''))).toEqual([
    'edge',
    'start',
    'start',
    'whole',
    'whole',
    'edge',
    'start',
  ])
  for (const { style } of layout) expect(style).toMatchObject({ '--rest': '0.00000' })
})
