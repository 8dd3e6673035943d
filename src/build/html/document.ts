import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { global } from '../../theme/global.ts'
import { tokens } from '../../theme/tokens.ts'
import { type FontFace, fontFaces, linkedFace } from '../fonts/faces.ts'
import { fallbackMetrics } from '../fonts/fallbackMetrics.ts'
import { headingFontScript, inlinedFaces } from '../fonts/headingFont.ts'
import { headingLetters, textIn } from '../fonts/letters.ts'
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

/** The attributes of the root element: what the first moment of the page needs to know, before any script has content. */
export function rootAttributes(
  { theme, motion }: Portfolio,
  { lang, dir }: Pick<Portfolio['site'], 'lang' | 'dir'>,
): string {
  return attributesOf({
    lang,
    dir,
    'data-theme': theme.mode,
    'data-scroll-threshold': String(motion.header.scrollThreshold),
  })
}

/** What a head is made for. */
export interface Head {
  title: string
  description: string
  /** Where a file on disk is served. */
  address: (file: string) => string
  /** In the dev server fonts are linked whole, as they are, no icons are drawn, and the head is made in no time. */
  whole?: boolean
}

/** The part of the head that comes from the portfolio, as HTML. It belongs after the charset. */
export async function headOf(
  portfolio: Portfolio,
  { title, description, address, whole = false }: Head,
): Promise<string> {
  const { theme } = portfolio
  const text = textIn(portfolio)
  const linked = (face: FontFace) => linkedFace(face, address)
  const display = fontFaces(theme.fonts.display, { role: 'Display', axes: 'wdth', text })
  const body = fontFaces(theme.fonts.text, { role: 'Text', axes: 'wght', text })
  const headings = whole ? [] : await inlinedFaces(display, headingLetters(portfolio), theme.fonts)
  const preloads = body
    .filter(({ first }) => first)
    .map(({ file }) =>
      tag('link', { rel: 'preload', href: address(file), as: 'font', type: 'font/woff2', crossorigin: '' }),
    )
  const style = [
    tokens(theme),
    ...(whole ? display.map(linked) : headings),
    ...body.map(linked),
    ...(await fallbackMetrics(body)),
    global,
  ].join('')
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    themeColours(theme),
    whole ? tag('link', { rel: 'icon', type: 'image/svg+xml', href: iconOf(theme) }) : '',
    theme.mode === 'system' ? `<script>${modeScript}</script>` : '',
    ...preloads,
    `<style>${style}</style>`,
    headings.length > 0 ? `<script>${headingFontScript}</script>` : '',
  ].join('')
}
