import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedHeading, ResolvedSentence } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { brandMark } from '../pictures/BrandMark.tsx'
import { Heading } from './Heading.tsx'
import { sentence } from './sentence.tsx'
import { foreign } from './words.tsx'

interface Props {
  /** The `id` of the section. */
  id: string
  /** The `label` of the section, its small name, if it has one. */
  label?: string | undefined
  /** The `heading` of the section. */
  heading: ResolvedHeading
  /** A short text below the heading. */
  lead?: ResolvedSentence | undefined
  /** Content in the column of the heading, beside which the label stays in view. Wider content follows the head. */
  children?: ReactNode
  /** Whether that is words alone, which stand beside the heading where heads are above, as a lead does. */
  hasWords?: boolean
}

/** Whether the heading of a section says no more than its label, and so is as small as that. */
export const isPlain = ({ label, heading }: Pick<Props, 'label' | 'heading'>): boolean =>
  heading.text === label

/** A section's label under a hairline, and beside it its heading with what belongs in its column. */
export function SectionHeader({ id, label, heading, lead, children, hasWords = !children }: Props) {
  const { theme } = useContent()
  if (isPlain({ label, heading }))
    return (
      <PlainHead data-plain="">
        <PlainHeading as={`h${heading.level}`} id={headingId(id)} data-rank="label" {...heading.language}>
          {label}
        </PlainHeading>
        {(lead || children) && (
          <Parts>
            {lead && <SectionLead text={lead} />}
            {children}
          </Parts>
        )}
      </PlainHead>
    )
  if (theme.headings === 'wide')
    return (
      <WideHead>
        {label && <MarkedLabel {...foreign(label)}>{label}</MarkedLabel>}
        <Heading id={headingId(id)} heading={heading} rank="section" isWide />
        {(lead || children) && (
          <WideParts>
            {lead && <SectionLead text={lead} />}
            {children}
          </WideParts>
        )}
      </WideHead>
    )
  const Beside = hasWords && (lead || children) ? HeadingAndWords : Parts
  return (
    <Head>
      {label && <StickyLabel {...foreign(label)}>{label}</StickyLabel>}
      <Beside>
        <Introduction>
          <Heading id={headingId(id)} heading={heading} rank="section" />
        </Introduction>
        {lead && <SectionLead text={lead} />}
        {children}
      </Beside>
    </Head>
  )
}

/** A grid of 3 + 9 columns. */
export const TwoColumns = styled.div`
  display: grid;
  gap: var(--space-3);

  @media ${broad} {
    grid-template-columns: 3fr 9fr;
  }
`

/** The grid for heads and most content: the same columns, or one where the theme has heads above the content. */
export const Columns = styled(TwoColumns)`
  @media ${broad} {
    grid-template-columns: var(--head-columns, 3fr 9fr);
  }
`

/** The width of the first of its columns, for grids of three that begin with it. */
export const firstColumn = 'calc((100% - var(--space-3)) / 4)'

/** The column of the content: the second, or the only one. */
export const ContentColumn = styled.div`
  min-inline-size: 0;

  @media ${broad} {
    grid-column: var(--content-column, 2);
  }
`

/* What follows a head stands apart from it, and on paper on the same page. */
const Head = styled(Columns).attrs({ 'data-part': 'head' })`
  &:not(:last-child) {
    margin-block-end: var(--space-part);
    break-inside: avoid;
    break-after: avoid;
  }

  /* Grids break badly between pages. */
  @media print {
    display: block;
  }
`

/** A heading that says no more than the label takes its place, under a hairline as wide as the page. */
const PlainHead = styled(Columns).attrs({ 'data-part': 'head' })`
  border-block-start: var(--hairline) solid var(--border);
  padding-block-start: var(--space-2);

  /* A mail address, which has an element around its sign, ends the page in large letters. */
  main > section:last-of-type & p:only-child > a:only-child:has(> span) {
    font-family: var(--display);
    font-size: clamp(1.5rem, 0.8rem + 3.4vw, 3.75rem);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  &:not(:last-child) {
    margin-block-end: var(--space-3);
    break-after: avoid;
  }

  @media print {
    display: block;
  }
`

const PlainHeading = styled.h2`
  font-family: inherit;
  font-size: var(--type-label);
  font-weight: 600;
  font-stretch: normal;
  line-height: 1.5;
  letter-spacing: 0;

  @media print {
    margin-block-end: var(--space-2);
    break-after: avoid;
  }
`

const Parts = styled.div`
  min-inline-size: 0;

  @media ${broad} {
    grid-column: var(--content-column, 2);
  }

  > * + * {
    margin-block-start: var(--space-part);
  }
`

/** What belongs to a heading as wide as the page, below it. */
const WideParts = styled(Parts)`
  margin-block-start: calc(var(--space-part) - var(--space-2));
`

/** Where the label is above them, the heading leaves half of the page free, which a few words fill. */
const HeadingAndWords = styled(Parts)`
  @media ${broad} {
    display: var(--words-display, block);
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: var(--space-between);
    align-items: start;

    > * + * {
      margin-block-start: var(--words-space, var(--space-part));
    }
  }
`

/** The attributes of the small name of a section, for looks that set it large: `--letters` is how long it is. */
const named = ({ children }: { children?: ReactNode }) => ({
  'data-part': 'label' as const,
  style: { '--letters': String(children).length },
})

/** The small name of a section, under a hairline. */
export const Label = styled.p.attrs(named)`
  align-self: start;
  border-block-start: var(--hairline) solid var(--border);
  padding-block-start: var(--space-2);
  font-size: var(--type-label);
  color: var(--muted);
`

/** The small name of a section behind the brand mark. */
const MarkedLabel = styled.p.attrs(named)`
  display: flex;
  align-items: center;
  gap: var(--space-letter);
  font-size: var(--type-small);
  font-weight: 600;
  color: var(--muted);

  &::before {
    ${brandMark}
    content: '';
    background: var(--accent);
  }
`

/** A head as wide as the page. */
const WideHead = styled.div.attrs({ 'data-part': 'head' })`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  &:not(:last-child) {
    margin-block-end: var(--space-part);
    break-inside: avoid;
    break-after: avoid;
  }

  @media print {
    display: block;

    > :not(:last-child) {
      break-after: avoid;
    }
  }
`

/** Stays below the header for as long as its column is otherwise empty. */
const StickyLabel = styled(Label)`
  @media ${broad} {
    position: var(--label-position, var(--sticky));
    inset-block-start: var(--scroll-padding);
  }

  @media print {
    margin-block-end: var(--space-3);
    break-after: avoid;
  }
`

/** A short text below the heading of a section. */
const SectionLead = ({ text }: { text: ResolvedSentence }) => (
  <Introduction>
    <Lead data-part="lead" {...foreign(text)}>
      {sentence(text)}
    </Lead>
  </Introduction>
)

/** A heading or lead: on paper it stays with what follows. */
const Introduction = styled(Reveal)`
  break-inside: avoid;
  break-after: avoid;
`

/** A text of which the first sentence is set larger, as `--lead` says, if it is short: see `inBlocks` of the schema. */
export const led = css`
  max-inline-size: var(--measure);
  color: var(--muted);

  > [data-block='lead'] {
    font-size: var(--lead, var(--type-lead));
    line-height: calc(1.05em + var(--space-1));
  }

  > [data-block='lead'] + * {
    margin-block-start: var(--space-3);
  }
`

const Lead = styled.p`
  ${led}
  max-inline-size: var(--measure-short);
`

/** The title of an entry: a heading one level below that of its section. */
export const EntryTitle = styled.h3.attrs<{ $below: ResolvedHeading }>(({ $below }) => ({
  as: $below.level === 1 ? 'h2' : 'h3',
  'data-part': 'title',
}))`
  letter-spacing: 0;
`
