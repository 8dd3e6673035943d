import type { HTMLAttributes, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SampleTestimonials } from '../../../../schema/model/sections/testimonials.ts'
import { SamplesNotice } from '../../samples/SamplesNotice.tsx'
import { dataSamples, useSamples } from '../../samples/useSamples.ts'
import type { TestimonialItem } from './testimonial.tsx'
import { makeTestimonials } from './testimonial.tsx'

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  options: SampleTestimonials
  /** Renders them once they are made. */
  children: (items: readonly TestimonialItem[]) => ReactNode
}

/** Testimonials that are made on each load, in an element whose style reserves room for them. */
export function SampledTestimonials({ options, children, ...attributes }: Props) {
  const { ref, samples, retry } = useSamples(options, makeTestimonials)
  return (
    <div {...attributes} ref={ref} {...{ [dataSamples]: samples.state }} tabIndex={-1}>
      {samples.state === 'ready' ? (
        children(samples.items)
      ) : (
        <Notice>
          <SamplesNotice isFailed={samples.state === 'failed'} words={options} onRetry={retry} />
        </Notice>
      )}
    </div>
  )
}

const Notice = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  color: var(--muted);
`
