import type { KeyboardEvent } from 'react'
import { css, styled } from 'styled-components'
import { dataUnhydrated } from '../../../../shared/dataAttributes.ts'
import { slidesId } from '../../../../shared/ids.ts'
import type { ResolvedSection } from '../../../../shared/resolved.ts'
import { useContent } from '../../../content.ts'
import { animated } from '../../../motion/reactSpring.ts'
import { useInlineSide } from '../../../motion/useInlineSide.ts'
import { wide } from '../../../theme/breakpoints.ts'
import { round } from '../../../ui/button.ts'
import { foreign } from '../../../ui/foreign.ts'
import { interpolate } from '../../../ui/interpolate.ts'
import { shownNumber } from '../../../ui/numbers.ts'
import { Arrow } from '../../../ui/pictures/Arrow.tsx'
import { withKeys } from '../../../ui/withKeys.ts'
import type { TestimonialItem } from '../testimonialItem.ts'
import { lettersWide } from '../testimonialItem.ts'
import { Testimonial } from './Testimonial.tsx'
import type { Direction } from './useCarousel.ts'
import { useCarousel } from './useCarousel.ts'
import { useSwipe } from './useSwipe.ts'

interface Props {
  section: ResolvedSection<'testimonials'>
  items: readonly TestimonialItem[]
}

const textOf = ({ name, company = '' }: TestimonialItem) => `${name} ${company}`

/** Whether the position of a slide is too long to stand beside its author. */
export const hasLongPosition = ({ position }: ResolvedSection<'testimonials'>): boolean =>
  lettersWide(position) > 16

/** One testimonial at a time, after the carousel pattern of the ARIA Authoring Practices. */
export function Carousel({ section, items }: Props) {
  const { id, label, carousel, slide, position, previous, next, quote } = section
  const { numbers } = useContent()
  const count = items.length
  const positionOf = (index: number) =>
    interpolate(position, { n: shownNumber(index + 1, numbers), count: shownNumber(count, numbers) })
  // On right-to-left pages reading, swipes and arrow keys run the other way round.
  const forward: Direction = useInlineSide()
  const backward: Direction = forward === 1 ? -1 : 1
  const { index: current, hasMoved, springs, go } = useCarousel(count)
  // A finger that moves to the left pulls the next slide in from the right.
  const swipe = useSwipe((way) => go(way === forward ? -1 : 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: forward, ArrowLeft: backward }[event.key]
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(way)
  }
  return (
    <Whole
      role="group"
      aria-roledescription={carousel}
      aria-label={label}
      data-long={hasLongPosition(section)}
      onKeyDown={onKeyDown}
    >
      <Slides id={slidesId(id)} aria-live="polite" {...swipe}>
        {withKeys(items, textOf).map(([key, item], index) => {
          const { x, opacity } = springs[index] ?? {}
          return (
            <Slide
              key={key}
              role="group"
              aria-roledescription={slide}
              aria-label={positionOf(index)}
              // Before the first move slides are hidden by style only, so that without scripts screen readers reach all
              // of them.
              inert={hasMoved && index !== current}
              style={{
                opacity,
                visibility: opacity?.to((value) => (value === 0 ? 'hidden' : 'visible')),
                transform: x?.to((value) => `translateX(calc(${value * forward} * (100% + var(--edge))))`),
              }}
            >
              <Testimonial item={item} quote={quote} mayBeSmall={!section.samples} />
            </Slide>
          )
        })}
      </Slides>
      {count > 1 && (
        <Controls>
          <Position aria-hidden="true" {...foreign(position)}>
            {positionOf(current)}
          </Position>
          <Step
            type="button"
            aria-label={previous}
            aria-controls={slidesId(id)}
            {...foreign(previous)}
            onClick={() => go(-1)}
          >
            <Arrow to="back" />
          </Step>
          <Step
            type="button"
            aria-label={next}
            aria-controls={slidesId(id)}
            {...foreign(next)}
            onClick={() => go(1)}
          >
            <Arrow to="forward" />
          </Step>
        </Controls>
      )}
    </Whole>
  )
}

const Whole = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--space-3);

  @media ${wide} {
    &[data-long='false'] {
      grid-template-rows: 1fr;
    }
  }
`

/** All slides share one cell, so the height is always that of the tallest. */
const Slides = styled.div`
  /* Slides dissolve in its edges as they leave and enter, and where controls are beside an author, before these. */
  --edge: var(--space-3);
  --foot: 0px;
  --foot-side: 0;
  --fade: linear-gradient(to right, transparent, var(--text) var(--edge) calc(100% - var(--edge)), transparent);
  --fades: var(--fade) 0 0 / 100% calc(100% - var(--foot)) no-repeat,
    var(--fade) var(--foot-side) 100% / calc(100% - var(--label)) var(--foot) no-repeat;
  display: grid;
  margin: calc(-1 * var(--edge));
  padding: var(--edge);
  -webkit-mask: var(--fades);
  mask: var(--fades);

  @media ${wide} {
    [data-long='false'] > & {
      --foot: calc(var(--control) + var(--edge));
    }

    [dir='rtl'] & {
      --foot-side: 100%;
    }
  }

  @media print {
    --fades: none;
  }
`

/** On paper, and where no script can change slides: all of them, one below the other. */
const asList = css`
  grid-area: auto;
  margin-block-end: var(--space-4);
  opacity: 1 !important;
  transform: none !important;
  visibility: visible !important;
  break-inside: avoid;
`

const Slide = styled(animated.div)`
  grid-area: 1 / 1;
  min-inline-size: 0;

  @media print, (scripting: none) {
    ${asList}
  }

  [${dataUnhydrated}] & {
    ${asList}
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1h);

  /* Above long quotations on narrow screens, so that the controls stay in view and in place. */
  @media not ${wide} {
    :has(> * blockquote[data-long]) > & {
      order: -1;
    }
  }

  @media ${wide} {
    gap: var(--space-2);

    [data-long='false'] > & {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
    }
  }

  @media print, (scripting: none) {
    display: none;
  }

  [${dataUnhydrated}] & {
    display: none;
  }
`

const Position = styled.span`
  margin-inline-end: auto;
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);
`

const Step = styled.button`
  ${round}
`
