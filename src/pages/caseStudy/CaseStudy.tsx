import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'
import type { ResolvedCaseStudy } from '../../../schema/vite/resolvedCaseStudies.ts'
import { PageFrame } from '../../layout/PageFrame.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { Frame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { cardId, mainId } from '../../ui/ids.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { inOwnLanguage } from '../inOwnLanguage.ts'
import { sideOfPage } from '../sideOfPage.ts'
import { Body } from './Body.tsx'
import type { Entry } from './entry.ts'
import { Facts } from './Facts.tsx'
import { Neighbours } from './Neighbours.tsx'

interface Props {
  entry: Entry
  study: ResolvedCaseStudy
  previous: Entry | undefined
  next: Entry | undefined
}

/**
 * The page of a project: what its card says, its text, and links to the previous and next one. Its only script is the
 * header's.
 */
export function CaseStudy({ entry, study, previous, next }: Props) {
  const { home = '', labels } = portfolio
  const { section, path, heading, description, image } = entry
  return (
    <PageFrame>
      <Main id={mainId} tabIndex={-1}>
        <article>
          <Frame>
            <Back href={`${home}#${cardId(section, path)}`} data-back="">
              <Arrow to="back" />
              {__FOREIGN__ ? <Words text={labels.caseStudy?.back ?? ''} /> : labels.caseStudy?.back}
            </Back>
            <Heading heading={inOwnLanguage(heading)} rank="title" />
            <Lead {...(__FOREIGN__ && foreign(description))}>{sentence(description)}</Lead>
            {image && <Shown picture={{ ...image, atOnce: true }} width={1200} height={675} />}
            <Body
              parts={study.parts}
              language={study.language}
              facts={<Facts entry={entry} home={home} words={labels.caseStudy} />}
            />
          </Frame>
        </article>
        <Neighbours previous={previous} next={next} home={home} words={labels.caseStudy} />
      </Main>
    </PageFrame>
  )
}

const Main = styled.main`
  padding-block: calc(var(--header) + var(--space-4)) calc(var(--space-section) / 2);

  h1 {
    ${sideOfPage}
  }

  @media print {
    padding-block: 0;
  }
`

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  margin-block-end: var(--space-3);
  font-size: var(--type-small);
  color: var(--muted);
  transition: color var(--quick);

  &:hover {
    color: var(--text);
  }

  @media print {
    display: none;
  }
`

const Lead = styled.p`
  ${sideOfPage}
  max-inline-size: var(--measure);
  margin-block: var(--space-3) var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.5;
  color: var(--muted);
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
