import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../../shared/resolved.ts'
import { SamplesNotice } from '../../../samples/SamplesNotice.tsx'
import { dataSamples, useSamples } from '../../../samples/useSamples.ts'
import { tintCount } from '../../../theme/tints.ts'
import { SectionFrame } from '../../../ui/Frame.tsx'
import { lightboxGroup } from '../../../ui/pictures/Picture.tsx'
import { SectionHeader } from '../../../ui/text/SectionHeader.tsx'
import { FilteredProjects } from '../filter/FilteredProjects.tsx'
import { graded } from '../graded.ts'
import { makeProjects } from '../makeProjects.ts'
import type { ProjectItem } from '../projectItem.ts'

/** The index of an entry in its list, from 0, and what is shown in place of its words. */
interface Place {
  index: number
  count: number
  notice: ReactNode
}

interface Props {
  section: ResolvedSection<'projects'>
  /** The element of the list. */
  list: ComponentType<{ children: ReactNode }>
  /** Renders a project. A sample that is not made yet is undefined; the first of them has a notice. */
  entry: (item: ProjectItem | undefined, place: Place) => ReactNode
}

const tintOf = (index: number) => ({ '--tint': `var(--tint-${index % tintCount})` })

type Entries = (items: readonly (ProjectItem | undefined)[], notice?: ReactNode) => ReactNode

/** A section of projects that is not a stack: the YAML's own, or samples made on each load. */
export function ProjectEntries({ section, list: List, entry }: Props) {
  const { items = [] } = section
  const entries: Entries = (shown, notice) => (
    <List>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered
        <li key={index} style={section.samples && tintOf(index)}>
          {entry(item, { index, count: shown.length, notice: index === 0 && notice })}
        </li>
      ))}
    </List>
  )
  return (
    <SectionFrame {...(section.lightbox && lightboxGroup())}>
      <SectionHeader {...section} />
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
    <Graded ref={ref} {...{ [dataSamples]: samples.state }} tabIndex={-1} style={style}>
      {samples.state === 'ready'
        ? entries(samples.items)
        : entries(
            Array.from({ length: count }, () => undefined),
            notice,
          )}
    </Graded>
  )
}

const Graded = styled.div`
  ${graded}
`
