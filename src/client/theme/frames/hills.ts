import { broad, prefersMotion } from '../breakpoints.ts'
import { bare, over } from '../frameParts.ts'
import { display, drawn, duotone, landed } from './forms.ts'

/** Two leaves at a stem, one on either side. */
const leaves = drawn(
  40,
  60,
  '<path d="M20 30C14 10 6 8 0 8 0 20 6 30 20 30M20 58C26 38 34 36 40 36 40 48 34 58 20 58"/>',
)

/** Grass with a few flowers, of blades that lean to either side. */
const grass = drawn(
  360,
  100,
  `<path d="M0 96h360v4H0z"/>${Array.from({ length: 30 }, (_, blade) => {
    const [x, lean, high] = [blade * 12, ((blade * 37) % 29) - 14, 30 + ((blade * 53) % 47)]
    const [top, wide] = [100 - high, 5]
    const tip = `${x + 6 + lean} ${top}`
    const petals = [0, 1, 2, 3, 4].map((petal) => {
      const [right, down] = [Math.sin(petal * 1.257) * 6, Math.cos(petal * 1.257) * 6]
      return `<circle cx="${(x + 6 + lean + right).toFixed(1)}" cy="${(top - down).toFixed(1)}" r="4.6"/>`
    })
    const isFlower = high > 60 && blade > 1 && blade < 28
    return `<path d="M${x + 6 - wide} 100Q${x + 6} ${100 - high / 2} ${tip}Q${x + 9} ${100 - high / 2} ${x + 6 + wide} 100"/>${isFlower ? petals.join('') : ''}`
  }).join('')}`,
)

/** Five petals around a middle, in a square. */
const flower = `
  ${[0, 1, 2, 3, 4]
    .map((petal) => {
      const angle = (petal / 5) * 2 * Math.PI
      const [x, y] = [50 + 25 * Math.sin(angle), 50 - 25 * Math.cos(angle)].map((part) => part.toFixed(1))
      return `radial-gradient(circle at ${x}% ${y}%, var(--petal) 22%, transparent calc(22% + 0.5px))`
    })
    .join(',')}
`

/** Hills one behind another, with a stem that grows beside them to a flower; petals and pebbles for cards. */
export const hills = `
@media screen {
  :root:root {
    --hill: clamp(2.25rem, 9vw, 10rem);
    --deep: var(--in-dark, var(--surface)) var(--in-light, var(--text));
    --pale: var(--in-dark, var(--text)) var(--in-light, var(--background));
    --type-quote: clamp(1.75rem, 1.1rem + 2.9vw, 4rem);
    --quote-face: var(--display);
    --quote-weight: 500;
    --quote-leading: 1.18;
    --type-heading: max(clamp(2.375rem, 1.5rem + 3.6vw, 5rem), min(5.4vw, 6rem));
    --type-project: clamp(1.875rem, 1.2rem + 2vw, 3.25rem);
    --header: 4.5rem;
    --stem: calc(0.35 * var(--margin));
    --card-stacked: 60vh;
  }

  /* The header hangs from the top, over the stem; the menu opens below it, as wide as the screen. */
  #_page > header {
    --header: 4rem;
    inset-inline: var(--space-1h);
    border: 0;
    border-radius: 0 0 2rem 2rem;
    animation: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  #_page > header:not(:has(:popover-open)) {
    background: var(--raised);
  }

  #_page > header:has(:popover-open) {
    box-shadow: 0 0 0 100vmax var(--background);
  }

  #_page > header > div {
    padding-inline: max(var(--gutter) - var(--space-1h), var(--space-3));
  }

  #_page > header :popover-open {
    inset-block-start: 4rem;
  }

  /* The flowers of the first screen leave with the hill on which they stand. */
  section[data-type='hero'] [data-layer] {
    --away: 0;
  }

  /* Each background is a hill, with a ridge behind it. */
  section[data-slides]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: calc(-1 * var(--hill));
    inset-inline: -6% -26%;
    block-size: calc(2 * var(--hill));
    border-radius: 50%;
    background: var(--background);
    box-shadow: 0 calc(-0.32 * var(--hill)) 0 color-mix(in oklab, var(--background), var(--under));
    pointer-events: none;
  }

  section[data-slides]:nth-of-type(odd)::before {
    inset-inline: -26% -6%;
  }

  section:has(+ [data-slides], + style + [data-slides]),
  section[data-ground]:last-of-type {
    --section-end: calc(var(--space-section) / 2 + 1.2 * var(--hill));
    --screen-end: calc(1.4 * var(--hill));
  }

  #_page section:has(+ [data-slides], + style + [data-slides]) > div:has(> [data-plain]),
  #_page section[data-ground]:last-of-type > div:has(> [data-plain]) {
    padding-block-end: var(--section-end);
  }

  /* The stem in the margin grows as the page is scrolled, with leaves at each section, to a flower at the form. */
  main:has(> section[data-ground]) {
    position: relative;
  }

  main:has(> section[data-ground])::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: var(--screen) 0;
    inset-inline-start: calc(var(--stem) - var(--wide) / 2);
    --wide: clamp(3px, 0.45vw, 7px);
    inline-size: var(--wide);
    border-radius: var(--wide);
    background: color-mix(in oklab, var(--deep), var(--muted) 35%);
    transform-origin: 50% 0;
    pointer-events: none;
  }

  section[data-slides]::after {
    --size: min(1.75 * var(--stem), 6rem);
    content: '';
    position: absolute;
    z-index: 2;
    inset-block-start: min(var(--hill) + 9rem, 50%);
    inset-inline-start: calc(var(--stem) - var(--size) / 2);
    inline-size: var(--size);
    aspect-ratio: 2 / 3;
    background: color-mix(in oklab, var(--deep), var(--muted) 35%);
    -webkit-mask: ${leaves} center / contain no-repeat;
    mask: ${leaves} center / contain no-repeat;
    transform-origin: 50% 90%;
    pointer-events: none;
  }

  /* No room beside the words. */
  @media (max-width: 87.49rem) {
    #_page main::before,
    #_page section[data-slides]::after {
      content: none;
    }
  }

  section[data-type='contact'][data-ground] {
    z-index: 2;
  }

  section[data-type='contact'][data-slides]::after {
    --petal: var(--pale);
    --size: clamp(3.25rem, 1.7 * var(--stem), 8rem);
    inset-block-start: calc(-0.9 * var(--hill) - 0.5 * var(--size));
    inset-inline-start: max(calc(var(--stem) - var(--size) / 2), 0.25rem);
    aspect-ratio: 1;
    background: radial-gradient(circle, var(--deep) 17%, transparent calc(17% + 0.5px)), ${flower};
    -webkit-mask: none;
    mask: none;
    transform-origin: 50% 50%;
  }

  @supports (animation-timeline: view()) {
    @media ${prefersMotion} {
      main:has(> section[data-ground])::before {
        animation: grow linear both;
        animation-timeline: scroll();
        animation-range: 35vh calc(100% - 110vh);
      }

      section[data-slides]::after {
        animation: unfold linear both;
        animation-timeline: view();
        animation-range: entry 60% cover 45%;
      }
    }
  }

  @keyframes grow {
    from {
      transform: scaleY(0);
    }
  }

  @keyframes unfold {
    from {
      transform: scale(0.05) rotate(-70deg);
    }
  }

  /* The drawing of the first screen stands on the foot of the screen, and grows from its ground. */
  #_page [data-type='hero'] div:has(> div > svg) {
    padding-block-end: 0;
  }

  #_page [data-type='hero'] div:has(> svg) {
    display: flex;
    align-items: flex-end;
  }

  #_page [data-type='hero'] div:has(> svg) > svg {
    block-size: auto;
    max-block-size: 100%;
  }

  @media ${prefersMotion} {
    [data-type='hero'] [data-layer] > g:not([transform]) {
      transform-box: fill-box;
      transform-origin: 50% 100%;
      animation: sprout 1s ${landed} backwards;
    }

    [data-type='hero'] [data-layer]:nth-child(2n) > g:not([transform]) {
      animation-delay: 150ms;
    }

    [data-type='hero'] [data-layer]:nth-child(3n) > g:not([transform]) {
      animation-delay: 300ms;
    }
  }

  @keyframes sprout {
    from {
      transform: translateY(12%) scale(0.7);
    }
  }

  /* The opening of a section: its name behind a leaf. */
  ${over('label')} {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    padding: 0;
    border: 0;
    color: var(--accent);
    font-size: var(--type-small);
    font-weight: 600;
  }

  ${over('label')}::before {
    content: '';
    inline-size: 1.125rem;
    block-size: 1.125rem;
    flex: none;
    border-radius: 0 100%;
    background: currentcolor;
  }

  /* Petals and pebbles. */
  ${over('portrait')} {
    border-radius: 50% 50% var(--radius-plane) var(--radius-plane) / 42% 42% var(--radius-plane) var(--radius-plane);
  }

  ${duotone('portrait', 'var(--deep)', 'var(--raised)')}

  ${over('facts')} {
    gap: var(--space-1h);
    padding: 0;
    border: 0;
  }

  ${over('facts')} > li {
    padding: var(--space-3);
    border-radius: 1.5rem 3rem 1.5rem 3rem;
    background: var(--raised);
  }

  ${over('facts')} > li:nth-child(even) {
    border-radius: 3rem 1.5rem 3rem 1.5rem;
  }

  ${over('service')} {
    border: 0;
    border-radius: 6rem 2rem 6rem 2rem;
    background: var(--raised);
    padding: clamp(2rem, 4vw, 3.5rem);
  }

  li:nth-child(4n + 2) ${bare('service')},
  li:nth-child(4n + 3) ${bare('service')} {
    border-radius: 2rem 6rem 2rem 6rem;
  }

  ${over('service')} > span {
    color: var(--accent);
  }

  /* Skills: thick stems with a bud. */
  ${over('track')} {
    block-size: 0.875rem;
    clip-path: inset(-1rem);
  }

  ${over('track')} > :first-child {
    border-radius: 1rem;
    background: var(--surface);
  }

  ${over('track')} > :first-child > div {
    background: var(--text);
  }

  ${over('track')} > :last-child > span {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    margin-inline-start: -0.875rem;
    border-radius: 50%;
    background: radial-gradient(circle, var(--background) 26%, var(--accent) 30%);
    transform: none;
  }

  @media ${broad} {
    ul:has(> li > * > ${bare('skill')}) {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-6) var(--space-between);
    }

    ul:has(> li > * > ${bare('skill')}):has(> :only-child) {
      grid-template-columns: 1fr;
    }
  }

  /* Projects: rounded pictures, with the words below them on the hill. */
  ${over('card')} {
    grid-template: minmax(var(--picture-min), 1fr) auto / minmax(0, 1fr);
    border: 0;
    border-radius: 3.5rem 10rem 3.5rem 3.5rem;
    background: var(--raised);
  }

  ${over('cardPicture')} {
    order: 0;
  }

  #_page li:nth-child(even) > ${bare('card')} {
    border-radius: 10rem 3.5rem 3.5rem;
  }

  ${duotone('cardPicture', 'var(--ink)', 'var(--lights)')}

  ${over('cardPicture')} {
    --ink: var(--deep);
    --lights: var(--surface);
  }

  #_page li:nth-child(even) ${bare('cardPicture')} {
    --ink: color-mix(in oklab, var(--deep), var(--accent) 70%);
    --lights: color-mix(in oklab, var(--raised), var(--accent) 22%);
  }

  ${over('cardPicture')} picture > img {
    filter: grayscale(1) contrast(1.3);
  }

  ${over('cardPicture')}::after {
    mix-blend-mode: screen;
  }

  ${over('cardText')} {
    order: 1;
    padding: var(--space-3) var(--space-6) var(--space-4);
  }

  ${over('cardText')} :is(h2, h3) {
    margin-block: var(--space-half) var(--space-1);
    padding: 0;
  }

  /* On wide screens the description is beside all else. */
  @media ${broad} {
    ${over('cardText')} {
      display: grid;
      grid-template-columns: 7fr 5fr;
      column-gap: var(--space-between);
      justify-items: start;
    }

    ${over('cardText')} > * {
      grid-column: 1;
    }

    ${over('cardText')} > p {
      grid-column: 2;
      grid-row: 1 / span 6;
      align-self: center;
    }
  }

  /* Contact. */
  ${over('form')} :is(input, textarea) {
    margin-block-start: var(--space-half);
    padding-inline: var(--space-3);
    border: 0;
    border-radius: 1.75rem;
    background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--field-edge);
  }

  ${over('form')} :is(input, textarea):focus {
    box-shadow: inset 0 0 0 3px var(--text);
  }

  ${over('form')} button,
  [data-type='hero'] a {
    border-radius: 2rem;
  }

  ${over('profiles')} a {
    ${display('clamp(1.25rem, 1.7vw, 1.75rem)', 1.2)}
  }

  /* The footer: the nearest hill, with grass on it. */
  #_page > footer {
    --background: var(--deep);
    --text: var(--pale);
    --muted: var(--pale);
    --soft: var(--pale);
    --accent: var(--pale);
    --on-accent: var(--deep);
    --accent-lit: var(--pale);
    --field-edge: var(--pale);
    --border: color-mix(in oklab, var(--deep), var(--pale) 40%);
    --surface: color-mix(in oklab, var(--deep), var(--pale) 10%);
    --raised: color-mix(in oklab, var(--deep), var(--pale) 16%);
    background: var(--background);
    color: var(--text);
    position: relative;
    z-index: 3;
    margin-block-start: calc(-1 * var(--hill));
    padding-block-start: var(--hill);
    border: 0;
    border-radius: 50% 50% 0 0 / var(--hill) var(--hill) 0 0;
  }

  #_page > footer::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% - 0.4 * var(--hill));
    inset-inline: 18%;
    block-size: clamp(4rem, 8vw, 7rem);
    background: var(--background);
    -webkit-mask: ${grass} 50% 100% / auto 100% repeat-x;
    mask: ${grass} 50% 100% / auto 100% repeat-x;
    pointer-events: none;
  }
}
`
