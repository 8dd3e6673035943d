import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilteredProjects } from '../../src/client/sections/projects/FilteredProjects.tsx'
import { render } from './onPage.tsx'

/** The number of filter buttons above projects with these tags. */
function buttons(...tags: string[][]): number {
  const items = tags.map((tags, n) => ({
    title: `Project ${n}`,
    description: 'What it is.',
    image: { src: 'a.webp', alt: 'A page' },
    link: '#',
    tags,
  }))
  const { unmount } = render(
    <FilteredProjects section="work" items={items}>
      {(shown) => shown.map(({ title }) => <p key={title}>{title}</p>)}
    </FilteredProjects>,
  )
  expect(screen.getAllByText(/Project/)).toHaveLength(items.length)
  const count = screen.queryAllByRole('button').length
  unmount()
  return count
}

it('projects have no row of tags if filtering by them would change nothing', () => {
  expect(buttons(['Rust', 'Maps'])).toBe(0)
  expect(buttons(['Rust'], ['Rust'])).toBe(0)
  expect(buttons([], [])).toBe(0)
  expect(buttons(['Rust'], ['Rust', 'Maps'])).toBe(3)
})
