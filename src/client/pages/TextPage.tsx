import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../shared/resolved.ts'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { useContent } from '../content.ts'
import { inOwnLanguage } from '../layout/inOwnLanguage.ts'
import { Heading } from '../ui/text/Heading.tsx'
import { Body } from './Body.tsx'
import { PageMain } from './PageMain.tsx'

/** A page that belongs to no section, such as an imprint: its title and its text. */
export const TextPage = ({ heading, text }: { heading: ResolvedHeading; text: ResolvedCaseStudy }) => (
  <PageMain back={useContent().home ?? ''}>
    <Title>
      <Heading heading={inOwnLanguage(heading)} rank="title" />
    </Title>
    <Body parts={text.parts} language={text.language} />
  </PageMain>
)

const Title = styled.div`
  margin-block-end: var(--space-part);
`
