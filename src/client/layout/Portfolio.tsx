import { useEffect } from 'react'
import { belowId, mainId } from '../../shared/ids.ts'
import { useContent } from '../content.ts'
import { Island } from '../islands/Island.tsx'
import { islandsOf } from '../islands/islandsOf.ts'
import { watchCurrentSection } from './header/currentSection.ts'
import { PageFrame } from './PageFrame.tsx'

interface Props {
  /** The HTML within each section. Without, as in the dev server, sections are rendered with the page. */
  htmls?: readonly string[]
  /** The styles of what follows the first screen, where the head has only those of that screen. */
  styles?: string | undefined
}

/** The whole page: header, the sections of the YAML in its order, footer. */
export function Portfolio({ htmls, styles }: Props) {
  const content = useContent()
  const islands = islandsOf(content).map((island, index) => (
    <Island key={island.section.id} {...island} html={htmls?.[index]} />
  ))

  // biome-ignore lint/correctness/useExhaustiveDependencies: they change what is watched
  useEffect(watchCurrentSection, [content.nav, content.sections])

  return (
    <PageFrame>
      <main id={mainId} tabIndex={-1}>
        {islands.slice(0, 1)}
        {styles && <style id={belowId}>{styles}</style>}
        {islands.slice(1)}
      </main>
    </PageFrame>
  )
}
