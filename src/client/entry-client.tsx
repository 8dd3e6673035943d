import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { dataUnsound } from '../shared/dataAttributes.ts'
import { belowId, rootId } from '../shared/ids.ts'
import type { ResolvedPage } from '../shared/page.ts'
import { Content } from './content.ts'
import { showError } from './dev/showError.ts'
import { stopEventReplay } from './islands/eventReplay.ts'
import { followFocus } from './islands/followFocus.ts'
import { Portfolio } from './layout/Portfolio.tsx'
import { DocumentStyles } from './theme/DocumentStyles.tsx'

// After React: if it came first, the order of modules, and so the names of files, would depend on the project's folder.

import { portfolio } from 'virtual:portfolio'

// In the dev server: a document made while the content had mistakes has no head and no page. The mistakes are fixed by
// now, or this would not run.
const isOutdated = import.meta.hot && document.querySelector(`script[${dataUnsound}]`)
if (isOutdated) location.reload()

const styles = document.getElementById(belowId)?.textContent ?? undefined

const page = (content: ResolvedPage) => (
  <Content value={content}>
    <DocumentStyles>
      <Portfolio styles={styles} />
    </DocumentStyles>
  </Content>
)

const container = document.getElementById(rootId)
if (container && !isOutdated) {
  const nodes = [...container.childNodes]
  const giveFocusBack = followFocus()
  // React empties the page when a component throws, as where a browser or an extension withholds what it needs. The
  // nodes that it removes are whole, with all that was typed.
  const putBack = (error: unknown) => {
    giveFocusBack(() => container.replaceChildren(...nodes))
    stopEventReplay()
    reportError(error)
  }
  const onRecoverableError = (error: unknown) => {
    giveFocusBack()
    // Of a page that a browser has translated before, React renders anew what it finds changed; the browser goes on.
    if (!document.documentElement.matches('.translated-ltr, .translated-rtl')) reportError(error)
  }
  const options = { onUncaughtError: import.meta.hot ? showError : putBack, onRecoverableError }
  // Always true in a build.
  const isPrerendered = !import.meta.hot || container.hasChildNodes()
  let root: Root | undefined
  // As a transition, React hydrates in slices, between which the browser can answer.
  startTransition(() => {
    root = isPrerendered ? hydrateRoot(container, page(portfolio), options) : createRoot(container, options)
  })
  const draw = (content: ResolvedPage) => root?.render(page(content))
  if (!isPrerendered) draw(portfolio)
  if (import.meta.hot) {
    import('./dev/keepScrollPosition.ts').then(({ keepScrollPosition }) => keepScrollPosition())
    // At once: who has edited a text waits for it.
    Promise.all([import('./dev/followContent.ts'), import('react-dom')]).then(
      ([{ followContent }, { flushSync }]) =>
        followContent((content) => flushSync(() => draw(content)), portfolio),
    )
  }
}
