import { broad, linksFit, prefersMotion } from '../breakpoints.ts'
import { bare, over } from '../frameParts.ts'
import { display, halftone, landed } from './forms.ts'

/** Small words in capitals, as on a ticket. */
const capitals = `
  font-size: var(--type-label);
  font-weight: 800;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`

/** Words as a block in reverse, line by line. */
const reversed = `
  background: var(--text);
  color: var(--background);
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`

const services = `#_page ul:has(> li > * > ${bare('service')})`

/** A street poster: sections in three colours edge to edge, solid bars, thick rules, the largest letters, no cards. */
export const bands = `
@media screen {
  :root:root {
    --rule: clamp(0.375rem, 0.7vw, 0.625rem);
    --edge: clamp(0.1875rem, 0.35vw, 0.3125rem);
    --type-quote: clamp(2rem, min(6.6vw, 12svh), 7rem);
    --quote-face: var(--display);
    --quote-weight: var(--display-weight);
    --quote-width: var(--display-width);
    --quote-leading: 0.98;
    --type-project: clamp(2.5rem, min(8vw, 14svh), 9rem);
    --space-section: clamp(7rem, 5rem + 7vw, 11rem);
    --page: 110rem;
    --dark: var(--in-dark, var(--background)) var(--in-light, var(--text));
    --bright: var(--in-dark, var(--text)) var(--in-light, var(--background));
    --third: var(--accent);
  }

  /* Heavy letters this close need wider blanks. */
  #_page :is(h1, h2) {
    word-spacing: 0.06em;
  }

  #_page :is(h3, blockquote, ${bare('facts')} p, ${bare('skill')} span, ${bare('profiles')} a, ${bare('service')} h2, [data-name]) {
    word-spacing: 0.1em;
  }

  /* The header: a solid bar. */
  #_page > header {
    background: var(--background);
    border-color: transparent;
    animation: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  #_page > header > div > a {
    text-transform: uppercase;
    font-weight: 900;
  }

  /* Capitals are wider than the letters for which the header has been measured. */
  @media ${broad} {
    #_page > header li > a {
      ${capitals}
      font-size: min(var(--type-label), 1.25vw);
    }

    #_page > header li > a[aria-current] {
      background: var(--text);
      color: var(--background);
    }

    @container ${linksFit} {
      #_page > header ul {
        margin-inline-end: 0;
      }
    }

    #_page > header li > a[aria-current] > span:first-child {
      display: none;
    }
  }

  /* The first screen: the words drop in, one after another, onto a rule. */
  #_page h1 {
    --rest: calc(var(--header) + 2.6 * var(--space-8) + var(--hero-foot));
    text-wrap: balance;
  }

  section[data-type='hero'] h1 ~ * {
    font-weight: 700;
  }

  @media ${prefersMotion} {
    h1 > span {
      animation: drop 0.7s ${landed} backwards;
      animation-delay: calc(var(--index) * 90ms);
    }
  }

  @keyframes drop {
    from {
      transform: translateY(-0.9em) rotate(-5deg);
    }
  }

  /* The opening of a section: a block in reverse, and a heading across the page. */
  ${over('label')} {
    align-self: start;
    inline-size: max-content;
    max-inline-size: 100%;
    margin-block-end: var(--space-1);
    padding: var(--space-half) var(--space-1h);
    border: 0;
    ${capitals}
    ${reversed}
  }

  ${over('label')}::before {
    content: none;
  }

  /* Pictures: dark on the bright colour of the poster. */
  ${halftone('portrait', 'var(--dark)', 'var(--bright)')}
  ${halftone('cardPicture', 'var(--dark)', 'var(--paper)')}

  ${over('cardPicture')} picture > img {
    filter: grayscale(1) contrast(1.5) brightness(0.85);
  }

  ${over('portrait')} {
    border-radius: 0;
  }

  ${over('facts')} {
    gap: 0 var(--space-3);
    padding: 0;
    border-block-start: var(--rule) solid var(--text);
  }

  ${over('facts')} > li {
    padding-block: var(--space-2) var(--space-3);
  }

  ${over('facts')} svg {
    display: none;
  }

  ${over('facts')} :is(h2, h3) {
    margin-block-start: 0;
    ${capitals}
    color: var(--text);
  }

  ${over('facts')} p {
    ${display('clamp(1.625rem, 2.7vw, 3.25rem)')}
  }

  #_page [data-type='about'] {
    --lead: clamp(1.5rem, 2.7vw, 3rem);
  }

  @media ${broad} {
    #_page [data-type='about'] div:has(> * > figure):has(> ${bare('facts')}) {
      grid-template: auto / 5fr 7fr;
      gap: var(--space-between);
    }

    #_page [data-type='about'] div > :has(> figure) {
      position: static;
      grid-area: auto;
    }

    ${over('facts')} {
      grid-area: auto / 1 / auto / -1;
    }
  }

  /* Skills: solid bars as long as the level, and no shorter than their word. */
  ul:has(> li > * > ${bare('skill')}) {
    gap: var(--space-1);
  }

  ${over('skill')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--space-2);
    margin-inline-start: calc(-1 * var(--margin));
  }

  ${over('skill')} > :first-child {
    display: contents;
  }

  ${over('skill')} :is(h2, h3) {
    grid-area: 1 / 1;
    z-index: 1;
    justify-self: start;
    padding: 0.16em 0.35em 0.2em var(--margin);
    ${reversed}
    ${display('clamp(1.625rem, 5.2vw, 5.5rem)')}
  }

  ${over('skill')} :is(h2, h3) + span {
    grid-area: 1 / 2;
    align-self: center;
    color: var(--text);
    ${display('clamp(1.25rem, 2.6vw, 2.75rem)')}
  }

  ${over('track')} {
    grid-area: 1 / 1;
    block-size: auto;
  }

  ${over('track')} > :first-child {
    border-radius: 0;
    background: none;
  }

  ${over('track')} > :last-child {
    display: none;
  }

  /* Services: numbered rows between thick rules. */
  ${services} {
    display: block;
    counter-reset: row;
  }

  ${services} > li {
    counter-increment: row;
    border-block-start: var(--rule) solid var(--text);
  }

  ${over('service')} {
    display: grid;
    grid-template: auto auto / minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    padding: var(--space-2) 0 var(--space-4);
    border: 0;
    border-radius: 0;
    background: none;
  }

  ${over('service')}::before {
    content: counter(row, decimal-leading-zero);
    position: static;
    opacity: 1;
    background: none;
    ${display('clamp(1.5rem, 2.6vw, 3rem)')}
  }

  ${over('service')} > span {
    display: none;
  }

  ${over('service')} > :is(h2, h3) {
    align-self: start;
    ${display('clamp(2.375rem, 7.4vw, 8rem)', 0.9)}
  }

  ${over('service')} > p {
    max-inline-size: var(--measure);
    color: inherit;
    font-size: var(--type-lead);
    line-height: 1.4;
  }

  @media ${broad} {
    ${over('service')} {
      grid-template: auto / 8vw minmax(0, 8fr) minmax(0, 5fr);
      align-items: start;
      padding-block-end: var(--space-3);
    }

    ${over('service')} > p {
      grid-column: 3;
      font-size: var(--type-text);
      padding-block-start: 0.6em;
    }
  }

  /* Projects: bands without gaps. The picture fills its band, and words stand on it in blocks. */
  section[data-type='projects']:has(ol > li > ${bare('card')}) {
    --sticky: static;
    --stack-gap: 0px;
    --section-end: 0px;
  }

  #_page ol:has(> li > ${bare('card')})::after {
    content: none;
  }

  ${over('card')} {
    --paper: var(--bright);
    --text: var(--dark);
    --soft: var(--dark);
    --background: var(--bright);
    --raised: color-mix(in oklab, var(--bright), white 40%);
    grid-template: minmax(var(--picture-min), 1fr) auto / minmax(0, 1fr);
    margin-inline: calc(-1 * var(--margin));
    border: 0;
    border-block-start: var(--rule) solid var(--dark);
    border-radius: 0;
    transform: none !important;
    background: var(--paper);
    color: var(--text);
  }

  #_page li:nth-child(even) > ${bare('card')} {
    --paper: var(--third);
  }

  ${over('cardPicture')} {
    grid-area: 1 / 1 / -1 / -1;
    order: 0;
  }

  ${over('cardText')} {
    grid-area: 2 / 1;
    z-index: 1;
    order: 1;
    padding: var(--space-8) var(--margin) var(--space-4);
  }

  ${over('cardText')} > :is(h2, h3) {
    order: -1;
    display: inline;
    inline-size: auto;
    max-inline-size: 100%;
    margin: 0;
    padding: 0.04em 0.14em 0.1em;
    ${reversed}
    line-height: calc(0.98 + var(--diacritics));
  }

  ${over('cardText')} > :not(h2, h3) {
    margin: 0;
    padding: var(--space-1h) var(--space-2);
    background: var(--raised);
    color: var(--text);
  }

  ${over('cardText')} > :is(span:first-child, ul) {
    order: -2;
    padding: var(--space-half) var(--space-1h);
    ${capitals}
  }

  /* A project alone has no number. */
  ${over('cardText')} > span:empty {
    display: none;
  }

  ${over('cardText')} > a {
    min-block-size: var(--control);
    padding-block: 0;
    background: var(--text);
    color: var(--background);
  }

  /* A quotation fills its band. */
  ${over('quote')} blockquote {
    text-wrap: balance;
  }

  /* Contact: a form with thick borders. */
  ${over('form')} :is(input, textarea) {
    margin-block-start: var(--space-half);
    padding-inline: var(--space-2);
    border: var(--edge) solid var(--text);
    font-weight: 700;
  }

  ${over('form')} label {
    ${capitals}
    color: var(--text);
  }

  ${over('form')} button {
    min-block-size: 4.5rem;
    padding-inline: var(--space-6);
    ${capitals}
    font-size: var(--type-item);
  }

  ${over('profiles')} a {
    border-block-end: var(--edge) solid var(--text);
    ${display('clamp(1.5rem, 2.4vw, 2.5rem)', 1.1)}
  }

  /* The footer: the name across. */
  #_page > footer {
    border: 0;
    color: var(--text);
    font-weight: 700;
  }

  #_page > footer > [data-name] {
    color: var(--text);
  }
}
`
