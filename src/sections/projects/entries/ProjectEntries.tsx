import { type CSSProperties, type ReactNode, type RefCallback, useCallback, useRef } from 'react'
import type { ResolvedSection } from '../../../../schema/vite/resolved.ts'
import { type ListPart, LongList } from '../../../islands/LongList.tsx'
import { Parts } from '../../../islands/Parts.tsx'
import { SamplesNotice } from '../../../samples/SamplesNotice.tsx'
import { useSamples } from '../../../samples/useSamples.ts'
import { SectionFrame } from '../../../ui/Frame.tsx'
import { lightboxGroup } from '../../../ui/pictures/lightboxGroup.ts'
import { SectionHead } from '../../../ui/text/SectionHead.tsx'
import { FilteredProjects } from '../filter/FilteredProjects.tsx'
import { makeProjects } from '../makeProjects.ts'
import type { ProjectItem } from '../projectItem.ts'
import { partWords } from './partWords.ts'

/** The index of an entry in its list, from 0, and what is shown in place of its words. */
interface Place {
  index: number
  count: number
  notice: ReactNode
}

/** The props of the element of a list, or of that of a part of a long one. */
type ListProps = ListPart['list'] & {
  ref: RefCallback<HTMLElement>
  style?: CSSProperties | undefined
  children: ReactNode
}

interface Props {
  section: ResolvedSection<'projects'>
  /** Renders the element of the list, given its entries. */
  list: (props: ListProps) => ReactNode
  /** Renders a project. A sample that is not made yet is undefined; the first of them has a notice. */
  entry: (item: ProjectItem | undefined, place: Place) => ReactNode
}

/** A section of projects that is not a stack: the YAML's own, or samples made on each load. */
export function ProjectEntries({ section, list, entry }: Props) {
  const { items = [] } = section
  const entries: Entries = (shown, notice) => (
    <EntryList items={shown} notice={notice} list={list} entry={entry} />
  )
  return (
    <SectionFrame {...(section.lightbox && lightboxGroup())}>
      <SectionHead {...section} />
      {__SAMPLES__ && section.samples ? (
        <SampleEntries options={section.samples} entries={entries} />
      ) : section.filter ? (
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

interface EntryListProps extends Omit<Props, 'section'> {
  items: Items
  notice: ReactNode
}

const EntryList = (props: EntryListProps) => (
  <LongList count={props.items.length}>{(part) => <PartOfEntries {...props} part={part} />}</LongList>
)

/** All entries, or a part of a long list. */
function PartOfEntries({ items, notice, list, entry, part }: EntryListProps & { part: ListPart }) {
  const element = useRef<HTMLElement>(null)
  const ref = useCallback((shown: HTMLElement | null) => {
    element.current = shown
  }, [])
  const entries = (from: number, to: number) =>
    items.slice(part.from + from, part.from + to).map((item, position) => {
      const index = part.from + from + position
      const { as: Entry = 'li', ...props } = part.entry(index)
      return (
        // Entries are never reordered.
        <Entry key={index} {...props}>
          {entry(item, { index, count: items.length, notice: index === 0 && notice })}
        </Entry>
      )
    })
  return list({
    ...part.list,
    ref,
    style: part.isPart ? partWords(items.slice(part.from, part.to)) : undefined,
    children: (
      <Parts list={element} count={part.to - part.from} areOne={part.isPart}>
        {entries}
      </Parts>
    ),
  })
}

/** How many words of a sample fit on a line of the narrowest entry. */
const wordsOfLine = 4

interface SampleProps {
  options: NonNullable<Props['section']['samples']>
  entries: Entries
}

function SampleEntries({ options, entries }: SampleProps) {
  const { ref, samples, retry } = useSamples(options, makeProjects)
  const { count, words } = options
  const notice = <SamplesNotice isFailed={samples.state === 'failed'} words={options} onRetry={retry} />
  // Reserves room for the words of each, so that nothing moves when they arrive.
  const style = { '--lines': Math.ceil(words / wordsOfLine) }
  return (
    <div ref={ref} data-samples={samples.state} tabIndex={-1} style={style}>
      {samples.state === 'ready'
        ? entries(samples.items)
        : entries(
            Array.from({ length: count }, () => undefined),
            notice,
          )}
    </div>
  )
}
