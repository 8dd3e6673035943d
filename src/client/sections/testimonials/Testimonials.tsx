import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad, middle, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { Carousel, hasLongPosition } from './Carousel.tsx'
import { SampledTestimonials } from './SampledTestimonials.tsx'

/** The number of words for which the reserved height is measured; it grows with more. */
const measuredWords = 28

/** What clients said, one at a time: the YAML's own testimonials, or samples made on each load. */
export default function Testimonials({ section }: { section: ResolvedSection<'testimonials'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        {__SAMPLES__ && section.samples ? (
          <Reserved
            options={section.samples}
            data-long={hasLongPosition(section)}
            style={{ '--share': section.samples.words / measuredWords }}
          >
            {(items) => <Carousel section={section} items={items} />}
          </Reserved>
        ) : (
          <Carousel section={section} items={section.items ?? []} />
        )}
      </SectionHeader>
    </SectionFrame>
  )
}

/** As tall as the longest sample can be, so that nothing moves when the samples arrive. */
const Reserved = styled(SampledTestimonials)`
  /* High letters need higher lines; those of the quotation are 1.25 high without. */
  --times: calc(max(1, var(--share)) * (1 + var(--diacritics) / 1.25));
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
