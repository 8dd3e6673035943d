import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagsOf, withTag } from '../../src/client/sections/projects/FilteredProjects.tsx'

const projects = fc.array(
  fc.record(
    { title: fc.string(), tags: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }) },
    { requiredKeys: ['title'] },
  ),
)

it('filtering by any tag gives all projects with it, at least one, in order', () => {
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

it('the row has each tag once, in order of first appearance', () => {
  expect(tagsOf([{ tags: ['b', 'a'] }, {}, { tags: ['a', 'c', 'b'] }])).toEqual(['b', 'a', 'c'])
})

it('any tag survives encoding in the address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (tag) => {
      const address = new URL(`https://example.com/?work=${encodeURIComponent(tag)}#work`)
      expect(address.searchParams.get('work')).toBe(tag)
    }),
  )
})
