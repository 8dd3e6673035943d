import { type ReactNode, use } from 'react'
import { type IStyleSheetContext, StyleSheetContext, StyleSheetManager } from 'styled-components'
import { belowId, namesId } from '../../shared/ids.ts'
import { layered } from './layers.ts'

/** A constant: other plugins would give components other class names. */
const plugins = [layered]

type StyleSheet = IStyleSheetContext['styleSheet']

/** One for all islands. */
let documentSheet: StyleSheet | undefined

/**
 * Leaves the styles of the document as they were sent, and tells styled-components which class names they have. It would
 * otherwise take their rules into a style element of its own, and a browser computes the styles of all elements anew
 * that such an element mentions, whenever a rule is added to it. Added rules come last: behind a page that has styles
 * within it, otherwise in the head.
 */
export function DocumentStyles({ children }: { children: ReactNode }) {
  const { styleSheet } = use(StyleSheetContext)
  documentSheet ??= sheetOfDocument(styleSheet)
  return (
    <StyleSheetManager sheet={documentSheet} stylisPlugins={plugins}>
      {children}
    </StyleSheetManager>
  )
}

function sheetOfDocument(styleSheet: StyleSheet): StyleSheet {
  const names: Record<string, string[]> = JSON.parse(document.getElementById(namesId)?.textContent ?? '{}')
  for (const [id, all] of Object.entries(names)) for (const name of all) styleSheet.registerName(id, name)
  const target = document.getElementById(belowId) ? document.body : undefined
  return styleSheet.reconstructWithOptions({ target }, true)
}
