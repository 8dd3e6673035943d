import type { CSSProperties } from 'react'
import { css } from 'styled-components'
import { wide } from '../theme/breakpoints.ts'
import { type Fullness, type Placed, placedInRows } from './rows.ts'

/** Rows of a wide screen, in turn: nine columns and on to the page's edge, nine from the start, all twelve. */
const roomy = {
  kinds: ['edge', 'start', 'whole'],
  fullnesses: [
    { least: 1.4, most: 3 },
    { least: 1.9, most: 3.8 },
    { least: 2.8, most: 5 },
  ],
} as const

/** On a phone a picture that lies has a row of its own, and two that stand share one. */
const small = { kinds: ['edge', 'whole', 'whole'], fullnesses: [{ least: 1.15, most: 1.75 }] } as const

/** The place of each picture on wide and on small screens, as attributes that `placing` reads. */
export function placesOf(ratios: readonly number[]) {
  const [one, other] = [placesIn(ratios, roomy), placesIn(ratios, small)]
  return ratios.map((_, index) => ({
    'data-wide': one[index]?.words,
    'data-small': other[index]?.words,
    style: { ...variables('', one[index]?.placed), ...variables('-small', other[index]?.placed) },
  }))
}

function placesIn(
  ratios: readonly number[],
  { kinds, fullnesses }: { kinds: readonly string[]; fullnesses: readonly Fullness[] },
) {
  return placedInRows(ratios, fullnesses).map((placed) => {
    const { row, place, others } = placed
    const words = [kinds[row % kinds.length], place === 0 && 'first', place === others && 'last']
    return { placed, words: words.filter(Boolean).join(' ') }
  })
}

const variables = (size: string, placed?: Placed): CSSProperties => ({
  [`--share${size}`]: placed?.share.toFixed(5),
  [`--others${size}`]: placed?.others,
  [`--rest${size}`]: placed?.rest.toFixed(5),
})

/** For the list: the room that its rows share. */
export const wall = css`
  --gap: var(--space-2);
  /* The first three of the 3 + 9 columns, and what lies between the columns' end and the page's edge. */
  --indent: calc(25% + var(--space-3) * 0.75);
  --bleed: max(var(--gutter), (var(--screen-wide) - var(--page)) / 2);
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--gap);

  @media ${wide} {
    --gap: var(--space-2h);
    row-gap: var(--space-between);
  }

  @media print {
    --bleed: calc(0 * var(--gutter));
  }
`

/**
 * For an entry of the list: its width, and the room beside it, which keeps the next row from moving up.
 * Widths are a hair less than they could be, so that rounding never breaks a row; the gaps take the rest.
 */
export const placing = css`
  --row: 100%;
  --free: calc((var(--row) - var(--others-small) * var(--gap)) * 0.9995);
  --left: calc(var(--free) * var(--rest-small));
  inline-size: calc(var(--free) * var(--share-small));
  min-inline-size: 0;
  break-inside: avoid;

  @media not all and ${wide} {
    &[data-small~='edge'] {
      --row: calc(100% + var(--bleed));
    }

    &[data-small~='edge'][data-small~='first'] {
      margin-inline-start: var(--left);
    }

    &[data-small~='whole'][data-small~='last'] {
      margin-inline-end: var(--left);
    }
  }

  @media ${wide} {
    --row: calc(100% - var(--indent));
    --free: calc((var(--row) - var(--others) * var(--gap)) * 0.9995);
    --left: calc(var(--free) * var(--rest));
    inline-size: calc(var(--free) * var(--share));

    &[data-wide~='edge'] {
      --row: calc(100% - var(--indent) + var(--bleed));
    }

    &[data-wide~='whole'] {
      --row: 100%;
    }

    &[data-wide~='edge'][data-wide~='first'] {
      margin-inline-start: calc(var(--indent) + var(--left));
    }

    &[data-wide~='start'][data-wide~='last'] {
      margin-inline-end: calc(var(--indent) + var(--left));
    }

    &[data-wide~='whole'][data-wide~='last'] {
      margin-inline-end: var(--left);
    }
  }
`

/** Applies `style` to what meets the page's edge, on the screens on which it does. */
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
