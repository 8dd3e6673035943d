import { autonymOf } from '../../../schema/languages/languages.ts'
import { resumeAddresses } from '../../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { upFrom } from '../../../schema/vite/addresses.ts'
import { folderOf } from '../../../schema/vite/languages.ts'
import type { RenderedRoute } from '../../entry-server.tsx'
import { counterOf } from '../analytics.ts'
import type { FirstScripts } from '../bundle/chunks.ts'
import { type FontAddresses, pageFonts } from '../fonts/pageFonts.ts'
import type { Drawings } from '../social/draw.ts'
import { feedTag } from '../social/feed.ts'
import { manifestName } from '../social/manifest.ts'
import { basePath } from './basePath.ts'
import { headOf, lateRules, missingScript, rootAttributes, styleOf } from './document.ts'
import { styledPage } from './firstScreen.ts'
import { scriptJson, tag } from './html.ts'
import type { OwnerStyles } from './ownerStyles.ts'
import { iconTags, shareTags, verificationTags } from './tags.ts'
import { fillSlots } from './template.ts'

/** What the documents of a site are made from. */
export interface DocumentParts {
  /** The HTML of `src/index.html`, with its slots. */
  template: string
  /** The portfolio in each of its languages, the main one first. */
  editions: readonly [Portfolio, ...Portfolio[]]
  /** The Markdown of all pages, by language. */
  pages: ReadonlyMap<string, string>
  /** Whether projects have pages, which are in a feed. */
  hasFeed: boolean
  /** Gives files their addresses, relative to the site. */
  files: FontAddresses
  /** Prints a warning of the build. */
  warn: (message: string) => void
  /** The owner's style sheet. */
  ownStyles: OwnerStyles
  drawings: Drawings
  scripts: FirstScripts
}

/** The link to `resume.json`; `start` leads from the document to the start of its edition. */
const resumeTag = (start: string) =>
  tag('link', { rel: 'alternate', type: 'application/json', href: start + resumeAddresses.json })

/** From this many bytes of fonts on the build warns. */
const heavy = 300_000

const heavyFonts = ({ theme: { fonts } }: Portfolio, bytes: number, lang = '') =>
  `The fonts of the page${lang} weigh ${Math.round(bytes / 1000)} kB (${[...new Set([fonts.display, fonts.text])].join(', ')}). Until they are there a visitor reads in those of the device; a family with fewer letters, or one for both headings and text, weighs less.`

/** The edition that a route is in. */
const editionOf = ({ lang }: Pick<RenderedRoute, 'lang'>, editions: DocumentParts['editions']): Portfolio =>
  editions.find(({ site }) => site.lang === lang) ?? editions[0]

/** Headings below that of the first screen. */
const moreHeadings = /<h[2-6]\b/

/** The document of a route, with its policy slot still to be filled. */
export async function documentOf(route: RenderedRoute, parts: DocumentParts): Promise<string> {
  const { editions, drawings, template, files, scripts } = parts
  const portfolio = editionOf(route, editions)
  const folder = folderOf(portfolio.site.lang, editions[0].site.lang)
  if (route.html.includes('<template') || route.html.includes('<script'))
    throw new Error(`The prerendered page /${route.path} has hidden templates or inline scripts.`)
  // From the document to the root of the site.
  const root = route.anywhere ? basePath(portfolio) : upFrom(route.path)
  const languages = editions.length > 1 ? editions.map(({ site }) => autonymOf(site.lang)) : []
  const ownStyles = parts.ownStyles((file) => root + files.address(file))
  const { page, style, screen, afterFirstScreen } = styledPage(route, ownStyles !== '')
  const letters = {
    headline: route.headline ?? '',
    screen,
    hasMoreHeadings: moreHeadings.test(route.html),
    letters: route.letters,
    languages,
    pages: parts.pages.get(portfolio.site.lang) ?? '',
  }
  const fonts = await pageFonts(portfolio, letters, {
    address: (file) => root + files.address(file),
    made: (name, bytes) => root + files.made(name, bytes),
  })
  if (route.path === folder && fonts.bytes > heavy)
    parts.warn(heavyFonts(portfolio, fonts.bytes, editions.length > 1 ? ` in ${portfolio.site.lang}` : ''))
  const hasLateRules = screen !== ''
  const head = headOf(portfolio, {
    ...route,
    hasLateRules,
    ...(afterFirstScreen !== undefined && { afterFirstScreen }),
    fonts,
    hasPages: letters.pages !== '',
    hasBothWays: / dir="/.test(route.html),
  })
  const data =
    route.structuredData && `<script type="application/ld+json">${scriptJson(route.structuredData)}</script>`
  const late = [...(hasLateRules ? [lateRules(portfolio)] : []), ...fonts.late]
  const tags = [
    route.indexed
      ? shareTags(portfolio, route, await drawings.card(portfolio, route.card))
      : tag('meta', { name: 'robots', content: 'noindex' }),
    route.path === '' ? verificationTags(portfolio.site) : '',
    iconTags(drawings, root, root + folder + manifestName),
    portfolio.resume ? resumeTag(root + folder) : '',
    portfolio.site.url && parts.hasFeed ? feedTag(portfolio, root + folder) : '',
  ]
  return fillSlots(template, {
    attributes: rootAttributes(portfolio, {
      ...route,
      edition: editions.length > 1 ? portfolio.site.lang : undefined,
    }),
    // Before the styles: crawlers read only the beginning.
    head: [...tags, head, style, ownStyles].filter(Boolean).join(''),
    script: route.scripts ? firstScript(root, scripts, portfolio, route.scripts === 'islands') : '',
    page,
    late: (late.length > 0 ? styleOf(late) : '') + (data || ''),
  })
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
): string {
  const own = content.get(site.lang)
  const counter = counterOf(analytics)
  const attributes = {
    type: 'module',
    fetchpriority: 'low',
    ...(islands
      ? { 'data-next': [...next, ...(own ? [own] : [])].map((file) => root + file).join(' ') }
      : { 'data-static': '' }),
    ...(counter && { 'data-analytics': JSON.stringify(counter.attributes) }),
  }
  const preloads = needed.map((file) =>
    tag('link', { rel: 'modulepreload', href: root + file, fetchpriority: 'low' }),
  )
  // Before the script whose failure it listens for.
  const missing = islands ? `<script>${missingScript}</script>` : ''
  return `${preloads.join('')}${missing}${tag('script', { ...attributes, src: root + first })}</script>`
}
