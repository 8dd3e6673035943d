import { styled } from 'styled-components'
import { dataPlays } from '../../../shared/dataAttributes.ts'
import { useContent } from '../../content.ts'
import { prefersReducedMotion } from '../../theme/breakpoints.ts'
import { foreign } from '../text/words.tsx'

/**
 * Plays and stops an animated picture: see `lightbox/watchPictures.ts`. Without scripts it is a link to the animation,
 * for those for whom the page shows a still.
 */
export function AnimationControl({ href }: { href: string }) {
  const { animation } = useContent().labels.pictures
  return (
    <Control
      href={href}
      {...{ [dataPlays]: '' }}
      data-no-print=""
      aria-label={animation}
      {...foreign(animation)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M6 3.5v13l11-6.5z" />
        <path d="M6 4h3v12H6zM12 4h3v12h-3z" />
      </svg>
    </Control>
  )
}

const playing = `
  > svg > :first-child {
    display: none;
  }

  > svg > :last-child {
    display: inline;
  }
`

const stopped = `
  > svg > :first-child {
    display: inline;
  }

  > svg > :last-child {
    display: none;
  }
`

const Control = styled.a`
  position: absolute;
  inset-block-end: var(--space-1h);
  inset-inline-end: var(--space-1h);
  display: grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
  border: var(--hairline) solid var(--field-edge);
  border-radius: 50%;
  background: var(--background);
  color: var(--text);

  > svg {
    inline-size: var(--icon);
    fill: currentColor;
  }

  &:hover {
    color: var(--accent);
  }

  &:focus-visible {
    border-radius: 50%;
  }

  ${playing}

  @media ${prefersReducedMotion} {
    ${stopped}
  }

  &[${dataPlays}='yes'] {
    ${playing}
  }

  &[${dataPlays}='no'] {
    ${stopped}
  }

  /* It moves, and nothing could stop it. */
  @media (prefers-reduced-motion: no-preference) and (scripting: none) {
    display: none;
  }
`
