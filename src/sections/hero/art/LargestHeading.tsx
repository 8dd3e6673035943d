import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../../../schema/vite/resolved.ts'
import { animated, to } from '../../../motion/reactSpring.ts'
import { broad } from '../../../theme/breakpoints.ts'
import { Emphasis } from '../../../ui/text/Emphasis.tsx'
import { useArtTilt } from './useArtTilt.ts'

/**
 * The headline alone, as large as possible: of all numbers of lines, the one with which it fills the screen best. It
 * tilts with the pointer as a sheet does, and lies down as the page is scrolled.
 */
export function LargestHeading({ id, heading }: { id: string; heading: ResolvedHeading }) {
  const place = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useArtTilt(place)
  const { text, longest, lines = [longest], marks, level, language } = heading
  const fits = lines.map((width, index) => `min(var(--room)/${width},var(--high)/${index + 1})`)
  const size = { '--marks': marks, '--fit': fits.length > 1 ? `max(${fits.join(',')})` : fits[0] }
  const transform = to(
    [x, y, away],
    (x, y, away) =>
      `rotateX(${-y * tilt * 0.5 + away * tilt * 3}deg) rotateY(${side * x * tilt * 0.5}deg) translateY(${away * 12}%)`,
  )
  return (
    <Place ref={place}>
      <Sized
        as={level === 1 ? undefined : animated.h2}
        id={id}
        data-rank="headline"
        style={{ ...size, transform }}
        {...language}
      >
        <Emphasis text={text} />
      </Sized>
    </Place>
  )
}

const Place = styled.div`
  container-type: inline-size;
  perspective: var(--perspective);
  /* Its letters' boxes reach over the words below it, which are to be selected. */
  position: relative;
  z-index: -1;
`

/* At most as high as the screen without what stands below it. */
const Sized = styled(animated.h1)`
  --leading: calc(0.92 + var(--marks));
  --rest: calc(var(--header) + 5.25 * var(--space-8));
  --high: calc((var(--screen) - var(--rest)) / var(--leading));
  font-size: max(var(--type-low), var(--fit));
  line-height: var(--leading);
  transform-origin: 50% 100%;

  [data-layout='start'] & {
    --rest: calc(var(--header) + 4.25 * var(--space-8));
  }

  @media ${broad} {
    [data-layout='start'] & {
      --rest: calc(var(--header) + 3 * var(--space-8) + var(--hero-foot));
    }
  }

  @media print {
    font-size: var(--type-title);
    transform: none !important;
  }
`
