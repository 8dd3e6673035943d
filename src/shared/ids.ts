/*
 * The ids of the page itself. Each has an underscore, which the id of a section cannot have, so that the two never
 * meet, whatever an author calls a section. The root, `_page`, is in `index.html`.
 */

/** The target of the skip link. */
export const mainId = '_main'

/** The list that the menu button opens. */
export const menuId = '_menu'

/** The element into which React renders the page. */
export const rootId = '_page'

/** The styles of what is below the first screen. */
export const belowId = '_below'

/** The shape of the icon of a profile in the footer, which the menu shows too. */
export const socialIconId = (index: number) => `_social${index}`

/** The heading of a section. */
export const headingId = (section: string) => `${section}_heading`

/** The card of a project that has a page; `path` is that of the page. */
export const cardId = (section: string, path: string) =>
  `${section}_${path.replace(/\/$/, '').replaceAll('/', '_')}`

/** An entry of a timeline with the layout near, by its place among all, with the roles of each counted. */
export const postId = (section: string, index: number) => `${section}_${index}`

/** The slides of a section with a carousel. */
export const slidesId = (section: string) => `${section}_slides`
