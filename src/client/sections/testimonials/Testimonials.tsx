import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { Carousel, CarouselRoom } from './Carousel.tsx'
import { mostLetters, SampleTestimonials } from './testimonial.tsx'

/** What clients said, one at a time: the YAML's own testimonials, or samples made on each load. */
export default function Testimonials({ section }: { section: ResolvedSection<'testimonials'> }) {
  const { items = [], samples } = section
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        {__SAMPLES__ && samples ? (
          <Reserved>
            <CarouselRoom section={section} letters={mostLetters(samples)} />
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

/** The room of the longest sample lies below all, so that nothing moves when they arrive. */
const Reserved = styled.div`
  display: grid;

  > * {
    display: grid;
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`
