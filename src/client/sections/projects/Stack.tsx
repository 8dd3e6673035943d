import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { observe } from 'react-intersection-observer'
import { styled } from 'styled-components'
import { useContent } from '../../content.ts'
import { animated, reducedMotion, springOf, useSprings } from '../../motion/springs.ts'
import { onArrival } from '../../motion/useEntrance.ts'
import { across, low, wide } from '../../theme/breakpoints.ts'
import { mixesColours, tintCount } from '../../theme/constants.ts'
import { laidOutNear } from '../../ui/frames.ts'
import { cardTarget, followMainLink } from './ProjectParts.tsx'

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
    <List ref={list} data-part="list" style={listStyle}>
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
  --offset: min(var(--offset-wanted), max(6.25rem, var(--stack-max)) / var(--gaps));
  /* Taller on large screens, and on upright ones in between. */
  --stacked: var(--card-stacked, max(36rem, min(68svh, 75vw - 39rem), min(72svh, 90vw, 36rem + 65svh - 65vw)));
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
  ${laidOutNear('min(var(--stacked), var(--tall))')}
  position: var(--sticky);
  /* A card that is taller than its space sticks by its foot, so that all of it can be read. */
  inset-block-start: min(
    var(--top) + var(--offset) * var(--index),
    var(--screen) - var(--height, 0%) - var(--space-2)
  );

  & + & {
    margin-block-start: var(--stack-gap);
  }

  @media ${low} {
    position: static;
  }

  @media ${low}, print {
    & + & {
      margin-block-start: var(--space-3);
    }
  }

  @media (scripting: none) {
    position: static;
  }

  break-inside: avoid;
`

/** On a card of which the words are covered. */
const dataCovered = 'data-covered'

/** Each card has a tint of its own, the accent at another hue. */
const Card = styled(animated.article).attrs({ 'data-part': 'card' })`
  ${cardTarget}
  display: grid;
  grid-template: minmax(var(--picture-min), 1fr) auto / minmax(0, 1fr);
  overflow-wrap: anywhere;
  min-block-size: max(min(var(--stacked), var(--tall)), var(--card-min, 0px));
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius-plane);
  background: var(--surface);
  overflow: clip;
  transform-origin: 50% 0;

  [data-part='words'] {
    transition: opacity var(--quick);
  }

  @media screen {
    &[${dataCovered}] [data-part='words'] {
      opacity: 0;
    }
  }

  @supports ${mixesColours} {
    border-color: color-mix(in oklab, var(--border), var(--tint) 16%);
    background: color-mix(in oklab, var(--surface), var(--tint) 9%);
  }

  @media ${low} {
    min-block-size: var(--card-min, 0);
  }

  @media print {
    min-block-size: var(--card-low);
  }

  @media ${across} {
    grid-template: auto / 5fr 7fr;
  }
`

/**
 * A spring for the scale of each of the `count` cards in `list`, which follows the scroll through the section around
 * it. What is in view on arrival stays as it is until the page is scrolled; with less motion every card keeps its size,
 * as do cards that do not stick.
 */
function useStack(list: RefObject<HTMLElement | null>, count: number) {
  const { projectStack } = useContent().motion
  const { scaleStep } = projectStack
  const [springs, api] = useSprings(count, () => ({ scale: 1, config: springOf(projectStack, true) }), [
    count,
  ])

  useEffect(() => {
    const section = list.current?.closest('section')
    if (!section) return
    const targets: number[] = []
    let isStack: boolean | undefined
    const follow = (immediate: boolean) => {
      if (immediate || isStack === undefined) isStack = sticks(list.current)
      if (list.current) markCovered(list.current, isStack)
      const { top, height } = section.getBoundingClientRect()
      const progress = stackProgress({ top, height, viewport: innerHeight })
      const still = reducedMotion() || !isStack
      api.start((index) => {
        const scale = still ? 1 : cardScale(index, count, progress, scaleStep)
        // Of a long stack most cards stay as they are, or change by less than one would see.
        if (!immediate && Math.abs(scale - (targets[index] ?? 0)) < leastStep) return null
        targets[index] = scale
        return { scale, immediate }
      })
    }
    let seen: boolean | undefined
    const onScroll = () => seen && follow(false)
    const onResize = () => follow(true)
    const onSight = (inView: boolean) => {
      // Out of view on arrival: at once. Later it may leave or come back by a jump, whose scroll event came too early
      // or too late.
      if (seen !== undefined || !inView) follow(seen === undefined)
      seen = inView
    }
    return onArrival(() => {
      const unobserve = observe(section, onSight)
      addEventListener('scroll', onScroll, { passive: true })
      addEventListener('resize', onResize)
      return () => {
        unobserve()
        removeEventListener('scroll', onScroll)
        removeEventListener('resize', onResize)
      }
    })
  }, [api, count, list, scaleStep])

  return springs
}

/** Says on each card whether the next one lies over its words: no title is to be cut by its edge. */
function markCovered(list: HTMLElement, isStack: boolean): void {
  const cards = [...list.children].map((item) => item.firstElementChild)
  const words = cards.map((card) => card?.querySelector('[data-part=words] > :last-child'))
  const edges = cards.map((card, index) => ({
    top: card?.getBoundingClientRect().top ?? 0,
    end: words[index]?.getBoundingClientRect().bottom ?? 0,
  }))
  for (const [index, card] of cards.entries()) {
    const next = edges[index + 1]
    card?.toggleAttribute(dataCovered, isStack && next !== undefined && next.top < (edges[index]?.end ?? 0))
  }
}

/** Whether the cards of a list stick: on low screens they do not, nor where a look has them one below the other. */
function sticks(list: HTMLElement | null): boolean {
  const [card] = list?.children ?? []
  return card !== undefined && getComputedStyle(card).position === 'sticky'
}

/**
 * Writes the height of each of the `count` children of `list` onto it as `--height`, in px, and keeps it up to date.
 * With a ResizeObserver: react-intersection-observer knows visibility only.
 */
function useHeights(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of children are others
  useEffect(() => {
    const { current } = list
    if (!current) return
    const observer = new ResizeObserver((entries) => {
      // From the entry: measuring each child would force a layout for each.
      for (const { target, borderBoxSize } of entries) {
        const height = `${borderBoxSize[0]?.blockSize ?? 0}px`
        if (target instanceof HTMLElement) target.style.setProperty('--height', height)
      }
    })
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, count])
}

/**
 * How far a section has been scrolled through: 0 when its top meets the viewport's top, 1 when its bottom
 * meets the viewport's bottom. All lengths in px; `top` is that of the section, counted from the viewport's.
 */
function stackProgress({ top, height, viewport }: { top: number; height: number; viewport: number }): number {
  const distance = height - viewport
  if (distance <= 0) return top < 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / distance))
}

/** A change of a scale that is less than a pixel of a card's width. */
const leastStep = 0.001

/** No card of a long stack gets smaller than this. */
const minScale = 0.5

/**
 * The scale of card `index` (from 0) of `count` at a `progress` from 0 to 1. It is 1 until the card's own
 * share of the section, index ∕ count, has passed, and then falls evenly to 1 − step · (count − index).
 */
function cardScale(index: number, count: number, progress: number, step: number): number {
  const start = index / count
  const passed = Math.max(0, (progress - start) / (1 - start))
  return 1 - passed * Math.min(1 - minScale, step * (count - index))
}
