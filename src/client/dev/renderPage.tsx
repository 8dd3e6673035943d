import { portfolio } from 'virtual:portfolio'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { dataUnsound } from '../../shared/dataAttributes.ts'
import { rootId } from '../../shared/ids.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import { Content } from '../content.ts'
import { Portfolio } from '../layout/Portfolio.tsx'
import { DocumentStyles } from '../theme/DocumentStyles.tsx'
import { followContent } from './followContent.ts'
import { keepScrollPosition } from './keepScrollPosition.ts'
import { showError } from './showError.ts'

// In the dev server, whose documents have no page: renders it, and again with each edit of the content.

// A document made while the content had mistakes has no head either. The mistakes are fixed by now, or this would not run.
const isOutdated = document.querySelector(`script[${dataUnsound}]`) !== null
if (isOutdated) location.reload()

const container = document.getElementById(rootId)
if (container && !isOutdated) {
  const root = createRoot(container, { onUncaughtError: showError })
  // At once: the scroll position waits for sections, and who has edited a text for that.
  const draw = (content: ResolvedPage) =>
    flushSync(() =>
      root.render(
        <Content value={content}>
          <DocumentStyles>
            <Portfolio />
          </DocumentStyles>
        </Content>,
      ),
    )
  draw(portfolio)
  keepScrollPosition()
  followContent(draw, portfolio)
}
