import { portfolio } from 'virtual:portfolio'
import { Island } from '../islands/Island.tsx'
import { mainId } from '../layout/ids.ts'
import { PageFrame } from '../layout/PageFrame.tsx'

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
