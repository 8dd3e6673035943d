import type { ReactNode } from 'react'
import { mainId } from '../../shared/ids.ts'
import type { SectionRef } from '../../shared/page.ts'
import { useContent } from '../content.ts'
import { Island } from '../islands/Island.tsx'
import { PageFrame, PageTop } from './PageFrame.tsx'

interface Props {
  /** While prerendering, the styles of what follows the first screen; the browser has taken them over before. */
  styles?: ReactNode
}

/** The whole page: header, the sections of the YAML in its order, footer. */
export function Portfolio({ styles }: Props) {
  const { sections } = useContent()
  return (
    <PageFrame>
      <main id={mainId} tabIndex={-1}>
        {sections.slice(0, 1).map(island)}
        {styles}
        {sections.slice(1).map(island)}
      </main>
    </PageFrame>
  )
}

/** The part of the page on the first screen, which the build renders to find the styles that come first. */
export const FirstScreen = () => (
  <>
    <PageTop />
    <main>{useContent().sections.slice(0, 1).map(island)}</main>
  </>
)

const island = (section: SectionRef) => <Island key={section.id} section={section} />
