import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { projects } from '../../schema/model/sections/projects.ts'
import Projects from '../../src/client/sections/projects/Projects.tsx'
import ProjectsBands from '../../src/client/sections/projects/ProjectsBands.tsx'
import ProjectsGrid from '../../src/client/sections/projects/ProjectsGrid.tsx'
import ProjectsList from '../../src/client/sections/projects/ProjectsList.tsx'
import { resolveHeading } from '../../src/node/content/resolveTexts.ts'
import type { ResolvedSection } from '../../src/shared/resolved.ts'
import { OnPage } from './onPage.tsx'

const items = [
  {
    title: 'Atlas',
    description: { text: 'A map.', parts: ['A ', { tag: 'strong' as const, parts: ['map'] }, '.'] },
    links: [
      { name: 'Live', href: 'https://atlas.example/' },
      { name: 'Legend', href: '#legend' },
    ],
  },
  { title: 'Cache', description: 'It forgets.', image: { src: 'a.png', alt: 'A cache' }, link: '#' },
]

const section: ResolvedSection<'projects'> = {
  ...projects.parse({ type: 'projects', id: 'made', label: 'Made', heading: 'Made.' }),
  heading: resolveHeading('Made.'),
  items,
}

afterEach(() => document.body.replaceChildren())

it.each([
  ['grid', ProjectsGrid],
  ['list', ProjectsList],
])('a project without a picture stands in a %s with all its words and links', (_, Projects) => {
  document.body.innerHTML = renderToString(
    <OnPage>
      <Projects section={section} />
    </OnPage>,
  )
  const [bare, pictured] = screen.getAllByRole('article')
  if (!bare || !pictured) throw new Error('An entry is missing.')
  within(bare).getByRole('heading', { name: 'Atlas' })
  expect(bare).toHaveTextContent('A map.')
  expect(bare.querySelector('strong')).toHaveTextContent('map')
  expect(bare.querySelector('picture, img')).toBeNull()
  expect(within(pictured).getByRole('img', { name: 'A cache' })).toBeInTheDocument()
  expect(document.querySelectorAll('img')).toHaveLength(1)
})

it.each([
  ['stack', Projects],
  ['grid', ProjectsGrid],
  ['list', ProjectsList],
  ['bands', ProjectsBands],
])('a project without a link stands in a %s with its words, and leads nowhere', (_, Projects) => {
  const image = { src: 'a.png', alt: 'A vault' }
  document.body.innerHTML = renderToString(
    <OnPage>
      <Projects section={{ ...section, items: [{ title: 'Vault', description: 'Under NDA.', image }] }} />
    </OnPage>,
  )
  expect(screen.getByRole('heading', { name: 'Vault' })).toBeInTheDocument()
  expect(screen.getByText('Under NDA.')).toBeInTheDocument()
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('further links are named, and lead elsewhere in a new tab', () => {
  document.body.innerHTML = renderToString(
    <OnPage>
      <ProjectsGrid section={section} />
    </OnPage>,
  )
  const [live, legend, ...others] = within(screen.getAllByRole('article')[0] ?? document.body).getAllByRole(
    'link',
  )
  expect(live).toHaveAccessibleName(/^Live ?: Atlas/)
  expect(live).toHaveAttribute('href', 'https://atlas.example/')
  expect(live).toHaveAttribute('target', '_blank')
  expect(legend).toHaveAttribute('href', '#legend')
  expect(legend).not.toHaveAttribute('target')
  // Without a main link there is none that leads nowhere.
  expect(others).toEqual([])
})
