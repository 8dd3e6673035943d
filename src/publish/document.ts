import type { HtmlTagDescriptor } from 'vite'
import type { Portfolio } from '../../schema/portfolio.ts'
import { global } from '../theme/global.ts'
import { tokens } from '../theme/tokens.ts'
import { fontFaces } from './fonts.ts'

/** Everything in the portfolio that is text, for finding out which characters the fonts need. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(wordsOf).join(' ')
      : ''

/** The mark of the page, a sheared sliver of the accent, as an address that holds the picture. */
const iconOf = ({ mode, dark, light }: Portfolio['theme']) => {
  const { accent } = mode === 'light' ? light : dark
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accent}" d="M11 8h18l-8 16H3z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Restores the visitor's choice of mode before the first paint. At most 300 bytes, admitted by its hash. */
export const modeScript = `try{let m=localStorage.mode;if(m)document.documentElement.dataset.mode=m}catch{}`

/** The attributes of `<html>`: what the first moment of the page needs to know, before any script has content. */
export function rootAttributes({ site, theme, motion }: Portfolio): Record<string, string> {
  return {
    lang: site.lang,
    dir: site.dir,
    'data-theme': theme.mode,
    'data-scroll-threshold': String(motion.header.scrollThreshold),
  }
}

/** The tags of the head that come from the portfolio. `address` says where a file on disk is served. */
export function headTags(portfolio: Portfolio, address: (file: string) => string): HtmlTagDescriptor[] {
  const { site, theme } = portfolio
  const text = wordsOf(portfolio)
  const faces = [
    ...fontFaces(theme.fonts.display, { role: 'Display', axes: 'wdth', text, address }),
    ...fontFaces(theme.fonts.text, { role: 'Text', axes: 'wght', text, address }),
  ]
  const preloads = faces
    .filter(({ preload }) => preload)
    .map((face) => ({
      tag: 'link',
      attrs: { rel: 'preload', href: face.address, as: 'font', type: 'font/woff2', crossorigin: '' },
    }))
  const style = [tokens(theme), ...faces.map(({ css }) => css), global].join('')
  const tags: HtmlTagDescriptor[] = [
    { tag: 'title', children: escapeHtml(site.title) },
    { tag: 'meta', attrs: { name: 'description', content: site.description } },
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: iconOf(theme) } },
    ...(theme.mode === 'system' ? [{ tag: 'script', children: modeScript }] : []),
    ...preloads,
    { tag: 'style', children: style },
  ]
  // After the charset, which has to stand in the first kilobyte.
  return tags.map((tag) => ({ ...tag, injectTo: 'head' }))
}

/** Text that stands in HTML as text. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
