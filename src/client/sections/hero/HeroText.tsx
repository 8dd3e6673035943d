import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { primary } from '../../ui/button.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Arrow, arrowTo } from '../../ui/pictures/Arrow.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { Words } from '../../ui/text/Words.tsx'

interface Props {
  section: ResolvedSection<'hero'>
  /** The headline, where it is not an ordinary one. */
  headline?: ReactNode
}

/** The texts of a first screen: headline, tagline, and a button with a note. */
export function HeroText({ section, headline }: Props) {
  const { id, tagline, action, note, scroll, layout } = section
  const besideArrow = scroll && !note && !layout
  return (
    <>
      {headline ?? <Heading id={headingId(id)} heading={section.headline} rank="headline" />}
      <Tagline data-layout={layout} {...foreign(tagline)}>
        {sentence(tagline)}
      </Tagline>
      <Actions data-layout={layout} data-foot={besideArrow ? '' : undefined}>
        <Action href={action.href}>
          <span>
            <Words text={action.name} />
            <FileNote href={action.href} />
          </span>
          <Arrow to={action.href.startsWith('#') ? 'down' : arrowTo(action.href)} />
        </Action>
        {note && (
          <Note data-layout={layout}>
            <Words text={note} />
          </Note>
        )}
      </Actions>
    </>
  )
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
