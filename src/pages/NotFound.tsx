import { styled } from 'styled-components'
import type { ResolvedPortfolio } from '../../schema/vite/resolved.ts'
import { primary } from '../ui/button.ts'
import { FirstScreen } from '../ui/FirstScreen.tsx'
import { foreign } from '../ui/foreign.ts'
import { Arrow } from '../ui/pictures/Arrow.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Words } from '../ui/text/Words.tsx'
import { inOwnLanguage } from './inOwnLanguage.ts'

interface Props {
  /** The address of the start page. */
  home: string
  words: ResolvedPortfolio['notFound']
  /** Whether the start page has planes. */
  hasPlanes: boolean
}

/** The page for an address that does not exist. It has no scripts. */
export function NotFound({ home, words: { heading, text, action }, hasPlanes }: Props) {
  return (
    <main>
      <FirstScreen hasPlanes={hasPlanes}>
        <Heading heading={inOwnLanguage(heading)} rank="headline" />
        <Text {...foreign(text)}>{text}</Text>
        <Home href={home}>
          <Words text={action} />
          <Arrow to="forward" />
        </Home>
      </FirstScreen>
    </main>
  )
}

const Text = styled.p`
  max-inline-size: var(--measure-short);
  margin-block: var(--space-3);
  font-size: var(--type-lead);
  color: var(--muted);
`

const Home = styled.a`
  ${primary}
`
