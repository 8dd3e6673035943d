import { broad, middle, prefersMotion, wide } from '../breakpoints.ts'
import { at, bare } from '../frameParts.ts'
import { linksOfRow, monochrome, nameInTheMiddle, spaced } from './forms.ts'

/** Three signs in the middle of a line, as between the parts of a chapter. */
const asterism = `
  content: '* * *';
  content: '* * *' / '';
  display: block;
  font: 400 1.25rem / 1 var(--display);
  letter-spacing: 0.5em;
  text-indent: 0.5em;
  text-align: center;
  color: var(--accent);
`

/** Small capitals: capitals that are small, since few fonts have those. */
const capitals = `
  letter-spacing: var(--spaced);
  text-transform: uppercase;
`

/** The first screen with a drawing, which is the frontispiece, and the words the title page. */
const spread = `main > section[data-type='hero'] > div:not([data-layout]):has(> div > div > svg)`

/** The list of a stack of cards. */
const plates = `ol:has(> li > ${bare('card')})`

/** What is around it: `:has()` must not stand in another. */
const around = `[data-type='projects'] > div:has(${bare('card')})`

/** A printed book: a masthead, chapters with their number, plates, a table of contents, a letter and a colophon. */
export const book = `
  ${spaced}
  ${nameInTheMiddle}

  :root:root {
    --page: 70rem;
    --type-heading: clamp(2.125rem, 1.5rem + 3vw, 4.25rem);
    --type-title: clamp(2.375rem, 1.5rem + 3.8vw, 5rem);
    --type-quote: clamp(1.75rem, 1.1rem + 2.8vw, 3.25rem);
    --words-display: block;
    --words-space: var(--space-3);
    --mark-on-line: none;
  }

  /* Masthead */
  #_page > header > div > a > span:first-child { display: none; }

  #_page > header > div > a {
    ${capitals}
    font: 600 0.9375rem / 1.3 var(--text-face);
    letter-spacing: calc(1.6 * var(--spaced));
    text-indent: calc(1.6 * var(--spaced));
  }

  #_page > header { border-block-end: 3px double var(--border); }

  @media ${wide} {
    #_page > header > div > a { font-size: 1.125rem; }

    #_page > header > div::before {
      content: '';
      position: absolute;
      inset: 3.375rem var(--gutter) auto;
      border-block-start: 3px double var(--field-edge);
    }

    html:not([data-scrolled]) #_page > header { border-color: transparent; }
  }

  ${linksOfRow('padding-inline: calc(1.6 * var(--space-link)); font-size: 1rem;')}

  /* Title page and frontispiece */
  ${spread} { text-align: center; }
  ${spread} > div:first-child > div > :nth-child(3) { justify-content: center; }
  ${spread} > div:first-child > div > p { margin-inline: auto; text-wrap: balance; }

  ${spread} > div:first-child > div > p::before {
    ${asterism}
    margin-block-end: var(--space-3);
  }

  @media ${broad} {
    ${spread}::before {
      content: '';
      position: absolute;
      inset-block: var(--header) 0;
      inset-inline: calc(50% - 9rem);
      background: linear-gradient(90deg, transparent, var(--gutter-shade) 49.6%, var(--border) 49.9% 50.1%, var(--gutter-shade) 50.4%, transparent);
      --gutter-shade: color-mix(in oklab, var(--text) 9%, transparent);
      -webkit-mask: linear-gradient(transparent, #000 9rem calc(100% - 9rem), transparent);
      mask: linear-gradient(transparent, #000 9rem calc(100% - 9rem), transparent);
      pointer-events: none;
    }

    ${spread} > div:last-child {
      inset-inline: 0 auto;
      inline-size: 50%;
      padding: 2.75rem var(--gutter) 4.25rem;
    }

    ${spread} > div:last-child::before {
      content: '';
      position: absolute;
      inset: 1.5rem max(var(--gutter), 50% - 17rem) 3rem;
      border: 1px solid var(--field-edge);
      outline: 1px solid var(--border);
      outline-offset: -0.5rem;
    }

    ${spread} > div:first-child { padding-inline-start: calc(50% + var(--gutter)); }
    ${spread} > [data-no-print] { display: none; }
    ${spread} > div:first-child > div { max-inline-size: none; }
  }

  /* Low screens have no room for it beside the sprig. */
  @media (max-height: 44rem) {
    ${spread} > div:first-child > div > p::before { content: none; }
  }

  /* Chapters */
  main { counter-reset: chapter; }
  main > section:not([data-type='hero']) { counter-increment: chapter; }

  ${at('label')} {
    ${capitals}
    position: static;
    max-inline-size: none;
    border: 0;
    padding: 0;
    margin-block-end: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    text-align: center;
    color: var(--muted);
  }

  ${at('label')}::before {
    content: counter(chapter, upper-roman);
    display: block;
    margin-block-end: 0.4em;
    font: var(--display-weight) 2.75rem / 1 var(--display);
    letter-spacing: 0;
    color: var(--accent);
  }

  ${at('label')}::after {
    ${asterism}
    margin-block-start: var(--space-2);
  }

  ${at('head')} { row-gap: var(--space-2); }
  :root [data-type='contact'] ${bare('label')} { margin-block-end: var(--space-3); }

  main [data-rank='section'],
  main [data-rank='title'] {
    margin-inline: auto;
    text-align: center;
  }

  ${at('lead')},
  [data-rank='title'] + *,
  [data-type='contact'] [data-reveal] > p {
    margin-inline: auto;
    text-align: center;
  }

  /* The author: a print, and text with an initial */
  ${at('portrait')} {
    border: 0.75rem solid var(--raised);
    outline: 1px solid var(--border);
    border-radius: 0;
  }

  ${monochrome(at('portrait'), 'sepia(0.32) contrast(0.92) brightness(1.22)')}
  figcaption { text-align: center; }

  [data-type='about'] [data-reveal] > p {
    --lead: var(--type-item);
    max-inline-size: none;
    color: var(--text);
  }

  [data-type='about'] [data-reveal] > p:first-child::first-letter {
    float: inline-start;
    margin-inline-end: 0.08em;
    font: var(--display-weight) 4.1em / 0.78 var(--display);
    padding-block-start: 0.06em;
    color: var(--accent);
  }

  @media ${broad} {
    [data-type='about'] [data-reveal]:has(> p + p) {
      columns: 2 18rem;
      column-gap: var(--space-between);
    }
  }

  ${at('facts')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding-block-start: var(--space-3);
    border-block-start: 3px double var(--border);
  }

  @media ${broad} {
    ${at('facts')}:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-between);
    }
  }

  ${at('facts')} svg { display: none; }

  /* Contents: names and numbers, with dots between them */
  ${at('skill')} > :first-child,
  ${at('facts')} > li > div {
    display: flex;
    align-items: baseline;
    gap: 0.75ch;
    margin: 0;
  }

  ${at('skill')} > :first-child::after,
  ${at('facts')} > li > div::after {
    content: '';
    order: 1;
    flex: 1 1 1.5rem;
    block-size: 1px;
    background: radial-gradient(circle, var(--muted) 1px, transparent 1.3px) 0 50% / 0.5rem 3px;
    padding-block-start: 3px;
  }

  ${at('skill')} > :first-child > :last-child,
  ${at('facts')} > li > div > p { order: 2; text-align: end; }
  ${at('facts')} > li > div > * { margin: 0; }
  ${at('facts')} > li > div > p { max-inline-size: 62%; }

  ${at('skill')} { position: relative; }
  ${at('skill')} > :first-child { font-size: clamp(1.25rem, 1.1rem + 0.9vw, 1.75rem); }
  ${at('skill')} > :first-child > :first-child { font: var(--display-weight) 1em / 1.3 var(--display); }
  ${at('skill')} > :first-child > :last-child { color: var(--text); font-variant-numeric: oldstyle-nums tabular-nums; }
  ${at('track')} { position: absolute; opacity: 0; inline-size: 100%; }

  ul:has(> li ${bare('skill')}) {
    gap: var(--space-1h);
    max-inline-size: 42rem;
    margin-inline: auto;
  }

  /* Entries */
  ul:has(> li ${bare('service')}) {
    counter-reset: entry;
    gap: var(--space-part) var(--space-wide);
  }

  li:has(${bare('service')}) { counter-increment: entry; }

  ${at('service')} {
    grid-template: auto 1fr / minmax(2.5rem, auto) minmax(0, 1fr);
    gap: var(--space-1) var(--space-2);
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    overflow: visible;
  }

  ${at('service')}::before {
    content: counter(entry);
    position: static;
    grid-row: span 2;
    background: none;
    opacity: 1;
    font: var(--display-weight) 3.5rem / 0.85 var(--display);
    font-variant-numeric: oldstyle-nums;
    color: var(--accent);
  }

  ${at('service')} > span { display: none; }
  ${at('service')} > * { grid-column: 2; }

  /* Plates: pictures in a mount, two beside each other below the first */
  ${monochrome(at('cardPicture'), 'sepia(0.45) contrast(0.95) brightness(1.18)')}

  :root ${around} {
    --sticky: static;
    --stack-gap: 0px;
  }

  [data-type='projects'] ${plates} {
    counter-reset: plate;
    display: grid;
    gap: var(--space-part) var(--space-between);
  }

  #_page [data-type='projects'] ${plates} > li {
    counter-increment: plate;
    position: static;
    margin: 0;
  }

  ${at('card')} {
    grid-template: auto 1fr / minmax(0, 1fr);
    min-block-size: 0;
    transform: none !important;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: center;
    overflow: visible;
  }

  ${at('cardPicture')},
  ${at('card')} > [aria-hidden] {
    aspect-ratio: 3 / 2;
    border: clamp(0.75rem, 2vw, 1.75rem) solid var(--raised);
    outline: 1px solid var(--border);
    box-shadow: 0 0.5rem 1.5rem -0.75rem color-mix(in oklab, var(--text) 40%, transparent);
  }

  ${at('cardText')} {
    order: 1;
    align-items: center;
    padding: var(--space-3) 0 0;
  }

  ${at('card')} > :not(picture, ${bare('cardPicture')}, [aria-hidden]) { min-block-size: var(--words, 0px); }
  ${at('cardText')} > ul { justify-content: center; }

  ${at('cardText')} > :is(h2, h3) {
    margin-block: var(--space-1);
    padding: 0;
    font-size: clamp(1.625rem, 1.2rem + 1.4vw, 2.25rem);
  }

  ${at('cardText')} > p { max-inline-size: 30rem; font-size: inherit; text-wrap: balance; }
  ${at('cardText')} > span:first-child { font-size: 0; }

  ${at('cardText')} > span:not(:empty)::before {
    content: counter(plate, upper-roman);
    font: var(--display-weight) 1.5rem / 1 var(--display);
    color: var(--accent);
  }

  @media ${broad} {
    [data-type='projects'] ${plates} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    [data-type='projects'] ${plates}::after { content: none; }
    :root ${around} { padding-block-end: calc(var(--space-section) / 2); }
    [data-type='projects'] ${plates} > li:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
    [data-type='projects'] ${plates} > li:first-child:nth-last-child(odd) ${bare('cardPicture')} { aspect-ratio: 2 / 1; }
  }

  /* Quotations, hung */
  [data-type='testimonials'] div[data-long] {
    max-inline-size: 52rem;
    margin-inline: auto;
  }

  ${at('quote')} blockquote:not([data-long]) {
    text-indent: -0.42em;
    padding-inline-start: 0.42em;
    line-height: calc(1.18 + var(--diacritics));
  }

  ${at('quote')} > figcaption { text-align: start; }
  ${at('quote')} > blockquote:not([data-long]) + figcaption { padding-inline-start: calc(0.42 * var(--type-quote)); }

  /* A letter */
  ${at('desk')} {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    max-inline-size: 46rem;
    margin-inline: auto;
    padding: clamp(1.5rem, 6vw, 4.5rem) clamp(1.25rem, 6vw, 4.5rem) var(--space-4);
    border: 1px solid var(--border);
    background: var(--raised);
    box-shadow: 0 0.75rem 2.5rem -1rem color-mix(in oklab, var(--text) 30%, transparent);
  }

  ${at('form')} textarea {
    padding-block: 0;
    line-height: 2.25rem;
    border: 0;
    background: repeating-linear-gradient(transparent 0 calc(2.25rem - 1px), var(--field-edge) 0 2.25rem) local;
  }

  ${at('profiles')} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space-4);
    padding-block-start: var(--space-2);
    border-block-start: 3px double var(--border);
  }

  ${at('profiles')} a {
    min-block-size: var(--control);
    border: 0;
    font-size: var(--type-text);
    gap: var(--space-2);
  }

  /* Colophon */
  #_page > footer { border: 0; text-align: center; }

  #_page > footer::before {
    ${asterism}
    padding-block-start: var(--space-6);
  }

  #_page > footer > div:last-of-type { flex-direction: column; align-items: center; justify-content: center; }
  #_page > footer ul { justify-content: center; }

  @media not ${middle} {
    ${at('facts')} > li > div > p { max-inline-size: 70%; }
  }

  /* The sprig grows when the page opens. */
  @media ${prefersMotion} {
    ${spread} [data-layer] g > g:not([transform]) {
      transform-box: fill-box;
      transform-origin: 50% 100%;
      animation: grow-leaf 900ms var(--ease) 350ms backwards;
    }

    ${spread} [data-layer] g > g:not([transform]):nth-child(n + 3) { animation-delay: 550ms; }
    ${spread} [data-layer] g > g:not([transform]):nth-child(n + 6) { animation-delay: 750ms; }

    ${spread} [data-layer] > path:not([transform]) {
      transform-box: fill-box;
      transform-origin: 50% 100%;
      animation: grow-stem 1100ms var(--ease) backwards;
    }

    @keyframes grow-leaf { from { transform: scale(0.4); opacity: 0; } }
    @keyframes grow-stem { from { transform: scaleY(0); } }
  }
`
