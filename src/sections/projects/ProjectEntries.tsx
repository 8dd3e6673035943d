import type { CSSProperties, ReactNode } from 'react'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { SamplesFailed, SamplesPending } from '../../samples/SamplesNotice.tsx'
import { useSamples } from '../../samples/useSamples.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { FilteredProjects } from './filter/FilteredProjects.tsx'
import { makeProjects } from './makeProjects.ts'
import type { ProjectItem } from './projectItem.ts'

/**
 * What shows some projects. Samples that are not made yet are undefined; the first of them has the `notice` in the place
 * of its words.
 */
type Entries = (items: readonly (ProjectItem | undefined)[], notice?: ReactNode) => ReactNode

interface Props {
  section: ResolvedSection<'projects'>
  entries: Entries
}

/** A section of projects that are no stack: the YAML's own, or samples made on each load. */
export function ProjectEntries({ section, entries }: Props) {
  const { items = [] } = section
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
