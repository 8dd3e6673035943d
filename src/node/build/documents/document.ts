import { generate, parse } from 'css-tree'
import { minifySync } from 'vite'
import { isOfCategory } from '../../../../schema/fonts/installedFonts.ts'
import { isOfCareer } from '../../../../schema/model/grounds.ts'
import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { diacriticsIn } from '../../../../schema/text/diacritics.ts'
import { beforePaint, type HeadAttributes } from '../../../client/headScript.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import type { FirstPicture } from '../../../client/sections/metadata.ts'
import {
  backgrounds,
  belowHeader,
  codeIn,
  global,
  hyphenation,
  serifQuotes,
  texture,
  viewTransition,
} from '../../../client/theme/global.ts'
import { sizesAttribute } from '../../../client/theme/imageSizes.ts'
import { inLayer, layerOrder } from '../../../client/theme/layers.ts'
import { print } from '../../../client/theme/print.ts'
import { type Colours, preferences, tokens } from '../../../client/theme/tokens.ts'
import {
  dataArrived,
  dataLocale,
  dataMode,
  dataNext,
  dataScrollThreshold,
  dataTheme,
  dataUnhydrated,
} from '../../../shared/dataAttributes.ts'
import { textIn } from '../../fonts/letters.ts'
import { trackingOf } from '../../fonts/wordWidths.ts'
import { careerColours, coloursOf } from './colours.ts'
import { groundsOfPage, hasGrounds } from './grounds.ts'
import { attributesOf, escapeHtml, tag } from './html.ts'
import { inlineScript, inlineStyle, type Piece } from './pieces.ts'
import { arrivalTokens, arrives, showsPlanes } from './planesArrival.ts'
import { themeColours } from './tags.ts'

/** The icon of the dev server: the brand mark without letters, as a `data:` URL. */
const iconOf = ({ mode, dark, light }: Portfolio['theme']) => {
  const { accent } = mode === 'light' ? light : dark
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accent}" d="M11 8h18l-8 16H3z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const headAttributes: HeadAttributes = {
  theme: dataTheme,
  mode: dataMode,
  arrived: dataArrived,
  next: dataNext,
  unhydrated: dataUnhydrated,
}

/** The script of the head, minified. A content policy allows it by its hash. */
export const headScript = minifySync('head.js', `(${beforePaint})(${JSON.stringify(headAttributes)})`).code

/** The attributes of the root element, which are needed before any script has the content. */
export function rootAttributes(
  { theme, motion }: Portfolio,
  { lang, dir, locale }: Pick<Portfolio['site'], 'lang' | 'dir'> & { locale?: string | undefined },
): string {
  return attributesOf({
    lang,
    dir,
    // Not `lang`, which translation tools change.
    ...(locale !== undefined && { [dataLocale]: locale }),
    [dataTheme]: theme.mode,
    [dataScrollThreshold]: String(motion.header.scrollThreshold),
  })
}

/** Languages that write compounds as one word, which may be wider than a card, so that it is hyphenated. */
const compounding = new Set(['da', 'de', 'et', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv'])

/** What `documentHead` needs beside the portfolio. */
export interface Head {
  title: string
  description: string
  /** `@font-face` rules. */
  fontFaces: readonly string[]
  /** The CSS of the look. */
  lookStyles: string
  /** The id of an element; nothing is painted before the parser reaches it. */
  afterFirstScreen?: string | undefined
  /** Whether the styles of paper come behind the page: see `printStyle`. */
  isPrintLate?: boolean
  /** Whether projects have pages, into which their pictures move by a view transition. */
  hasPages?: boolean
  /** The picture of the first screen, if it has one. */
  firstPicture?: FirstPicture | undefined
  /** False in the dev server, which draws no icon files. */
  hasIcon?: boolean
}

/** Preloads the best format of a picture. Browsers that do not support it ignore the link. */
function pictureLink({ picture, sizes, frame }: FirstPicture): string {
  const { sources: [best] = [], width, height } = picture
  if (!best) return ''
  const share = frame.width / frame.height
  return tag('link', {
    rel: 'preload',
    as: 'image',
    type: best.type,
    imagesrcset: best.srcset,
    ...(best.media && { media: best.media }),
    imagesizes: sizesAttribute(sizes, width && height ? width / height : share, share),
    fetchpriority: 'high',
  })
}

/** The part of the head that depends on the portfolio. It must follow the charset. */
export function documentHead(
  { site, theme, header, sections, motion }: Portfolio,
  {
    title,
    description,
    fontFaces,
    lookStyles,
    afterFirstScreen,
    firstPicture,
    hasPages,
    hasIcon = true,
    isPrintLate,
  }: Head,
): Piece[] {
  const colours = coloursFor(sections, theme)
  const base = [
    tokens(theme, colours, {
      groundsIn: groundsOfPage({ theme, sections }, colours),
      tracking: trackingOf(theme.fonts.display),
      diacritics: diacriticsIn(textIn(sections)),
      hasPlanes: showsPlanes(sections),
    }),
  ]
  if (arrives(sections)) base.push(arrivalTokens(motion))
  // Without a header, anchors need no offset.
  if (header === 'none') base.push(':root { --header: 0rem; }')
  base.push(global, texture(theme.shape))
  if (hasGrounds({ theme, sections })) base.push(backgrounds)
  if (isOfCategory(theme.fonts.display, 'serif')) base.push(serifQuotes)
  const monospace = (['display', 'text'] as const).find((role) =>
    isOfCategory(theme.fonts[role], 'monospace'),
  )
  if (monospace) base.push(codeIn[monospace])
  const [first] = sections
  if (compounding.has(new Intl.Locale(site.lang).language)) base.push(hyphenation)
  const isBelowHeader = !first || !metadataOf(first).headline
  const styles = [
    layerOrder,
    inLayer('base', base.join('')),
    inLayer('look', (isBelowHeader ? belowHeader : '') + lookStyles),
    hasPages ? viewTransition : '',
    preferences,
    isPrintLate ? '' : printOf(theme, colours),
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    themeColours(theme),
    hasIcon ? '' : tag('link', { rel: 'icon', type: 'image/svg+xml', href: iconOf(theme) }),
    // On a slow line a browser would paint half a screen and then shift it; one without support for this link still
    // may.
    afterFirstScreen ? tag('link', { rel: 'expect', href: `#${afterFirstScreen}`, blocking: 'render' }) : '',
    firstPicture ? pictureLink(firstPicture) : '',
    inlineStyle(`${fontFaces.join('')}${minified(styles.join(''))}`),
    inlineScript(headScript),
  ]
}

/** The styles of paper as a piece of their own, which stands behind the page: no first paint needs them. */
export const printStyle = ({ theme, sections }: Portfolio): Piece =>
  inlineStyle(minified(printOf(theme, coloursFor(sections, theme))))

const printOf = (theme: Portfolio['theme'], colours: Colours) => inLayer('print', print(theme, colours))

/** CSS without what only its readers need. */
const minified = (css: string) => generate(parse(css, { parseCustomProperty: true }))

/** The CSS variables of a palette, and those that sections add to them. */
function coloursFor(
  sections: Portfolio['sections'],
  theme: Portfolio['theme'],
): (palette: Portfolio['theme']['dark']) => string {
  const types = new Set(sections.map(({ type }) => type))
  const added = [...types].flatMap((type) => metadataOf({ type }).colours ?? [])
  if (sections.some((section) => isOfCareer(section))) added.push((palette) => careerColours(palette, theme))
  return (palette) => [coloursOf(theme.shape)(palette), ...added.map((more) => more(palette))].join(';')
}
