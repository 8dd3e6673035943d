import { type ReactElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { observe } from 'react-intersection-observer'
import { dataUnhydrated } from '../../shared/dataAttributes.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import { Content } from '../content.ts'
import { DocumentStyles } from '../theme/DocumentStyles.tsx'
import { replayEvents } from './eventReplay.ts'
import { followVisitor } from './followVisitor.ts'
import { whenIdle } from './idle.ts'
import { type IslandProps, islandsOf } from './islandsOf.ts'
import { loadIsland } from './loadIsland.tsx'

/** Hydrates the islands of the page, each once something asks for it. */
export function hydrateIslands(content: ResolvedPage): void {
  const follow = followVisitor()
  for (const island of islandsOf(content)) {
    const place = document.getElementById(island.section.id)
    if (place) hydrateIsland(place, island)
  }

  async function hydrateIsland(place: HTMLElement, island: IslandProps): Promise<void> {
    const { id } = island.section
    try {
      await hydrationTriggered(place)
      const contents = await loadIsland(island)
      // As a transition, React hydrates in slices, between which the browser can answer.
      startTransition(() => hydrate(place, contents))
    } catch (error) {
      stayStatic(place, error)
    }
    replayEvents(id)
  }

  function hydrate(place: HTMLElement, contents: ReactElement): void {
    const nodes = [...place.childNodes]
    const handOver = follow(place)
    const page = (
      <Content value={content}>
        <DocumentStyles>{contents}</DocumentStyles>
      </Content>
    )
    hydrateRoot(place, page, {
      identifierPrefix: place.id,
      // React empties an island when a component throws, as where a browser or an extension withholds what it needs. The
      // nodes that it removes are whole, with all that was typed.
      onUncaughtError(error) {
        place.replaceChildren(...nodes)
        handOver()
        stayStatic(place, error)
      },
      // It renders anew what it finds changed, as by a translation tool or another extension.
      onRecoverableError(error) {
        handOver()
        // A browser's own translation is no fault.
        if (!document.documentElement.matches('.translated-ltr, .translated-rtl')) reportError(error)
      },
    })
  }
}

/** Marks a section that stays as its HTML, as the root is marked where React itself fails to load. */
function stayStatic(section: Element, error: unknown): void {
  section.toggleAttribute(dataUnhydrated, true)
  reportError(error)
}

/** How far from the viewport a section is hydrated. */
const nearby = '75% 0px'

/**
 * Resolves when a section is to be hydrated: when it is near the viewport, as anything with the pointer or the focus is,
 * is the target of the URL, or the browser is idle, one section after another in the page's order.
 */
function hydrationTriggered(section: Element): Promise<void> {
  return new Promise((resolve) => {
    const trigger = () => {
      unobserve()
      removeEventListener('hashchange', onHash)
      resolve()
    }
    const onHash = () => {
      if (location.hash === `#${section.id}`) trigger()
    }
    const unobserve = observe(section, (inView) => inView && trigger(), { rootMargin: nearby })
    addEventListener('hashchange', onHash)
    onHash()
    triggerWhenIdle(trigger)
  })
}

const idleQueue: (() => void)[] = []

/** Hydrates the rest of the page while the browser is idle, one section at a time, so that no task is long. */
function triggerWhenIdle(trigger: () => void): void {
  idleQueue.push(trigger)
  if (idleQueue.length === 1) whenIdle(triggerNext)
}

function triggerNext(): void {
  idleQueue.shift()?.()
  if (idleQueue.length > 0) whenIdle(triggerNext)
}
