import { portfolio } from 'virtual:portfolio'
import { Island } from '../islands/Island.tsx'
import { PageFrame, PageTop } from '../layout/PageFrame.tsx'
import { mainId } from '../ui/ids.ts'

/** The whole page: header, the sections of the YAML in its order, footer. */
export const Portfolio = () => (
  <PageFrame>
    <main id={mainId} tabIndex={-1}>
      {portfolio.sections.map((section) => (
        <Island key={section.id} section={section} />
      ))}
    </main>
  </PageFrame>
)

/** The part of the page on the first screen, which the build renders to find the styles and letters that come first. */
export const FirstScreen = () => (
  <>
    <PageTop />
    <main>
      {portfolio.sections.slice(0, 1).map((section) => (
        <Island key={section.id} section={section} />
      ))}
    </main>
  </>
)
