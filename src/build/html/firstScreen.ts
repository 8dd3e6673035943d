import type { RenderedRoute } from '../../entry-server.tsx'
import { belowId } from '../../ui/ids.ts'
import { textOf } from './html.ts'
import { insertBefore } from './template.ts'

/** The HTML of a page, with styles where they stand in it, and that of its head. */
export interface StyledPage {
  page: string
  style: string
  /** The text of the first screen, if that has all that it needs before the rest. */
  screen: string
  /** The id of what follows that screen, if there is one. */
  afterFirstScreen?: string | undefined
}

/**
 * Where a screen comes first, its styles alone are in the head, and all of them stand before what follows: those of the head
 * once more, by which their order is what it would be in one piece. styled-components takes all of them over before React
 * begins. An owner's styles have the last word, and end the head: with them no style comes later.
 */
export function styledPage(
  { html, style, firstScreen, afterFirstScreen }: RenderedRoute,
  hasOwnStyles: boolean,
): StyledPage {
  if (!firstScreen || afterFirstScreen === undefined || hasOwnStyles)
    return { page: html, style, screen: '', afterFirstScreen }
  return {
    page: insertBefore(
      html,
      `<section id="${afterFirstScreen}"`,
      insertBefore(style, ' data-styled="true"', ` id="${belowId}"`),
    ),
    style: firstScreen.style,
    screen: textOf(firstScreen.html),
    afterFirstScreen: belowId,
  }
}
