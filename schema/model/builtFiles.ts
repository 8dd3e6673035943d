/** The names of files that a build makes beside its pages: in the folder of the site, or of each language. */
export const builtFiles = {
  /** The document of a page, in the folder of its address. */
  page: 'index.html',
  missing: '404.html',
  manifest: 'site.webmanifest',
  feed: 'feed.json',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  headers: '_headers',
  licenses: 'licenses.txt',
} as const

/** The folder that a build makes for its own files. */
export const assets = 'assets'
