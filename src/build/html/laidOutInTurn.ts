import { dataArrived } from '../../shared/dataAttributes.ts'

/** The time after which the next section is laid out, in ms: so that no task is long. */
const step = 100

/** The style of a section that is not laid out for some ms, counted from the first paint. */
const later = (part: string, ms: number) =>
  `:root:not([${dataArrived}]) #_page>${part}{animation:later ${ms}ms;contain-intrinsic-block-size:var(--screen)}`

/**
 * The styles of a page whose first section fills the screen. That is laid out and painted alone; the others follow one
 * after another, which loads their fonts. All are laid out at once where a visitor may land below the first screen. Browsers that can't animate `content-visibility` lay out all at once too.
 *
 * @param sections how many the page has
 */
export const laidOutInTurn = (sections: number): string =>
  [
    '@keyframes later{from,to{content-visibility:hidden;visibility:hidden}}',
    ...Array.from({ length: sections - 1 }, (_, n) =>
      later(`main>section:nth-of-type(${n + 2})`, 1 + n * step),
    ),
    later('footer', 1 + sections * step),
    '@media print{#_page>*,#_page>main>section{animation:none!important}}',
  ].join('')
