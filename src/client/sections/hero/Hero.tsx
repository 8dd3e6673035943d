import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { animated } from '../../motion/springs.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Arrow, arrowTo, FileNote, primary, round } from '../../ui/controls.tsx'
import { FirstScreen } from '../../ui/FirstScreen.tsx'
import { Frame } from '../../ui/frames.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign, Words } from '../../ui/text/words.tsx'

/** The first screen with planes: the headline reads first, then the button. */
export default function Hero({ section }: { section: ResolvedSection<'hero'> }) {
  return (
    <FirstScreen layout={section.layout} foot={section.scroll && <ScrollArrow section={section} />}>
      <HeroText section={section} />
    </FirstScreen>
  )
}

interface Props {
  section: ResolvedSection<'hero'>
  /** The headline, where it is not an ordinary one. */
  headline?: ReactNode
}

/** The texts of a first screen: headline, tagline, and a button with a note. */
export function HeroText({ section, headline }: Props) {
  const { id, art, tagline, action, note, scroll, layout } = section
  const besideArrow = scroll && !note && !layout
  return (
    <>
      {headline ?? (
        <Heading
          id={headingId(id)}
          heading={section.headline}
          rank="headline"
          prefersTwoLines={typeof art !== 'object' || art.picture?.place === 'behind'}
        />
      )}
      {tagline && (
        <Tagline data-part="lead" data-layout={layout} {...foreign(tagline)}>
          {sentence(tagline)}
        </Tagline>
      )}
      <Actions data-part="actions" data-layout={layout} data-foot={besideArrow ? '' : undefined}>
        <Action data-part="action" href={action.href}>
          <span>
            <Words text={action.name} />
            <FileNote href={action.href} />
          </span>
          <ActionArrow section={section} />
        </Action>
        {note && (
          <Note data-part="meta" data-layout={layout}>
            <Words text={note} />
          </Note>
        )}
      </Actions>
    </>
  )
}

/** The arrow of the button, where no other says already that the page goes on below. */
export function ActionArrow({ section: { action, scroll } }: { section: ResolvedSection<'hero'> }) {
  if (!action.href.startsWith('#')) return <Arrow to={arrowTo(action.href)} />
  return scroll ? undefined : <Arrow to="down" />
}

const Tagline = styled.p`
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-3);
  font-size: var(--type-lead);
  line-height: 1.45;
  color: var(--muted);

  &[data-layout='centred'] {
    margin-inline: auto;
    text-wrap: balance;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-start: var(--hero-foot);

  &[data-layout='centred'] {
    justify-content: center;
  }

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

  &[data-layout='centred'] {
    padding-inline-end: 0;
  }
`

interface ArrowProps {
  section: ResolvedSection<'hero'>
  /** Of the frame. */
  className?: string
}

/** The arrow at the foot of a first screen that leads to what is below, if there is one. */
export function ScrollArrow({ section: { scroll, layout }, className }: ArrowProps) {
  return (
    scroll && (
      <ArrowFoot className={className} data-layout={layout} data-no-print="">
        <Round href={scroll.href} aria-label={scroll.name} {...foreign(scroll.name)}>
          <Arrow to="down" />
        </Round>
      </ArrowFoot>
    )
  )
}

/** On phones the arrow is beside the last line of the text, so that everything is on the first screen. */
const ArrowFoot = styled(Frame).attrs({ 'data-part': 'scroll' })`
  position: absolute;
  inset-block-end: var(--hero-foot);
  z-index: var(--layer-content);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  > a {
    pointer-events: auto;
  }

  @media ${broad} {
    position: relative;
    inset-block-end: auto;
    justify-content: flex-start;
    padding-block-end: var(--hero-foot);
  }

  /* In the last row, below the words. */
  &[data-layout='centred'] {
    position: relative;
    inset-block-end: auto;
    grid-row: -2;
    justify-content: center;
    padding-block-end: calc(var(--hero-foot) / 2);
  }
`

const Round = styled.a`
  ${round}
`

/** What a picture is moved with, as large as its frame. */
export const Moved = styled(animated.div)`
  position: absolute;
  inset: 0;
`

/** A picture that covers its frame. */
export const Cover = styled(Picture)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;
`
