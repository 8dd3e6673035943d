import { styled } from 'styled-components'
import { cardId } from '../../shared/ids.ts'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { useContent } from '../content.ts'
import { inOwnLanguage } from '../layout/inOwnLanguage.ts'
import { sideOfPage } from '../layout/sideOfPage.ts'
import { broad } from '../theme/breakpoints.ts'
import { foreign } from '../ui/foreign.ts'
import { Picture } from '../ui/pictures/Picture.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Result } from '../ui/text/Result.tsx'
import { sentence } from '../ui/text/sentence.tsx'
import { Body } from './Body.tsx'
import type { Entry } from './entry.ts'
import { Facts } from './Facts.tsx'
import { Neighbours } from './Neighbours.tsx'
import { PageMain } from './PageMain.tsx'

interface Props {
  entry: Entry
  study: ResolvedCaseStudy
  previous: Entry | undefined
  next: Entry | undefined
}

/**
 * The page of a project: what its card says, its facts, its text, a link to the previous project and the picture of the
 * next. Its only script is the header's.
 */
export function CaseStudy({ entry, study, previous, next }: Props) {
  const { home = '', labels } = useContent()
  const { section, path, heading, description, image } = entry
  return (
    <PageMain
      back={`${home}#${cardId(section, path)}`}
      after={<Neighbours previous={previous} next={next} home={home} words={labels.caseStudy} />}
    >
      <Heading heading={inOwnLanguage(heading)} rank="title" />
      <Lead {...foreign(description)}>{sentence(description)}</Lead>
      <Outcome item={entry} />
      <Facts entry={entry} home={home} words={labels.caseStudy} />
      {image && <Shown picture={{ ...image, atOnce: true }} width={1200} height={675} opens />}
      <Body parts={study.parts} language={study.language} />
    </PageMain>
  )
}

const Lead = styled.p`
  ${sideOfPage}
  max-inline-size: var(--measure);
  margin-block: var(--space-3) var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.5;
  color: var(--muted);
`

/** As near to the lead as that is to the title. */
const Outcome = styled(Result)`
  ${sideOfPage}
  margin-block: calc(var(--space-3) - var(--space-part)) var(--space-part);
`

const Shown = styled(Picture)`
  margin-block-end: var(--space-part);
  border-radius: var(--radius-plane);
  view-transition-name: project;

  @media ${broad} {
    margin-block-end: var(--space-wide);
  }

  @media print {
    max-inline-size: var(--measure-short);
  }
`
