import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { dataCrosses, dataGround, dataSlides } from '../../shared/dataAttributes.ts'
import { mainId } from '../../shared/ids.ts'
import type { ResolvedHeading } from '../../shared/resolved.ts'
import { useContent } from '../content.ts'
import { hasWideHeadings } from '../theme/constants.ts'
import { Heading } from '../ui/text/Heading.tsx'
import { foreign, inOwnLanguage } from '../ui/text/words.tsx'
import { Footer, LargeFooter } from './Footer.tsx'
import { Header } from './header/Header.tsx'

/*
 * Before hydration a translation tool, or another extension, may have changed texts of the page. React then renders the
 * whole Suspense boundary around them anew; without one around header and footer that would be the whole page, empty
 * until the code of its sections has loaded again.
 */

/** What stands before the main part of a page: the skip link and the header. */
export function PageTop() {
  const { header } = useContent()
  return (
    <Suspense>
      <SkipLink />
      {header !== 'none' && <Header />}
    </Suspense>
  )
}

/** What surrounds the main part of a page: the skip link, the header and the footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { header, footer } = useContent()
  const isHeaderless = header === 'none'
  const hasGroups = footer.groups !== undefined
  return (
    <>
      <PageTop />
      {children}
      <Suspense>
        {isHeaderless || hasGroups ? <LargeFooter isHeaderless={isHeaderless} /> : <Footer />}
      </Suspense>
    </>
  )
}

/** The main heading of a page beside the start, as wide as the page where others are. */
export function PageTitle({ heading }: { heading: ResolvedHeading }) {
  const isWide = hasWideHeadings(useContent().theme)
  return <Heading heading={inOwnLanguage(heading)} rank="title" isWide={isWide} />
}

/**
 * What a page beside the start says. In the frame of sheets it lies on one, onto which the title crosses from what stands
 * above it.
 */
export function PageSheet({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const { frame } = useContent().theme
  if (frame !== 'sheets')
    return (
      <>
        {above}
        {children}
      </>
    )
  return (
    <>
      <Above>{above}</Above>
      <Sheet {...{ [dataGround]: 'paper', [dataSlides]: 'ink', [dataCrosses]: '' }}>{children}</Sheet>
    </>
  )
}

/** Leaves room for the first line of the title. */
const Above = styled.div`
  padding-block-end: calc(6vw + var(--space-2));
`

const Sheet = styled.div`
  padding-block-end: calc(var(--space-section) / 2);

  @media screen {
    box-shadow: 0 calc(-1 * var(--space-1)) var(--raised);
  }
`

/** The first tab stop, which skips the header. */
function SkipLink() {
  const { skip } = useContent().labels
  return (
    <Link href={`#${mainId}`} {...foreign(skip)}>
      {skip}
    </Link>
  )
}

const Link = styled.a`
  position: fixed;
  inset-block-start: var(--space-1);
  inset-inline-start: var(--gutter);
  z-index: 20;
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;

  /* What is fixed would be printed on each sheet. */
  &:not(:focus) {
    position: absolute;
    transform: translateY(-200%);
  }

  &:focus-visible {
    outline-color: var(--text);
  }
`
