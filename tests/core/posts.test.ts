import { expect, it } from 'vitest'
import { type Post, toldOf } from '../../src/client/sections/timeline/posts.ts'

const post = (title: string, end: string, points: number, start = '2000') =>
  ({ title, start, end, list: 'work', texts: [], points: Array(points).fill('A point.') }) as unknown as Post

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
