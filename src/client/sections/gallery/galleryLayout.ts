import type { CSSProperties } from 'react'
import { css } from 'styled-components'
import { full, wide } from '../../theme/breakpoints.ts'
import { type ImageSize, scaled } from '../../theme/imageSizes.ts'
import { breakIntoRows, type GridSlot, type RowAspect } from './breakIntoRows.ts'

/**
 * The widths of rows at the content's full width, on other wide screens and on small ones: from the second of the 3 + 9
 * columns to the page's edge, nine columns, all of them.
 */
const rowSizes = {
  full: { edge: 'calc(50vw + 20.25rem)', start: '60.75rem', whole: '81rem' },
  wide: { edge: '72.5vw', start: '67.5vw', whole: '90vw' },
  small: { edge: '95vw', whole: '90vw' },
}

/**
 * The rows of a wide screen, in turn: nine columns and on to the page's edge, nine from the start, all twelve. A caption
 * has its 12rem from 48rem on, the gap beside it included.
 */
const roomy = {
  kinds: ['edge', 'start', 'whole'],
  rowAspects: [
    { min: 1.4, max: 3, tallest: 1, caption: 0.3, full: true },
    { min: 1.6, max: 3.2, tallest: 1, caption: 0.33 },
    { min: 2.1, max: 5, tallest: 1, caption: 0.25 },
  ],
} as const

/** On a phone a picture that is landscape or has a caption has a row of its own; two others that are upright share one. */
const narrow = { min: 1.15, max: 1.75, tallest: 0.55, caption: 0.6 }
const small = {
  kinds: ['edge', 'whole', 'whole'],
  rowAspects: [{ ...narrow, full: true }, narrow, narrow],
} as const

/** The row of each picture on wide and on small screens, with attributes that `galleryItem` reads, and its image sizes. */
export function galleryLayout(ratios: readonly number[], captioned: readonly boolean[] = []) {
  const [wideRows, smallRows] = [slotsOf(ratios, captioned, roomy), slotsOf(ratios, captioned, small)]
  return wideRows.map((onWide, index) => {
    // Both layouts have a slot for each picture.
    const onSmall = smallRows[index] ?? { kind: 'whole' as const, slot: onWide.slot }
    return {
      'data-wide': rowTokens(onWide),
      'data-small': rowTokens(onSmall),
      style: {
        ...variables('', onWide.slot),
        ...variables('-small', onSmall.slot),
        '--ratio': Number((ratios[index] ?? 1).toFixed(4)),
      },
      sizes: [
        { media: full, width: scaled(rowSizes.full[onWide.kind], onWide.slot.share) },
        { media: wide, width: scaled(rowSizes.wide[onWide.kind], onWide.slot.share) },
        { width: scaled(rowSizes.small[onSmall.kind], onSmall.slot.share) },
      ] satisfies ImageSize[],
    }
  })
}

/** The kinds of rows for a screen size, repeated in this order, and the aspect of each. */
interface RowKinds<Kind> {
  kinds: readonly [Kind, ...Kind[]]
  rowAspects: readonly RowAspect[]
}

function slotsOf<Kind extends string>(
  ratios: readonly number[],
  captioned: readonly boolean[],
  { kinds, rowAspects }: RowKinds<Kind>,
) {
  return breakIntoRows(ratios, rowAspects, captioned).map((slot) => ({
    slot,
    kind: kinds[slot.aspect] ?? kinds[0],
  }))
}

const rowTokens = ({ kind, slot: { column, others } }: { kind: string; slot: GridSlot }) =>
  [kind, column === 0 && 'first', column === others && 'last'].filter(Boolean).join(' ')

const variables = (size: string, { share, others, rest }: GridSlot): CSSProperties => ({
  [`--share${size}`]: share.toFixed(5),
  [`--others${size}`]: others,
  [`--rest${size}`]: rest.toFixed(5),
})

/** For the list: as wide as its widest rows, those that reach the page's edge. */
export const wall = css`
  --gap: var(--space-2);
  --row-gap: var(--space-4);
  /* The first three of the 3 + 9 columns, and what lies between the columns' end and the page's edge. */
  --indent: calc(var(--columns) * 0.25 + var(--space-3) * 0.75);
  --bleed: max(var(--gutter), (var(--screen-wide) - var(--page)) / 2);
  --columns: calc(100% - var(--bleed));
  margin-inline-end: calc(-1 * var(--bleed));
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--row-gap) var(--gap);

  @media ${wide} {
    --gap: var(--space-2h);
    --row-gap: var(--space-between);
  }

  @media print {
    --bleed: calc(0 * var(--gutter));
  }
`

/**
 * For an entry of the list: its width, and the free space beside it, which keeps the next row from moving up. Widths
 * are a hair smaller than they could be, so that rounding never wraps a row; the gaps absorb the rest.
 */
export const galleryItem = css`
  --row: var(--columns);
  --free: calc((var(--row) - var(--others-small) * var(--gap)) * 0.9995);
  --left: calc(var(--free) * var(--rest-small));
  inline-size: calc(var(--free) * var(--share-small));
  min-inline-size: 0;
  break-inside: avoid;

  @media not all and ${wide} {
    &[data-small~='edge'] {
      --row: 100%;
    }

    &[data-small~='edge'][data-small~='first'] {
      margin-inline-start: var(--left);
    }

    &[data-small~='whole'][data-small~='last'] {
      margin-inline-end: calc(var(--bleed) + var(--left));
    }
  }

  @media ${wide} {
    --row: calc(var(--columns) - var(--indent));
    --free: calc((var(--row) - var(--others) * var(--gap)) * 0.9995);
    --left: calc(var(--free) * var(--rest));
    inline-size: calc(var(--free) * var(--share));

    &[data-wide~='edge'] {
      --row: calc(100% - var(--indent));
    }

    &[data-wide~='whole'] {
      --row: var(--columns);
    }

    &[data-wide~='edge'][data-wide~='first'] {
      margin-inline-start: calc(var(--indent) + var(--left));
    }

    &[data-wide~='start'][data-wide~='last'] {
      margin-inline-end: calc(var(--indent) + var(--bleed) + var(--left));
    }

    &[data-wide~='whole'][data-wide~='last'] {
      margin-inline-end: calc(var(--bleed) + var(--left));
    }
  }
`

/** Applies `style` to entries at the page's edge, on the screens on which they reach it. */
export const atEdge = (style: ReturnType<typeof css>) => css`
  @media not all and ${wide} {
    &[data-small~='edge'][data-small~='last'] {
      ${style}
    }
  }

  @media ${wide} {
    &[data-wide~='edge'][data-wide~='last'] {
      ${style}
    }
  }
`
