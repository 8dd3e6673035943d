import type { ResolvedSection } from '../../../shared/resolved.ts'
import { FirstScreen } from '../../ui/FirstScreen.tsx'
import { HeroText } from './HeroText.tsx'
import { ScrollArrow } from './ScrollArrow.tsx'

/** The first screen with planes: the headline reads first, then the button. The other arts are in `art/`. */
export default function Hero({ section }: { section: ResolvedSection<'hero'> }) {
  return (
    <FirstScreen layout={section.layout} foot={section.scroll && <ScrollArrow section={section} />}>
      <HeroText section={section} />
    </FirstScreen>
  )
}
