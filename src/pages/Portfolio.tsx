import { portfolio } from 'virtual:portfolio'
import { Island } from '../islands/Island.tsx'
import { Footer } from '../layout/Footer.tsx'
import { Header } from '../layout/Header.tsx'
import { mainId } from '../layout/ids.ts'
import { LargeFooter } from '../layout/LargeFooter.tsx'
import { SkipLink } from '../layout/SkipLink.tsx'

/** The whole page: header, the sections of the YAML in its order, footer. */
export function Portfolio() {
  const hasGroups = __FOOTER_GROUPS__ && portfolio.footer.groups !== undefined
  const isHeaderless = __HEADERLESS__ && portfolio.header === 'none'
  return (
    <>
      <SkipLink />
      {!isHeaderless && <Header />}
      <main id={mainId} tabIndex={-1}>
        {portfolio.sections.map((section) => (
          <Island key={section.id} section={section} />
        ))}
      </main>
      {isHeaderless || hasGroups ? <LargeFooter isHeaderless={isHeaderless} /> : <Footer />}
    </>
  )
}
