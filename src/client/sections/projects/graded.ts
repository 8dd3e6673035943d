import { css } from 'styled-components'

/**
 * Pictures of a service go with nothing: in the colour of their card, `--tint`, they go with the page, and with one
 * another. In dark mode they are dimmed, or they would be the brightest on it.
 */
export const graded = css`
  picture > img {
    filter: brightness(var(--in-dark, 0.8) var(--in-light, 1));
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
