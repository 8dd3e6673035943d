import { across, broad, linksFit, middle, prefersMotion, wide } from '../breakpoints.ts'
import { at, bare } from '../frameParts.ts'
import { monochrome, spaced } from './forms.ts'

/** A line between cells. */
const line = '1px solid var(--border)'

/** Small letters in the corner of a cell. */
const note = `
  font: 500 0.75rem / 1.4 var(--display);
  font-stretch: var(--display-width);
  letter-spacing: calc(0.4 * var(--spaced));
  text-transform: uppercase;
`

/** A line with an arrow at either end, as above a measure. */
const dimension = `
  block-size: 0.75rem;
  background:
    conic-gradient(from 72deg at 0 50%, var(--accent) 36deg, transparent 0) 0 50% / 0.75rem 0.75rem,
    conic-gradient(from 252deg at 100% 50%, var(--accent) 36deg, transparent 0) 100% 50% / 0.75rem 0.75rem,
    linear-gradient(var(--accent), var(--accent)) 50% / calc(100% - 0.5rem) 1px;
  background-repeat: no-repeat;
  border-inline: 1px solid var(--accent);
`

/** A cross on a corner. */
const cross = `
  position: absolute;
  inline-size: 0.8125rem;
  block-size: 0.8125rem;
  background:
    linear-gradient(var(--text), var(--text)) 50% / 100% 1px no-repeat,
    linear-gradient(var(--text), var(--text)) 50% / 1px 100% no-repeat;
`

/** An engineer's drawing: a sheet with a border, cells, dimension lines, title blocks. */
export const plan = `
  ${spaced}

  :root:root {
    --edge: 0.5rem;
    --header: calc(var(--edge) + 3.5rem);
    --head-columns: 3fr 9fr;
    --leading-mono: 1.06;
    --type-heading: clamp(1.75rem, 1.2rem + 2.4vw, 3.5rem);
    --type-title: clamp(2rem, 1.2rem + 4.2vw, 5rem);
    --mark-on-line: none;
  }

  @media ${wide} { :root:root { --edge: 1rem; } }

  main :is(h1, h2, h3) { line-height: calc(var(--leading-mono) + var(--diacritics)); }

  /* The sheet: a border with ticks, in front of what scrolls */
  @media screen {
    #_page::before,
    #_page::after {
      content: '';
      position: fixed;
      inset: 0;
      z-index: 11;
      pointer-events: none;
      border: var(--edge) solid var(--background);
    }

    #_page::before { box-shadow: inset 0 0 0 1px var(--field-edge); }

    #_page::after {
      border: 0;
      --tick: var(--field-edge) 0 1px, transparent 1px 4rem;
      background:
        repeating-linear-gradient(90deg, var(--tick)) 50% 0 / 100% var(--edge) no-repeat,
        repeating-linear-gradient(90deg, var(--tick)) 50% 100% / 100% var(--edge) no-repeat,
        repeating-linear-gradient(var(--tick)) 0 50% / var(--edge) 100% no-repeat,
        repeating-linear-gradient(var(--tick)) 100% 50% / var(--edge) 100% no-repeat;
    }
  }

  /* Header in cells */
  #_page > header {
    inset: var(--edge) var(--edge) auto;
    border-block-end: ${line};
    background: var(--background);
  }

  html[data-scrolled] #_page > header { background: var(--background); border-color: var(--border); }

  #_page > header > div {
    --header: 3.5rem;
    max-inline-size: none;
    padding-inline: 0 calc(var(--space-1h) + var(--space-half));
    gap: 0;
  }

  #_page > header > div > a {
    ${note}
    font-size: 0.8125rem;
    align-self: stretch;
    padding-inline: var(--space-2) var(--space-3);
    border-inline-end: ${line};
    text-transform: none;
  }

  #_menu { --header: calc(var(--edge) + 3.5rem); }

  @media ${wide} {
    @container ${linksFit} {
      #_page > header > div { padding-inline-end: 0; }
      #_page > header nav ul { gap: 0; margin: 0; }
      #_page > header nav li { border-inline-start: ${line}; }

      #_page > header nav li a {
        min-block-size: 3.5rem;
        padding-inline: var(--space-2);
        font-size: 0.875rem;
      }

      #_page > header nav li a > span { inset: auto 0 0; inline-size: 100%; block-size: 3px; transform: none; border-radius: 0; }
    }
  }

  /* Sheets with a number, and a title block in the corner */
  main { counter-reset: sheet; }

  main > section {
    counter-increment: sheet;
    position: relative;
  }

  main > section + section { border-block-start: ${line}; }

  main > section + style + section { border-block-start: ${line}; }

  ${at('head')}::before,
  [data-type='contact'] > div::before {
    content: counter(sheet, decimal-leading-zero);
    font: var(--display-weight) clamp(2.5rem, 1.6rem + 3vw, 4.5rem) / 0.9 var(--display);
    font-stretch: var(--display-width);
    color: transparent;
    -webkit-text-stroke: 1px var(--muted);
  }

  [data-type='contact'] > div::before { display: block; margin-block-end: var(--space-4); }

  @media screen {
    ${at('label')} {
      ${note}
      position: absolute;
      inset-block: auto 0;
      inset-inline: auto var(--edge);
      z-index: 1;
      display: flex;
      align-items: center;
      gap: var(--space-2);
      max-inline-size: calc(100% - 2 * var(--edge));
      margin: 0;
      padding: 0;
      border: ${line};
      border-block-end: 0;
      border-inline-end: 0;
      background: var(--background);
      color: var(--text);
    }

    ${at('label')}::before,
    ${at('label')}::after {
      content: counter(sheet, decimal-leading-zero);
      padding: var(--space-1) var(--space-2);
      background: var(--accent);
      color: var(--on-accent);
    }

    ${at('label')}::after {
      content: '1 : 1';
      content: '1 : 1' / '';
      background: none;
      border-inline-start: ${line};
      color: var(--muted);
    }
  }

  /* Dimension lines */
  main [data-rank='section']::after,
  main [data-rank='headline']::after {
    ${dimension}
    content: '';
    display: block;
    margin-block-start: 1.25rem;
    transform-origin: 0 50%;
  }

  main [data-rank='headline']::after { margin-block-start: 0.75rem; font-size: 1rem; }
  [dir='rtl'] main :is([data-rank='section'], [data-rank='headline'])::after { transform-origin: 100% 50%; }

  /* Low screens have no room for it beside the button. */
  @media (max-height: 44rem) {
    main [data-rank='headline']::after { content: none; }
  }

  /* The owner, as a print */
  ${monochrome(at('portrait'), 'brightness(1.3) contrast(1.3)')}

  ${at('portrait')} {
    --outside: calc(0.5rem + 1px);
    inline-size: calc(100% - 2 * var(--outside));
    margin: var(--outside);
    border-radius: 0;
    outline: 1px dashed var(--field-edge);
    outline-offset: 0.5rem;
  }

  ${at('facts')} {
    gap: 0;
    padding: 0;
    border: ${line};
    border-block-end: 0;
    border-inline-end: 0;
  }

  ${at('facts')} > li {
    padding: var(--space-2);
    border: ${line};
    border-block-start: 0;
    border-inline-start: 0;
  }

  ${at('facts')} svg { display: none; }
  ${at('facts')} :is(h2, h3) { ${note} margin: 0 0 var(--space-1); }

  /* Levels with ticks */
  ${at('track')} { block-size: 0.875rem; }

  ${at('track')} > :first-child {
    border-radius: 0;
    overflow: visible;
    background:
      repeating-linear-gradient(90deg, var(--field-edge) 0 1px, transparent 1px calc((100% - 1px) / 20)) 0 100% / 100% 0.3125rem no-repeat,
      repeating-linear-gradient(90deg, var(--muted) 0 1px, transparent 1px calc((100% - 1px) / 10)) 0 100% / 100% 0.625rem no-repeat,
      linear-gradient(var(--field-edge), var(--field-edge)) 0 100% / 100% 1px no-repeat;
  }

  ${at('track')} > :first-child > div { background: linear-gradient(var(--accent), var(--accent)) 0 0 / 100% 2px no-repeat; }
  ${at('track')} > :last-child { align-items: start; }

  ${at('track')} > :last-child > span {
    inline-size: 0;
    block-size: 0.875rem;
    margin-inline-start: -2px;
    border-inline-start: 2px solid var(--accent);
    border-radius: 0;
    background: none;
    transform: none;
  }

  ${at('skill')} > :first-child { ${note} font-size: 0.9375rem; text-transform: none; margin-block-end: var(--space-1); }

  /* Cells */
  ul:has(> li ${bare('service')}) {
    gap: 0;
    border: ${line};
    border-block-end: 0;
    border-inline-end: 0;
  }

  li:has(${bare('service')}) {
    position: relative;
    border: ${line};
    border-block-start: 0;
    border-inline-start: 0;
  }

  li:has(${bare('service')})::after {
    ${cross}
    content: '';
    inset-block-end: -0.4375rem;
    inset-inline-end: -0.4375rem;
    z-index: 1;
  }

  ${at('service')} {
    border: 0;
    border-radius: 0;
    background: none;
  }

  ${at('service')} > :is(h2, h3) { font-size: clamp(1.125rem, 0.9rem + 1vw, 1.5rem); }
  ${at('service')} > span { color: var(--accent); }

  /* Drawings */
  ${monochrome(at('cardPicture'), 'brightness(0.72) contrast(1.9)')}

  ${at('card')} {
    border: 1px dashed var(--field-edge);
    border-radius: 0;
    background: var(--background);
  }

  ${at('cardPicture')} { margin: var(--space-2); outline: ${line}; }
  ${at('cardText')} > :is(h2, h3) { font-size: clamp(1.375rem, 1rem + 1.4vw, 2rem); }
  ${at('cardText')} > span:first-child { ${note} padding: 0.25rem 0.75rem; border: ${line}; color: var(--accent); }
  ${at('cardText')} > span:first-child:empty { display: none; }
  :root [data-type='projects'] > div:has(${bare('card')}) { padding-block-end: var(--space-8); }

  /* Above each the title block: number, title, words and link in cells */
  @media ${across} {
    :root [data-type='projects'] > div:has(${bare('card')}) { --card-min: 0px; }
    ${at('card')} { grid-template: auto minmax(12rem, 1fr) / minmax(0, 1fr); }

    ${at('cardText')} {
      display: grid;
      grid-template-columns: auto minmax(0, 4fr) minmax(0, 5fr) auto;
      align-items: start;
      gap: var(--space-1) 0;
      padding: 0;
      border-block-end: ${line};
    }

    ${at('cardText')} > * {
      grid-column: 3;
      margin: 0;
      padding: var(--space-2) var(--space-3);
      font-size: inherit;
    }

    ${at('cardText')} > span:first-child,
    ${at('cardText')} > :is(h2, h3),
    ${at('cardText')} > :last-child {
      grid-row: 1 / span 4;
      align-self: stretch;
      border: 0;
      border-inline-end: ${line};
    }

    ${at('cardText')} > span:first-child { grid-column: 1; padding: var(--space-2) var(--space-3); }
    ${at('cardText')} > ul { padding-block-end: 0; font-size: var(--type-label); }
    ${at('cardText')} > :is(h2, h3) { grid-column: 2; }
    ${at('cardText')} > :last-child { grid-column: 4; border-inline-end: 0; border-inline-start: ${line}; }

    ${at('cardPicture')}::after {
      content: '';
      position: absolute;
      inset: 0 auto auto 7rem;
      inline-size: 9rem;
      block-size: 55%;
      background:
        linear-gradient(var(--accent), var(--accent)) 0 0 / 1px calc(100% - 1rem) no-repeat,
        linear-gradient(var(--accent), var(--accent)) 0 calc(100% - 1rem) / calc(100% - 2rem) 1px no-repeat,
        radial-gradient(circle at calc(100% - 1rem) calc(100% - 1rem), var(--accent) 4px, transparent 4.5px 12px, var(--accent) 12.5px 13.5px, transparent 14px);
      pointer-events: none;
    }
  }

  /* Quotation, as a note with a leader */
  ${at('quote')} blockquote:not([data-long]) {
    font: 500 clamp(1.25rem, 0.9rem + 1.6vw, 2rem) / 1.45 var(--text-face);
    border-inline-start: 2px solid var(--accent);
    padding-inline-start: var(--space-3);
  }

  /* The form as the cells of a title block */
  ${at('desk')} { align-items: start; gap: var(--space-3); }

  ${at('form')} {
    gap: 0;
    border: ${line};
    background: var(--background);
  }

  ${at('form')} > div:has(input, textarea) {
    padding: var(--space-1h) var(--space-2) 0;
    border-block-end: ${line};
  }

  ${at('form')} label { ${note} }
  ${at('form')} :is(input, textarea):not(:focus, :hover, [aria-invalid]) { border-color: transparent; }
  ${at('form')} > :last-child { align-items: center; justify-content: end; }
  ${at('form')} > :last-child > button { min-block-size: 4rem; padding-inline: var(--space-4); }
  ${at('form')} > :last-child > :not(button) { order: -1; padding-inline: var(--space-2); }

  @media ${middle} {
    ${at('form')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    ${at('form')} > :not(:has(> input)) { grid-column: 1 / -1; }
    ${at('form')} > :has(> input) + :has(> input) { border-inline-start: ${line}; }
  }

  ${at('profiles')} { border: ${line}; border-block-end: 0; background: var(--background); }
  ${at('profiles')} a { padding-inline: var(--space-2); font: 500 0.9375rem / 1.4 var(--display); font-stretch: var(--display-width); }

  /* The foot: the title block of the sheet */
  #_page > footer {
    padding: 0 var(--edge) var(--edge);
    background: var(--background);
  }

  #_page > footer > div:last-of-type {
    max-inline-size: none;
    padding: 0;
    gap: 0;
  }

  #_page > footer > div:last-of-type > * {
    margin: 0;
    padding: var(--space-2) var(--space-3);
    border-block-start: ${line};
  }

  @media ${wide} {
    #_page > footer > div:last-of-type {
      flex-wrap: nowrap;
      align-items: stretch;
    }

    #_page > footer > div:last-of-type > * {
      display: flex;
      align-items: center;
      border-block-start: 0;
    }

    #_page > footer > div:last-of-type > * + * { border-inline-start: ${line}; }
    #_page > footer > div:last-of-type > nav { flex: 1; }
    #_page > footer > div:last-of-type > p { ${note} padding-block: var(--space-3); font-family: var(--text-face); }
  }

  @media not ${broad} {
    :root:root { --section-end: calc(var(--space-section) / 2 + var(--space-1)); }
    ${at('head')} { row-gap: var(--space-2); }
  }

  @media (forced-colors: active) {
    ${at('head')}::before { color: CanvasText; }
  }

  @media ${prefersMotion} {
    main > section[data-type='hero'] [data-layer] > * { animation: build 900ms var(--ease) backwards; }
    main > section[data-type='hero'] [data-layer]:nth-child(2) > * { animation-delay: 250ms; }
    main > section[data-type='hero'] [data-layer]:nth-child(3) > * { animation-delay: 500ms; }
    main > section[data-type='hero'] [data-layer]:nth-child(4) > * { animation-delay: 750ms; }
    main > section[data-type='hero'] [data-layer]:nth-child(n + 5) > * { animation-delay: 950ms; }
    main [data-rank='headline']::after { animation: measure 900ms var(--ease) 500ms backwards; }

    @supports (animation-timeline: view()) {
      main [data-rank='section']::after {
        animation: measure linear both;
        animation-timeline: view();
        animation-range: entry 0% cover 30%;
      }
    }

    @keyframes build { from { translate: 0 8%; opacity: 0; } }
    @keyframes measure { from { transform: scaleX(0); } }
  }
`
