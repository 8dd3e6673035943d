/*
 * The data attributes by which the build, the loader, islands and styles know of each other.
 */

/** On the root: the visitor's own choice of a mode, `dark` or `light`. */
export const dataMode = 'data-mode'

/** On the root: the mode of the YAML, `dark`, `light` or `system`. */
export const dataTheme = 'data-theme'

/** On the root: the language of the content; not `lang`, which translation tools change. */
export const dataLocale = 'data-locale'

/** On the root: planes do not arrive. */
export const dataArrived = 'data-arrived'

/** On the root: how far a visitor scrolls until the header has a ground, in px. */
export const dataScrollThreshold = 'data-scroll-threshold'

/** On the root, once scrolled that far. */
export const dataScrolled = 'data-scrolled'

/** On the root while the mode changes, for two frames without transitions. */
export const dataTurning = 'data-turning'

/** On the root, or on a section: its script has failed to load. */
export const dataUnhydrated = 'data-unhydrated'

/** On the first script: the addresses of the scripts to load next. */
export const dataNext = 'data-next'

/** On the first script of a page without islands. */
export const dataStatic = 'data-static'

/** On the first script: the attributes of the script that counts visits, as JSON. */
export const dataAnalytics = 'data-analytics'

/** On a section: its type. */
export const dataType = 'data-type'

/** On a section: its layout, unless that is the default one of its type. */
export const dataLayout = 'data-layout'

/** On a first screen: its art, unless that is planes. */
export const dataArt = 'data-art'

/** On the dev server's first script: a hash of the content that its document was made of. */
export const dataVersion = 'data-version'

/** On that script, where the content had mistakes. */
export const dataUnsound = 'data-unsound'

/** On a link to a picture that opens in the lightbox. */
export const dataOpens = 'data-opens'

/** On the control of an animation: `yes` or `no` once it was pressed. */
export const dataPlays = 'data-plays'

/** Around pictures that are turned through together: the words of the lightbox, as JSON. */
export const dataLightbox = 'data-lightbox'

/** On a link back to where the visitor came from. */
export const dataBack = 'data-back'

/** On a link whose press is repeated once its section is live. */
export const dataReplay = 'data-replay'

/** On what moves in: `away` before, `here` after. */
export const dataReveal = 'data-reveal'

/** On a section, or on a part of one: its background. */
export const dataGround = 'data-ground'

/** On a section whose background slides over another: which that is. */
export const dataSlides = 'data-slides'

/** On the sheet of a page, where the title of the page begins above it. */
export const dataCrosses = 'data-crosses'

/** In the dev server, on what was made of a block of Markdown: the line on which that begins, from 0. */
export const dataLine = 'data-line'
