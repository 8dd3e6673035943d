import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { broad } from '../theme/breakpoints.ts'
import { Frame } from './frames.ts'
import { Planes } from './Planes.tsx'

interface Props {
  /** Where the words stand: at the start of the line, or in the middle, below the planes. */
  layout?: 'centred' | undefined
  /** What stands below the words. */
  foot?: ReactNode
  children: ReactNode
}

/** A first screen: planes above its words, or beside them on broad screens. */
export function FirstScreen({ layout, foot, children }: Props) {
  return (
    <Screen data-layout={layout}>
      <WordsFrame data-layout={layout}>
        <BesidePlanes data-layout={layout} data-arrow={foot ? '' : undefined}>
          {children}
        </BesidePlanes>
      </WordsFrame>
      {foot}
      <Planes layout={layout} />
    </Screen>
  )
}

/** A first screen of any art. On narrow screens, and with centred words on all, its rows are art, words and arrow. */
export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(var(--planes-low), 1fr) auto / minmax(0, 1fr);
  min-block-size: var(--screen);
  padding-block-start: var(--header);
  overflow: clip;

  @media ${broad} {
    grid-template-rows: 1fr auto;
  }

  &[data-layout='centred'] {
    grid-template-rows: minmax(var(--planes-low), 1fr) auto auto;
    text-align: center;
  }

  @media print {
    display: block;
    min-block-size: 0;
    padding: var(--space-4) 0 0;
  }
`

/** The row of the words of a first screen. */
export const WordsFrame = styled(Frame)`
  grid-row: 2;

  @media ${broad} {
    grid-row: 1;
    align-self: center;
  }

  &[data-layout='centred'] {
    grid-row: 2;
    align-self: auto;
  }
`

/** The words of a first screen. */
export const ScreenWords = styled.div.attrs({ 'data-part': 'words' })`
  position: relative;
  z-index: var(--layer-content);
  padding-block: var(--space-1) var(--hero-foot);

  @media ${broad} {
    padding-block: var(--space-4);
  }

  &[data-layout='centred'] {
    inline-size: 100%;
    margin-inline: auto;
    padding-block-end: var(--hero-foot);

    @media ${broad} {
      max-inline-size: var(--headline);
    }
  }

  &[data-layout='centred'][data-arrow] {
    padding-block-end: var(--space-2);
  }
`

/**
 * They may stand on the corners of the glass planes, but not on the lit one, at `--planes-reach` from the end of the
 * stage. The headline has the number of lines with which it is largest, two where words allow.
 */
const BesidePlanes = styled(ScreenWords)`
  @media ${broad} {
    &:not([data-layout]) {
      --type-display: var(--type-beside-planes);
      --high: calc(var(--screen) - var(--header) - 5 * var(--space-8));
      max-inline-size: min(
        var(--headline),
        100% + var(--margin) - var(--planes-reach) - (100vw - var(--planes-stage)) / 2
      );
    }
  }
`
