import { type ReactNode, Suspense } from 'react'
import { useContent } from '../content.ts'
import { Footer } from './footer/Footer.tsx'
import { LargeFooter } from './footer/LargeFooter.tsx'
import { Header } from './header/Header.tsx'
import { SkipLink } from './SkipLink.tsx'

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
