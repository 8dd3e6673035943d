import { type FocusEvent, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useContent } from '../../../content.ts'
import { animated } from '../../../motion/reactSpring.ts'
import { across, low, wide } from '../../../theme/breakpoints.ts'
import { mixesColours, tintCount } from '../../../theme/tints.ts'
import { laidOutNear } from '../../../ui/laidOutNear.ts'
import { cardTarget, followMainLink } from '../cardTarget.ts'
import { useHeights, useStack } from './useStack.ts'

interface Props {
  count: number
  /** The content of the card with this index, from 0. */
  card: (index: number) => ReactNode
}

/** Keeps an element with keyboard focus from being covered by the cards after it. */
const keepFocusClear = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) scrollToUncover(currentTarget)
}

/** Cards that stick while the page scrolls, each a little lower than the one before, and recede. */
export function Stack({ count, card }: Props) {
  const { offset } = useContent().motion.projectStack
  const list = useRef<HTMLOListElement>(null)
  const springs = useStack(list, count)
  useHeights(list, count)
  const listStyle = {
    '--offset-wanted': `${offset}px`,
    '--gaps': Math.max(1, count - 1),
  }
  return (
    <List ref={list} style={listStyle}>
      {springs.map(({ scale }, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are never reordered
          key={index}
          style={{ '--index': index, '--tint': `var(--tint-${index % tintCount})` }}
          onFocus={keepFocusClear}
        >
          <Card style={{ scale }} onClick={followMainLink}>
            {card(index)}
          </Card>
        </Item>
      ))}
    </List>
  )
}

/**
 * Scrolls to where `item`, which sticks in a list, has just reached its sticky position and the next one does not cover
 * it yet. Does nothing while the whole item is visible.
 */
function scrollToUncover(item: HTMLElement): void {
  const { position, top: stickyTop } = getComputedStyle(item)
  const list = item.parentElement
  if (!list || position !== 'sticky') return
  const { top, bottom } = item.getBoundingClientRect()
  const end = item.nextElementSibling?.getBoundingClientRect().top ?? innerHeight
  if (top >= Number.parseFloat(stickyTop) && bottom <= Math.min(end, innerHeight)) return
  // Its position if it did not stick.
  let flow = list.getBoundingClientRect().top
  for (let each = list.firstElementChild; each && each !== item; each = each.nextElementSibling) {
    flow += each.getBoundingClientRect().height
    flow += Number.parseFloat(getComputedStyle(each.nextElementSibling ?? each).marginTop)
  }
  // At once: the browser scrolls a focused element into view by itself, and would overtake a smooth scroll.
  scrollTo({ top: scrollY + flow - Number.parseFloat(stickyTop), behavior: 'instant' })
}

const List = styled.ol`
  /* The offsets of a long stack share this much of the screen. */
  --offset: min(var(--offset-wanted), max(var(--stack-min), var(--stack-max)) / var(--gaps));
  --top: calc(var(--header) + var(--space-1));
  --tall: calc(var(--screen) - var(--top) - var(--offset) * var(--gaps) - var(--space-2));

  @media ${wide} {
    --top: calc(var(--header) + var(--space-2));
  }

  /* The space below is inside the list, so that the cards stick until the section ends. */
  &::after {
    content: '';
    display: block;
    block-size: calc(var(--space-section) / 2);
  }
`

const Item = styled.li`
  ${laidOutNear('min(var(--card-stacked), var(--tall))')}
  position: sticky;
  /* A card that is taller than its space sticks by its foot, so that all of it can be read. */
  inset-block-start: min(
    var(--top) + var(--offset) * var(--index),
    var(--screen) - var(--height, 0%) - var(--space-2)
  );

  & + & {
    margin-block-start: var(--stack-gap);
  }

  @media ${low}, print {
    position: static;

    & + & {
      margin-block-start: var(--space-3);
    }
  }

  @media (scripting: none) {
    position: static;
  }

  @media print {
    break-inside: avoid;
  }
`

/** Each card has a tint of its own, the accent at another hue. */
const Card = styled(animated.article)`
  ${cardTarget}
  display: grid;
  grid-template: minmax(var(--picture-min), 1fr) auto / minmax(0, 1fr);
  overflow-wrap: anywhere;
  min-block-size: max(min(var(--card-stacked), var(--tall)), var(--card-min, 0px));
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius-plane);
  background: var(--surface);
  overflow: clip;
  transform-origin: 50% 0;

  @supports ${mixesColours} {
    border-color: color-mix(in oklab, var(--border), var(--tint) 16%);
    background: color-mix(in oklab, var(--surface), var(--tint) 9%);
  }

  @media ${low} {
    min-block-size: var(--card-min, 0);
  }

  @media print {
    min-block-size: var(--card-low);
    transform: none !important;
  }

  @media ${across} {
    grid-template: auto / 5fr 7fr;
  }
`
