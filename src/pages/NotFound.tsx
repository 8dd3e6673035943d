import { styled } from 'styled-components'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { Arrow } from '../ui/Arrow.tsx'
import { primary } from '../ui/button.ts'
import { Emphasis } from '../ui/Emphasis.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Planes } from '../ui/Planes.tsx'

interface Props {
  /** Where the page itself is served. */
  home: string
  words: Portfolio['notFound']
}

/** The page for an address that does not exist. It has no scripts. */
export function NotFound({ home, words: { heading, text, action } }: Props) {
  return (
    <Screen>
      <Frame>
        <Words>
          <h1>
            <Emphasis text={heading} />
          </h1>
          <p>{text}</p>
          <Home href={home}>
            {action}
            <Arrow to="out" />
          </Home>
        </Words>
      </Frame>
      <Planes />
    </Screen>
  )
}

const Screen = styled.main`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-block-size: var(--screen);
  padding-block: var(--space-8);
  overflow: clip;
`

const Words = styled.div`
  position: relative;
  z-index: var(--layer-content);
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  > h1 {
    font-size: var(--type-display);
  }

  > p {
    max-inline-size: var(--measure-short);
    font-size: var(--type-lead);
    color: var(--muted);
  }
`

const Home = styled.a`
  ${primary}
`
