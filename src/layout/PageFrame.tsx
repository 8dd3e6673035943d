import { portfolio } from 'virtual:portfolio'
import { type ReactNode, Suspense } from 'react'
import { Footer } from './footer/Footer.tsx'
import { LargeFooter } from './footer/LargeFooter.tsx'
import { Header } from './header/Header.tsx'
import { SkipLink } from './SkipLink.tsx'

/*
 * Before React comes, a program that translates the page, or another extension, may have changed its texts. React then makes
 * anew what stands in the same boundary, and without one around header and footer that would be all of the page, empty until
 * the code of its sections has loaded again.
 */

/** What every page with a header has before its main part. */
export const PageTop = () => (
  <Suspense>
    <SkipLink />
    {!(__HEADERLESS__ && portfolio.header === 'none') && <Header />}
  </Suspense>
)

/** What every page with a header has around its main part. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isHeaderless = __HEADERLESS__ && portfolio.header === 'none'
  const hasGroups = __FOOTER_GROUPS__ && portfolio.footer.groups !== undefined
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
