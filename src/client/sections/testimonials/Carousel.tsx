import { type KeyboardEvent, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { dataUnhydrated } from '../../../shared/dataAttributes.ts'
import { slidesId } from '../../../shared/ids.ts'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { animated, type SpringValue, springOf, useInlineSide, useSprings } from '../../motion/springs.ts'
import { watchSwipes } from '../../motion/watchSwipes.ts'
import { wide } from '../../theme/breakpoints.ts'
import { Arrow, round } from '../../ui/controls.tsx'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { foreign, interpolate, shownNumber } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Author, isLong, lettersWide, quoted, type TestimonialItem } from './testimonial.tsx'

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
  const { id, label, heading, carousel, position, previous, next } = section
  const { numbers } = useContent()
  const count = items.length
  const positionOf = (index: number) =>
    interpolate(position, { n: shownNumber(index + 1, numbers), count: shownNumber(count, numbers) })
  // On right-to-left pages reading, swipes and arrow keys run the other way round.
  const forward: Direction = useInlineSide()
  const backward: Direction = forward === 1 ? -1 : 1
  const { index: current, hasMoved, springs, go } = useCarousel(count)
  // A finger that moves to the left pulls the next slide in from the right.
  const slides = useRef<HTMLDivElement>(null)
  const onSwipe = useEffectEvent((towards: Direction) => go(towards === forward ? -1 : 1))
  useEffect(() => (slides.current ? watchSwipes(slides.current, { onSwipe }) : undefined), [])
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
      aria-label={label ?? heading.text}
      data-long={hasLongPosition(section)}
      onKeyDown={onKeyDown}
    >
      <Slides ref={slides} id={slidesId(id)} aria-live="polite">
        {withKeys(items, textOf).map(([key, item], index) => (
          // Before the first move slides are hidden by style only, so that without scripts screen readers reach all of
          // them.
          <Place key={key} inert={hasMoved && index !== current}>
            <OneSlide
              label={positionOf(index)}
              x={springs[index]?.x}
              opacity={springs[index]?.opacity}
              section={section}
              item={item}
            />
          </Place>
        ))}
      </Slides>
      {count > 1 && (
        <Controls data-no-print="">
          {count <= mostMarks && (
            <Marks data-part="marks" aria-hidden="true">
              {withKeys(items, textOf).map(([key], index) => (
                <BrandMark key={key} data-current={index === current} />
              ))}
            </Marks>
          )}
          <Position data-part="count" aria-hidden="true" {...foreign(position)}>
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

interface SlideProps {
  /** Its position, such as “3 of 5”. */
  label: string
  x: SpringValue<number> | undefined
  opacity: SpringValue<number> | undefined
  section: Props['section']
  item: TestimonialItem
}

/** One slide, which no turn renders: its springs move it, and its place is inert or not. */
const OneSlide = memo(function OneSlide({ label, x, opacity, section, item }: SlideProps) {
  const forward = useInlineSide()
  return (
    <Slide
      role="group"
      aria-roledescription={section.slide}
      aria-label={label}
      style={{
        opacity,
        visibility: opacity?.to((value) => (value === 0 ? 'hidden' : 'visible')),
        transform: x?.to((value) => `translateX(calc(${value * forward} * (100% + var(--edge))))`),
      }}
    >
      <Testimonial item={item} quote={section.quote} mayBeSmall={!section.samples} />
    </Slide>
  )
})

const Whole = styled.div.attrs({ 'data-part': 'carousel' })`
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

/** Where no sample comes, on paper and without scripts, there is none. */
const Room = styled(Whole)`
  visibility: hidden;

  @media print, (scripting: none) {
    display: none !important;
  }
`

/** All slides share one cell, so the height is always that of the tallest. */
const Slides = styled.div`
  /* Slides dissolve in its edges as they leave and enter, and where controls are beside an author, before these. */
  --edge: var(--space-3);
  --foot: 0px;
  --fade: linear-gradient(to right, transparent, var(--text) var(--edge) calc(100% - var(--edge)), transparent);
  --fades: var(--fade) 0 0 / 100% calc(100% - var(--foot)) no-repeat,
    var(--fade) calc(50% - 50% * var(--side)) 100% / calc(100% - var(--label)) var(--foot) no-repeat;
  display: grid;
  margin: calc(-1 * var(--edge));
  padding: var(--edge);
  -webkit-mask: var(--fades);
  mask: var(--fades);

  @media ${wide} {
    [data-long='false'] > & {
      --foot: calc(var(--control) + var(--edge));
    }
  }

  /* Grids break badly between pages. */
  @media print {
    --fades: none;
    display: block;
  }
`

/** What a slide is in, which has no box of its own. */
const Place = styled.div`
  display: contents;
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

const Controls = styled.div.attrs({ 'data-part': 'controls' })`
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

  @media (scripting: none) {
    display: none;
  }

  [${dataUnhydrated}] & {
    display: none;
  }
`

/** More slides than these are counted in words alone. */
const mostMarks = 10

/** The brand mark for each slide, that of the current one in the colour of the text; shown where a look says so. */
const Marks = styled.span`
  display: none;
  gap: var(--space-half);

  > :not([data-current='true']) {
    background: var(--border);
  }

  > [data-current='true'] {
    background: var(--text);
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

interface TestimonialProps {
  item: TestimonialItem
  /** The quotation marks around `{feedback}`. */
  quote: string
  /**
   * Whether a long quotation is set small. Not for samples: the room reserved for them is measured for large letters.
   */
  mayBeSmall?: boolean
}

/** One testimonial. Its author stands where the controls are: at the foot, or above words that are long on a phone. */
function Testimonial({ item, quote, mayBeSmall }: TestimonialProps) {
  const { feedback } = item
  const Words = mayBeSmall && isLong(plain(feedback)) ? LongQuote : Quote
  return (
    <Figure>
      <Words>
        <p {...foreign(feedback)}>{quoted(feedback, quote)}</p>
      </Words>
      <Foot item={item} />
    </Figure>
  )
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`

const Quote = styled.blockquote`
  font-family: var(--quote-face, inherit);
  font-size: var(--type-quote);
  font-weight: var(--quote-weight, 500);
  font-stretch: var(--quote-width, normal);
  line-height: calc(var(--quote-leading, 1.25) + var(--diacritics));
  letter-spacing: var(--tight-quote);
  text-wrap: pretty;
`

/**
 * A long quotation in small letters: all slides are as high as the tallest, which would leave a gap below the others.
 */
const LongQuote = styled(Quote).attrs<{ 'data-long'?: string }>({ 'data-long': '' })`
  max-inline-size: var(--measure);
  font-family: inherit;
  font-stretch: normal;
  font-size: var(--type-lead);
  font-weight: 400;
  line-height: calc(1.5 + var(--diacritics));
  letter-spacing: 0;
`

const Foot = styled(Author)`
  --avatar: var(--control);
  box-sizing: content-box;
  min-block-size: var(--control);
  margin-block-start: auto;
  padding-block-start: var(--space-4);

  @media not ${wide} {
    [aria-live]:has(blockquote[data-long]) & {
      order: -1;
      margin-block-start: 0;
      padding-block: 0 var(--space-3);
    }
  }

  /* The controls stand beside it. */
  @media ${wide} {
    [data-long='false'] & {
      padding-inline-end: var(--label);
    }
  }
`

/**
 * The room that a carousel of samples takes before they are made, and at the least: that of a quotation of so many
 * letters. It is text that nobody sees, hears or finds.
 */
export function CarouselRoom({ section, letters }: { section: Props['section']; letters: number }) {
  return (
    <Room aria-hidden="true" data-long={hasLongPosition(section)}>
      <Slides>
        <Figure>
          <Quote>
            <Filler data-text={filler.repeat(Math.ceil(letters / filler.length)).slice(0, letters)} />
          </Quote>
          <Foot item={{ name: blank, company: blank, feedback: '' }} />
        </Figure>
      </Slides>
      <Controls>
        <Step as="span" />
      </Controls>
    </Room>
  )
}

/** Words about as wide and as long as those of samples, which are English. */
const filler = 'moment would weigh a word '

const blank = '\u00a0'

const Filler = styled.p`
  &::before {
    content: attr(data-text);
  }
`

/** 1 is to the next slide, −1 to the previous one. */
type Direction = 1 | -1

/**
 * One slide of `count` at a time. `go` moves to the next or the previous one, around the ends; the springs give each
 * slide its `x`, in slides, and its `opacity`. A move during another continues from where every slide is: the next one
 * enters beside the current one, so that no two ever lie on one another. `hasMoved` is set by the first move.
 */
function useCarousel(count: number) {
  const { carousel } = useContent().motion
  const configOf = (key: string) => (key === 'opacity' ? { duration: carousel.fade } : springOf(carousel))
  const [slide, setSlide] = useState({ index: 0, hasMoved: false })
  // In the dev server slides may be removed.
  const current = Math.min(slide.index, count - 1)
  const [springs, api] = useSprings(count, (index) => ({ x: 0, opacity: index === current ? 1 : 0 }), [count])

  const go = (direction: Direction) => {
    if (count < 2) return
    const next = (current + direction + count) % count
    setSlide({ index: next, hasMoved: true })
    const here = springs[current]?.x.get() ?? 0
    api.start((index, controller) => {
      if (index === next) {
        const { x, opacity } = controller.springs
        // A slide that is still visible on that side returns from where it is.
        const returns = opacity?.get() !== 0 && (x?.get() - here) * direction > 0
        const from = returns ? {} : { from: { x: here + direction, opacity: 0 } }
        return { ...from, to: { x: 0, opacity: 1 }, config: configOf }
      }
      const { x, opacity } = controller.springs
      // Most slides of many are hidden, and stay so.
      if (opacity?.get() === 0 && opacity.goal === 0) return null
      // One that is still leaving keeps its distance to the current one, which now leaves after it.
      const left = (x?.get() ?? 0) - here - direction
      return { to: opacity?.get() !== 0 ? { x: left, opacity: 0 } : { opacity: 0 }, config: configOf }
    })
  }

  return { hasMoved: slide.hasMoved, index: current, springs, go }
}
