import { useEffect, useRef } from 'react'
import { observe } from 'react-intersection-observer'
import { styled } from 'styled-components'
import { animated, reducedMotion, useSpring } from '../motion/springs.ts'
import { onArrival } from '../motion/useEntrance.ts'

const config = { tension: 140, friction: 24 }

/** The background of a section that slides over the one before: a sheet that leans back and lies down as it comes. */
export function GroundSheet() {
  const place = useRef<HTMLDivElement>(null)
  const [{ flat }, api] = useSpring(() => ({ flat: 1, config }))

  useEffect(() => {
    const { current } = place
    if (!current) return
    let isNear: boolean | undefined
    const follow = (immediate: boolean) => {
      const { top } = current.getBoundingClientRect()
      const come = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight / 2)))
      api.start({ flat: reducedMotion() ? 1 : come, immediate })
    }
    const onScroll = () => isNear && follow(false)
    const onSight = (inView: boolean) => {
      // What is in view on arrival stays as it is.
      if (isNear !== undefined || !inView) follow(true)
      isNear = inView
    }
    return onArrival(() => {
      const unobserve = observe(current, onSight, { rootMargin: '25% 0px' })
      addEventListener('scroll', onScroll, { passive: true })
      return () => {
        unobserve()
        removeEventListener('scroll', onScroll)
      }
    })
  }, [api])

  const transform = flat.to((flat) =>
    flat === 1 ? 'none' : `translateZ(${(flat - 1) * 260}px) rotateX(${(1 - flat) * 42}deg)`,
  )
  return (
    <Place ref={place} aria-hidden="true" data-no-print="">
      <Under style={{ opacity: flat.to((flat) => (flat === 1 ? 0 : 1)) }} />
      <Sheet style={{ transform }} />
    </Place>
  )
}

const Place = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow-x: clip;
  perspective: 80rem;
  perspective-origin: 50% 0;
  pointer-events: none;
`

/** The end of the background before, which shows beside a sheet that leans. */
const Under = styled(animated.div)`
  position: absolute;
  inset: 0 0 auto;
  block-size: min(60vh, 50%);
  background: var(--under);
`

const Sheet = styled(animated.div)`
  position: absolute;
  inset: 0 0 auto;
  block-size: min(100%, 90vh);
  /* Its cut edge, a little lighter or darker than itself. */
  border-block-start: 3px solid color-mix(in oklab, var(--ground, var(--background)) 90%, var(--text));
  background: var(--ground, var(--background));
  transform-origin: 50% 0;
  box-shadow: 0 -1.25rem 4rem rgb(0 0 0 / 20%);
  /* It throws no shadow on its own section, which goes on below it. */
  clip-path: inset(-6rem -6rem 0);
`
