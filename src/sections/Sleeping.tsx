import { lazy, memo, Suspense, useEffect } from 'react'
import type { PublishedSection } from '../../schema/published.ts'
import type { SectionType } from '../../schema/sections/index.ts'
import { needed } from '../motion/needed.ts'
import { wakened } from '../motion/wake.ts'
import { type Registry, type Renderer, registry } from '../registry.ts'

const renderers = new Map<string, unknown>(import.meta.hot?.data.renderers)
// In the dev server this module is run anew when the content changes; sections must not start over then.
if (import.meta.hot) import.meta.hot.data.renderers = renderers

/** The renderer of a section, which loads when the section is needed. The same for the same section always. */
function rendererOf<T extends SectionType>(type: T, id: string): Renderer<T> {
  const key = `${type} ${id}`
  const load: Registry[T] = registry[type]
  if (!renderers.has(key))
    renderers.set(
      key,
      lazy(() =>
        needed(id)
          .then(load)
          .catch((error) => stayAsIs(id, error)),
      ),
    )
  // The map holds renderers of every type; the key begins with the type of the one it leads to.
  return renderers.get(key) as Renderer<T>
}

/**
 * A section whose code does not come stays as its server HTML, and its controls act as they do without scripts.
 * React would empty the whole page instead. In the dev server there is no HTML to stay, and the error is wanted.
 */
function stayAsIs(id: string, error: unknown): Promise<never> {
  if (import.meta.hot) throw error
  wakened(id)
  reportError(error)
  return new Promise(() => {})
}

/** Lets presses that came too early through, once everything in the section can answer. */
function Awake({ id }: { id: string }) {
  useEffect(() => wakened(id), [id])
  return null
}

/**
 * A section as its server HTML, until it is needed and its renderer has loaded.
 * Its props must not change while it sleeps: React would drop the server HTML.
 */
export const Sleeping = memo(function Sleeping({ section }: { section: PublishedSection }) {
  const Renderer = rendererOf(section.type, section.id)
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} data-type={section.type}>
      <Suspense>
        <Renderer section={section} />
        <Awake id={section.id} />
      </Suspense>
    </section>
  )
})
