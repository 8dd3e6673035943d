import { createGlobalStyle, styled } from 'styled-components'
import { mainId } from '../../shared/ids.ts'
import type { ResolvedHeading } from '../../shared/resolved.ts'
import { inOwnLanguage } from '../layout/inOwnLanguage.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { sideOfPage } from '../layout/sideOfPage.ts'
import { paperMargin } from '../theme/breakpoints.ts'
import { FileNote } from '../ui/FileNote.tsx'
import { Frame } from '../ui/Frame.tsx'
import { foreign } from '../ui/foreign.ts'
import { onwardLink } from '../ui/links.ts'
import { Arrow } from '../ui/pictures/Arrow.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { sentence } from '../ui/text/sentence.tsx'
import { Words } from '../ui/text/Words.tsx'
import { Contacts } from './Contacts.tsx'
import type { ResumeContent } from './content.ts'
import { Part } from './Part.tsx'

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
          <Frame as="article" className="h-resume">
            <Top className="p-contact h-card">
              <div className="p-name">
                <Heading heading={inOwnLanguage(heading)} rank="title" />
              </div>
              {role && (
                <Role className="p-job-title" {...foreign(role)}>
                  {role}
                </Role>
              )}
              <Contacts contacts={contacts} name={words.contact} />
            </Top>
            {pdf && (
              <Pdf href={pdf}>
                <span>
                  <Words text={words.pdf} />
                  <FileNote href={pdf} />
                </span>
                <Arrow to="down" />
              </Pdf>
            )}
            {summary && (
              <Summary className="p-summary" {...foreign(summary)}>
                {sentence(summary)}
              </Summary>
            )}
            {parts.map((part) => (
              <Part key={part.key} part={part} />
            ))}
          </Frame>
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

/** On paper the résumé stands alone: a fixed link would be repeated on each page. */
const Sheet = styled.div`
  display: contents;

  @media print {
    > a,
    > header,
    > footer {
      display: none;
    }
  }
`

const Main = styled.main`
  flex: 1 0 auto;
  padding-block: calc(var(--header) + var(--space-6)) var(--space-section);

  @media print {
    padding-block: 0;
    font-size: var(--type-small);
    line-height: 1.45;
    orphans: 3;
    widows: 3;

    /* The paper has margins of its own. */
    > article {
      max-inline-size: none;
      padding-inline: 0;
    }
  }
`

const Top = styled.header`
  display: grid;
  gap: var(--space-2);

  h1 {
    ${sideOfPage}
  }

  @media print {
    gap: var(--space-1);

    h1 {
      font-size: var(--type-low);
    }
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

  @media print {
    display: none;
  }
`

const Summary = styled.p`
  ${sideOfPage}
  max-inline-size: var(--measure);
  margin-block-start: var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.5;

  @media print {
    max-inline-size: none;
    margin-block-start: var(--space-2);
    font-size: inherit;
  }
`
