import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../../shared/resolved.ts'
import { broad } from '../../../theme/breakpoints.ts'
import { Screen, ScreenWords, WordsFrame } from '../../../ui/FirstScreen.tsx'
import { HeroText } from '../HeroText.tsx'
import { ScrollArrow } from '../ScrollArrow.tsx'

/** A first screen with its art above the words, and on broad screens beside them unless they are centred. */
export function BesideScreen({
  section,
  children,
}: {
  section: ResolvedSection<'hero'>
  children: ReactNode
}) {
  const { layout, scroll } = section
  return (
    <Screen data-layout={layout}>
      <WordsFrame data-layout={layout}>
        <Beside data-layout={layout} data-arrow={scroll && ''}>
          <HeroText section={section} />
        </Beside>
      </WordsFrame>
      <ScrollArrow section={section} />
      {children}
    </Screen>
  )
}

const Beside = styled(ScreenWords)`
  padding-block-start: var(--space-3);

  @media ${broad} {
    max-inline-size: min(var(--headline), 100% + var(--margin) - 0.42 * var(--screen-wide) - var(--space-6));
  }
`

/** The room of the art: the first row, or the end of a broad screen. */
export const BesideStage = styled.div`
  grid-area: 1 / 1;
  container-type: size;

  @media ${broad} {
    &:not([data-layout]) {
      position: absolute;
      inset-block: var(--header) 0;
      inset-inline-end: 0;
      inline-size: 42%;
    }
  }

  @media print {
    container-type: normal;
    block-size: var(--portrait-min);
    margin-block-end: var(--space-3);
  }
`
