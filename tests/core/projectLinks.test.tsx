import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { projects } from '../../schema/model/sections/projects.ts'
import { Facts, Neighbours } from '../../src/client/pages/CaseStudy.tsx'
import { CardContent } from '../../src/client/sections/projects/Projects.tsx'
import ProjectsGrid from '../../src/client/sections/projects/ProjectsGrid.tsx'
import ProjectsList from '../../src/client/sections/projects/ProjectsList.tsx'
import { resolveHeading } from '../../src/node/content/resolveTexts.ts'
import type { ResolvedSection } from '../../src/shared/resolved.ts'
import { render } from './onPage.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const section: ResolvedSection<'projects'> = {
  ...projects.parse({ type: 'projects', id: 'made', label: 'Made', heading: 'Made.' }),
  heading: resolveHeading('Made.'),
  items: [
    {
      title: 'Atlas',
      description: 'A map of harbours.',
      image: { src: 'a.png', alt: 'A map' },
      link: '#atlas',
      links: [{ name: 'Code', href: '#code' }],
      year: '2024',
      tags: ['Rust', '2024'],
    },
    { title: 'Loose', description: 'Only further links.', links: [{ name: 'Notes', href: '#notes' }] },
  ],
}

it.each([
  ['grid', ProjectsGrid],
  ['list', ProjectsList],
])(
  'in a %s a press on the words of an entry follows its main link, unless words are selected',
  (_, Projects) => {
    render(<Projects section={section} />)
    const [entry, loose] = screen.getAllByRole('article')
    if (!entry || !loose) throw new Error('An entry is missing.')
    const presses: string[] = []
    const isPressed = (event: Event) => {
      if (event.target instanceof Element) presses.push(event.target.closest('a')?.getAttribute('href') ?? '')
      event.preventDefault()
    }
    document.addEventListener('click', isPressed)
    const words = within(entry).getByText('A map of harbours.')
    fireEvent.click(words)
    expect(presses).toEqual(['#atlas', ''])
    presses.length = 0
    fireEvent.click(within(entry).getByRole('link', { name: /Code/ }))
    expect(presses, 'another link is followed alone').toEqual(['#code'])
    presses.length = 0
    getSelection()?.selectAllChildren(words)
    fireEvent.click(words)
    getSelection()?.removeAllRanges()
    fireEvent.click(within(loose).getByText('Only further links.'))
    expect(presses, 'nothing is followed').toEqual(['', ''])
    document.removeEventListener('click', isPressed)
  },
)

it('an entry names its year and its tags, each once', () => {
  render(<ProjectsGrid section={section} />)
  const [tags] = screen.getAllByRole('article').map((entry) => within(entry).queryAllByRole('listitem'))
  expect(tags?.map(({ textContent }) => textContent)).toEqual(['2024', 'Rust'])
})

/** The cards of a stack, which needs a real screen. */
const Cards = ({ section }: { section: ResolvedSection<'projects'> }) =>
  section.items?.map((item) => (
    <CardContent key={item.title} section={section} item={item} position={false} />
  ))

it.each([
  ['grid', ProjectsGrid],
  ['list', ProjectsList],
  ['stack', Cards],
])('an entry of a %s says what came of it, where that is known', (_, Entries) => {
  const [atlas, loose] = section.items ?? []
  if (!atlas || !loose) throw new Error('An entry is missing.')
  render(<Entries section={{ ...section, items: [{ ...atlas, result: '9 s → 80 ms' }, loose] }} />)
  expect(screen.getAllByRole('strong').map(({ textContent }) => textContent)).toEqual(['9 s → 80 ms'])
})

const words = {
  back: 'Back',
  client: 'Client',
  year: 'Year',
  role: 'Role',
  visit: 'Visit',
  previous: 'Previous',
  next: 'Next',
  tags: 'Tags',
}

const entry = (title: string) => ({
  section: 'made',
  path: `${title.toLowerCase()}/`,
  title,
  description: 'What it is.',
  isFiltered: false,
  heading: resolveHeading(title, 1),
})

it('the facts of a page are named, and those that are unknown take no room', () => {
  const { container, rerender } = render(
    <Facts
      entry={{ ...entry('Atlas'), client: 'Harbour Board', year: '2024', links: [] }}
      home="../"
      words={words}
    />,
  )
  expect(container.textContent).toBe('ClientHarbour BoardYear2024')
  rerender(<Facts entry={{ ...entry('Atlas'), role: 'Code', tags: ['Go'] }} home="../" words={words} />)
  expect(container.textContent).toBe('RoleCodeTagsGo')
  rerender(<Facts entry={entry('Atlas')} home="../" words={words} />)
  expect(container).toBeEmptyDOMElement()
})

it('a page ends with the next project and its picture, and with the previous one if that is another', () => {
  const [atlas, beacon] = [entry('Atlas'), { ...entry('Beacon'), image: { src: 'b.png', alt: 'A lamp' } }]
  const { container, rerender } = render(
    <Neighbours previous={atlas} next={beacon} home="../" words={words} />,
  )
  const next = screen.getByRole('link', { name: /Next.*Beacon/ })
  expect(next).toHaveAttribute('href', '../beacon/')
  expect(next.querySelector('img')).toHaveAttribute('src', 'b.png')
  expect(screen.getByRole('link', { name: /Previous.*Atlas/ })).toHaveAttribute('href', '../atlas/')
  rerender(<Neighbours previous={beacon} next={beacon} home="../" words={words} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(<Neighbours previous={undefined} next={undefined} home="../" words={words} />)
  expect(container).toBeEmptyDOMElement()
})
