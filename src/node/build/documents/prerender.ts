import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import type { SectionMetadata } from '../../../client/sections/metadata.ts'
import { upFrom } from '../../content/addresses.ts'
import type { Locales } from '../../content/locales.ts'
import type { SiteRoute } from '../../entry-server.tsx'
import { features } from '../../features.ts'
import { folderOf } from '../../languages/languageLinks.ts'
import { contentPolicy } from '../hosts/csp.ts'
import { headerRules, headersFile, writeHeaders } from '../hosts/headers.ts'
import { feedName, feedXml } from './feed.ts'
import { manifest, manifestName } from './manifest.ts'
import { type DocumentParts, documentOf } from './routeDocument.ts'
import { robots, sitemap } from './sitemap.ts'

/** The exports of the server bundle. */
type ServerBundle = typeof import('../../entry-server.tsx')

/** What the files of a site are made from. */
export interface SiteParts extends Omit<DocumentParts, 'hasFeed'> {
  /** The URL of the server bundle. */
  bundle: string
  /** The portfolio in each of its languages as it is shown. */
  resolved: Locales
  /** The metadata of the owner's own section types. */
  own: ReadonlyMap<string, SectionMetadata>
  /** The owner's `robots.txt`, if there is one. */
  ownRobots: string | undefined
}

/**
 * Writes every document of the site into a folder, and what machines read beside them, such as headers, manifest and
 * sitemap.
 */
export async function prerenderInto(folder: string, parts: SiteParts): Promise<void> {
  const { bundle, locales, resolved, drawings } = parts
  const [main] = locales
  const { renderableRoutes }: ServerBundle = await import(bundle)
  const write = (name: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  const renderable = await renderableRoutes(locales, resolved, parts.own)
  const routes = renderable.map(({ route }) => route)
  const hasFeed = routes.some(({ caseStudy }) => caseStudy)
  // A few at once, each written as soon as it is made: those of a large site would fill the memory.
  const documents = await pLimit(availableParallelism()).map(renderable, async ({ route, render }) => {
    const { html, has } = await documentOf({ ...route, ...(await render()) }, { ...parts, hasFeed })
    write(fileOf(route), html)
    return has
  })
  // A host may serve any document at any address, so one policy covers all.
  const manifests = locales.map((locale) => folderOf(locale.site.lang, main.site.lang) + manifestName)
  const policy = contentPolicy({
    portfolios: locales,
    documents,
    styleHosts: parts.styleHosts,
  })
  write(headersFile, writeHeaders(headerRules(policy)))

  const { url } = main.site
  for (const route of routes)
    for (const { files } of features) {
      const made = await files?.(route, { url, warn: parts.warn, caches: parts.caches })
      for (const [path, make] of Object.entries(made ?? {})) write(path, await make())
    }

  for (const [index, locale] of locales.entries()) {
    const file = manifests[index] ?? manifestName
    write(file, manifest(locale, drawings, upFrom(file)))
    const ofLocale = routes.filter(({ lang, caseStudy }) => caseStudy && lang === locale.site.lang)
    const items = ofLocale.map(async (route) => ({
      ...route,
      image: await drawings.card(locale, route.card),
    }))
    const folder = folderOf(locale.site.lang, main.site.lang)
    const text = feedXml(locale, await Promise.all(items), folder)
    if (text !== undefined) write(folder + feedName, text)
  }
  write(builtFiles.robots, robots(url, parts.ownRobots))
  if (url)
    write(
      builtFiles.sitemap,
      sitemap(
        routes.filter(({ indexed }) => indexed),
        url,
      ),
    )
}

/** The path of a route's file, relative to the site. */
const fileOf = ({ path }: Pick<SiteRoute, 'path'>): string =>
  path.endsWith('.html') ? path : path + builtFiles.page
