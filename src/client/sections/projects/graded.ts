import { css } from 'styled-components'

/**
 * Pictures of a service go with nothing: in the colour of their card, `--tint`, they go with the page, and with one
 * another. In dark mode they are dimmed, or they would be the brightest on it:
 * in light mode the value is none, and they are opaque.
 */
export const graded = css`
  picture > img {
    opacity: var(--in-dark, 0.8);
  }

  picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: color-mix(in oklab, var(--tint), var(--muted) 68%);
    opacity: 0.85;
    mix-blend-mode: color;
    pointer-events: none;
  }
`
