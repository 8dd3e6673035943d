import { styled } from 'styled-components'
import type { SampleTestimonials } from '../../../../schema/model/sections/testimonials.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { SampledTestimonials } from './SampledTestimonials.tsx'
import { Wall } from './wall/Wall.tsx'

/** How many words of a sample fit on a line of a column, and how many lines its author and the space between take. */
const wordsOfLine = 5
const linesAround = 7

/** What clients said, all at once: the YAML's own testimonials, or samples made on each load. */
export default function TestimonialsWall({ section }: { section: ResolvedSection<'testimonials'> }) {
  const { items = [] } = section
  if (items.length === 1)
    return (
      <SectionFrame>
        <SectionHeader {...section} hasWords>
          <Wall section={section} items={items} />
        </SectionHeader>
      </SectionFrame>
    )
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      {__SAMPLES__ && section.samples ? (
        <Reserved options={section.samples} style={rowsOf(section.samples)}>
          {(items) => <Wall section={section} items={items} />}
        </Reserved>
      ) : (
        <Wall section={section} items={items} />
      )}
    </SectionFrame>
  )
}

/** The number of rows of the samples in one, two or three columns, and the number of lines of each sample. */
const rowsOf = ({ count, words }: SampleTestimonials) => ({
  '--one': count,
  '--two': Math.ceil(count / 2),
  '--three': Math.ceil(count / 3),
  '--lines': Math.ceil(words / wordsOfLine) + linesAround,
})

/** About as tall as the samples can be in one, two or three columns, so that nothing moves when they arrive. */
const Reserved = styled(SampledTestimonials)`
  --rows: var(--one);
  min-block-size: calc(var(--type-lead) * (1.5 + var(--diacritics)) * var(--lines) * var(--rows));

  @media ${wide} {
    --rows: var(--two);
  }

  @media ${broad} {
    --rows: var(--three);
  }
`
