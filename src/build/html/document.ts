import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { marksIn } from '../../../schema/typography/marks.ts'
import { factsOf } from '../../factsRegistry.ts'
import type { FirstPicture } from '../../sections/facts.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { global } from '../../theme/global.ts'
import { sizesAttribute } from '../../theme/imageSizes.ts'
import { preferences } from '../../theme/preferences.ts'
import { texture } from '../../theme/textures.ts'
import { paperTokens, tokens } from '../../theme/tokens.ts'
import { fontScript, waitScript } from '../fonts/fontScript.ts'
import { textIn } from '../fonts/letters.ts'
import type { PageFonts } from '../fonts/pageFonts.ts'
import { coloursOf } from './colours.ts'
import { attributesOf, escapeHtml, tag } from './html.ts'
import { themeColours } from './tags.ts'

/** The icon while developing: the brand mark without letters, as an address that holds the picture. */
const iconOf = ({ mode, dark, light }: Portfolio['theme']) => {
  const { accent } = mode === 'light' ? light : dark
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accent}" d="M11 8h18l-8 16H3z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Restores the visitor's choice of mode before the first paint. At most 300 bytes, admitted by its hash. */
export const modeScript = `try{let m=localStorage.mode;if(m)document.documentElement.dataset.mode=m}catch{}`

/**
 * Marks the root where the first script of the page does not come, by which sections show what they would show on demand.
 * So it is in a copy that is opened from a disk, where browsers refuse each module. Other scripts may fail as they like, as
 * a counter does that is blocked. Admitted by its hash.
 */
export const missingScript = `addEventListener("error",({target})=>{if(target.dataset?.next)document.documentElement.dataset.unhydrated=""},true)`

/** The attributes of the root element: what the first moment of the page needs to know, before any script has content. */
export function rootAttributes(
  { theme, motion }: Portfolio,
  { lang, dir, edition }: Pick<Portfolio['site'], 'lang' | 'dir'> & { edition?: string | undefined },
): string {
  return attributesOf({
    lang,
    dir,
    // Not `lang`, which programs that translate a page change.
    ...(edition !== undefined && { 'data-edition': edition }),
    'data-theme': theme.mode,
    'data-scroll-threshold': String(motion.header.scrollThreshold),
  })
}

/** A style, and what makes the fonts in it ready before the next paint. */
export function styleOf(rules: readonly string[]): string {
  const css = rules.join('')
  return `<style>${css}</style>${css.includes('data:font/') ? `<script>${fontScript}</script>` : ''}`
}

/** Carries one document over into the next, for those who want motion. */
const viewTransition = `@media ${prefersMotion}{@view-transition{navigation:auto}}`

/**
 * Texts that run the other way than the page begin where all others do. A centred one stays in the centre. Code does not:
 * it has a line to begin at.
 */
const oneEdge = ':where([dir] [dir]:not(pre)){text-align:-webkit-match-parent;text-align:match-parent}'

/** A section that has no screen of its own, where a page begins with it, begins below the header. */
const belowHeader =
  '@media screen{#_page>main>[data-type]:first-child>:first-child{padding-block-start:calc(var(--header) + var(--space-section)/2)}}'

/** Languages that write compounds as one word, which may be wider than a card. */
const compounding = new Set(['da', 'de', 'et', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv'])

/**
 * Has such words divided at the end of a line, where the browser knows how, in place of breaking anywhere. Headings are
 * fitted word by word while building, and code and what a visitor types are left as they are.
 */
const hyphenation =
  '#_page{-webkit-hyphens:auto;hyphens:auto;-webkit-hyphenate-limit-before:9;-webkit-hyphenate-limit-after:9;hyphenate-limit-chars:22 7 7}' +
  '#_page :is(h1,h2,pre,code,textarea){-webkit-hyphens:manual;hyphens:manual}'

/** What a head is made for. */
export interface Head {
  title: string
  description: string
  fonts: PageFonts
  /** The id of an element before whose beginning nothing is painted. */
  afterFirstScreen?: string
  /** Whether its projects have pages, into which their pictures move. */
  hasPages?: boolean
  /** Whether some of its texts run the other way than it does. */
  hasBothWays?: boolean
  /** The picture of the first screen, if it has one. */
  firstPicture?: FirstPicture | undefined
  /** In the dev server no icons are drawn. */
  hasIcon?: boolean
  /** Whether `lateRules` follow at the end of the document, behind what is seen first. */
  hasLateRules?: boolean
}

/** The best files of a picture. Browsers that show none of this type pass them over. */
function pictureLink({ picture, sizes, frame }: FirstPicture): string {
  const { sources: [best] = [], width, height } = picture
  if (!best) return ''
  const share = frame.width / frame.height
  return tag('link', {
    rel: 'preload',
    as: 'image',
    type: best.type,
    imagesrcset: best.srcset,
    imagesizes: sizesAttribute(sizes, width && height ? width / height : share, share),
    fetchpriority: 'high',
  })
}

/**
 * Has the browser ask for the fonts of the first words. Chromium's first paint waits for them a little. Where the first
 * screen has its own type in the document, only what `waitScript` tells of does.
 */
function fontPreloads({ preloads, hasScreen }: PageFonts): string {
  const links = preloads.map((href) =>
    tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
  )
  if (!hasScreen || links.length === 0) return links.join('')
  return `<script>${waitScript(preloads)}</script><noscript>${links.join('')}</noscript>`
}

/** The part of the head that comes from the portfolio, as HTML. It belongs after the charset. */
export function headOf(
  { site, theme, header, sections }: Portfolio,
  {
    title,
    description,
    fonts,
    afterFirstScreen,
    firstPicture,
    hasPages,
    hasBothWays,
    hasIcon = true,
    hasLateRules,
  }: Head,
): string {
  // Nothing stands above what an anchor leads to.
  const room = header === 'none' ? [':root{--header:0rem}'] : []
  const hasOwnScreen = sections.slice(0, 1).some((section) => factsOf(section).headline)
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    themeColours(theme),
    hasIcon ? '' : tag('link', { rel: 'icon', type: 'image/svg+xml', href: iconOf(theme) }),
    theme.mode === 'system' ? `<script>${modeScript}</script>` : '',
    // On a slow line a browser would paint half a screen and move it. One that does not know this link still may.
    afterFirstScreen ? tag('link', { rel: 'expect', href: `#${afterFirstScreen}`, blocking: 'render' }) : '',
    fontPreloads(fonts),
    firstPicture ? pictureLink(firstPicture) : '',
    styleOf([
      tokens(theme, coloursFor(sections, theme.shape), marksIn(textIn(sections))),
      ...room,
      ...fonts.css,
      global,
      texture(theme.shape),
      ...(hasOwnScreen ? [] : [belowHeader]),
      ...(hasPages ? [viewTransition] : []),
      ...(hasBothWays ? [oneEdge] : []),
      ...(compounding.has(new Intl.Locale(site.lang).language) ? [hyphenation] : []),
      ...(hasLateRules ? [] : [lateRules({ theme, sections })]),
    ]),
  ].join('')
}

/** Rules that no first paint waits for: of what a visitor's device asks for, and of paper. */
export const lateRules = ({ theme, sections }: Pick<Portfolio, 'theme' | 'sections'>): string =>
  preferences + paperTokens(theme, coloursFor(sections, theme.shape))

/** The colours of a palette, and those that sections add to them. */
function coloursFor(
  sections: Portfolio['sections'],
  shape: Portfolio['theme']['shape'],
): (palette: Portfolio['theme']['dark']) => string {
  const types = new Set(sections.map(({ type }) => type))
  const added = [...types].flatMap((type) => factsOf({ type }).colours ?? [])
  return (palette) => [coloursOf(shape)(palette), ...added.map((more) => more(palette))].join(';')
}
