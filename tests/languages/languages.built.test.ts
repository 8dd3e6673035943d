import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { attributesOf, element, folderOf, openBuilt, textOf } from '../setup/builtDocument.ts'

const site = 'https://example.com/portfolio/'
const folders = ['', 'ar/', 'de/']

/** The language and address of each alternate link. */
const alternates = () =>
  attributesOf('link[rel=alternate][hreflang]', 'hreflang').map((lang, index) => [
    lang,
    attributesOf('link[rel=alternate][hreflang]', 'href')[index],
  ])

it('all language versions list each other and themselves as alternates', () => {
  const expected = [
    ['en', site],
    ['ar', `${site}ar/`],
    ['de', `${site}de/`],
    ['x-default', site],
  ]
  for (const folder of folders) {
    openBuilt('languages', `${folder}index.html`)
    expect(alternates()).toEqual(expected)
    expect(attributesOf('link[rel=canonical]', 'href')).toEqual([site + folder])
    expect(attributesOf('meta[property="og:url"]', 'content')).toEqual([site + folder])
  }
  const map = textOf('languages', 'sitemap.xml')
  expect(map.match(/<loc>[^<]+/g)).toEqual(
    expect.arrayContaining(folders.map((folder) => `<loc>${site}${folder}`)),
  )
  expect(map.match(/hreflang="de" href="https:\/\/example.com\/portfolio\/de\/"/g)).toHaveLength(3)
  expect(map.match(/hreflang="x-default" href="https:\/\/example.com\/portfolio\/"/g)).toHaveLength(3)
})

it('without an address of the site they link to each other by relative paths', () => {
  openBuilt('owner', 'de/index.html')
  for (const [, href] of alternates())
    expect(existsSync(join(folderOf('owner'), 'de', href ?? '', 'index.html'))).toBe(true)
  const [card] = attributesOf('meta[property="og:image"]', 'content')
  expect(existsSync(join(folderOf('owner'), 'de', card ?? ''))).toBe(true)
})

it('each has its own head, card, structured data, manifest and page for unknown addresses', () => {
  const cards = folders.map((folder) => {
    openBuilt('languages', `${folder}index.html`)
    const lang = folder.slice(0, -1) || 'en'
    const root = document.documentElement
    expect([root.lang, root.dir, root.dataset.locale]).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr', lang])
    expect(attributesOf('meta[property="og:locale:alternate"]', 'content')).toHaveLength(2)
    const data = JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')
    expect(data).toMatchObject({ inLanguage: lang, url: site + folder, name: document.title })
    const manifest = JSON.parse(textOf('languages', `${folder}site.webmanifest`))
    expect(manifest).toMatchObject({ lang, name: document.title, start_url: './' })
    expect(attributesOf('link[rel=manifest]', 'href')).toEqual([
      `${folder ? '../' : ''}${folder}site.webmanifest`,
    ])
    for (const { src } of manifest.icons)
      expect(existsSync(join(folderOf('languages'), folder, src))).toBe(true)
    return attributesOf('meta[property="og:image"]', 'content')[0]
  })
  expect(new Set(cards).size).toBe(3)
  for (const folder of folders) {
    openBuilt('languages', `${folder}404.html`)
    expect(attributesOf('main a', 'href')).toEqual([`/portfolio/${folder}`])
    expect(document.documentElement.lang).toBe(folder.slice(0, -1) || 'en')
  }
})

it('shared files are built once, and every file referred to exists', () => {
  const files = readdirSync(join(folderOf('languages'), 'assets'))
  expect(files.filter((name) => /^react-/.test(name))).toHaveLength(1)
  expect(files.filter((name) => /^portrait-.*\.webp$/.test(name)).length).toBeGreaterThan(0)
  const one = readdirSync(join(folderOf('items'), 'assets')).filter((name) => /\.(?:avif|webp)$/.test(name))
  expect(files.filter((name) => /\.(?:avif|webp)$/.test(name))).toHaveLength(one.length)
  for (const folder of folders) {
    openBuilt('languages', `${folder}index.html`)
    const addresses = [
      ...attributesOf('link[rel=preload], link[rel=icon], link[rel=manifest]', 'href'),
      ...attributesOf('script[src], img', 'src'),
      ...attributesOf('source', 'srcset').flatMap(
        (set) => set?.split(', ').map((one) => one.split(' ')[0] ?? '') ?? [],
      ),
    ].filter((address) => address && !/^https?:/.test(address))
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses)
      expect(existsSync(join(folderOf('languages'), folder, address ?? '')), `${folder} ${address}`).toBe(
        true,
      )
  }
})

it('only the German page has automatic hyphenation', () => {
  const divided = ['', 'ar/', 'de/'].filter((folder) =>
    textOf('languages', `${folder}index.html`).includes('hyphens:auto'),
  )
  expect(divided).toEqual(['de/'])
})
