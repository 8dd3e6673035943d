import { dataScrolled } from '../../../shared/dataAttributes.ts'
import { linksFit, wide } from '../breakpoints.ts'

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
      #_page > header nav > div > div { margin-inline-end: 50cqi; }
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
