import { expect, it } from 'vitest'
import { leastHeight, sharesIn } from '../../../schema/pages/rows.ts'
import { contentSizes, rowSizes } from '../../../src/client/theme/imageSizes.ts'

const landscape = { width: 1500, height: 1000 }
const upright = { width: 1000, height: 2000 }

/** The shares of each picture in percent, in the widest row and in narrower ones. */
const shares = (sizes: Parameters<typeof sharesIn>[0], wide = false) =>
  sharesIn(sizes, wide).map(
    ({ widest, narrower }) => `${Math.round(100 * widest)} ${Math.round(100 * narrower)}`,
  )

it.each([
  ['one fills it', [landscape], ['100 100']],
  ['an upright one alone does not', [upright], ['67 67']],
  ['two share it by their proportions', [landscape, upright], ['69 69', '31 31']],
  ['one of unknown size counts as 3 to 2', [landscape, {}], ['50 50', '50 50']],
  [
    'the last of four is alone in a narrower row',
    Array(4).fill(landscape),
    ['25 33', '25 33', '25 33', '25 100'],
  ],
  [
    'the last of six is alone in each',
    Array(6).fill(landscape),
    [...Array(4).fill('20 33'), '20 50', '100 100'],
  ],
])('of the pictures of a row %s', (_, sizes, expected) => {
  expect(shares(sizes)).toEqual(expected)
})

it('a row breaks where a caption would be narrower than 12rem', () => {
  const six = (caption?: string) => Array(6).fill({ ...upright, caption })
  // A picture higher than 2:3 is cropped to it, so that six are 192 px wide where they are 288 px high.
  expect(leastHeight(six())).toBe(112)
  expect(leastHeight(six('What it shows'))).toBeCloseTo(288)
  expect(shares(six())).toEqual(Array(6).fill('17 17'))
  expect(shares(six('What it shows')).slice(0, 4)).toEqual(Array(4).fill('25 33'))
})

it('of sixty pictures each has the share of its line', () => {
  const found = sharesIn(Array(60).fill(landscape), true)
  expect(Math.min(...found.map(({ widest }) => widest))).toBeGreaterThan(0.1)
  expect(Math.max(...found.map(({ narrower }) => narrower))).toBeLessThanOrEqual(1)
})

it('browsers choose the file of a picture by its share of the row', () => {
  const [last] = sharesIn(Array(6).fill(landscape), false).slice(-1)
  expect(last && rowSizes(contentSizes, last)).toEqual(contentSizes)
  const [first] = sharesIn(Array(6).fill(landscape), false)
  expect(first && rowSizes(contentSizes, first).map(({ width }) => width)).toEqual([
    'calc(81rem*0.2)',
    'calc(90vw*0.33)',
    '90vw',
  ])
})
