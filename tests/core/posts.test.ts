import { expect, it } from 'vitest'
import { type Post, toldOf } from '../../src/client/sections/timeline/posts.ts'

const post = (title: string, end: string, points: number, start = '2000', list = 'work') =>
  ({
    title,
    start,
    end,
    isCurrent: end === 'present',
    list,
    texts: [],
    points: Array(points).fill('A point.'),
  }) as unknown as Post

it('posts are told in the order of time, up to the last that has two things to say', () => {
  const posts = [
    post('Now', 'present', 0, '2020'),
    post('Silent', '2020', 0),
    post('Rich', '2018', 3),
    post('Bare', '2016', 1),
    post('Also now', 'present', 0),
    post('Old', '2010', 4),
  ]
  const { told, rest } = toldOf(posts)
  expect(told.map(({ title }) => title)).toEqual(['Now', 'Also now', 'Silent', 'Rich'])
  expect(rest.map(({ title }) => title)).toEqual(['Bare', 'Old'])
})

it('studies that go on are the present where no post goes on, and else among the rows', () => {
  const phd = post('PhD', 'present', 0, '2023', 'education')
  const over = [post('Mate', '2022', 3), post('Hand', '2018', 3)]
  expect(toldOf([phd, ...over]).told.map(({ title }) => title)).toEqual(['PhD', 'Mate', 'Hand'])
  const { told, rest } = toldOf([post('Master', 'present', 3, '2022'), ...over, phd])
  expect(told.map(({ title }) => title)).toEqual(['Master', 'Mate', 'Hand'])
  expect(rest).toEqual([phd])
})
