import { over, type Part } from '../parts.ts'

/** How something falls into its place, a little past it and back. */
export const landed = 'cubic-bezier(0.2, 1.25, 0.4, 1)'

/** Type of the display face at a size. */
export const display = (size: string, leading = 1) => `
  font: var(--display-weight) ${size} / calc(${leading} + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
`

/** A picture in two colours: its shadows in one, its lights in the other, whatever its own are. */
export const duotone = (part: Part, dark: string, light: string) => `
  ${over(part)} {
    isolation: isolate;
    background: ${light};
  }

  ${over(part)} picture {
    position: absolute;
    inset: 0;
    background: #fff;
    mix-blend-mode: multiply;
  }

  ${over(part)} picture > img {
    opacity: 1;
    filter: grayscale(1) contrast(1.15) brightness(1.3);
  }

  ${over(part)} picture::after {
    content: none;
  }

  /* Black becomes the dark colour. */
  ${over(part)}::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${dark};
    mix-blend-mode: lighten;
    pointer-events: none;
  }
`

/** A picture printed in two colours as a halftone: dots that grow with what is dark, and no tones between. */
export const halftone = (part: Part, dark: string, light: string) => `
  ${duotone(part, dark, light)}

  ${over(part)} picture {
    --dot: clamp(6px, 0.65vw, 10px);
    filter: contrast(12);
  }

  ${over(part)} picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(circle, #000, #fff 70%) 0 0 / var(--dot) var(--dot);
    opacity: 0.5;
    mix-blend-mode: normal;
  }
`

/** An SVG of this size, as an image for a mask. */
export const drawn = (width: number, height: number, body: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}")`

/** A header that floats above the page, as a pill; the menu opens below it, as wide as the screen. */
export const floating = (background: string) => `
  #_page > header {
    --header: 4rem;
    inset-block-start: var(--space-1h);
    inset-inline: max(var(--gutter) - var(--space-3), var(--space-1h));
    max-inline-size: calc(var(--page) + 2 * var(--space-3));
    margin-inline: auto;
    border: 0;
    border-radius: 2rem;
    animation: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  #_page > header:not(:has(:popover-open)) {
    background: ${background};
  }

  #_page > header:has(:popover-open) {
    box-shadow: 0 0 0 100vmax var(--background);
  }

  #_page > header :popover-open {
    inset-block-start: 4.75rem;
  }

  #_page > header > div {
    padding-inline: var(--space-3);
  }
`
