import type { Mode, Theme } from '../../../schema/model/theme.ts'
import { dataGround, dataMode } from '../../shared/dataAttributes.ts'
import { springEasing } from '../motion/springEasing.ts'
import { durations, easing } from './constants.ts'
import { prefersLight } from './prefersLight.ts'

/** The colours of a palette and those derived from them, as CSS declarations. */
export type Colours = (palette: Theme['dark']) => string

/** The rules of the backgrounds of sections in a mode, below the selector of the root in that mode. */
export type GroundsIn = (mode: Mode, root: string) => string

/** The spring of what opens without a script. */
const snap = springEasing({ stiffness: 210, damping: 26 })

/**
 * Tokens that several components share, that a theme or a page changes, or that have a unit which older browsers lack:
 * see `youngUnits`. Lengths are fluid between a phone of 360 px and a screen of 1440 px; from 1600 px to 1920 px the
 * page grows once more, with its headings, its text and the cards of a stack.
 */
const scale = `
  --type-display: clamp(3rem, min(1.6rem + 5.5vw, 12svh), 7rem);
  --type-menu: min(3.25rem, 5.8svh);
  --type-low: min(1.875rem, 10vw);
  --leading-close: calc(1.3 + var(--diacritics) / 2);
  --room: 100cqi;
  --high: 100svh;
  --type-title: clamp(2.75rem, 1.4rem + 5.4vw, 6rem);
  --type-heading: max(clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem), min(5vw - 1.25rem, 4.75rem));
  --type-quote: clamp(1.5rem, 1.1rem + 1.7vw, 2.5rem);
  --type-card: clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem);
  --type-lead: clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem);
  --type-item: clamp(1.1875rem, 1.1rem + 0.35vw, 1.375rem);
  --type-text: max(clamp(1rem, 0.96rem + 0.16vw, 1.0625rem), min(0.47vw + 0.5925rem, 1.15625rem));
  --type-small: 0.9375rem;
  --type-label: 0.875rem;
  --type-item-large: clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem);
  --type-field: 1.125rem;
  --type-name: min(1.1875rem, 6vw);
  --space-half: 0.25rem;
  --space-1: 0.5rem;
  --space-1h: 0.75rem;
  --space-2: 1rem;
  --space-2h: 1.25rem;
  --space-3: 1.5rem;
  --space-4: 2rem;
  --space-6: 3rem;
  --space-8: 4rem;
  --space-letter: 0.5em;
  --space-link: min(1vw, 0.75rem);
  --space-row: clamp(1.5rem, 2.6vw, 2.25rem);
  --space-card: clamp(1.25rem, 3vw, 2.75rem);
  --space-between: clamp(2rem, 4vw, 3.5rem);
  --space-part: clamp(2.5rem, 5vw, 4.5rem);
  --space-wide: clamp(3rem, 8vw, 7rem);
  --space-section: clamp(6rem, 4rem + 8vw, 12rem);
  --gutter: clamp(min(1.25rem, 6.25vw), 5vw, 4.5rem);
  --page: clamp(81rem, 75vw + 6rem, 96rem);
  --measure: 38rem;
  --measure-short: 34rem;
  --headline: 56rem;
  --margin: max(var(--gutter), (100vw - var(--page)) / 2);
  --label: 18.5rem;
  --screen: 100svh;
  --header: 4.5rem;
  --scroll-padding: calc(var(--header) + var(--space-2));
  --target: min(2.75rem, 14vw);
  --control: 3rem;
  --action: 3.75rem;
  --icon: 1.375rem;
  --arrow: 1.125em;
  --brand-mark: 0.8em;
  --brand-mark-high: 0.55em;
  --brand-mark-round: 0.1em;
  --card-low: 15rem;
  --card-tall: 36rem;
  --picture-min: 7rem;
  --portrait-min: 14rem;
  --fact-small: 9rem;
  --fact: 10.5rem;
  --stack-max: 20svh;
  --stack-gap: clamp(3rem, min(22svh, 14vw), 14rem);
  --hero-foot: clamp(1rem, 4svh, 2.5rem);
  --planes-low: clamp(4rem, 12svh, 9rem);
  --nudge: 0.375rem;
  --stroke: 2px;
  --underline: 0.3em;
  --line-half: 0.5lh;
  --quick: ${durations.quick}ms;
  --slow: ${durations.slow}ms;
  --ease: ${easing};
  --snap: ${snap.easing};
  --snap-time: ${snap.duration}ms;
  --menu: var(--accent);
  --on-menu: var(--on-accent);
  --menu-behind: color-mix(in oklab, var(--accent) 55%, var(--accent-lit));
  --sticky: sticky;
  --layer-content: 1;
  --layer-header: 10;
  --tight-quote: -0.015em;
  --text-face: Text, TextFallback, system-ui, sans-serif;
  --display: Display, DisplayFallback, var(--text-face);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
`

/** Those of planes, for sites that show them. */
const planesScale = `
  --type-beside-planes: clamp(3rem, min(1.2rem + 7.4vw, 14.5svh), 8.25rem);
  --planes-stage: min(100vw, 100rem);
  --planes: clamp(13rem, min(0.31 * var(--planes-stage), 47svh), 36rem);
  --grown: clamp(0px, 100vw - 100rem, 20rem);
  --planes-above: min(50vw, 100cqb / 1.85, 24rem);
  --planes-reach: min(0.36 * var(--planes-stage) + 0.3 * var(--grown), 1.35 * var(--planes) + 0.35 * var(--grown));
`

/**
 * Which mode shows, as switches: one of them is invalid and the other empty, so that
 * `var(--in-dark, A) var(--in-light, B)` is A in dark mode and B in light mode, for values of any kind.
 */
export const modes = {
  dark: `
    color-scheme: dark;
    --in-dark: initial;
    --in-light: ;
  `,
  light: `
    color-scheme: light;
    --in-dark: ;
    --in-light: initial;
  `,
}

/**
 * Units of the scale that some browsers with `color-mix()` lack: an unknown unit in a variable is not ignored there,
 * but invalidates each declaration that uses the variable.
 */
const youngUnits = [
  { probe: '1svh', unit: /\b(\d+)[sd]vh\b/g, instead: '$1vh' },
  { probe: '1cqi', unit: /\b100cqi\b/g, instead: '90vw' },
  { probe: '1cqb', unit: /\b100cqb\b/g, instead: '100vh' },
  { probe: '1lh', unit: /\b0\.5lh\b/g, instead: '0.8em' },
]

/** The tokens with such a unit once more, for browsers that lack it. */
function unitFallbacks(tokens: string): string {
  const lines = tokens.split('\n')
  const rules: string[] = []
  for (const { probe, unit, instead } of youngUnits) {
    const older = lines.filter((line) => line.search(unit) >= 0).map((line) => line.replace(unit, instead))
    if (older.length > 0)
      rules.push(`@supports not (inline-size: ${probe}) { :root { ${older.join('\n')} } }`)
  }
  return rules.join('\n')
}

/** Section headers above their content: one column instead of two. */
const headersAbove = `
  --head-columns: minmax(0, 1fr);
  --content-column: auto;
  --label-line: none;
  --label-position: static;
  --words-display: grid;
  --words-space: 0;
  --line-columns: minmax(0, 7fr) minmax(0, 4fr) auto;
  --mark-order: 1;
`

/** The brand mark as a dot, and none on the line above a quotation, where the owner has a logo. */
const logoMark = `
  --mark-wide: var(--brand-mark-high);
  --mark-corner: 50%;
  --mark-slant: 0deg;
  --mark-on-line: none;
  --mark-open: scaleY(0.16);
`

/** The roundness of planes, relative to the radius that they were drawn for, 14 px. */
export const roundness = (radius: number) => Math.round((radius / 14) * 100) / 100

/**
 * The design tokens as CSS variables on the root, filled from the theme of the YAML.
 *
 * @param colours see `build/documents/colours.ts`
 * @param tracking the letter spacing of large headings, in em
 * @param groundsIn the colours of the backgrounds of sections, as `build/documents/grounds.ts` says, if there are several
 * @param diacritics what the diacritics of their letters add to the line height of small headings, relative to the font size
 * @param hasPlanes whether the site shows planes
 */
export function tokens(
  theme: Theme,
  colours: Colours,
  {
    groundsIn,
    tracking = -0.02,
    diacritics = 0,
    hasPlanes = true,
  }: { groundsIn?: GroundsIn | undefined; tracking?: number; diacritics?: number; hasPlanes?: boolean } = {},
): string {
  const lengths = hasPlanes ? scale + planesScale : scale
  const { mode, fonts, logo, radius, shape } = theme
  const inMode = (mode: Mode, root: string) => `
    ${root} {
      ${modes[mode]}
      ${colours(theme[mode])};
    }
    ${groundsIn?.(mode, root) ?? ''}
  `
  const root = `
    ${inMode(mode === 'light' ? 'light' : 'dark', ':root')}
    :root {
      ${lengths}
      --display-weight: ${fonts.weight};
      --display-width: ${fonts.width}%;
      --tight: ${tracking}em;
      --radius: ${radius}px;
      --radius-plane: ${radius * 2}px;
      --radius-small: ${radius / 2}px;
      --roundness: ${roundness(radius)};
      --diacritics: ${diacritics};
      --hairline: ${shape.hairline}px;
      ${theme.sectionHeaders === 'above' ? headersAbove : ''}
      ${theme.grounds?.page ? '--page-end: 0px;' : ''}
      ${logo === 'none' ? '' : logoMark}
    }
    ${unitFallbacks(lengths)}
  `
  if (mode !== 'system') return root
  return `
    ${root}
    @media ${prefersLight} {
      ${inMode('light', `:root:not([${dataMode}='dark'])`)}
    }
    ${inMode('light', `:root[${dataMode}='light']`)}
  `
}

/**
 * Styles for what a visitor's device prefers beside a mode: more contrast, or less transparency. They stand in
 * no cascade layer, so that they win over looks and an owner's styles; paper has its own.
 */
export const preferences = `
  @media screen and (prefers-contrast: more) {
    :root:root,
    :root:root [${dataGround}] {
      --muted: var(--text);
      --soft: var(--text);
      --border: var(--field-edge);
    }
  }

  @media screen and (prefers-contrast: more), screen and (prefers-reduced-transparency: reduce) {
    :root:root {
      --header-ground: var(--background);
    }
  }
`
