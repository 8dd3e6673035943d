import { portfolio } from 'virtual:portfolio'
import type { ReactNode } from 'react'
import { Footer } from './footer/Footer.tsx'
import { LargeFooter } from './footer/LargeFooter.tsx'
import { Header } from './header/Header.tsx'
import { SkipLink } from './SkipLink.tsx'

/** What every page with a header has before its main part. */
export const PageTop = () => (
  <>
    <SkipLink />
    {!(__HEADERLESS__ && portfolio.header === 'none') && <Header />}
  </>
)

/** What every page with a header has around its main part. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isHeaderless = __HEADERLESS__ && portfolio.header === 'none'
  const hasGroups = __FOOTER_GROUPS__ && portfolio.footer.groups !== undefined
  return (
    <>
      <PageTop />
      {children}
      {isHeaderless || hasGroups ? <LargeFooter isHeaderless={isHeaderless} /> : <Footer />}
    </>
  )
}
