import type { CSSProperties } from 'react'
import { css } from 'styled-components'
import { laidOutNear } from '../../islands/LongList.tsx'
import { wide } from '../../theme/breakpoints.ts'
import type { GridSlot } from './breakIntoRows.ts'

/** The slot of a picture on one of the screen sizes. */
interface Placed {
  kind: 'edge' | 'start' | 'whole'
  slot: GridSlot
}

/** What is known of a picture before it is laid out. */
interface Entry {
  ratio: number
  caption?: string | undefined
  onWide: Placed
  onSmall: Placed
}

/** About how many characters of a caption fit on a line as wide as a row. */
const charactersOn = { wide: 90, small: 45 }

/** What the height of the rows of some pictures depends on, as variables for `heightOfRows`. */
export const partRows = (entries: readonly Entry[]): CSSProperties => ({
  ...variables('', entries, 'onWide', charactersOn.wide),
  ...variables('-small', entries, 'onSmall', charactersOn.small),
})

function variables(
  size: string,
  entries: readonly Entry[],
  screen: 'onWide' | 'onSmall',
  characters: number,
): Record<string, number> {
  const sums = { edge: 0, start: 0, whole: 0, gaps: 0, between: -1, captions: 0, lines: 0 }
  let lines = 0
  for (const { ratio, caption = '', ...places } of entries) {
    const { kind, slot } = places[screen]
    if (slot.column === 0) {
      // Relative to the width of the row. All pictures of a row are as high as its first.
      const height = slot.share / ratio
      sums[kind] += height
      sums.gaps += height * slot.others
      sums.between += 1
      lines = 0
    }
    lines = Math.max(lines, Math.ceil(caption.length / (characters * slot.share)))
    if (slot.column < slot.others || lines === 0) continue
    sums.captions += 1
    sums.lines += lines
  }
  const round = (value: number) => Number(value.toFixed(4))
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [`--${name}${size}`, round(sum)]))
}

/** The height of rows whose list is as wide as the columns of a container: pictures, less their gaps, and captions. */
const heightOfRows = (size: string, rows: string) => `calc(
  (${rows} - var(--gaps${size}) * var(--gap)) * 0.9995 + var(--between${size}) * var(--row-gap) +
  var(--captions${size}) * var(--space-1h) + var(--lines${size}) * 1.45 * var(--type-label)
)`

/** For the list: the height of a part before it is laid out. */
export const partOfRows =
  __LONG_LISTS__ &&
  css`
  --edge-room: calc(var(--room) + var(--bleed));
  --indent-room: calc(var(--room) * 0.25 + var(--space-3) * 0.75);
  --part-height: ${heightOfRows('-small', 'var(--edge-small) * var(--edge-room) + var(--whole-small) * var(--room)')};
  ${laidOutNear}

  & + & {
    margin-block-start: var(--row-gap);
  }

  @media ${wide} {
    --part-height: ${heightOfRows(
      '',
      `var(--edge) * (var(--edge-room) - var(--indent-room)) +
      var(--start) * (var(--room) - var(--indent-room)) + var(--whole) * var(--room)`,
    )};
  }
`
