import { Fragment, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type {
  ResolvedFlushHeadline as Flush,
  FlushLines,
  FlushWord,
  ResolvedHeading,
} from '../../../shared/resolved.ts'
import { animated, to } from '../../motion/springs.ts'
import { useParallax } from '../../motion/useParallax.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { Emphasis } from '../../ui/text/Heading.tsx'

interface Props {
  id: string
  heading: ResolvedHeading
  flush: Flush
}

/**
 * A headline whose lines all end at both margins, by the width of their letters. On arrival they widen to their lines;
 * words on the side of the pointer widen, at the cost of the others of their line; and all become narrow as the page is
 * scrolled. No word moves another: each has its place, from which it is shifted.
 */
export function FlushHeadline({ id, heading, flush }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { x, away, side } = useParallax(place)
  const { words, axis, wide, upright } = flush
  const [onWide, onUpright] = [placesOf(flush, wide), placesOf(flush, upright)]
  const stretch = stretching(flush)
  const { diacritics, tall = 0, level, language } = heading
  const style = {
    '--diacritics': diacritics,
    '--tall': tall,
    '--least': axis[0],
    '--wide': wide.room,
    '--wide-count': wide.lines.length,
    '--upright': upright.room,
    '--upright-count': upright.lines.length,
  }
  return (
    <Room ref={place}>
      <Lines as={level === 1 ? undefined : 'h2'} id={id} data-rank="headline" style={style} {...language}>
        {words.map((word, index) => {
          const [inWide, inUpright] = [onWide[index], onUpright[index]]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: words never change places
            <Fragment key={index}>
              <Word
                style={{
                  '--w': inWide?.width,
                  '--w-em': inWide?.em,
                  '--u': inUpright?.width,
                  '--u-em': inUpright?.em,
                  '--more': to([x, away], (x, away) => stretch(x, away)[index]?.more ?? 0),
                  '--shift': to([x, away], (x, away) => side * (stretch(x, away)[index]?.shift ?? 0)),
                }}
              >
                <Emphasis text={word.text} />
              </Word>{' '}
              {inWide?.isLast && <br data-on="wide" />}
              {inUpright?.isLast && <br data-on="upright" />}
            </Fragment>
          )
        })}
      </Lines>
    </Room>
  )
}

/** A word on its line: the width of its letters in percent, how wide it is in em, and whether another line follows. */
interface Place {
  line: number
  width: number
  em: number
  isLast: boolean
}

function placesOf({ words, axis }: Flush, { lines }: FlushLines): Place[] {
  const places: Place[] = []
  for (const [line, { count, width }] of lines.entries())
    for (let at = 0; at < count; at++) {
      const word = words[places.length]
      const isLast = at === count - 1 && line < lines.length - 1
      places.push({ line, width, em: word ? round(emOf(word, axis, width)) : 0, isLast })
    }
  return places
}

const round = (number: number) => Math.round(number * 1000) / 1000

/** How wide a word is, in em, with letters of a width in percent. */
function emOf({ widths }: FlushWord, axis: Flush['axis'], width: number): number {
  const at = width < axis[1] ? 0 : 1
  const [from, to] = at === 0 ? [axis[0], axis[1]] : [axis[1], axis[2]]
  const [narrow = 0, wide = 0] = widths.slice(at)
  return narrow + ((width - from) / (to - from)) * (wide - narrow)
}

/** How much wider the letters become on the side of the pointer, in percent of their width. */
const reach = 70

/** What is added to the width of a word's letters, in percent, and how far it is shifted, in em. */
interface Stretch {
  more: number
  shift: number
}

/** Gives how each word is stretched; all words of a frame ask for the same, which is worked out once. */
function stretching(flush: Flush): (x: number, away: number) => Stretch[] {
  let last: { x: number; away: number; found: Stretch[] } | undefined
  return (x, away) => {
    if (last?.x !== x || last.away !== away) last = { x, away, found: stretched(flush, x, away) }
    return last.found
  }
}

function stretched(flush: Flush, x: number, away: number): Stretch[] {
  const { words, axis, wide } = flush
  const [least, , most] = axis
  const places = placesOf(flush, wide)
  const found: Stretch[] = []
  for (const line of wide.lines.keys()) {
    const all = places.map((place, index) => ({ ...place, word: words[index] }))
    const own = all.filter((place) => place.line === line)
    const total = own.reduce((sum, { em }) => sum + em, 0)
    let before = 0
    const wishes = own.map(({ em, width }) => {
      // From −1 where the line begins to 1 at its end.
      const centre = ((before + em / 2) / total) * 2 - 1
      before += em
      return width + reach * x * centre
    })
    const widthsWith = (added: number) => wishes.map((wish) => Math.min(most, Math.max(least, wish + added)))
    const emsOf = (widths: number[]) =>
      own.map(({ word }, index) => (word ? emOf(word, axis, widths[index] ?? least) : 0))
    let [low, high] = [least - most - reach, most - least + reach]
    for (let step = 0; step < 16; step++) {
      const middle = (low + high) / 2
      if (emsOf(widthsWith(middle)).reduce((sum, em) => sum + em, 0) < total) low = middle
      else high = middle
    }
    const widths = x === 0 ? own.map(({ width }) => width) : widthsWith(high)
    const narrowed = widths.map((width) => width + (least - width) * away)
    const ems = emsOf(narrowed)
    let shift = 0
    for (const [index, { width, em }] of own.entries()) {
      found.push({ more: round((narrowed[index] ?? width) - width), shift: round(shift) })
      shift += (ems[index] ?? em) - em
    }
  }
  return found
}

const Room = styled.div`
  container-type: inline-size;
  position: relative;
  z-index: -1;
`

const landscape = '(min-aspect-ratio: 1)'

/* At most as high as the screen without what stands below it. */
const Lines = styled.h1`
  --leading: max(0.92 + var(--diacritics), var(--tall) + 0.02);
  --rest: calc(var(--header) + 4.25 * var(--space-8));
  --high: calc((var(--screen) - var(--rest)) / var(--leading));
  font-size: min(var(--room) / var(--upright) * 0.999, var(--high) / var(--upright-count));
  line-height: var(--leading);
  white-space: nowrap;

  > [data-on='wide'] {
    display: none;
  }

  @media ${landscape} {
    --rest: calc(var(--header) + 3 * var(--space-8) + var(--hero-foot));
    font-size: min(var(--room) / var(--wide) * 0.999, var(--high) / var(--wide-count));

    > [data-on='wide'] {
      display: inline;
    }

    > [data-on='upright'] {
      display: none;
    }
  }

  @media print {
    font-size: var(--type-title);
    white-space: normal;

    > br {
      display: none;
    }
  }
`

const widen = keyframes`
  from {
    font-variation-settings: 'wdth' var(--least);
  }
`

const Word = styled(animated.span)`
  display: inline-block;
  inline-size: calc(var(--u-em) * 1em);
  font-variation-settings: 'wdth' var(--u);

  @media ${landscape} {
    inline-size: calc(var(--w-em) * 1em);
    font-variation-settings: 'wdth' calc(var(--w) + var(--more));
    translate: calc(var(--shift) * 1em);
  }

  @media ${prefersMotion} {
    animation: ${widen} 900ms var(--ease) backwards;
  }

  @media print {
    inline-size: auto;
    font-variation-settings: normal;
    translate: none;
    animation: none;
  }
`
