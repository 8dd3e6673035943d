import type { Frame } from './frame.ts'

/** What one does with the page. The bar has a button for each; one of them is in use at a time, or none. */
export interface Tool {
  /** The words of its button. */
  name: string
  /** More of it, for a pointer that rests on the button. */
  title: string
  /** The shapes of its icon, drawn as lines on a field of 16 by 16, as the markup inside an `svg`. */
  icon: string
  /** Whether a double press with Alt begins it, on what was pressed. */
  isForDoublePress?: true
  /** Whether it begins with the page, since it left something unfinished when the page was loaded anew. */
  isWaiting?: () => boolean
  /**
   * Begins it, on an element of the page if one was pressed, and returns how to end it. Its code is best loaded here,
   * by `import()`; if the tool is ended meanwhile, that follows as soon as it has begun.
   */
  begin: (bar: Bar, at?: Element) => (() => void) | Promise<() => void>
}

/** What the bar gives to its tools. */
export interface Bar {
  /** Holds all that a tool shows; adopt a style sheet for it. Elements in it are above the page. */
  root: ShadowRoot
  frame: Frame
  /** Ends the tool in use, as a second press of its button does. */
  end: () => void
  /** Ends it, and begins the one for a double press. Does nothing if there is none. */
  doublePress: (at: Element) => void
  hasDoublePress: boolean
}
