import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { mainId } from '../../shared/ids.ts'
import { useContent } from '../content.ts'
import { foreign } from '../ui/text/words.tsx'
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
