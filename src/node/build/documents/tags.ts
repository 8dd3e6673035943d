import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { verificationNames } from '../../../../schema/model/verification.ts'
import { prefersLight } from '../../../client/theme/prefersLight.ts'
import { cardSize } from '../../card/card.ts'
import type { Drawings } from '../../card/draw.ts'
import { upFrom } from '../../content/addresses.ts'
import { type Alternate, type Route, withDefault } from '../routes/route.ts'
import { plainHeadline, withoutSoftHyphens } from './headline.ts'
import { tag } from './html.ts'

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })

/** `theme-color`, for the browser's own bars: the background in each mode that the page has. */
export function themeColours({ mode, dark, light }: Portfolio['theme']): string {
  if (mode !== 'system') return meta('theme-color', (mode === 'light' ? light : dark).background)
  return [
    tag('meta', { name: 'theme-color', media: prefersLight, content: light.background }),
    meta('theme-color', dark.background),
  ].join('')
}

/** The codes by which services verify that a site is its owner's. */
export const verificationTags = ({ verification }: Portfolio['site']): string =>
  Object.entries(verification ?? {})
    .map(([service, code]) => meta(verificationNames[service] ?? '', code))
    .join('')

/** The icons and the manifest. `root` leads from the document to the root of the site. */
export function iconTags({ svg, png }: Drawings, root: string, manifest: string): string {
  return [
    tag('link', { rel: 'icon', href: root + png[32], sizes: '32x32', type: 'image/png' }),
    svg ? tag('link', { rel: 'icon', href: root + svg, type: 'image/svg+xml' }) : '',
    tag('link', { rel: 'apple-touch-icon', href: root + png[180] }),
    tag('link', { rel: 'manifest', href: manifest }),
  ].join('')
}

/** `hreflang` links: the document in every language, itself included. Relative where the site's URL is unknown. */
function alternateLinks(alternates: readonly Alternate[], path: string, url: string | undefined): string[] {
  const hrefOf = (other: string) => (url ? new URL(other, url).href : upFrom(path) + other || './')
  return withDefault(alternates).map((other) =>
    tag('link', { rel: 'alternate', hreflang: other.lang, href: hrefOf(other.path) }),
  )
}

/**
 * What search engines and link previews read of a route. URLs are absolute where the site's own is known.
 *
 * @param card the address of its card, relative to the site
 * @param isStart whether it is the start page of a language, which is the owner's profile
 */
export function shareTags(
  portfolio: Portfolio,
  {
    path,
    title,
    description,
    lang,
    alternates = [],
    card: words = plainHeadline(portfolio),
  }: Pick<Route, 'path' | 'title' | 'description' | 'lang' | 'alternates' | 'card'>,
  { card, isStart }: { card: string; isStart: boolean },
): string {
  const { site } = portfolio
  // Words with the owner's name already say whose page it is.
  const alternative = withoutSoftHyphens(
    words.includes(site.owner.name) ? words : `${site.owner.name}: ${words}`,
  )
  const image = site.url ? new URL(card, site.url).href : upFrom(path) + card
  const url = site.url && new URL(path, site.url).href
  return [
    url ? tag('link', { rel: 'canonical', href: url }) : '',
    ...alternateLinks(alternates, path, site.url),
    property('og:type', isStart ? 'profile' : 'website'),
    property('og:title', title),
    property('og:description', description),
    url ? property('og:url', url) : '',
    property('og:site_name', site.owner.name),
    property('og:locale', localeOf(lang)),
    ...alternates
      .filter((other) => other.lang !== lang)
      .map((other) => property('og:locale:alternate', localeOf(other.lang))),
    property('og:image', image),
    property('og:image:type', card.endsWith('.jpg') ? 'image/jpeg' : 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', alternative),
    // Crawlers take the rest from the properties above.
    meta('twitter:card', 'summary_large_image'),
  ].join('')
}

/** A language in the form of Open Graph, `en_US`; without a region, with the most likely one. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region ? `${language}_${region}` : language
}
