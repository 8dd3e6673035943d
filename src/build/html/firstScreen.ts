import type { RenderedRoute } from '../../entry-server.tsx'
import { belowId } from '../../ui/ids.ts'
import { textOf } from './html.ts'
import { insertBefore } from './template.ts'

/** The HTML of a page, which may have styles within it, and the styles of its head. */
export interface StyledPage {
  page: string
  style: string
  /** The text of the first screen, if its styles come before the rest; else empty. */
  screen: string
  /** The id of what follows the first screen, if anything does. */
  afterFirstScreen?: string | undefined
}

/**
 * With a first screen, the head has only that screen's styles, and all styles stand before what follows: those of the
 * head again, so that their order is that of one sheet. styled-components takes over all of them before React hydrates.
 * An owner's styles must come last, at the end of the head, so that all styles are there.
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
