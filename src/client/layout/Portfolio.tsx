import { belowId, mainId } from '../../shared/ids.ts'
import type { SectionRef } from '../../shared/page.ts'
import { useContent } from '../content.ts'
import { Island } from '../islands/Island.tsx'
import { PageFrame, PageTop } from './PageFrame.tsx'

interface Props {
  /** The styles of what follows the first screen, where the head has only those of that screen. */
  styles?: string | undefined
}

/** The whole page: header, the sections of the YAML in its order, footer. */
export function Portfolio({ styles }: Props) {
  const islands = useIslands()
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

/** The part of the page on the first screen, which the build renders to find the styles that come first. */
export const FirstScreen = () => (
  <>
    <PageTop />
    <main>{useIslands().slice(0, 1)}</main>
  </>
)

const groundOf = (section: SectionRef | undefined) => section?.ground ?? 'ink'

/** Whether a heading may begin on the end of a section: strata fill theirs. */
const hasRoom = ({ type, layout }: SectionRef) => type !== 'skills' || layout !== undefined

function useIslands() {
  const { sections, theme } = useContent()
  const areSheets = theme.frame === 'sheets'
  return sections.map((section, index) => {
    const last = sections[index - 1]
    const slides = last !== undefined && groundOf(section) !== groundOf(last)
    return (
      <Island
        key={section.id}
        section={section}
        before={slides ? groundOf(last) : undefined}
        leans={slides && areSheets}
        crosses={slides && areSheets && hasRoom(last) && section.type !== 'contact'}
      />
    )
  })
}
