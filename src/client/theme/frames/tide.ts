import { prefersMotion, wide } from '../breakpoints.ts'
import { bare, over } from '../frameParts.ts'
import { display, drawn, duotone } from './forms.ts'

/** The edge of water, a swell that repeats. */
const swell = drawn(240, 20, '<path d="M0 10C40 10 40 2 80 2S120 18 160 18 200 10 240 10V20H0z"/>')

/** A line of waves, under a link and a heading. */
const waves = drawn(
  40,
  8,
  '<path d="M0 4Q5 0 10 4T20 4T30 4T40 4" fill="none" stroke="#000" stroke-width="2"/>',
)

/** A box whose upper edge is a swell, above which nothing of it shows. */
const swollen = `
  -webkit-mask: ${swell} 0 0 / 15rem 1.25rem repeat-x, linear-gradient(#000 0 0) 0 1.1875rem / 100% 100% no-repeat;
  mask: ${swell} 0 0 / 15rem 1.25rem repeat-x, linear-gradient(#000 0 0) 0 1.1875rem / 100% 100% no-repeat;
`

/** Ticks of a gauge, every fifth longer. */
const ticks = `
  repeating-linear-gradient(var(--muted) 0 1px, transparent 0 0.625rem) 0 0 / 0.375rem 100% no-repeat,
  repeating-linear-gradient(var(--muted) 0 1px, transparent 0 3.125rem) 0 0 / 0.875rem 100% no-repeat
`

const gauges = `#_page ul:has(> li > * > ${bare('skill')})`

/** Water that rises as the page is scrolled, up to the form on its ground; gauges and floats. */
export const tide = `
@media screen {
  :root:root {
    --bed: var(--in-dark, color-mix(in oklab, var(--background), #000 45%)) var(--in-light, var(--text));
    --depth: var(--in-dark, color-mix(in oklab, var(--bed), #000 55%)) var(--in-light, color-mix(in oklab, var(--accent) 12%, transparent));
    --on-bed: var(--in-dark, var(--text)) var(--in-light, var(--background));
    --type-display: clamp(3.75rem, min(1.9rem + 6.4vw, 14.2svh), 9.125rem);
    --type-beside-planes: var(--type-display);
    --type-quote: clamp(1.625rem, 1.1rem + 2.5vw, 3.5rem);
    --type-heading: max(clamp(2.375rem, 1.5rem + 3.4vw, 4.75rem), min(5.2vw, 5.5rem));
    --type-project: clamp(2rem, 1.2rem + 2.4vw, 3.5rem);
  }

  /* The water: a lower and a higher sheet behind all content. */
  #_page::before,
  #_page::after {
    content: '';
    position: fixed;
    z-index: -2;
    inset: -1.25rem -15rem 0;
    background: var(--surface);
    ${swollen}
    transform: translateY(72%);
    pointer-events: none;
  }

  #_page::before {
    z-index: -3;
    background: color-mix(in oklab, var(--background), var(--surface) 50%);
    -webkit-mask-position: 7rem 0, 0 1.1875rem;
    mask-position: 7rem 0, 0 1.1875rem;
    transform: translateY(66%);
  }

  /* The deeper, the darker. */
  main {
    position: relative;
  }

  main::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(transparent 100vh, var(--depth) 90%);
    pointer-events: none;
  }

  @supports (animation-timeline: scroll()) {
    @media ${prefersMotion} {
      #_page::before,
      #_page::after {
        animation: rise linear both;
        animation-timeline: scroll();
        animation-range: 0 calc(100% - 100vh);
      }

      #_page::before {
        animation-name: rise-behind;
      }
    }
  }

  @keyframes rise {
    from {
      transform: translateY(86%);
    }
    to {
      transform: translateY(0);
    }
  }

  @keyframes rise-behind {
    from {
      transform: translateY(80%) translateX(-6rem);
    }
    to {
      transform: translateY(-4%);
    }
  }

  #_page [data-ground='ink'] {
    background: none;
  }

  /* The header: a waterline under the current link. */
  #_page > header li > a > span:first-child {
    display: none;
  }

  #_page > header li > a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: var(--space-link);
    inset-block-end: 0.25rem;
    block-size: 0.5rem;
    background: var(--accent);
    -webkit-mask: ${waves} 0 50% / 2.5rem 100% repeat-x;
    mask: ${waves} 0 50% / 2.5rem 100% repeat-x;
  }

  #_page > header li > a {
    position: relative;
  }

  /* The opening of a section: a gauge in the margin, with the depth. */
  main {
    counter-reset: depth;
  }

  main > section {
    counter-increment: depth 5;
  }

  ${over('label')} {
    display: flex;
    align-items: center;
    gap: var(--space-1h);
    padding: 0;
    border: 0;
    font-size: var(--type-small);
    font-weight: 600;
    color: var(--text);
  }

  ${over('label')}::before {
    content: counter(depth, decimal-leading-zero);
    padding-inline-end: var(--space-1h);
    border-inline-end: var(--stroke) solid var(--accent);
    ${display('1.5rem', 1.2)}
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  @media ${wide} {
    main > section:not([data-type='hero'])::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 0.875rem;
      background: ${ticks};
      opacity: 0.45;
      pointer-events: none;
    }
  }

  [dir='rtl'] main > section::before {
    transform: scaleX(-1);
  }

  main > section {
    position: relative;
  }

  /* The portrait stands in the water to its shoulders. */
  ${duotone('portrait', 'var(--bed)', 'var(--lights)')}

  ${over('portrait')} {
    --lights: color-mix(in oklab, var(--accent), #fff 62%);
  }

  ${over('portrait')} picture::after {
    content: '';
    position: absolute;
    inset: 62% 0 0;
    background: var(--accent);
    opacity: 0.62;
    mix-blend-mode: multiply;
    -webkit-mask: ${swell} 0 0 / 15rem 1.25rem repeat-x, linear-gradient(#000 0 0) 0 1.1875rem / 100% 100% no-repeat;
    mask: ${swell} 0 0 / 15rem 1.25rem repeat-x, linear-gradient(#000 0 0) 0 1.1875rem / 100% 100% no-repeat;
  }

  ${duotone('cardPicture', 'var(--bed)', 'color-mix(in oklab, var(--accent), #fff 62%)')}

  /* Floats: cards with one edge of water. */
  ${over('facts')} {
    padding: var(--space-4) 0 0;
    border: 0;
    position: relative;
  }

  ${over('facts')}::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 0.5rem;
    background: var(--accent);
    -webkit-mask: ${waves} 0 50% / 2.5rem 100% repeat-x;
    mask: ${waves} 0 50% / 2.5rem 100% repeat-x;
  }

  ${over('facts')} p {
    font-size: var(--type-item);
  }

  ${over('service')} {
    padding-block-start: calc(var(--space-card) + 1.25rem);
    border: 0;
    border-radius: 0 0 var(--radius-plane) var(--radius-plane);
    background: var(--raised);
    ${swollen}
  }

  li:nth-child(even) ${bare('service')} {
    -webkit-mask-position: 6rem 0, 0 1.1875rem;
    mask-position: 6rem 0, 0 1.1875rem;
  }

  ${over('service')} > span {
    color: var(--accent);
  }

  /* Skills: gauges in which the water stands as high as the level. */
  ${gauges} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: var(--space-4) var(--space-2);
  }

  ${over('skill')} {
    display: flex;
    flex-direction: column-reverse;
    gap: var(--space-1h);
  }

  ${over('skill')} > :first-child {
    flex-direction: column-reverse;
    align-items: flex-start;
    gap: 0;
    margin: 0;
    min-block-size: 4.5rem;
    justify-content: flex-end;
  }

  ${over('skill')} :is(h2, h3) {
    font-size: var(--type-text);
  }

  ${over('skill')} :is(h2, h3) + span {
    color: var(--text);
    ${display('clamp(1.5rem, 2.2vw, 2.25rem)', 1.1)}
  }

  ${over('track')} {
    block-size: clamp(9rem, 17vw, 15rem);
    border: var(--stroke) solid var(--field-edge);
    border-block-start: 0;
    border-radius: 0 0 1.25rem 1.25rem;
    clip-path: none;
    overflow: clip;
    background: repeating-linear-gradient(to top, transparent 0 calc(10% - 1px), var(--field-edge) 0 10%) 0 0 / 0.75rem 100% no-repeat;
  }

  ${over('track')} > :first-child {
    border-radius: 0;
    background: none;
    overflow: visible;
  }

  ${over('track')} > :first-child > div {
    background: linear-gradient(color-mix(in oklab, var(--accent), var(--text) 14%), var(--accent));
    transform: scaleY(calc(var(--count) / 100));
    transform-origin: 50% 100%;
  }

  /* The surface of it. */
  ${over('track')} > :last-child {
    inset: auto 0 0;
    block-size: 100%;
    align-items: flex-start;
    transform: translateY(calc(100% - 1% * var(--count)));
  }

  ${over('track')} > :last-child > span {
    inline-size: 100%;
    block-size: 0.75rem;
    margin: -0.7rem 0 0;
    border-radius: 0;
    background: color-mix(in oklab, var(--accent), var(--text) 14%);
    transform: none;
    -webkit-mask: ${swell} 0 100% / 8rem 0.75rem repeat-x;
    mask: ${swell} 0 100% / 8rem 0.75rem repeat-x;
  }

  /* Projects: the words stand under water, the picture above it. */
  section[data-type='projects']:has(ol > li > ${bare('card')}) {
    --sticky: static;
    --stack-gap: var(--space-between);
  }

  ${over('card')} {
    grid-template: minmax(var(--picture-min), 1fr) auto / minmax(0, 1fr);
    border: 0;
    transform: none !important;
    background: var(--raised);
  }

  /* They lie at either side, each deeper than the one before. */
  @media ${wide} {
    ol:has(> li > ${bare('card')}) {
      --stack-gap: -8rem;
    }

    ol > li:has(> ${bare('card')}) {
      inline-size: calc(50% - var(--space-2));
    }

    ol > li:nth-child(even):has(> ${bare('card')}) {
      margin-inline-start: auto;
    }
  }

  ${over('cardPicture')} {
    order: 0;
  }

  ${over('cardText')} {
    order: 1;
    position: relative;
    z-index: 1;
    margin-block-start: -1.25rem;
    padding-block-start: calc(var(--space-3) + 1.25rem);
    background: var(--raised);
    ${swollen}
  }

  ${over('cardText')} :is(h2, h3) {
    margin-block: var(--space-half) var(--space-1);
    padding: 0;
  }


  /* A message that has come ashore. */
  @media ${wide} {
    ${over('quote')} blockquote {
      max-inline-size: 30em;
      padding-inline-start: var(--space-4);
      border-inline-start: 0.375rem solid var(--accent);
      border-radius: 0.25rem;
    }
  }

  /* Contact: on the ground of the water. */
  section[data-ground='accent'] {
    margin-block-start: 2rem;
  }

  section[data-ground='accent']::after,
  #_page > footer::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -1.25rem 0 auto;
    block-size: 1.3125rem;
    background: var(--background);
    -webkit-mask: ${swell} 0 0 / 15rem 100% repeat-x;
    mask: ${swell} 0 0 / 15rem 100% repeat-x;
    pointer-events: none;
  }

  ${over('form')} :is(input, textarea) {
    margin-block-start: var(--space-half);
    padding-inline: var(--space-2);
    border: 0;
    border-block-end: var(--stroke) solid var(--text);
    border-radius: var(--radius) var(--radius) 0 0;
    background: var(--raised);
  }

  /* The footer: the bed. */
  #_page > footer {
    --background: var(--bed);
    --text: var(--on-bed);
    --muted: var(--on-bed);
    --accent: var(--on-bed);
    position: relative;
    isolation: isolate;
    padding-block-start: var(--space-2);
    border: 0;
    background: var(--background);
    color: var(--text);
  }
}
`
