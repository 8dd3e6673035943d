import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dataBack } from '../../shared/dataAttributes.ts'
import { mainId } from '../../shared/ids.ts'
import { useContent } from '../content.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { sideOfPage } from '../layout/sideOfPage.ts'
import { Frame } from '../ui/Frame.tsx'
import { Arrow } from '../ui/pictures/Arrow.tsx'
import { lightboxGroup } from '../ui/pictures/Picture.tsx'
import { Words } from '../ui/text/Words.tsx'

interface Props {
  /** Where the link back leads. */
  back: string
  children: ReactNode
  /** What follows the article. */
  after?: ReactNode
}

/** What pages made from Markdown share: header and footer, and an article with a link back above it. */
export function PageMain({ back, children, after }: Props) {
  const { caseStudy } = useContent().labels
  return (
    <PageFrame>
      <Main id={mainId} tabIndex={-1}>
        <article {...lightboxGroup()}>
          <Frame>
            <Back href={back} {...{ [dataBack]: '' }}>
              <Arrow to="back" />
              <Words text={caseStudy?.back ?? ''} />
            </Back>
            {children}
          </Frame>
        </article>
        {after}
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
  transition: color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
  }

  @media print {
    display: none;
  }
`
