import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { SamplesFailed, SamplesPending } from '../../samples/SamplesNotice.tsx'
import { useSamples } from '../../samples/useSamples.ts'
import { broad, middle, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { Columns, ContentColumn, SectionHead } from '../../ui/text/SectionHead.tsx'
import { Carousel, hasLongPosition } from './Carousel.tsx'
import { makeTestimonials } from './makeTestimonials.ts'

/** How many words the reserved height is measured for; it grows with more. */
const measuredWords = 28

type Section = ResolvedSection<'testimonials'>

/** What clients said, one at a time: the YAML's own testimonials, or samples made on each load. */
export default function Testimonials({ section }: { section: Section }) {
  return (
    <SectionFrame>
      <SectionHead {...section} />
      <Columns>
        <ContentColumn>
          {__SAMPLES__ && section.samples ? (
            <Samples section={section} options={section.samples} />
          ) : (
            <Carousel section={section} items={section.items ?? []} />
          )}
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}

function Samples({ section, options }: { section: Section; options: NonNullable<Section['samples']> }) {
  const { ref, samples, retry } = useSamples(options, ({ sampleMaker }) =>
    makeTestimonials(sampleMaker(options.seed), options),
  )
  const reserved = { '--share': options.words / measuredWords }
  return (
    <Reserved
      ref={ref}
      data-samples={samples.state}
      tabIndex={-1}
      data-long={hasLongPosition(section)}
      style={reserved}
    >
      {samples.state === 'ready' ? (
        <Carousel section={section} items={samples.items} />
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

/** As tall as the longest sample can be, so that nothing moves when the samples arrive. */
const Reserved = styled.div`
  /* High letters need higher lines; those of the quotation are 1.25 high without. */
  --times: calc(max(1, var(--share)) * (1 + var(--marks) / 1.25));
  --below: 0px;
  display: grid;
  min-block-size: calc(var(--quote-small) * var(--times));

  @media ${middle} {
    min-block-size: calc(var(--quote-middle) * var(--times));
  }

  @media ${wide} {
    min-block-size: calc(var(--quote-wide) * var(--times) + var(--below));

    &[data-long='true'] {
      --below: calc(var(--control) + var(--space-3));
    }
  }

  @media ${broad} {
    min-block-size: calc(var(--quote) * var(--times) + var(--below));
  }
`

const Notice = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  color: var(--muted);
`
