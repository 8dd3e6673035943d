import { broad, middle, prefersMotion } from '../breakpoints.ts'
import { at, bare } from '../frameParts.ts'
import { linksOfRow, monochrome, nameInTheMiddle, spaced } from './forms.ts'

/** How much of the moon is lit at the opening of each section: half of the width of its shadow, or of its light. */
const phases = [
  { nth: '2', width: '44%', disc: 'var(--background)' },
  { nth: '3', width: '24%', disc: 'var(--background)' },
  { nth: '4', width: '0.5%', disc: 'var(--moon)' },
  { nth: '5', width: '24%', disc: 'var(--moon)' },
  { nth: '6', width: '40%', disc: 'var(--moon)' },
  { nth: 'n + 7', width: '50%', disc: 'var(--moon)' },
]

const moons = phases.map(
  ({ nth, width, disc }) =>
    `main > section:nth-of-type(${nth}) { --phase: ${width}; --disc: ${disc}; --night: ${nth === 'n + 7' ? 'var(--moon)' : 'var(--background)'}; }`,
)

/** The first screen with the drawing of the look, known by its view box: words stand on no other. */
const drawn = `main > section[data-type='hero'] > div[data-layout]:has(> div > div > svg[viewBox='0 -1 800 801'])`

/** Sections with headings as small as labels, but for a scale of years. */
const plainRows = `main > section:not([data-type='timeline']) > div:has(> [data-plain])`

/** Everything in the middle of a dark stage: phases of the moon, a playbill, a programme, a pool of light. */
export const stage = `
  ${spaced}
  ${nameInTheMiddle}

  :root:root {
    --type-display: clamp(3.25rem, min(1.6rem + 7vw, 15svh), 9rem);
    --type-heading: clamp(2.75rem, 1.6rem + 5.4vw, 6.5rem);
    --type-title: clamp(3rem, 1.6rem + 7vw, 8.5rem);
    --type-quote: clamp(1.75rem, 1.2rem + 2.8vw, 3.5rem);
    --words-display: block;
    --words-space: var(--space-3);
    --moon: color-mix(in oklab, var(--accent) 55%, var(--text));
    --mark-on-line: none;
  }

  /* Name above, links beneath */
  #_page > header > div > a { font: 400 1.75rem / 1.1 var(--display); gap: 0.4em; }
  #_page > header > div > a svg { block-size: 1.125rem; }
  #_page > header { border-color: transparent !important; }

  ${linksOfRow(`
    padding-inline: calc(1.4 * var(--space-link));
    font-size: 0.8125rem;
    letter-spacing: calc(0.5 * var(--spaced));
    text-transform: uppercase;
  `)}

  /* The moon rises behind the words. */
  ${drawn} > div:last-child {
    grid-area: 1 / 1 / -1 / -1;
    clip-path: inset(0 -100vw -100vh);
    padding-block: var(--space-2) 0;
  }

  ${drawn} > div:first-child {
    grid-area: 1 / 1 / -2;
    align-self: end;
    z-index: var(--layer-content);
  }

  ${drawn} > [data-no-print] { grid-column: 1; }

  @media not ${broad} {
    ${drawn} > div:last-child svg { block-size: auto; aspect-ratio: 1; scale: 1.25; transform-origin: 50% 0; }
  }

  @media ${broad} {
    ${drawn} > [data-no-print] { display: none; }
    ${drawn} > div:first-child > div { max-inline-size: 64rem; }
  }

  /* Phases */
  ${moons.join('\n')}

  ${at('label')} {
    position: static;
    max-inline-size: none;
    margin: 0;
    border: 0;
    padding: 0;
    text-align: center;
    text-transform: uppercase;
    letter-spacing: var(--spaced);
    font-size: 0.8125rem;
  }

  ${at('label')}::before {
    content: '';
    display: block;
    inline-size: clamp(4rem, 8vw, 7rem);
    aspect-ratio: 1;
    margin: 0 auto var(--space-3);
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--border), 0 0 4rem var(--accent-haze);
    background: radial-gradient(var(--phase) 50% at 50% 50%, var(--disc) 98%, transparent), linear-gradient(90deg, var(--night) 50%, var(--moon) 50%);
    forced-color-adjust: none;
  }

  ${at('head')} { row-gap: var(--space-2); }
  :root [data-type='contact'] ${bare('label')} { margin-block-end: var(--space-2); }

  /* Rows with headings as small as labels are in the middle as well, but for a scale of years. */
  ${plainRows} { text-align: center; }
  ${plainRows} [data-level] > * { margin-inline: auto; }
  ${plainRows} ul { justify-content: center; }
  ${plainRows} [data-level] li { padding: 0; list-style: none; }
  ${plainRows} [data-level] li::before { content: none; }
  main [data-alone] { text-align: center; }
  main [data-alone] :is(p, ul) { justify-content: center; margin-inline: auto; }
  ${plainRows} ul > li:first-child { border-color: transparent; }
  ${plainRows} > ul > li { display: block; }
  [data-type='about'] [data-many] > * { margin-inline: auto; text-align: center; }

  main [data-rank='section'],
  main [data-rank='title'] {
    margin-inline: auto;
    text-align: center;
  }

  ${at('lead')},
  [data-type='contact'] [data-reveal] > p {
    margin-inline: auto;
    text-align: center;
    text-wrap: balance;
  }

  /* The owner: a full moon, and words in the middle */
  [data-type='about'] > div > div:has(> div > figure) {
    display: grid;
    grid-template: none / minmax(0, 1fr);
    gap: var(--space-between);
    justify-items: center;
    text-align: center;
  }

  [data-type='about'] > div > div:has(> div > figure) > :is(div, ul) {
    grid-area: auto;
    position: static;
    inline-size: 100%;
  }

  ${at('portrait')} {
    inline-size: min(22rem, 74vw);
    aspect-ratio: 1;
    margin-inline: auto;
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--accent-edge), 0 0 6rem var(--accent-haze);
  }

  ${monochrome(at('portrait'), 'contrast(1.1) sepia(0.35) hue-rotate(-25deg) brightness(1.05)')}

  [data-type='about'] [data-reveal] > p {
    --lead: clamp(1.625rem, 1.2rem + 1.8vw, 2.75rem);
    max-inline-size: 34rem;
    margin-inline: auto;
    text-align: center;
    text-wrap: pretty;
  }

  [data-type='about'] [data-reveal] > p > [data-block='lead'] { font-family: var(--display); line-height: 1.2; }
  [data-type='about'] [data-reveal] > p:first-child { max-inline-size: 52rem; text-wrap: balance; }

  ${at('facts')} { border: 0; padding: 0; text-align: center; }
  ${at('facts')} svg { display: none; }
  ${at('facts')} > li > div { display: block; }
  ${at('facts')} p { font: 400 clamp(1.375rem, 1.1rem + 1vw, 1.875rem) / 1.15 var(--display); }

  /* A programme: names, moons as full as the level, numbers */
  ul:has(> li ${bare('skill')}) { gap: var(--space-2); }

  ${at('skill')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 2.25rem minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
  }

  ${at('skill')} > :first-child { display: contents; }
  ${at('skill')} > :first-child > :first-child { order: 0; text-align: end; font: 400 clamp(1.5rem, 1.1rem + 2.2vw, 2.75rem) / 1.1 var(--display); }
  ${at('skill')} > :first-child > :last-child { order: 2; justify-content: start; font: 400 clamp(1.25rem, 1.1rem + 1vw, 1.75rem) / 1.1 var(--display); }

  ${at('track')} {
    order: 1;
    block-size: 2.25rem;
    clip-path: circle(50%);
    border-radius: 50%;
  }

  ${at('track')} > :first-child { border-radius: 50%; background: var(--raised); }
  ${at('track')} > :last-child { display: none; }

  ${at('track')} > :first-child > div {
    border-radius: 50%;
    background: var(--moon);
    transform: translateX(calc((var(--count) - 100) * 1%));
  }

  [dir='rtl'] ${bare('track')} > :first-child > div { transform: translateX(calc((100 - var(--count)) * 1%)); }

  /* Entries with a small moon between them */
  ul:has(> li ${bare('service')}) { display: block; }

  ${at('service')} {
    display: block;
    max-inline-size: 36rem;
    margin-inline: auto;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: center;
    overflow: visible;
  }

  ${at('service')}::before { content: none; }
  ${at('service')} > span { display: none; }
  ${at('service')} > :is(h2, h3) { font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem); margin-block-end: var(--space-1); }
  ${at('service')} > p { max-inline-size: 44ch; margin-inline: auto; font-size: 1rem; text-wrap: pretty; }

  li:has(${bare('service')}) + li::before {
    content: '';
    display: block;
    inline-size: 1rem;
    aspect-ratio: 1;
    margin: var(--space-4) auto;
    border-radius: 50%;
    box-shadow: inset -0.25rem 0 0 var(--moon);
  }

  /* Playbills: the picture from edge to edge, its title over it, and light from above */
  [data-type='projects'] ol:has(> li > ${bare('card')}) { margin-inline: calc(50% - 50vw); }

  ${at('card')} {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    border: 0;
    border-radius: 0;
    background: var(--background);
    text-align: center;
    isolation: isolate;
  }

  ${at('card')} > *,
  ${at('cardPicture')},
  ${at('cardText')} { grid-area: 1 / 1; }

  ${at('cardPicture')} { z-index: -1; }

  ${monochrome(at('cardPicture'), 'sepia(0.3) hue-rotate(-20deg) brightness(0.85)')}

  ${at('cardPicture')}::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to top, var(--background) 6%, transparent 40%),
      linear-gradient(color-mix(in oklab, var(--background) 80%, transparent), transparent 30%),
      radial-gradient(46rem 70% at 50% 55%, color-mix(in oklab, var(--background) 82%, transparent) 40%, transparent),
      conic-gradient(from 157deg at 50% -12%, transparent, color-mix(in oklab, var(--moon) 24%, transparent) 14deg 32deg, transparent 46deg);
    pointer-events: none;
  }

  ${at('cardText')} {
    order: 0;
    align-items: center;
    padding: var(--space-section) var(--gutter) var(--space-between);
  }

  ${at('cardText')} > span:first-child { letter-spacing: var(--spaced); text-transform: uppercase; color: var(--text); position: absolute; inset: var(--space-4) 0 auto; }

  ${at('cardText')} > :is(h2, h3) {
    margin-block: auto var(--space-2);
    padding: 0;
    font-size: clamp(2.75rem, 1.4rem + 4vw, 4.5rem);
    line-height: calc(1 + var(--diacritics));
    text-wrap: balance;
  }
  ${at('cardText')} > p { max-inline-size: 34rem; text-wrap: balance; color: var(--text); }
  ${at('cardText')} > ul { justify-content: center; }
  ${at('cardText')} > :last-child { margin-block-end: auto; }

  /* Voices */
  ${at('quote')} { text-align: center; align-items: center; }
  ${at('quote')} blockquote { max-inline-size: 54rem; text-wrap: balance; }
  [data-type='testimonials'] div[data-long] { grid-template-rows: 1fr auto; gap: var(--space-2); }
  [data-type='testimonials'] div[data-long] > :first-child { --foot: 0px; }
  [data-type='testimonials'] div[data-long] > [data-no-print] { position: static; justify-content: center; }
  [data-type='testimonials'] div[data-long] > [data-no-print] > span { margin: 0; }
  ${at('quote')} > :last-child { padding-inline: 0; }

  /* A pool of light */
  [data-type='contact'] {
    background:
      linear-gradient(var(--background) 3.25rem, transparent 10.75rem),
      linear-gradient(to top, var(--background) 4rem, transparent 22rem),
      radial-gradient(44rem 26rem at 50% 62%, var(--accent-haze), transparent),
      conic-gradient(from 160deg at 50% -6rem, transparent, var(--accent-haze) 12deg 28deg, transparent 40deg);
  }

  ${at('desk')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    max-inline-size: 34rem;
    margin-inline: auto;
  }

  ${at('form')} { justify-items: center; }
  ${at('form')} label { margin-inline: auto; }
  ${at('form')} :is(input, textarea) { text-align: center; border-color: var(--muted); }
  ${at('form')} > :has(> button) { flex-direction: column; align-items: center; text-align: center; }
  ${at('form')} > :has(> button) > [role='status'] { flex: none; }

  ${at('profiles')} { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 var(--space-4); }
  ${at('profiles')} a { border: 0; font: 400 1.5rem / 1.1 var(--display); gap: var(--space-1); justify-content: center; }

  /* Foot */
  #_page > footer { border: 0; text-align: center; }
  #_page > footer > div:last-of-type { flex-direction: column; align-items: center; justify-content: center; }
  #_page > footer ul { justify-content: center; }

  @media print {
    ${at('label')}::before { display: none; }
    [data-type='contact'] { background: none; }
    ${at('cardText')} { padding-block-start: var(--card-low); }
  }

  @media (forced-colors: active) {
    ${at('cardPicture')} { opacity: 0.15; }
    ${at('track')} > :first-child > div { background: Highlight; }
  }

  @media not ${middle} {
    ${at('skill')} { grid-template-columns: minmax(0, 3fr) 2.25rem minmax(0, 1fr); gap: var(--space-2); }
  }

  @media ${prefersMotion} {
    ${drawn} [data-layer] > :not([transform]) { animation: rise 1400ms var(--ease) backwards; }
    ${drawn} [data-layer]:first-child > :not([transform]) { animation-duration: 2000ms; }
    @keyframes rise { from { translate: 0 12%; opacity: 0; } }
  }
`
