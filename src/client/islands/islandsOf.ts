import type { Ground } from '../../../schema/model/theme.ts'
import type { ResolvedPage, SectionRef } from '../../shared/page.ts'

/** A section, and how it stands among the others. */
export interface IslandProps {
  section: SectionRef
  /** The background of the section before, where it is another. */
  before: Ground | undefined
  /** Whether it is a sheet that leans back until it has come. */
  leans: boolean
  /** Whether its heading begins on the background before. */
  crosses: boolean
  /** Whether the heading of the next section begins on it. */
  isCrossed: boolean
}

const groundOf = ({ ground }: SectionRef): Ground => ground ?? 'ink'

/** Whether a heading may begin on the end of a section: strata fill theirs. */
const hasRoom = ({ layout }: SectionRef) => layout !== 'strata'

/** The sections of a page as islands, in its order. */
export function islandsOf({ sections, theme }: Pick<ResolvedPage, 'sections' | 'theme'>): IslandProps[] {
  const islands: IslandProps[] = []
  for (const section of sections) {
    const last = islands.at(-1)
    const slides = last !== undefined && groundOf(section) !== groundOf(last.section)
    const leans = slides && theme.grounds?.change === 'slide'
    const mayCross = theme.headings === 'wide' && section.type !== 'contact'
    const crosses = leans && mayCross && hasRoom(last.section)
    if (last) last.isCrossed = crosses
    const before = slides ? groundOf(last.section) : undefined
    islands.push({ section, before, leans, crosses, isCrossed: false })
  }
  return islands
}
