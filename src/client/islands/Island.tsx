import { renderers } from 'virtual:portfolio/renderers'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import { observe } from 'react-intersection-observer'
import type { Ground } from '../../../schema/model/theme.ts'
import { dataCrosses, dataGround, dataSlides, dataType, dataUnhydrated } from '../../shared/dataAttributes.ts'
import { headingId } from '../../shared/ids.ts'
import type { SectionRef } from '../../shared/page.ts'
import type { Registry } from '../registry.ts'
import { rendererName } from '../rendererName.ts'
import { GroundSheet } from '../ui/GroundSheet.tsx'
import { replayEvents } from './eventReplay.ts'
import { whenIdle } from './idle.ts'

/*
 * How static HTML becomes live:
 *
 * 1. The document holds every section as prerendered HTML. `loader.ts`, the only script before the first input,
 *    starts what works without React, including `eventReplay.ts`, fetches React when the browser is idle, and
 *    runs it at the first sign of a visitor, or at once if the address leads below the first screen.
 * 2. React hydrates the page around its sections. Each section is an island: a Suspense boundary around a lazy
 *    component. Until that has loaded, React keeps the boundary's server HTML, which looks the same.
 * 3. The lazy component loads when a trigger fires (`hydrationTriggered`): the section is near the screen, the target of
 *    the address, or the browser is idle. Its renderer and its content are chunks of their own, so a section costs
 *    nothing until then, and a type that is not used costs nothing ever.
 * 4. Clicks and arrow keys before that are kept and repeated by `eventReplay.ts`. Once the code is there React takes
 *    over: it hydrates the section at once if an event needs it, and when it has time otherwise. Until a section is
 *    hydrated React lets none of its clicks, keys and focus events bubble: listeners above it must use the capture
 *    phase.
 * 5. If the code of a section fails to load, or React itself, the section stays as its HTML, and its links and its form
 *    act as without scripts.
 */

/**
 * The renderers in use. A section type or layout without a renderer, or with one for another type, does not compile
 * here.
 */
const registry: Registry = renderers

/** The renderer of a section; an owner's own type has one for all of its layouts. */
const rendererOf = (section: SectionRef) => registry[rendererName(section)] ?? registry[section.type]

/** A section component; its renderer and content are found by its ref. */
type Section = ComponentType<{ section: SectionRef }>

const sections = new Map<string, Section>(import.meta.hot?.data.sections)
// In the dev server this module runs again when the code of a section does; sections must not mount anew then.
if (import.meta.hot) import.meta.hot.data.sections = sections

/** The lazy component of a section, always the same for the same section. */
function lazySection(section: SectionRef): Section {
  const { id } = section
  const key = `${rendererName(section)} ${id}`
  const known =
    sections.get(key) ??
    lazy(() =>
      hydrationTriggered(id)
        .then(() => load(section))
        .finally(() => replayEvents(id))
        .catch((error) => stayStatic(id, error)),
    )
  sections.set(key, known)
  return known
}

/**
 * Loads the renderer of a section and, where the page has not come with it, its content, and puts them together. Content
 * that has come with the page is that of the page which is rendered, of several while building.
 */
async function load(section: SectionRef): Promise<{ default: Section }> {
  const [{ default: Renderer }, loaded] = await Promise.all([rendererOf(section)(), section.load?.()])
  // The registry has a renderer of its own type for each type, which the compiler checks there.
  const Any = Renderer as ComponentType<{ section: unknown }>
  return { default: ({ section }) => <Any section={section.content ?? loaded} /> }
}

/**
 * Never resolves, so that a section whose code fails to load stays as its server HTML: React would empty the whole page
 * instead. The section is marked as the root is where React itself fails to load. In the dev server there is no HTML to
 * keep, and the error is to show.
 */
function stayStatic(id: string, error: unknown): Promise<never> {
  if (import.meta.hot) throw error
  document.getElementById(id)?.toggleAttribute(dataUnhydrated, true)
  reportError(error)
  return new Promise(() => {})
}

interface Props {
  section: SectionRef
  /** The background of the section before, where it is another. */
  before?: Ground | undefined
  /** Whether it is a sheet that leans back until it has come. */
  leans?: boolean
  /** Whether its heading begins on the background before. */
  crosses?: boolean
}

/**
 * Island: a section as static HTML until a trigger hydrates it. Its props must not change before: React would
 * drop the server HTML.
 */
export const Island = memo(function Island({ section, before, leans, crosses }: Props) {
  const { type, id, ground } = section
  const Section = lazySection(section)
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      {...{
        [dataType]: type,
        [dataGround]: ground ?? (before && 'ink'),
        [dataSlides]: before,
        [dataCrosses]: crosses ? '' : undefined,
      }}
    >
      {leans && <GroundSheet />}
      <Suspense>
        <Section section={section} />
      </Suspense>
    </section>
  )
})

/** How far from the viewport a section is hydrated. */
const nearby = '75% 0px'

/**
 * Resolves when the section with this id is to be hydrated: when it is near the viewport, as anything with the pointer
 * or the focus is, is the target of the URL, or the browser is idle, one section after another in the page's order.
 */
function hydrationTriggered(id: string): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  const section = document.getElementById(id)
  if (!section) return Promise.resolve()
  return new Promise((resolve) => {
    const trigger = () => {
      unobserve()
      removeEventListener('hashchange', onHash)
      resolve()
    }
    const onHash = () => {
      if (location.hash === `#${id}`) trigger()
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
