import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { primary, round } from '../../ui/button.ts'
import { Emphasis } from '../../ui/Emphasis.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Planes } from '../../ui/Planes.tsx'

/** The first screen: the headline reads first, then the button. */
export default function Hero({ section }: { section: ResolvedSection<'hero'> }) {
  const { id, headline, tagline, action, note, scroll } = section
  return (
    <Screen>
      <Frame>
        <Text>
          <Headline id={`${id}-heading`}>
            <Emphasis text={headline} />
          </Headline>
          <Tagline>{tagline}</Tagline>
          <Actions>
            <Action href={action.href}>
              {action.name}
              <Arrow to={action.href.startsWith('#') ? 'down' : 'out'} />
            </Action>
            {note && <Note>{note}</Note>}
          </Actions>
        </Text>
      </Frame>
      <Foot>
        <Scroll href={scroll.href} aria-label={scroll.name}>
          <Arrow to="down" />
        </Scroll>
      </Foot>
      <Planes />
    </Screen>
  )
}

const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  min-block-size: var(--screen);
  padding-block-start: var(--header);
  overflow: clip;

  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
  }
`

const Text = styled.div`
  position: relative;
  z-index: var(--layer-content);
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  block-size: 100%;
  padding-block: var(--hero-drop) var(--hero-foot);

  @media ${broad} {
    justify-content: center;
    max-inline-size: var(--headline);
    padding-block: var(--space-4);
  }
`

const Headline = styled.h1`
  font-size: var(--type-display);
  line-height: 0.98;
`

const Tagline = styled.p`
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-3);
  font-size: var(--type-lead);
  line-height: 1.45;
  color: var(--muted);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-start: var(--hero-foot);
`

const Action = styled.a`
  ${primary}
`

const Note = styled.p`
  padding-inline-end: var(--space-8);
  font-size: var(--type-small);
  color: var(--muted);
`

/** On phones it is beside the last line of the text, so that everything is on the first screen. */
const Foot = styled(Frame)`
  position: absolute;
  inset-block-end: var(--hero-foot);
  z-index: var(--layer-content);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  > a {
    pointer-events: auto;
  }

  @media print {
    display: none;
  }

  @media ${broad} {
    position: relative;
    inset-block-end: auto;
    justify-content: flex-start;
    padding-block-end: var(--hero-foot);
  }
`

const Scroll = styled.a`
  ${round}
`
