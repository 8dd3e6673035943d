import { dataScrolled } from '../../../shared/dataAttributes.ts'
import { linksFit, wide } from '../breakpoints.ts'
import { over, type Part } from '../frameParts.ts'

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

/** Letters that are joined must not be spaced: those of Arabic, and of languages that are written in it. */
export const spaced = `
  :root { --spaced: 0.16em; }
  :lang(ar), :lang(fa), :lang(ur), :lang(ps), :lang(ckb), :lang(ug) { --spaced: 0em; }
`

/**
 * The header with the name in the middle: on wide screens above the links, which alone stay once the page is scrolled.
 * `LinksRoom` needs 3rem for its measure.
 */
export const nameInTheMiddle = `
  #_page > header > div { position: relative; }

  #_page > header > div > a {
    margin-inline: auto;
    max-inline-size: calc(100% - 2 * var(--control));
    text-align: center;
  }

  #_page > header > div > nav {
    position: absolute;
    inset-inline-end: var(--gutter);
  }

  #_page > header > div > button {
    position: absolute;
    inset-inline-start: var(--gutter);
    inset-block-end: 0.25rem;
  }

  @media ${wide} {
    @media screen {
      :root:root { --header: 6.75rem; }
      #_page > main > section:not([data-type='hero']) { --header: 3.25rem; }
      #_page { --scroll-padding: 4.25rem; }
    }

    #_page > header {
      transition: background-color var(--slow) var(--ease), border-color var(--slow) var(--ease), translate var(--slow) var(--ease);
    }

    html[${dataScrolled}] #_page > header:not(:has(:focus-visible, :popover-open)) { translate: 0 -3.5rem; }

    #_page > header > div {
      display: grid;
      grid-template: 3.5rem 3.25rem / minmax(0, 1fr);
      gap: 0;
    }

    #_page > header > div > nav {
      --header: 3.25rem;
      position: static;
      inline-size: 100%;
      pointer-events: none;
    }

    #_page > header nav :is(a, button) { pointer-events: auto; }
    #_menu { --header: 6.75rem; }
    #_page > header nav > div > div { margin-inline-end: calc(50cqi - 1rem); }

    @container ${linksFit} {
      #_page > header nav > div > div { margin-inline-end: calc(50cqi - var(--space-link) / 2); }
    }
  }
`

/** The links of the header as a row, and the hidden copy that measures whether they fit. */
export const linksOfRow = (style: string) => `
  @media ${wide} {
    #_page > header nav > [aria-hidden] > span { ${style} }

    @container ${linksFit} {
      #_page > header li a { ${style} }
    }
  }
`

/**
 * A picture in the colours of the page: what is black in it has that of the background where this is dark, and what is
 * white that of the background where it is light.
 */
export const monochrome = (picture: string, filter: string) => `
  ${picture} picture {
    display: block;
    block-size: 100%;
    isolation: isolate;
    background: var(--background);
  }

  ${picture} picture::after { content: none; }

  ${picture} picture > img {
    opacity: 1;
    filter: grayscale(1) ${filter};
    mix-blend-mode: var(--in-dark, screen) var(--in-light, multiply);
  }
`
