import { type ReactNode, use } from 'react'
import { type IStyleSheetContext, StyleSheetContext, StyleSheetManager } from 'styled-components'
import { belowId } from '../../shared/ids.ts'
import { layered } from './layers.ts'

/** A constant: other plugins would give components other class names. */
const plugins = [layered]

type StyleSheet = IStyleSheetContext['styleSheet']

/** One for all islands. */
let documentSheet: StyleSheet | undefined

/**
 * Leaves the styles of the document as they were sent, and tells styled-components which class names its elements have.
 * It would otherwise take their rules into a style element of its own, and a browser computes the styles of all elements
 * anew that such an element mentions, whenever a rule is added to it. Added rules come last: behind a page that has
 * styles within it, otherwise in the head.
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
  for (const { classList } of document.querySelectorAll('[class*=sc-]')) registerNames(styleSheet, classList)
  const target = document.getElementById(belowId) ? document.body : undefined
  return styleSheet.reconstructWithOptions({ target }, true)
}

/**
 * The classes of an element are the ids of its components, and behind them a name for each in the same order. What an
 * extension has added names no component: then rules are added that the document has already, or none are asked for.
 */
function registerNames(styleSheet: StyleSheet, classes: DOMTokenList): void {
  const ids: string[] = []
  for (const name of classes) {
    if (name.startsWith('sc-')) ids.push(name)
    else {
      const id = ids.shift()
      if (id) styleSheet.registerName(id, name)
    }
  }
}
