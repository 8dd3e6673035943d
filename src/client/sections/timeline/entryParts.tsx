import { styled } from 'styled-components'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedSection, ResolvedSentence } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Arrow, arrowLink, arrowTo, FileNote, textLink } from '../../ui/controls.tsx'
import { TwoColumns } from '../../ui/text/SectionHeader.tsx'
import { point, sentence } from '../../ui/text/sentence.tsx'
import { foreign, Words } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** The two columns of a timeline: dates, and what it was. */
export const Line = styled(TwoColumns).attrs({ 'data-part': 'entry' })`
  gap: var(--space-half) var(--space-3);
  align-items: baseline;
`

/** The dates of an entry or of a role. */
export const Dates = ({ dates = '' }: { dates?: string | undefined }) => (
  <When {...foreign(dates)}>{dates}</When>
)

const When = styled.p.attrs({ 'data-part': 'meta' })`
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;

  /* In view for as long as their entry is read. */
  @media ${broad} {
    position: var(--sticky);
    inset-block-start: var(--scroll-padding);
    padding-inline-end: var(--space-3);
  }
`

interface SubjectProps {
  of: string | undefined
  title: string | undefined
  text: ResolvedSentence | undefined
}

/** The subject of studies, unless their title or text says it. */
export const Subject = ({ of, title, text }: SubjectProps) =>
  of && of !== title && of !== plain(text) ? (
    <About data-part="meta" {...foreign(of)}>
      {of}
    </About>
  ) : null

const About = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-half);
`

interface Props {
  text?: ResolvedSentence | undefined
  points?: readonly ResolvedSentence[] | undefined
}

/** What was done: a text, and the points of a list. */
export const TextAndPoints = ({ text, points }: Props) => (
  <>
    {text && (
      <Text data-part="text" {...foreign(text)}>
        {sentence(text)}
      </Text>
    )}
    {points && (
      <Points>
        {withKeys(points, plain).map(([key, point]) => (
          <li key={key}>
            <Words text={point} />
          </li>
        ))}
      </Points>
    )}
  </>
)

const Text = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-1h);
  color: var(--muted);
`

const Points = styled.ul`
  display: grid;
  gap: var(--space-1);
  max-inline-size: var(--measure);
  margin-block-start: var(--space-1h);
  color: var(--muted);

  > li {
    ${point}
  }

  /* Many points make use of the whole column, and are read in half the height. */
  @media ${broad} {
    &:has(> :nth-child(4)) {
      display: block;
      columns: 2;
      column-gap: var(--space-4);
      max-inline-size: none;

      > li + li {
        margin-block-start: var(--space-1);
      }
    }
  }
`

type Entry = ResolvedSection<'timeline'>['items'][number]

/**
 * What an entry is called, and where that was: without a title its organisation is its title. A link without words of its
 * own is on the organisation, or else on the title.
 */
export function namesOf({ title, organisation, link }: Pick<Entry, 'title' | 'organisation' | 'link'>) {
  const href = link?.name === undefined ? link?.href : undefined
  if (title === undefined || !organisation) return { title: { text: title ?? organisation ?? '', href } }
  return { title: { text: title, href: undefined }, place: { text: organisation, href } }
}

/** A text, as a link where there is an address. */
export const Linked = ({ text, href }: { text: string; href: string | undefined }) =>
  href === undefined ? (
    text
  ) : (
    <Name href={href}>
      <span>
        {text}
        <FileNote href={href} />
      </span>
      <Arrow to={arrowTo(href)} />
    </Name>
  )

/** A name among words, as a link where there is an address. */
export const Named = ({ text, href }: { text: string; href: string | undefined }) =>
  href === undefined ? (
    text
  ) : (
    <Underlined href={href}>
      {text}
      <FileNote href={href} />
    </Underlined>
  )

const Underlined = styled.a`
  ${textLink}
`

/** A link with words of its own, below an entry. */
export const NamedLink = ({ link }: Pick<Entry, 'link'>) =>
  link?.name === undefined ? null : (
    <More>
      <Name data-part="action" href={link.href}>
        <span>
          <Words text={link.name} />
          <FileNote href={link.href} />
        </span>
        <Arrow to={arrowTo(link.href)} />
      </Name>
    </More>
  )

const Name = styled.a`
  ${arrowLink}
`

const More = styled.p`
  margin-block-start: var(--space-1h);
  font-weight: 600;
`
