import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const src = new URL('../../src/', import.meta.url)

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))

it('no file uses IntersectionObserver directly instead of the library', () => {
  expect(sources.length).toBeGreaterThan(50)
  const own = sources.filter((name) =>
    /\bIntersectionObserver\b/.test(readFileSync(new URL(name, src), 'utf8')),
  )
  expect(own).toEqual([])
})
