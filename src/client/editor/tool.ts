import type { Frame } from './frame.ts'

/** What one does with the page. The bar has a button for each; one of them is in use at a time, or none. */
export interface Tool {
  /** The words of its button. */
  name: string
  /** More of it, for a pointer that rests on the button. */
  title: string
  /** The shapes of its icon, drawn as lines on a field of 16 by 16, as the markup inside an `svg`. */
  icon: string
  /** Whether it begins with the page, since it left something unfinished when the page was loaded anew. */
  isWaiting?: () => boolean
  /** Begins it, on an element of the page if one was pressed. Resolves to how to end it. */
  begin: (bar: Bar, at?: Element) => (() => void) | Promise<() => void>
}

/** What the bar gives to its tools. */
export interface Bar {
  /** Holds all that a tool shows. Elements in it are above the page. */
  root: ShadowRoot
  frame: Frame
  /** Ends the tool in use, as a second press of its button does. */
  end: () => void
  /** Begins to edit what was pressed twice. */
  edit: (at: Element) => void
}
