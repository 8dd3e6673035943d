import { createGlobalStyle, styled } from 'styled-components'
import { mainId } from '../../shared/ids.ts'
import { punctuationIn } from '../../shared/punctuation.ts'
import type { ResolvedHeading } from '../../shared/resolved.ts'
import { useContent } from '../content.ts'
import { PageFrame, PageSheet, PageTitle } from '../layout/PageFrame.tsx'
import { broad, paperMargin } from '../theme/breakpoints.ts'
import { Arrow, FileNote, onwardLink, quietLink, relMe } from '../ui/controls.tsx'
import { Frame } from '../ui/frames.ts'
import { sentence } from '../ui/text/sentence.tsx'
import { foreign, MailAddress, sideOfPage, Words } from '../ui/text/words.tsx'
import { withKeys } from '../ui/withKeys.ts'
import type { ResumeContact, ResumeContent, ResumeEntry, ResumePart } from './content.ts'
import { EntryBlock, Joined } from './Entry.tsx'

interface Props {
  resume: ResumeContent
  heading: ResolvedHeading
  /** The address of its PDF, if there is one. */
  pdf: string | undefined
}

/** The résumé, for the screen and for paper, with h-resume classes for machines. */
export function Resume({ resume, heading, pdf }: Props) {
  const { role, summary, contacts, parts, words } = resume
  return (
    <Sheet>
      <Paper />
      <PageFrame>
        <Main id={mainId} tabIndex={-1}>
          <PageSheet>
            <Frame as="article" className="h-resume">
              <Top className="p-contact h-card">
                <div className="p-name">
                  <PageTitle heading={heading} />
                </div>
                {role && (
                  <Role data-part="meta" className="p-job-title" {...foreign(role)}>
                    {role}
                  </Role>
                )}
                <Contacts contacts={contacts} name={words.contact} />
              </Top>
              {pdf && (
                <Pdf data-part="action" href={pdf} data-no-print="">
                  <span>
                    <Words text={words.pdf} />
                    <FileNote href={pdf} />
                  </span>
                  <Arrow to="down" />
                </Pdf>
              )}
              {summary && (
                <Summary data-part="lead" className="p-summary" {...foreign(summary)}>
                  {sentence(summary)}
                </Summary>
              )}
              {parts.map((part) => (
                <Part key={part.key} part={part} />
              ))}
            </Frame>
          </PageSheet>
        </Main>
      </PageFrame>
    </Sheet>
  )
}

/** The margin of printed pages, whatever their size. */
const Paper = createGlobalStyle`
  @page {
    margin: ${paperMargin};
  }
`

/** On paper the résumé stands alone, in smaller type and closer together than on the screen. */
const Sheet = styled.div`
  display: contents;

  @media print {
    --measure: none;
    --space-part: 1rem;
    --space-between: 0.75rem;
    --space-2: 0.5rem;
    --space-1h: 0.25rem;
    --space-1: 0rem;
    --space-half: 0rem;
    --target: 0rem;
    --type-lead: var(--type-small);
    --type-item: var(--type-small);

    > a,
    > header,
    > footer {
      display: none;
    }

    > main {
      padding-block: 0;
      font-size: var(--type-small);
      line-height: 1.45;
      orphans: 3;
      widows: 3;
    }

    /* The paper has margins of its own. */
    article {
      max-inline-size: none;
      padding-inline: 0;
    }

    h1 {
      font-size: var(--type-low);
    }

    h2 {
      margin-block-end: var(--space-2);
      font-size: 1.25rem;
    }

    /* Addresses stand below what they are of. */
    p a[href]::after {
      content: none !important;
    }

    /* Grids break badly between pages. */
    article > section,
    article > section > :is(div, ul),
    ul:has(> .p-description) {
      display: block;
    }

    article > section > div > * + * {
      margin-block-start: var(--space-between);
    }
  }
`

const Main = styled.main`
  flex: 1 0 auto;
  padding-block: calc(var(--header) + var(--space-6)) var(--page-end, var(--space-section));
`

const Top = styled.header`
  display: grid;
  gap: var(--space-2);

  h1 {
    ${sideOfPage}
  }
`

const Role = styled.p`
  ${sideOfPage}
  font-size: var(--type-lead);
  font-weight: 600;
  color: var(--muted);
`

const Pdf = styled.a`
  ${onwardLink}
  margin-block-start: var(--space-2);
`

const Summary = styled.p`
  ${sideOfPage}
  max-inline-size: var(--measure);
  margin-block-start: var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.5;
`

/** The h-card property of each kind of contact, for machines. */
const contactClasses: Record<ResumeContact['kind'], string> = {
  email: 'u-email',
  phone: 'p-tel',
  place: 'p-adr',
  url: 'u-url',
  profile: 'u-url',
}

/** The owner's contacts, in a row that wraps. */
function Contacts({ contacts, name }: { contacts: readonly ResumeContact[]; name: string }) {
  return (
    <List data-part="profiles" aria-label={name}>
      {contacts.map(({ kind, text, href, address }) => (
        <li key={`${kind} ${text}`}>
          {href === undefined ? (
            <span className={contactClasses[kind]} {...foreign(text)}>
              {text}
            </span>
          ) : (
            <a
              className={contactClasses[kind]}
              href={href}
              rel={kind === 'profile' ? relMe(href) : undefined}
              {...(kind === 'phone' && { dir: 'ltr' as const })}
              {...foreign(text)}
            >
              {kind === 'email' ? <MailAddress address={text} /> : text}
            </a>
          )}
          {address && (
            <Address>
              {' '}
              <bdi>{address}</bdi>
            </Address>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-size: var(--type-small);
  color: var(--muted);

  li > * {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }

  a {
    /* A name of one letter can be pressed too. */
    min-inline-size: var(--space-3);
    ${quietLink}
    transition: color var(--quick) var(--ease);

    &:hover {
      color: var(--text);
    }
  }
`

/** On paper a profile shows its address. */
const Address = styled.span`
  && {
    display: none;
  }

  @media print {
    && {
      display: inline;
    }
  }
`

/** The h-resume properties of some parts, for machines. */
const partClasses: Readonly<Record<string, string>> = {
  work: 'p-experience h-event',
  volunteering: 'p-experience h-event',
  education: 'p-education h-event',
  skills: 'p-skill',
}

/** A part of the résumé: its heading, and beside it its entries. It is no landmark, since there would be a dozen. */
function Part({ part: { key, heading, isBrief, entries } }: { part: ResumePart }) {
  const id = `resume_${key}`
  const entriesWithKeys = withKeys(entries, ({ title, dates = '' }) => `${title} ${dates}`)
  return (
    <Section>
      <Title id={id} {...foreign(heading)}>
        {heading}
      </Title>
      {isBrief ? (
        <Brief data-part="list">
          {entriesWithKeys.map(([name, entry]) => (
            <Line key={name} entry={entry} className={partClasses[key]} />
          ))}
        </Brief>
      ) : (
        <Entries data-part="list">
          {entriesWithKeys.map(([name, entry]) => (
            <EntryBlock key={name} entry={entry} className={partClasses[key]} />
          ))}
        </Entries>
      )}
    </Section>
  )
}

function Line({
  entry: { title, by, keywords = [] },
  className,
}: {
  entry: ResumeEntry
  className: string | undefined
}) {
  const { comma, colon } = punctuationIn(useContent().site.lang)
  return (
    <li className={className}>
      <strong className="p-name">
        <Words text={title} />
      </strong>
      {by.length > 0 && (
        <span>
          {' – '}
          <Joined texts={by} by={comma} />
        </span>
      )}
      {keywords.length > 0 && (
        <>
          {colon}
          <Joined texts={keywords} by={comma} />
        </>
      )}
    </li>
  )
}

const Section = styled.section`
  display: grid;
  gap: var(--space-2) var(--space-3);
  margin-block-start: var(--space-part);
  border-block-start: var(--hairline) solid var(--border);
  padding-block-start: var(--space-2);
  background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--space-4) var(--stroke) no-repeat;

  [dir='rtl'] & {
    background-position: 100% 0;
  }

  @media screen and ${broad} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`

const Title = styled.h2`
  font-size: var(--type-item);
  break-after: avoid;
`

const Entries = styled.div`
  display: grid;
  gap: var(--space-between);
`

const Brief = styled.ul`
  display: grid;
  gap: var(--space-1h);
  max-inline-size: var(--measure);

  span {
    color: var(--muted);
  }

  strong {
    font-weight: 600;
  }

  li {
    break-inside: avoid;
  }
`
