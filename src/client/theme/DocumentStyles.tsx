import { type ReactNode, use, useState } from 'react'
import { StyleSheetContext, StyleSheetManager } from 'styled-components'
import { belowId, namesId } from '../../shared/ids.ts'

/**
 * Leaves the styles of the document as they were sent, and tells styled-components which class names they have. It would
 * otherwise take their rules into a style element of its own, and a browser computes the styles of all elements anew
 * that such an element mentions, whenever a rule is added to it. Added rules come last: behind a page that has styles
 * within it, otherwise in the head.
 */
export function DocumentStyles({ children }: { children: ReactNode }) {
  const { styleSheet } = use(StyleSheetContext)
  const [sheet] = useState(() => {
    const names: Record<string, string[]> = JSON.parse(document.getElementById(namesId)?.textContent ?? '{}')
    for (const [id, all] of Object.entries(names)) for (const name of all) styleSheet.registerName(id, name)
    const target = document.getElementById(belowId) ? document.body : undefined
    return styleSheet.reconstructWithOptions({ target }, true)
  })
  return <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>
}
