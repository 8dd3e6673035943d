import { expect, it } from 'vitest'
import { galleryLayout } from '../../src/sections/gallery/galleryLayout.ts'
import { partRows } from '../../src/sections/gallery/partRows.ts'

/** The rows of some pictures by their aspect ratios, with captions. */
const rowsOf = (ratios: number[], captions: Record<number, string> = {}) =>
  partRows(
    galleryLayout(ratios).map((placed, index) => ({
      ...placed,
      ratio: ratios[index] ?? 1,
      caption: captions[index],
    })),
  )

const widths = { edge: 1000, start: 700, whole: 900 }
const gap = 20

it('sums up the heights of rows from their widths and gaps', () => {
  const ratios = Array.from({ length: 16 }, (_, index) => [1.5, 0.8, 2.4, 1, 0.64][(index * 3) % 5] ?? 1)
  const rows: Record<string, unknown> = { ...rowsOf(ratios) }
  const sum = (name: string) => Number(rows[name])
  for (const [size, screen] of [
    ['', 'onWide'],
    ['-small', 'onSmall'],
  ] as const) {
    // The last picture of each row stands for all, as they are equally high.
    const lasts = galleryLayout(ratios).flatMap((placed, index) => {
      const { kind, slot } = placed[screen]
      if (slot.column < slot.others) return []
      return [((widths[kind] - slot.others * gap) * slot.share) / (ratios[index] ?? 1)]
    })
    const height =
      sum(`--edge${size}`) * widths.edge +
      sum(`--start${size}`) * widths.start +
      sum(`--whole${size}`) * widths.whole -
      sum(`--gaps${size}`) * gap
    expect(height).toBeCloseTo(
      lasts.reduce((all, each) => all + each),
      0,
    )
    expect(sum(`--between${size}`)).toBe(lasts.length - 1)
  }
})

it('counts the rows with captions, and the lines of the longest caption in each', () => {
  const rows = rowsOf([1.5, 1.5, 1.5], { 1: 'A word.', 2: 'Some words more. '.repeat(4) })
  expect(rows).toMatchObject({ '--captions': 1, '--lines': 2, '--captions-small': 2, '--lines-small': 3 })
  const first = rowsOf([1.5, 1.5, 1.5], { 0: 'Some words more. '.repeat(4) })
  expect(first, 'in the first row only').toMatchObject({ '--captions-small': 1, '--lines-small': 2 })
  expect(rowsOf([1.5])).toMatchObject({ '--captions': 0, '--lines': 0 })
})
