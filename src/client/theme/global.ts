import type { Theme } from '../../../schema/model/theme.ts'
import { dataArrived, dataGround, dataTurning, dataType } from '../../shared/dataAttributes.ts'
import { prefersMotion, prefersReducedMotion } from './breakpoints.ts'

/** The styles of every page. They are written into its head, minified, where they cost no script. */
export const global = `
  /* The height of a card. It is not inherited: otherwise each change would restyle all that is in the card. */
  @property --height {
    syntax: '<length-percentage>';
    inherits: false;
    initial-value: 0%;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    background: var(--background);
    color: var(--text);
    font-family: var(--text-face);
    font-size: 100%;
    line-height: 1.6;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: var(--scroll-padding);
    scrollbar-color: var(--border) var(--background);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }

  /* Where lines run: to the right, or to the left. */
  [dir='ltr'] {
    --side: 1;
  }

  [dir='rtl'] {
    --side: -1;
  }

  body {
    min-block-size: 100vh;
    min-block-size: 100svh;
    font-size: var(--type-text);
    /* Many families have narrow blanks, the narrower the bolder they are: small words run together. */
    word-spacing: 0.05em;
  }

  #_page {
    overflow-x: clip;
    display: flex;
    flex-direction: column;
    min-block-size: 100vh;
    min-block-size: 100svh;
  }

  #_page > main {
    flex: 1 0 auto;
  }

  h1,
  h2,
  h3 {
    font-family: var(--display);
    font-weight: var(--display-weight);
    font-stretch: var(--display-width);
    line-height: calc(1.05 + var(--diacritics));
    letter-spacing: var(--tight);
    word-spacing: 0;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  h1 {
    font-family: Headline, var(--display);
  }

  h3 {
    letter-spacing: 0;
  }

  /* Written without spaces: a family name would break between any of its syllables. */
  h1 em:is(:lang(ja), :lang(zh), :lang(th), :lang(lo), :lang(km), :lang(my)) {
    display: inline-block;
  }

  :lang(ja),
  :lang(zh) {
    line-break: strict;
  }

  :is(h1, h2, h3, p, li, dd, td, summary):lang(ja) {
    word-break: auto-phrase;
  }

  :lang(ko) {
    word-break: keep-all;
  }

  p,
  li {
    text-wrap: pretty;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }

  img,
  svg {
    display: block;
    max-inline-size: 100%;
  }

  :focus-visible {
    outline: var(--stroke) solid var(--accent);
    outline-offset: var(--space-half);
    border-radius: var(--radius-small);
  }

  ::selection {
    background: var(--accent);
    color: var(--on-accent);
  }

  @media ${prefersMotion} {
    html {
      scroll-behavior: smooth;
    }
  }

  :where([${dataTurning}]) *,
  :where([${dataTurning}]) *::before,
  :where([${dataTurning}]) *::after {
    transition-property: transform !important;
  }

  @media ${prefersReducedMotion} {
    *,
    *::before,
    *::after {
      transition-property: color, background-color, border-color, opacity !important;
    }
  }

  /* The art of the first screen arrives around its words, each look in its own way, within 900 ms; the button last. */
  @media ${prefersMotion} {
    [${dataType}='hero'] [data-part='action'] {
      animation: _come 300ms var(--ease) 600ms backwards;
    }

    [${dataArrived}] :is([${dataType}='hero'], [${dataType}='hero'] *),
    [${dataArrived}] :is([${dataType}='hero'], [${dataType}='hero'] *)::before,
    [${dataArrived}] :is([${dataType}='hero'], [${dataType}='hero'] *)::after {
      animation: none !important;
    }
  }

  @keyframes _come {
    from {
      translate: 0 var(--space-1h);
      opacity: 0;
    }
  }

  /* Text in the other direction than the page begins at the same edge as all other text. Centred text stays centred,
     and code keeps the edge of its own direction. */
  :where([dir] [dir]:not(pre)) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`

/** The backgrounds of sections, where a page has several: see `build/documents/grounds.ts`. */
export const backgrounds = `
  [${dataGround}] {
    position: relative;
    isolation: isolate;
    background: var(--ground, var(--background));
    color: var(--text);
  }
`

/** View transitions between documents, for those who want motion, as slow as planes and pictures. */
export const viewTransition = `
  @media ${prefersMotion} {
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: var(--slow);
      animation-timing-function: var(--ease);
    }
  }
`

/** Keeps the first section of a page below the header, unless it has a screen of its own. It follows the components. */
export const belowHeader = `
  @media screen {
    main > [${dataType}]:first-of-type > :first-child {
      padding-block-start: calc(var(--header) + var(--space-section) / 2);
    }
  }
`

/** Short quotations in the display face, where that is a serif. */
export const serifQuotes = `
  :root {
    --quote-face: var(--display);
    --quote-weight: var(--display-weight);
    --quote-width: var(--display-width);
  }

  blockquote:not([data-long]) {
    font-family: var(--display);
    font-weight: var(--display-weight);
    font-stretch: var(--display-width);
  }
`

/** Code in a family of the theme that is monospaced. */
export const codeIn = {
  display: ':root { --mono: var(--display); }',
  text: ':root { --mono: var(--text-face); }',
}

/**
 * Hyphenates words at the end of a line, where the browser can, instead of breaking them anywhere. Headings are fitted
 * word by word while building; code and input stay as they are.
 */
export const hyphenation = `
  #_page {
    -webkit-hyphens: auto;
    hyphens: auto;
    -webkit-hyphenate-limit-before: 9;
    -webkit-hyphenate-limit-after: 9;
    hyphenate-limit-chars: 22 7 7;
  }

  #_page :is(h1, h2, pre, code, textarea) {
    -webkit-hyphens: manual;
    hyphens: manual;
  }
`

/** The colour of a texture, nearly transparent: see `build/documents/colours.ts`. */
const ink = 'var(--texture)'

/** The side of a square of the grid, in px. */
const square = 64

/** Noise, about half of it transparent, as a mask. */
const noise = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -.8"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>',
)}")`

const grid = `
  background:
    linear-gradient(${ink} 1px, transparent 0) var(--margin) 0 / ${square}px ${square}px,
    linear-gradient(90deg, ${ink} 1px, transparent 0) var(--margin) 0 / ${square}px ${square}px;
`

const grain = `
  background: ${ink};
  -webkit-mask: ${noise};
  mask: ${noise};
`

/**
 * The texture of the background; empty where it is plain. It is fixed behind the page, so that scrolling repaints
 * nothing. Grain is noise that a filter renders once, into a tile: no file, and no gradient that could band.
 */
export function texture({ texture }: Theme['shape']): string {
  if (texture === 'plain') return ''
  return `
    body::before {
      content: '';
      position: fixed;
      z-index: -1;
      inset: 0;
      pointer-events: none;
      ${texture === 'grid' ? grid : grain}
    }
  `
}
