import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { autonymOf } from '../../../../schema/text/languages.ts'
import type { PolicyHosts } from '../../../client/sections/metadata.ts'
import { dataAnalytics, dataNext, dataStatic } from '../../../shared/dataAttributes.ts'
import { belowId } from '../../../shared/ids.ts'
import type { Drawings } from '../../card/draw.ts'
import { upFrom } from '../../content/addresses.ts'
import type { RenderedRoute } from '../../entry-server.tsx'
import { features } from '../../features.ts'
import { type SiteLetters, siteLetters } from '../../fonts/letters.ts'
import { type FontAddresses, pageFonts } from '../../fonts/pageFonts.ts'
import { folderOf } from '../../languages/languageLinks.ts'
import { counterOf } from '../analytics.ts'
import type { FirstScripts } from '../bundle/chunks.ts'
import type { Caches } from '../files/fileCache.ts'
import { contentPolicy, type PolicyNeeds } from '../hosts/csp.ts'
import { basePath } from './basePath.ts'
import { documentHead, printStyle, rootAttributes } from './document.ts'
import { feedTag } from './feed.ts'
import { scriptJson, tag } from './html.ts'
import { manifestName } from './manifest.ts'
import { allowedIn, markupOf, type Piece } from './pieces.ts'
import type { StyleSheets } from './styleSheets.ts'
import { iconTags, shareTags, verificationTags } from './tags.ts'
import { fillSlots } from './template.ts'

/** What the documents of a site are made from. */
export interface DocumentParts {
  /** The HTML of `src/index.html`, with its slots. */
  template: string
  /** The portfolio in each of its languages, the main one first. */
  locales: readonly [Portfolio, ...Portfolio[]]
  /** The letters of each language, by its tag. */
  letters: ReadonlyMap<string, SiteLetters>
  /** Whether projects have pages, which are in a feed. */
  hasFeed: boolean
  /** Gives files their addresses, relative to the site. */
  files: FontAddresses
  caches: Pick<Caches, 'fonts' | 'resumes'>
  /** Prints a warning of the build. */
  warn: (message: string) => void
  /** The style sheets of the look and of the owner. */
  styleSheets: StyleSheets
  /** The hosts from which these load. */
  styleHosts: PolicyHosts
  drawings: Drawings
  scripts: FirstScripts
}

/** From this many bytes of fonts on the build warns. */
const heavy = 300_000

const heavyFonts = ({ theme: { fonts } }: Portfolio, bytes: number, lang = '') =>
  `The fonts of the page${lang} weigh ${Math.round(bytes / 1000)} kB (${[...new Set([fonts.display, fonts.text])].join(', ')}). Until they are there a visitor reads in those of the device; a family with fewer letters, or one for both headings and text, weighs less.`

/** The locale that a route is in. */
const siteLocaleOf = ({ lang }: Pick<RenderedRoute, 'lang'>, locales: DocumentParts['locales']): Portfolio =>
  locales.find(({ site }) => site.lang === lang) ?? locales[0]

/** A document that is put together. */
export interface RouteDocument {
  html: string
  /** What its content policy depends on. */
  has: PolicyNeeds
}

/** The document of a route, with its content policy. */
export async function documentOf(route: RenderedRoute, parts: DocumentParts): Promise<RouteDocument> {
  const { locales, drawings, template, files, scripts } = parts
  const portfolio = siteLocaleOf(route, locales)
  const folder = folderOf(portfolio.site.lang, locales[0].site.lang)
  // From the document to the root of the site.
  const root = route.anywhere ? basePath(portfolio) : upFrom(route.path)
  const languages = locales.length > 1 ? locales.map(({ site }) => autonymOf(site.lang)) : []
  const site = parts.letters.get(portfolio.site.lang) ?? siteLetters(portfolio)
  const fonts = await pageFonts(
    portfolio,
    { ...route, languages, site },
    {
      address: (file) => root + files.address(file),
      made: (name, bytes) => root + files.made(name, bytes),
      cache: parts.caches.fonts,
    },
  )
  const isStart = route.path === folder
  if (isStart && fonts.bytes > heavy)
    parts.warn(heavyFonts(portfolio, fonts.bytes, locales.length > 1 ? ` in ${portfolio.site.lang}` : ''))
  // Before the styles: crawlers read only the beginning.
  const tags = [
    route.indexed
      ? shareTags(portfolio, route, { card: await drawings.card(portfolio, route.card), isStart })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    route.path === '' ? verificationTags(portfolio.site) : '',
    iconTags(drawings, root, root + folder + manifestName),
    ...features.map(({ head }) => head?.(portfolio, root + folder) ?? ''),
    portfolio.site.url && parts.hasFeed ? feedTag(portfolio, root + folder) : '',
  ]
  const afterFirstScreen = route.later ? belowId : route.afterFirstScreen
  const addressOf = (file: string) => root + files.address(file)
  const styles = [
    ...documentHead(portfolio, {
      ...route,
      lookStyles: parts.styleSheets.look(addressOf),
      afterFirstScreen,
      fontFaces: fonts.css,
      hasPages: parts.hasFeed || portfolio.pages.length > 0,
      isPrintLate: route.later !== undefined,
    }),
    ...(route.style ? [route.style] : []),
    ...parts.styleSheets.own(addressOf),
  ]
  const head = [...tags, ...styles]
  const late = route.later ? [printStyle(portfolio)] : []
  const script = route.scripts ? firstScript(root, scripts, portfolio, route.scripts === 'islands') : []
  const has: PolicyNeeds = {
    inline: allowedIn([...head, ...script, ...late, ...(route.later ? [route.later] : [])]),
    sections: route.scripts === 'islands',
    counter: route.scripts !== undefined,
    shows: route.shows,
  }
  const policy = contentPolicy({ portfolios: locales, documents: [has], styleHosts: parts.styleHosts })
  const html = fillSlots(template, {
    attributes: rootAttributes(portfolio, {
      ...route,
      locale: locales.length > 1 ? portfolio.site.lang : undefined,
    }),
    // For hosts that set no headers.
    policy: tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') }),
    head: markupOf(head),
    script: markupOf(script),
    page: route.html,
    late:
      markupOf(late) +
      (route.structuredData
        ? `<script type="application/ld+json">${scriptJson(route.structuredData)}</script>`
        : ''),
  })
  return { html, has }
}

/**
 * The first script, at low priority: on a slow line the words and fonts come first, and the page is complete without
 * it.
 */
function firstScript(
  root: string,
  { first, needed, next, content }: FirstScripts,
  { site, analytics }: Portfolio,
  islands: boolean,
): Piece[] {
  const own = content.get(site.lang)
  const counter = counterOf(analytics)
  const attributes = {
    type: 'module',
    fetchpriority: 'low',
    ...(islands
      ? { [dataNext]: [...next, ...(own ? [own] : [])].map((file) => root + file).join(' ') }
      : { [dataStatic]: '' }),
    ...(counter && { [dataAnalytics]: JSON.stringify(counter.attributes) }),
  }
  const preloads = needed.map((file) =>
    tag('link', { rel: 'modulepreload', href: root + file, fetchpriority: 'low' }),
  )
  return [...preloads, `${tag('script', { ...attributes, src: root + first })}</script>`]
}
