import { Fragment } from 'react'
import { keyframes, styled } from 'styled-components'
import { namesIn } from '../../../shared/emphasis.ts'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection, Wall, WallPanel } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { broad, prefersMotion } from '../../theme/breakpoints.ts'
import { Frame } from '../../ui/frames.ts'
import { Emphasis, largestFit } from '../../ui/text/Heading.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { HeroText } from './Hero.tsx'

/** How high a letter of a name is at the most on phones, by how many lines it has. */
const mostHigh: Record<number, string> = { 1: '30svh', 2: '22svh', 3: '13.5svh' }

/**
 * The headline on two lines that fill the width, on phones on more, and below it the years of the page’s timelines as a
 * wall that recedes: it takes all that is left of the screen.
 */
export default function HeroCareer({ section }: { section: ResolvedSection<'hero'> }) {
  const { wall } = useContent()
  const { id, headline } = section
  const { text, longest, lines = [longest], diacritics, tall = 0, level, language } = headline
  const size = {
    '--diacritics': diacritics,
    '--tall': tall,
    '--fit': largestFit(lines, 'var(--high)/2'),
    // The fewer lines, the higher each of them may be.
    '--most': mostHigh[lines.length] ?? '10svh',
    '--fit-two': largestFit(lines.slice(0, 2), ''),
    '--widest': widestFit(lines),
  }
  return (
    <First data-wall={wall && ''} data-alone={section.tagline ? undefined : ''}>
      <Intro>
        <HeroText
          section={section}
          headline={
            <Width>
              <Sized as={`h${level}`} id={headingId(id)} data-rank="headline" style={size} {...language}>
                {withKeys(namesIn(text), String).map(([key, word]) => (
                  <Fragment key={key}>
                    <Word>
                      <Emphasis text={word} />
                    </Word>{' '}
                  </Fragment>
                ))}
              </Sized>
            </Width>
          }
        />
      </Intro>
      {wall && <WallOfYears wall={wall} />}
    </First>
  )
}

/**
 * How wide the widest line is, in CSS, for what a look draws below it: the longest of all numbers of lines that fits,
 * without the 1.2 % that `textWidth.ts` leaves free.
 */
const widestFit = (lines: readonly number[]) =>
  `calc(max(${lines.map((width) => `${width}em - max(0px, (${width}em - 100%) * 999)`).join(',')}) * 0.988)`

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: calc(var(--header) + var(--space-1));
  overflow: clip;

  &[data-wall] {
    grid-template-rows: auto minmax(12.5rem, 1fr);
    min-block-size: var(--screen);
  }

  @media ${broad} {
    &[data-wall] {
      grid-template-rows: auto minmax(10.625rem, 1fr);
    }

    &[data-wall][data-alone] {
      grid-template-rows: auto minmax(13rem, 1fr);
    }
  }

  @media print {
    display: block;
    min-block-size: 0 !important;
    padding-block-start: var(--space-4);
  }
`

const Intro = styled(Frame)`
  padding-block-end: var(--space-2);

  > [data-part='lead'] {
    max-inline-size: 26em;
    margin-block-start: var(--space-2h);
    font-size: clamp(1.0625rem, 1.75vw, 1.625rem);
    line-height: 1.36;
    color: var(--text);
  }

  > :first-child {
    padding-block-end: 0.75rem;
  }

  > [data-part='actions'] > p {
    padding: 0;
    font-size: var(--type-text);
    color: var(--text);
  }

  @media ${broad} {
    /* What the person is and how to go on stand in one row. */
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    gap: 0 var(--space-3);
    align-items: start;

    > :first-child {
      grid-column: 1 / -1;
    }

    > :nth-child(n + 2) {
      margin-block-start: clamp(1.25rem, 4svh, 2.5rem);
    }

    > [data-part='actions'] {
      flex-direction: row-reverse;
      grid-column: 2;
    }

    /* Without a tagline it stands where that would. */
    > [data-part='actions']:nth-child(2) {
      flex-direction: row;
      justify-content: start;
      grid-column: 1 / -1;
    }
  }
`

const Width = styled.div`
  container-type: inline-size;
`

/* Two lines of it leave room for four of the tagline, and for the wall. */
const Sized = styled.h1`
  --leading: max(0.92 + var(--diacritics), var(--tall) + 0.02);
  --high: calc(38svh / var(--leading));

  /* Letters reach beyond their measured width, and a name never breaks within a word. */
  margin-inline: -0.04em;
  font-size: max(1.25rem, min(var(--fit), var(--most)));
  line-height: var(--leading);

  @media ${broad} {
    font-size: max(var(--type-low), var(--fit-two));
  }

  @media print {
    font-size: var(--type-title);
  }
`

/* A name breaks at its hyphen on phones alone. */
const Word = styled.span`
  @media ${broad} {
    display: inline-block;
  }
`

/** The corners of a panel in percent of the wall’s height and per mille of its width. */
function cornersOf({ from, to }: WallPanel, topAt: (at: number) => number): string {
  const [start, end] = [from * 1000, to * 1000].map((x) => x.toFixed(1))
  return `${start},100 ${start},${topAt(from)} ${end},${topAt(to)} ${end},100`
}

/** Each post as a panel that leads to it, each year above where it begins, and publications as notches. */
function WallOfYears({ wall: { least, panels, years, notches } }: { wall: Wall }) {
  const height = (at: number) => least + (1 - least) * at
  const topAt = (at: number) => Math.round((1 - height(at)) * 10_000) / 100
  return (
    <Scape data-part="art">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {panels.map((panel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: panels never change places
          <a key={index} href={panel.href} tabIndex={-1} style={{ '--late': index / panels.length }}>
            <polygon points={cornersOf(panel, topAt)} style={{ fill: `var(--career-${panel.tone})` }} />
            {panel.from > 0 && <Line at={panel.from} from={topAt(panel.from)} to={100} />}
          </a>
        ))}
        {notches.map((at) => (
          <Line key={at} at={at} from={topAt(at)} to={topAt(at) + 9 * height(at)} isNotch />
        ))}
      </svg>
      {withKeys(years, ({ text }) => text).map(([key, { text, at }], index) => (
        <Year
          key={key}
          aria-hidden="true"
          style={{ '--at': at, '--up': height(at), '--rise': 1 - least, '--next': years[index + 1]?.at ?? 1 }}
        >
          {text}
        </Year>
      ))}
      {withKeys(
        panels.filter(({ shows }) => shows),
        ({ href }) => href,
      ).map(([key, panel]) => (
        <Words key={key} {...panel} />
      ))}
    </Scape>
  )
}

interface LineProps {
  at: number
  /** Its ends, in percent of the height. */
  from: number
  to: number
  isNotch?: boolean
}

const Line = ({ at, from, to, isNotch }: LineProps) => (
  <line data-notch={isNotch ? '' : undefined} x1={at * 1000} x2={at * 1000} y1={from} y2={to} />
)

/** The title of the present with its place, or the place of another. The panel below them is what leads on. */
const Words = ({ from, to, tone, title, place, shows, at, onPhones, brief }: WallPanel) => (
  <OnPanel
    data-shows={shows}
    data-phones={onPhones === undefined ? undefined : ''}
    style={{
      '--from': at ?? from,
      '--to': to,
      '--on-phones': onPhones,
      color: `var(--on-career-${tone})`,
    }}
  >
    {shows === 'title' && at !== undefined && <strong {...foreign(title)}>{title}</strong>}
    {(shows === 'place' || at !== undefined) && place && <span {...foreign(place)}>{place}</span>}
    {brief && <b {...foreign(brief)}>{brief}</b>}
  </OnPanel>
)

const rise = keyframes`
  from {
    transform: scaleY(0);
  }
`

const appear = keyframes`
  from {
    opacity: 0;
  }
`

const Scape = styled.div`
  position: relative;
  container-type: inline-size;

  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    transform: scaleX(var(--side));
  }

  line {
    stroke: var(--background);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }

  line[data-notch] {
    stroke: var(--on-career-0);
    stroke-width: 1.5px;
    pointer-events: none;
  }

  svg > a {
    transform-origin: 0 100%;
    transition: filter var(--quick) var(--ease);

    &:is(:hover, :active) {
      filter: brightness(1.12);
    }
  }

  @media ${prefersMotion} {
    svg > a {
      animation: ${rise} 500ms var(--ease) calc(400ms * var(--late)) backwards;
    }

    > :not(svg) {
      animation: ${appear} 300ms var(--ease) 600ms backwards;
    }
  }

  @media print {
    display: none;
  }
`

/* Above the edge, which rises by as much as the year is wide: on phones steeply, and only the first has room. */
const Year = styled.span`
  --wide: 0.035;
  position: absolute;
  inset-inline-start: calc(100% * var(--at));
  inset-block-end: calc(100% * (var(--up) + var(--wide) * var(--rise)));
  padding: 0 0 0.375rem 2px;
  font-size: var(--type-label);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  svg + & {
    --wide: 0.16;
    padding-inline-start: var(--margin);
  }

  svg + & ~ & {
    display: none;
  }

  @media ${broad} {
    /* As far in as all else, where that is before the next. */
    svg + & {
      --wide: 0.08;
      padding-inline-start: clamp(1.25rem, 100cqi * var(--next) - 3.75rem, var(--margin));
    }

    svg + & ~ & {
      display: block;
    }
  }
`

const OnPanel = styled.p`
  pointer-events: none;
  position: absolute;
  inset-block-end: 1.25rem;
  inset-inline-start: calc(100% * var(--from));
  display: none;
  inline-size: calc(100% * (var(--to) - var(--from)));
  /* At the edge of the screen as far in as all else. */
  --inset: max(0.875rem, var(--margin) - 100cqi * var(--from));
  padding-inline: var(--inset) 0.875rem;
  font-size: var(--type-label);
  line-height: 1.3;
  text-wrap: balance;

  &[data-shows='title'] {
    display: block;
    inset-inline: calc(100% * var(--from)) 0;
    inline-size: auto;
    padding-inline: 0.875rem var(--margin);
    text-align: end;
    font-size: var(--type-small);

    > strong {
      display: block;
      font-size: clamp(1rem, 1.5vw, 1.3125rem);
      font-weight: 600;
    }
  }

  > b,
  [data-alone] &[data-shows='title'] > strong {
    font: var(--display-weight) 1rem / 1.2 var(--display);
    font-stretch: var(--display-width);
  }

  /* Without a tagline it is what the first screen says. */
  [data-alone] &[data-shows='title'] > strong {
    font-size: clamp(1.5rem, 2.7vw, 2.5rem);
    letter-spacing: var(--tight);
  }

  @media not ${broad} {
    &[data-phones] {
      inset-inline-start: calc(100% * var(--on-phones));
      text-align: start;

      > b {
        display: none;
      }
    }

    /* On phones the place of the present, or its year, is else all that has room. */
    &&:not([data-phones]) > :not(b) {
      display: none;
    }
  }

  @media ${broad} {
    &[data-shows='title'] {
      inset-inline-end: var(--margin);
      padding-inline: var(--inset) 0;
      text-align: start;
    }

    [data-alone] &[data-shows='title'] {
      font-size: clamp(1.0625rem, 1.4vw, 1.3125rem);
    }

    > b {
      display: none;
    }

    > span {
      display: block;
    }
  }

  @media ${broad} {
    @container (min-width: 75rem) {
      display: block;
    }
  }
`
