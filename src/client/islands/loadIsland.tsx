import { renderers } from 'virtual:portfolio/renderers'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import type { SectionRef } from '../../shared/page.ts'
import type { Registry } from '../registry.ts'
import { rendererName } from '../rendererName.ts'
import { GroundSheet } from '../ui/GroundSheet.tsx'
import type { IslandProps } from './islandsOf.ts'

/**
 * The renderers in use. A section type or layout without a renderer, or with one for another type, does not compile
 * here.
 */
const registry: Registry = renderers

/** The renderer of a section; an owner's own type has one for all of its layouts. */
const rendererOf = (section: SectionRef) => registry[rendererName(section)] ?? registry[section.type]

/** A section component; its renderer and content are found by its ref. */
export type SectionComponent = ComponentType<{ section: SectionRef }>

/** What React renders within an island, once its code and its content have loaded. */
export async function loadIsland({ section, leans }: IslandProps): Promise<ReactElement> {
  const { default: Section } = await loadSection(section)
  return <IslandContents section={section} leans={leans} Section={Section} />
}

/**
 * Loads the renderer of a section and, where the page has not come with it, its content, and puts them together. Content
 * that has come with the page is that of the page which is rendered, of several while building.
 */
export async function loadSection(section: SectionRef): Promise<{ default: SectionComponent }> {
  const [{ default: Renderer }, loaded] = await Promise.all([rendererOf(section)(), section.load?.()])
  // The registry has a renderer of its own type for each type, which the compiler checks there.
  const Any = Renderer as ComponentType<{ section: unknown }>
  return { default: ({ section }) => <Any section={section.content ?? loaded} /> }
}

interface ContentsProps extends Pick<IslandProps, 'section' | 'leans'> {
  Section: SectionComponent
}

/** Suspense is for own sections, whose components may load more. */
export const IslandContents = ({ section, leans, Section }: ContentsProps) => (
  <>
    {leans && <GroundSheet />}
    <Suspense>
      <Section section={section} />
    </Suspense>
  </>
)
