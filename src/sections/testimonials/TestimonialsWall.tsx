import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { SamplesFailed, SamplesPending } from '../../samples/SamplesNotice.tsx'
import { useSamples } from '../../samples/useSamples.ts'
import { broad, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHead } from '../../ui/text/SectionHead.tsx'
import { makeTestimonials } from './makeTestimonials.ts'
import { Wall } from './Wall.tsx'

/** How many words of a sample stand on a line of a column, and how many lines who said it takes, with the space between. */
const wordsOfLine = 5
const linesAround = 7

type Section = ResolvedSection<'testimonials'>

/** What clients said, all at once: the YAML's own testimonials, or samples made on each load. */
export default function TestimonialsWall({ section }: { section: Section }) {
  return (
    <SectionFrame>
      <SectionHead {...section} />
      {__SAMPLES__ && section.samples ? (
        <Samples section={section} options={section.samples} />
      ) : (
        <Wall section={section} items={section.items ?? []} />
      )}
    </SectionFrame>
  )
}

function Samples({ section, options }: { section: Section; options: NonNullable<Section['samples']> }) {
  const { ref, samples, retry } = useSamples(options, ({ sampleMaker }) =>
    makeTestimonials(sampleMaker(options.seed), options),
  )
  const reserved = {
    '--one': options.count,
    '--two': Math.ceil(options.count / 2),
    '--three': Math.ceil(options.count / 3),
    '--lines': Math.ceil(options.words / wordsOfLine) + linesAround,
  }
  return (
    <Reserved ref={ref} data-samples={samples.state} tabIndex={-1} style={reserved}>
      {samples.state === 'ready' ? (
        <Wall section={section} items={samples.items} />
      ) : (
        <Notice>
          {samples.state === 'failed' ? (
            <SamplesFailed text={options.failed} action={options.retry} onRetry={retry} />
          ) : (
            <SamplesPending text={options.loading} />
          )}
        </Notice>
      )}
    </Reserved>
  )
}

/** About as tall as the samples can be, so that nothing moves when they arrive: as the highest of one, two or three columns. */
const Reserved = styled.div`
  --rows: var(--one);
  min-block-size: calc(var(--type-lead) * (1.5 + var(--marks)) * var(--lines) * var(--rows));

  @media ${wide} {
    --rows: var(--two);
  }

  @media ${broad} {
    --rows: var(--three);
  }
`

const Notice = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  color: var(--muted);
`
