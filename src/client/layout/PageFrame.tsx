import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dataCrosses, dataGround, dataSlides } from '../../shared/dataAttributes.ts'
import { mainId } from '../../shared/ids.ts'
import type { ResolvedHeading } from '../../shared/resolved.ts'
import { useContent } from '../content.ts'
import { Heading } from '../ui/text/Heading.tsx'
import { foreign, inOwnLanguage } from '../ui/text/words.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'

/** What stands before the main part of a page: the skip link and the header. */
export function PageTop() {
  const { header } = useContent()
  return (
    <>
      <SkipLink />
      {header !== 'none' && <Header />}
    </>
  )
}

/** What surrounds the main part of a page: the skip link, the header and the footer. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <>
    <PageTop />
    {children}
    <Footer />
  </>
)

/** The main heading of a page beside the start, as wide as the page where others are. */
export function PageTitle({ heading }: { heading: ResolvedHeading }) {
  const isWide = useContent().theme.headings === 'wide'
  return <Heading heading={inOwnLanguage(heading)} rank="title" isWide={isWide} />
}

/**
 * What a page beside the start says. Where the theme gives it a background, it lies on a sheet of that; a title as wide as
 * the page begins above it.
 */
export function PageSheet({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const { grounds, headings } = useContent().theme
  if (!grounds?.page)
    return (
      <>
        {above}
        {children}
      </>
    )
  const crosses = headings === 'wide'
  return (
    <>
      <Above $hasTitle={crosses}>{above}</Above>
      <Sheet
        {...{ [dataGround]: grounds.page, [dataSlides]: 'ink', [dataCrosses]: crosses ? '' : undefined }}
      >
        {children}
      </Sheet>
    </>
  )
}

/** Leaves room for the first line of the title, where that begins here. */
const Above = styled.div<{ $hasTitle: boolean }>`
  padding-block-end: ${({ $hasTitle }) => ($hasTitle ? 'calc(6vw + var(--space-2))' : 0)};
`

const Sheet = styled.div`
  padding-block-end: calc(var(--space-section) / 2);

  &:not([${dataCrosses}]) {
    padding-block-start: calc(var(--space-section) / 2);
  }

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
