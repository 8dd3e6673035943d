import type { Ground } from '../../../schema/model/theme.ts'
import type { ResolvedPage, SectionRef } from '../../shared/page.ts'

/** A section, and how it stands among the others. */
export interface IslandProps {
  section: SectionRef
  /** The background of the section before, where it is another. */
  before: Ground | undefined
  /** Whether it is a sheet that leans back until it has come. */
  leans: boolean
}

const groundOf = ({ ground }: SectionRef): Ground => ground ?? 'ink'

/** The sections of a page as islands, in its order. */
export function islandsOf({ sections, theme }: Pick<ResolvedPage, 'sections' | 'theme'>): IslandProps[] {
  const islands: IslandProps[] = []
  for (const section of sections) {
    const last = islands.at(-1)
    const slides = last !== undefined && groundOf(section) !== groundOf(last.section)
    const leans = slides && theme.grounds?.change === 'slide'
    const before = slides ? groundOf(last.section) : undefined
    islands.push({ section, before, leans })
  }
  return islands
}
