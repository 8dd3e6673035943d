import { type ReactNode, useRef } from 'react'
import { css, styled } from 'styled-components'
import { Parts } from './Parts.tsx'
import { isLong } from './partStarts.ts'

interface EntryProps {
  as?: 'div'
  role?: 'listitem'
  'aria-posinset'?: number
  'aria-setsize'?: number
}

/** A list, or a part of a long one. */
export interface ListPart {
  /** Its entries: from one index on, up to another. */
  from: number
  to: number
  /** Whether it is a part, which is hydrated as a whole. */
  isPart: boolean
  /** The props of its element. */
  list: { as?: 'div'; 'data-part'?: '' }
  /** The props of the entry with this index in the whole list; by default it is an `li`. */
  entry: (index: number) => EntryProps
}

interface Props {
  count: number
  /** Renders the list, or each of its parts. */
  children: (part: ListPart) => ReactNode
}

const partProps = { as: 'div', 'data-part': '' } as const
const noProps = () => ({})

/**
 * A list of any length. Up to the usual length it is what `children` makes of all its entries. A longer one is split
 * into parts below one another, each of which browsers style and lay out as a whole, and only when it comes near. The
 * parts are visual only: for screen readers ARIA makes one list of them, which HTML's own elements cannot.
 */
export function LongList({ count, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  if (!__LONG_LISTS__ || !isLong(count))
    return children({ from: 0, to: count, isPart: false, list: {}, entry: noProps })
  // Browsers hide entries that were never laid out from screen readers, so each states its own position.
  const entry = (index: number): EntryProps => ({
    as: 'div',
    role: 'listitem',
    'aria-posinset': index + 1,
    'aria-setsize': count,
  })
  return (
    <Whole ref={list} role="list">
      <Parts list={list} count={count} areChildren>
        {(from, to) => children({ from, to, isPart: true, list: partProps, entry })}
      </Parts>
    </Whole>
  )
}

/** A container: its width, as `--room`, is what parts know of theirs before they are laid out. */
const Whole = styled.div`
  container-type: inline-size;
`

/** For the element of a list that may be a part: it counts as `--part-height` high until it is laid out. */
export const laidOutNear =
  __LONG_LISTS__ &&
  css`
  &[data-part] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--part-height);
    /* What is lifted or focused may reach beyond. */
    overflow-clip-margin: var(--space-3);
  }

  @media print {
    &[data-part] {
      content-visibility: visible;
    }
  }
`
