import { type CSSProperties, type ReactNode, type RefCallback, useCallback, useRef } from 'react'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Parts } from '../../islands/Parts.tsx'
import { SamplesFailed, SamplesPending } from '../../samples/SamplesNotice.tsx'
import { useSamples } from '../../samples/useSamples.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { FilteredProjects } from './filter/FilteredProjects.tsx'
import { makeProjects } from './makeProjects.ts'
import type { ProjectItem } from './projectItem.ts'

/** Where an entry stands in its list, counted from 0, and what stands in the place of its words. */
interface Place {
  index: number
  count: number
  notice: ReactNode
}

interface Props {
  section: ResolvedSection<'projects'>
  /** The element of the list, given its entries. */
  list: (props: { ref: RefCallback<HTMLElement>; children: ReactNode }) => ReactNode
  /** What shows a project. A sample that is not made yet is undefined; the first of them has a notice. */
  entry: (item: ProjectItem | undefined, place: Place) => ReactNode
}

/** A section of projects that are no stack: the YAML's own, or samples made on each load. */
export function ProjectEntries({ section, list, entry }: Props) {
  const { items = [] } = section
  const entries: Entries = (shown, notice) => (
    <EntryList items={shown} notice={notice} list={list} entry={entry} />
  )
  return (
    <SectionFrame>
      <SectionHead {...section} />
      {__SAMPLES__ && section.samples ? (
        <SampleEntries options={section.samples} entries={entries} />
      ) : __FILTER__ && section.filter ? (
        <FilteredProjects section={section.id} items={items}>
          {(shown) => entries(shown)}
        </FilteredProjects>
      ) : (
        entries(items)
      )}
    </SectionFrame>
  )
}

type Items = readonly (ProjectItem | undefined)[]
type Entries = (items: Items, notice?: ReactNode) => ReactNode

interface ListProps extends Omit<Props, 'section'> {
  items: Items
  notice: ReactNode
}

function EntryList({ items, notice, list, entry }: ListProps) {
  const element = useRef<HTMLElement>(null)
  const ref = useCallback((shown: HTMLElement | null) => {
    element.current = shown
  }, [])
  const count = items.length
  const entries = (from: number, to: number) =>
    items.slice(from, to).map((item, position) => {
      const index = from + position
      // Entries never change places.
      return <li key={index}>{entry(item, { index, count, notice: index === 0 && notice })}</li>
    })
  return list({
    ref,
    children: (
      <Parts list={element} count={count}>
        {entries}
      </Parts>
    ),
  })
}

/** How many words of a sample stand on a line of the narrowest entry. */
const wordsOfLine = 4

interface SampleProps {
  options: NonNullable<Props['section']['samples']>
  entries: Entries
}

function SampleEntries({ options, entries }: SampleProps) {
  const { ref, samples, retry } = useSamples(options, ({ sampleMaker }) =>
    makeProjects(sampleMaker(options.seed), options),
  )
  const { count, words } = options
  const notice =
    samples.state === 'failed' ? (
      <SamplesFailed text={options.failed} action={options.retry} onRetry={retry} />
    ) : (
      <SamplesPending text={options.loading} />
    )
  // Room for the words of each, so that nothing moves when they arrive.
  const style: CSSProperties & Record<`--${string}`, number> = { '--lines': Math.ceil(words / wordsOfLine) }
  return (
    <div ref={ref} data-samples={samples.state} style={style}>
      {samples.state === 'ready'
        ? entries(samples.items)
        : entries(
            Array.from({ length: count }, () => undefined),
            notice,
          )}
    </div>
  )
}
