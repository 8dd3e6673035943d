import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { primary, round } from '../../ui/button.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { FirstScreen } from '../../ui/FirstScreen.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { headingId } from '../../ui/ids.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'
import { arrowTo } from '../../ui/pictures/arrowTo.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { ArtScreen } from './ArtScreen.tsx'
import { LargestHeading } from './art/LargestHeading.tsx'

/** The first screen: the headline reads first, then the button. */
export default function Hero({ section }: { section: ResolvedSection<'hero'> }) {
  const { id, headline, tagline, action, note, scroll } = section
  const foot = scroll && (
    <Foot>
      <Scroll href={scroll.href} aria-label={scroll.name} {...foreign(scroll.name)}>
        <Arrow to="down" />
      </Scroll>
    </Foot>
  )
  const words = (
    <>
      {__TYPE__ && section.art === 'type' ? (
        <LargestHeading id={headingId(id)} heading={headline} />
      ) : (
        <Heading id={headingId(id)} heading={headline} rank="headline" />
      )}
      <Tagline {...foreign(tagline)}>{sentence(tagline)}</Tagline>
      <Actions
        data-foot={note || (__OTHER_SCREEN__ && section.layout === 'centred') ? undefined : scroll && ''}
      >
        <Action href={action.href}>
          <span>
            <Words text={action.name} />
            <FileNote href={action.href} />
          </span>
          <Arrow to={action.href.startsWith('#') ? 'down' : arrowTo(action.href)} />
        </Action>
        {note && (
          <Note>
            <Words text={note} />
          </Note>
        )}
      </Actions>
    </>
  )
  return __OTHER_SCREEN__ && isOther(section) ? (
    <ArtScreen art={section.art} layout={section.layout} foot={foot}>
      {words}
    </ArtScreen>
  ) : (
    <FirstScreen foot={foot}>{words}</FirstScreen>
  )
}

/** Whether it needs `ArtScreen`: `FirstScreen` has only planes at its end. */
const isOther = ({ art = 'planes', layout }: ResolvedSection<'hero'>) =>
  art !== 'planes' || layout !== undefined

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

  /* On phones the room of the arrow beside it, which comes below where the button fills its line. */
  &[data-foot]::after {
    content: '';
    padding: calc(var(--control) / 2);
  }

  @media ${broad} {
    &[data-foot]::after {
      content: none;
    }
  }
`

const Action = styled.a`
  ${primary}
`

const Note = styled.p`
  padding-inline-end: var(--space-8);
  font-size: var(--type-small);
  color: var(--muted);
`

/** On phones the arrow is beside the last line of the text, so that everything is on the first screen. */
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
