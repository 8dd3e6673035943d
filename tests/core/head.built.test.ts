import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { describe, expect, it, test } from 'vitest'
import { attributesOf, element, folderOf, openBuilt, textOf } from '../setup/builtDocument.ts'
import { content } from '../sites/content.ts'
import type { SiteName } from '../sites/sites.ts'

const property = (name: string) => attributesOf(`head > meta[property="${name}"]`, 'content')
const meta = (name: string) => attributesOf(`head > meta[name="${name}"]`, 'content')
const profile = () => JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')

/** The dimensions, type and size of a built picture. */
function picture(address: string | null | undefined, site: SiteName = 'default') {
  const bytes = readFileSync(join(folderOf(site), address ?? 'nowhere'))
  const { width, height, type } = imageSize(bytes)
  return { size: `${width}x${height}`, type, bytes: bytes.length }
}

test('meta tags and structured data have the values of the YAML', () => {
  openBuilt('default')
  const { title, description, owner } = content.site
  expect(document.title).toBe(title)
  expect(meta('description')).toEqual([description])
  expect(property('og:title')).toEqual([title])
  expect(property('og:description')).toEqual([description])
  expect(property('og:type')).toEqual(['profile'])
  expect(property('og:locale')).toEqual(['en_US'])
  expect(property('og:image:alt')).toEqual([`${owner.name}: Hi, I Build Websites with Depth.`])
  expect(meta('twitter:card')).toEqual(['summary_large_image'])
  expect(meta('theme-color')).toEqual(['#0c0d0f'])
  expect(profile()).toMatchObject({
    '@type': 'ProfilePage',
    inLanguage: 'en',
    mainEntity: { '@type': 'Person', name: owner.name, jobTitle: owner.role, email: `mailto:${owner.email}` },
  })
})

test('phone browsers are told not to turn digits into links, which would break hydration', () => {
  for (const [site, file] of [
    ['default', 'index.html'],
    ['default', '404.html'],
  ] as const) {
    openBuilt(site, file)
    expect(meta('format-detection'), file).toEqual(['telephone=no'])
  }
})

test('without an address of the site the head has nothing that needs one', () => {
  openBuilt('default')
  expect(attributesOf('link[rel=canonical]', 'href')).toEqual([])
  expect(property('og:url')).toEqual([])
  expect(property('og:image')).toEqual([expect.stringMatching(/^assets\/card-[\w-]+\.png$/)])
  const { mainEntity } = profile()
  expect(mainEntity).not.toHaveProperty('url')
  expect(mainEntity, 'links to # are not listed as profiles').not.toHaveProperty('sameAs')
  expect(existsSync(join(folderOf('default'), 'sitemap.xml'))).toBe(false)
  expect(textOf('default', 'robots.txt')).toBe('User-agent: *\nAllow: /\n')
})

test('structured data has the e-mail address where the page shows it', () => {
  openBuilt('arranged')
  const { '@graph': [page] = [profile()] } = profile()
  expect(page.mainEntity.email).toBe(`mailto:${content.site.owner.email}`)
})

test('the card has the type and size that its tags declare', () => {
  openBuilt('default')
  const [, address] = /(assets\/.*)$/.exec(property('og:image')[0] ?? '') ?? []
  const drawn = picture(address)
  const type = drawn.type === 'jpg' ? 'jpeg' : drawn.type
  expect(property('og:image:type')).toEqual([`image/${type}`])
  expect(property('og:image:width').concat(property('og:image:height')).join('x')).toBe(drawn.size)
  expect(drawn.size).toBe('1200x630')
  expect(drawn.bytes, 'some previews ignore cards over 300 kB').toBeLessThan(300_000)
})

test('the start page has the codes by which services verify the site, and no other page has', () => {
  const codes = () => [
    ...attributesOf('meta[name="google-site-verification"]', 'content'),
    ...attributesOf('meta[name="msvalidate.01"]', 'content'),
  ]
  openBuilt('caseStudies')
  expect(codes()).toEqual(['rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ', '0123456789ABCDEF0123456789ABCDEF'])
  for (const page of ['de/', 'legal/imprint/']) {
    openBuilt('caseStudies', `${page}index.html`)
    expect(codes()).toEqual([])
  }
})

test('links to profiles and addresses of the owner say so to whoever verifies them, and those to files do not', () => {
  openBuilt('caseStudies', 'legal/imprint/index.html')
  expect(attributesOf('footer a[rel~=me]', 'href')).toEqual([
    'https://mastodon.example/@nadia',
    'mailto:hello@nadia.example',
  ])
  openBuilt('default')
  expect(attributesOf('#contact a[rel~=me]', 'href')).toEqual(['mailto:hello@maralind.example'])
})

test('icons and manifest have the types and sizes that they declare', () => {
  openBuilt('default')
  const [touch] = attributesOf('link[rel=apple-touch-icon]', 'href')
  expect(picture(touch)).toMatchObject({ size: '180x180', type: 'png' })
  const [small, any] = attributesOf('link[rel=icon]', 'href')
  expect(picture(small)).toMatchObject({ size: '32x32', type: 'png' })
  expect(picture(any)).toMatchObject({ type: 'svg' })

  const [address = ''] = attributesOf('link[rel=manifest]', 'href')
  const manifest = JSON.parse(textOf('default', address ?? ''))
  expect(manifest).toMatchObject({ name: content.site.title, start_url: './', theme_color: '#0c0d0f' })
  for (const { src, sizes, type } of manifest.icons)
    expect(picture(src)).toMatchObject(
      sizes === 'any' ? { type: 'svg' } : { size: sizes, type: type.slice(6) },
    )
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})

test('a page that follows the device sets the theme-color of each mode to its background', () => {
  openBuilt('system')
  expect(meta('theme-color')).toEqual(['#f3efe7', '#0c0d0f'])
  expect(attributesOf('meta[name=theme-color]', 'media')).toEqual(['(prefers-color-scheme: light)', null])
})

describe('a page with an address below a path', () => {
  const home = 'https://example.com/portfolio/'

  it('uses it in the head, structured data, sitemap and robots.txt', () => {
    openBuilt('items')
    expect(attributesOf('link[rel=canonical]', 'href')).toEqual([home])
    expect(property('og:url')).toEqual([home])
    expect(property('og:image')).toEqual([expect.stringMatching(`^${home}assets/card-`)])
    const { url, mainEntity } = profile()
    expect({ url, ...mainEntity }).toMatchObject({
      url: home,
      image: expect.stringMatching(/^https:\/\/example\.com\/portfolio\/assets\/portrait/),
      sameAs: ['https://codeberg.example/mara'],
    })
    expect(textOf('items', 'sitemap.xml')).toContain(`<loc>${home}</loc>`)
    expect(textOf('items', 'robots.txt')).toContain(`Sitemap: ${home}sitemap.xml`)
  })
})
