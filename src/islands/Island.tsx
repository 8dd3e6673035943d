import { loadSection } from 'virtual:portfolio/sections'
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
import type { SectionRef } from '../../schema/vite/sectionModules.ts'
import { registry } from '../registry.ts'
import { markHydrated } from './hydrated.ts'
import { hydrationTriggered } from './hydrationTriggers.ts'

/** A section that has all it needs to show itself at a place in the page. */
type Filled = ComponentType<{ place: SectionRef }>

const filled = new Map<string, Filled>(import.meta.hot?.data.filled)
// In the dev server this module is run anew when the content changes; sections must not start over then.
if (import.meta.hot) import.meta.hot.data.filled = filled

/** The section at a place, which loads when it is needed. The same for the same place always. */
function filledAt({ type, id }: SectionRef): Filled {
  const key = `${type} ${id}`
  const known =
    filled.get(key) ??
    lazy(() =>
      hydrationTriggered(id)
        .then(() => loaded({ type, id }))
        .catch((error) => stayAsIs(id, error)),
    )
  filled.set(key, known)
  return known
}

/** Loads the renderer of a section and what the section says, and puts them together. */
async function loaded({ type, id }: SectionRef): Promise<{ default: Filled }> {
  const [{ default: Renderer }, sectionAt] = await Promise.all([registry[type](), loadSection(id)])
  // The registry has for each type the renderer of that type, which the compiler sees where it is written.
  const Any = Renderer as ComponentType<{ section: unknown }>
  return { default: ({ place }) => <Any section={sectionAt(place)} /> }
}

/**
 * A section whose code does not come stays as its server HTML, and its controls act as they do without scripts.
 * React would empty the whole page instead. In the dev server there is no HTML to stay, and the error is wanted.
 */
function stayAsIs(id: string, error: unknown): Promise<never> {
  if (import.meta.hot) throw error
  markHydrated(id)
  reportError(error)
  return new Promise(() => {})
}

/** Lets presses that came too early through, once everything in the section can answer. */
function Awake({ id }: { id: string }) {
  useEffect(() => markHydrated(id), [id])
  return null
}

/**
 * A section as its server HTML, until it is needed and its renderer has loaded.
 * Its props must not change while it sleeps: React would drop the server HTML.
 */
export const Island = memo(function Island({ place }: { place: SectionRef }) {
  const { type, id } = place
  const Section = filledAt(place)
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-type={type}>
      <Suspense>
        <Section place={place} />
        <Awake id={id} />
      </Suspense>
    </section>
  )
})
