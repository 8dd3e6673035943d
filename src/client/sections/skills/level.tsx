import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { animated, easings, useSpring } from '../../motion/springs.ts'
import { useEntrance } from '../../motion/useEntrance.ts'
import { shownPercent } from '../../ui/text/words.tsx'

/** A skill of this layout: the check refuses a section without skills, or with a skill without a level. */
export type Skill = NonNullable<ResolvedSection<'skills'>['items']>[number] & { level: number }

/**
 * A level, in percent, that counts up from 0 once, when half of the element with `ref` is first scrolled into view.
 * `meter` are the props of what exposes it, named by the element with the id `nameId`; `shown` is its number as a text,
 * and `counted` that number counting, for the eye alone.
 */
export function useLevel<T extends HTMLElement = HTMLDivElement>(level: number) {
  const { duration } = useContent().motion.skillBar
  const config = { duration, easing: easings.easeOutCubic }
  const ref = useRef<T>(null)
  const [{ count }, api] = useSpring(() => ({ count: level, config }))

  useEntrance(ref, {
    threshold: 0.5,
    prepare: () => api.set({ count: 0 }),
    enter: () => api.start({ count: level, config }),
  })

  // An edit in the dev server gives another level to what has counted.
  const before = useRef(level)
  useEffect(() => {
    if (before.current !== level) api.start({ count: level, config })
    before.current = level
  })

  const { numbers } = useContent()
  const nameId = useId()
  const shown = shownPercent(level, numbers)
  const meter = {
    role: 'meter',
    'aria-labelledby': nameId,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': level,
    'aria-valuetext': shown,
  }
  const counted = <animated.span>{count.to((value) => shownPercent(value, numbers))}</animated.span>
  return { ref, count, nameId, meter, shown, counted }
}

/** As wide as its final number, `data-level`, from the start, with the count at its edge, so that nothing shifts. */
export const Level = styled.span.attrs({ 'aria-hidden': true, 'data-part': 'count' })`
  flex: none;
  display: grid;
  font-variant-numeric: tabular-nums;

  &::before {
    content: attr(data-level);
    visibility: hidden;
  }

  &::before,
  > span {
    grid-area: 1 / 1;
  }

  /* What was not scrolled to yet is at its start. */
  @media print {
    &::before {
      visibility: visible;
    }

    > span {
      display: none;
    }
  }
`
