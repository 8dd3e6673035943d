import { use } from 'react'
import { css, styled } from 'styled-components'
import { Content, useContent } from '../content.ts'
import { prefersMotion } from '../theme/breakpoints.ts'

/** A link among other small words: underlined in the accent on hover only. */
export const quietLink = css`
  text-decoration: underline;
  text-decoration-color: var(--border);
  text-underline-offset: var(--underline);

  &:hover {
    text-decoration-color: var(--accent);
  }
`

/** A link of small words on a line of its own: an arrow behind them, and underlined on hover. */
export const arrowLink = css`
  --more: calc(var(--target) / 2 - var(--line-half));
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-inline-size: var(--target);
  max-inline-size: 100%;
  /* As high as a finger needs, without moving what stands above and below it. */
  margin-block: calc(-1 * var(--more));
  padding-block: var(--more);
  text-decoration: underline transparent;
  text-decoration-thickness: var(--hairline);
  text-underline-offset: var(--underline);
  transition: text-decoration-color var(--quick) var(--ease);

  > :first-child {
    min-inline-size: 0;
  }

  > svg {
    color: var(--muted);
    transition: color var(--quick) var(--ease);
  }

  &:hover {
    text-decoration-color: currentColor;

    > svg {
      color: var(--accent);
    }
  }
`

/** A link in running text. */
export const textLink = css`
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: var(--stroke);
  text-underline-offset: var(--underline);

  &:hover {
    text-decoration-thickness: calc(var(--stroke) + var(--hairline));
  }
`

/** An onward link: the words in its first `span`, underlined in the accent, and an arrow beside them. */
export const onwardLink = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  font-weight: 600;

  > span:first-child {
    padding-block: var(--underline);
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 100% var(--stroke) no-repeat;
  }
`

/**
 * The `rel` of a link to one of the owner's profiles or addresses: `me`, by which Mastodon and others verify that the
 * page and the profile are of one person (https://microformats.org/wiki/rel-me). Undefined for files, pages and
 * telephone numbers, which have nobody to ask.
 */
export const relMe = (href: string): 'me' | undefined =>
  /^(?:https?|mailto):/i.test(href) ? 'me' : undefined

/** The way to the start of the page: a mark, and the owner's name. */
export const homeLink = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  font-weight: 700;
  font-size: var(--type-name);
`

/** The primary button of a section. */
export const primary = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--action);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  transition: background-color var(--quick) var(--ease), transform var(--quick) var(--ease);

  /* Touch screens would keep it after a tap. */
  @media (hover: hover) {
    &:hover {
      background: var(--accent-lit);
    }
  }

  @media ${prefersMotion} {
    &:active {
      transform: translateY(var(--hairline));
    }
  }

  @media (forced-colors: active) {
    border: var(--hairline) solid ButtonText;
  }
`

/** A control with an arrow in it: round, or a sheet. */
export const round = css`
  display: inline-grid;
  place-items: center;
  inline-size: var(--control);
  block-size: var(--control);
  flex: none;
  border: var(--hairline) solid var(--border);
  border-radius: var(--round, 50%);
  color: var(--text);
  transition: border-color var(--quick) var(--ease), background-color var(--quick) var(--ease), color var(--quick) var(--ease);

  &:hover {
    border-color: var(--text);
  }

  &:active {
    background: var(--raised);
  }
`

interface NoteProps {
  /** Where the link leads. */
  href: string
}

/**
 * The type and size of a file behind the words of the link to it; nothing for other links. The space before them is in
 * the same text node: Chromium leaves a text node of a single space out of the accessible name of the link.
 */
export function FileNote({ href }: NoteProps) {
  const note = useContent().fileNotes[href]
  return note && <Note>{` ${note}`}</Note>
}

/** Whether a link leads to a file published with the page. To be called while rendering. */
export const isFile = (href: string): boolean => use(Content).fileNotes[href] !== undefined

const Note = styled.small`
  font-size: var(--type-label);
  font-weight: 400;
  /* It says other things than the words before it, whichever way each runs. */
  unicode-bidi: isolate;
`

const rotations = { forward: 0, down: 90, back: 180, out: -45 } as const

interface ArrowProps {
  /** Its direction; `arrowTo(href)` gives that of a link. */
  to: keyof typeof rotations
}

/** An arrow of a control or a link. `forward`, `back` and `out` mirror where text runs to the left. */
export function Arrow({ to }: ArrowProps) {
  return (
    <Glyph viewBox="0 0 20 20" aria-hidden="true" focusable="false" data-to={to} data-no-print="">
      <path d="M3 10h13M11 5l5 5-5 5" transform={`rotate(${rotations[to]} 10 10)`} />
    </Glyph>
  )
}

const Glyph = styled.svg`
  inline-size: var(--arrow);
  block-size: var(--arrow);
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &:not([data-to='down']) {
    transform: scaleX(var(--side));
  }
`

/** The direction of a link's arrow: forward within the site, down to a file, out to another site. */
export const arrowTo = (href: string): 'forward' | 'down' | 'out' => {
  if (isFile(href)) return 'down'
  return /^[a-z][a-z+.-]*:|^\/\//i.test(href) ? 'out' : 'forward'
}
