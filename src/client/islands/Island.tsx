import { lazy, memo } from 'react'
import { dataArt, dataGround, dataLayout, dataSlides, dataType } from '../../shared/dataAttributes.ts'
import { headingId } from '../../shared/ids.ts'
import type { SectionRef } from '../../shared/page.ts'
import { rendererName } from '../rendererName.ts'
import { replayEvents } from './eventReplay.ts'
import type { IslandProps } from './islandsOf.ts'
import { IslandContents, loadSection, type SectionComponent } from './loadIsland.tsx'

/*
 * How static HTML becomes live:
 *
 * 1. The document holds every section as prerendered HTML. `loader.ts`, the only script before the first input,
 *    starts what works without React, including `eventReplay.ts`, fetches React when the browser is idle, and
 *    runs it at the first sign of a visitor, or at once if the address leads below the first screen.
 * 2. Each section is an island: what is in it has been rendered by itself, and is a root of React's. Nothing around the
 *    islands is: an extension may put its own elements there.
 * 3. `hydrateIslands.tsx` hydrates an island when it is near the screen, the target of the address, or the browser is
 *    idle. Its renderer and its content are chunks of their own, so a section costs nothing until then, and a type that
 *    is not used costs nothing ever.
 * 4. Clicks and arrow keys before that are kept and repeated by `eventReplay.ts`.
 * 5. If the code of a section fails to load, or React itself, the section stays as its HTML, and its links and its form
 *    act as without scripts.
 *
 * In the dev server there is no HTML, and React renders the whole page.
 */

const sections = new Map<string, SectionComponent>(import.meta.hot?.data.sections)
// This module runs again when the code of a section does; sections must not mount anew then.
if (import.meta.hot) import.meta.hot.data.sections = sections

/** In the dev server: the lazy component of a section, always the same for the same section. */
function lazySection(section: SectionRef): SectionComponent {
  const key = `${rendererName(section)} ${section.id}`
  const known = sections.get(key) ?? lazy(() => loadSection(section).finally(() => replayEvents(section.id)))
  sections.set(key, known)
  return known
}

/** Island: a section as static HTML until it is hydrated. `html` is what is in it; the dev server renders that. */
export const Island = memo(function Island({
  html,
  section,
  before,
  leans,
}: IslandProps & { html: string | undefined }) {
  const { type, id, layout, art, ground } = section
  const attributes = {
    id,
    'aria-labelledby': headingId(id),
    [dataType]: type,
    [dataLayout]: layout,
    [dataArt]: art,
    [dataGround]: ground ?? (before && 'ink'),
    [dataSlides]: before,
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React before
  if (html !== undefined) return <section {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <section {...attributes}>
      <IslandContents section={section} leans={leans} Section={lazySection(section)} />
    </section>
  )
})
