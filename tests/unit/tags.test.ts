import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagsOf, withTag } from '../../src/sections/projects/filter/tags.ts'

const projects = fc.array(
  fc.record(
    { title: fc.string(), tags: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }) },
    { requiredKeys: ['title'] },
  ),
)

it('every tag leads to the projects that have it, in their order, and to at least one', () => {
  fc.assert(
    fc.property(projects, (items) => {
      for (const tag of tagsOf(items)) {
        const found = withTag(items, tag)
        expect(found.length).toBeGreaterThan(0)
        expect(found).toEqual(items.filter(({ tags }) => tags?.includes(tag)))
      }
    }),
  )
})

it('a tag stands in the row once, where it first comes, and none is left out', () => {
  expect(tagsOf([{ tags: ['b', 'a'] }, {}, { tags: ['a', 'c', 'b'] }])).toEqual(['b', 'a', 'c'])
})

it('a tag survives the address that names it, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (tag) => {
      const address = new URL(`https://example.com/?work=${encodeURIComponent(tag)}#work`)
      expect(address.searchParams.get('work')).toBe(tag)
    }),
  )
})
