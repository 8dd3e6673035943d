import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { broad } from '../theme/breakpoints.ts'
import { Frame } from './Frame.tsx'
import { Planes } from './Planes.tsx'

/**
 * The layout of a first screen: the planes above its words, or beside them on broad screens. The planes get the room
 * that the words leave, so that no word ever stands on them.
 */
export function FirstScreen({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <Screen>
      <Frame>
        <Words>{children}</Words>
      </Frame>
      {foot}
      {__PLANES__ && <Planes />}
    </Screen>
  )
}

const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(var(--planes-low), 1fr) auto / minmax(0, 1fr);
  min-block-size: var(--screen);
  padding-block-start: var(--header);
  overflow: clip;

  > :first-child {
    grid-row: 2;
  }

  @media ${broad} {
    grid-template-rows: 1fr auto;

    > :first-child {
      grid-row: 1;
      align-self: center;
    }
  }

  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
  }
`

const Words = styled.div`
  position: relative;
  z-index: var(--layer-content);
  padding-block: var(--space-1) var(--hero-foot);

  @media ${broad} {
    max-inline-size: min(var(--headline), 100% + var(--margin) - var(--planes-reach));
    padding-block: var(--space-4);
  }

  @media print {
    max-inline-size: none;
  }
`
