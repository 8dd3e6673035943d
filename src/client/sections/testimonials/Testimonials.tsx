import { styled } from 'styled-components'
import { dataFrame } from '../../../shared/dataAttributes.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad, middle, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { Carousel, hasLongPosition } from './Carousel.tsx'
import { SampleTestimonials } from './testimonial.tsx'

/** The number of words for which the reserved height is measured; it grows with more. */
const measuredWords = 28

/** What clients said, one at a time: the YAML's own testimonials, or samples made on each load. */
export default function Testimonials({ section }: { section: ResolvedSection<'testimonials'> }) {
  const { items = [], samples } = section
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        {__SAMPLES__ && samples ? (
          <Reserved data-long={hasLongPosition(section)} style={{ '--share': samples.words / measuredWords }}>
            <SampleTestimonials options={samples}>
              {(made) => <Carousel section={section} items={made} />}
            </SampleTestimonials>
          </Reserved>
        ) : (
          <Carousel section={section} items={items} />
        )}
      </SectionHeader>
    </SectionFrame>
  )
}

/** As tall as the longest sample can be, so that nothing moves when the samples arrive. */
const Reserved = styled.div`
  /* High letters need higher lines; those of the quotation are 1.25 high without. */
  --times: calc(max(1, var(--share)) * (1 + var(--diacritics) / 1.25));
  --below: 0px;
  display: grid;
  min-block-size: calc(max(21.25rem, 42.75rem - 100vw) * var(--times));

  @media ${middle} {
    min-block-size: calc(20.25rem * var(--times));
  }

  @media ${wide} {
    min-block-size: calc(15.25rem * var(--times) + var(--below));

    &[data-long='true'] {
      --below: calc(var(--control) + var(--space-3));
    }
  }

  @media ${broad} {
    min-block-size: calc(clamp(14.5rem, 120rem - 100vw, max(17.5rem, 78.5rem - 100vw)) * var(--times) + var(--below));
  }

  /* Nine lines on a phone, with the controls below them, and six on wider screens. */
  [${dataFrame}='sheets'] & {
    --line: calc(var(--type-quote) * var(--quote-leading));
    min-block-size: calc(9 * var(--line) * var(--times) + 2 * var(--control) + var(--space-8));

    @media ${wide} {
      min-block-size: calc(6 * var(--line) * var(--times) + var(--control) + var(--space-4) + var(--below));
    }
  }

  > div {
    display: grid;
  }
`
