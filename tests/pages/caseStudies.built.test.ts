import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attributesOf, element, folderOf, openBuilt, textOf } from '../setup/builtDocument.ts'

const site = 'https://nadia.example/work/'
const open = (path: string) => openBuilt('caseStudies', `${path}index.html`)

describe('a case study page', () => {
  it('has its own head, card and structured data', () => {
    open('')
    const [cardOfStart] = attributesOf('meta[property="og:image"]', 'content')
    expect(attributesOf('meta[property="og:type"]', 'content')).toEqual(['profile'])
    open('projects/atlas/')
    expect(attributesOf('meta[property="og:type"]', 'content')).toEqual(['website'])
    expect(document.title).toBe('Atlas · Nadia Brandt')
    expect(attributesOf('link[rel=canonical]', 'href')).toEqual([`${site}projects/atlas/`])
    expect(attributesOf('meta[name=description]', 'content')[0]).toMatch(/^A map of everything/)
    const [card = ''] = attributesOf('meta[property="og:image"]', 'content')
    expect(card).not.toBe(cardOfStart)
    expect(attributesOf('meta[property="og:image:alt"]', 'content')).toEqual(['Nadia Brandt: Atlas'])
    expect(existsSync(join(folderOf('caseStudies'), String(card).slice(site.length)))).toBe(true)
    expect(JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Atlas',
      url: `${site}projects/atlas/`,
      inLanguage: 'en',
      keywords: ['React', 'Rust', 'Maps'],
      sameAs: 'https://atlas.example/',
      author: { '@type': 'Person', name: 'Nadia Brandt', url: site },
      image: expect.stringMatching(/^https:\/\/nadia\.example\/work\/assets\/atlas/),
    })
  })

  it('is in the sitemap, and links to its translations', () => {
    open('de/projects/beacon/')
    expect(attributesOf('link[rel=alternate][hreflang]', 'href')).toEqual([
      `${site}projects/beacon/`,
      `${site}ar/projects/beacon/`,
      `${site}de/projects/beacon/`,
      `${site}projects/beacon/`,
    ])
    expect(document.documentElement.lang).toBe('de')
    const map = textOf('caseStudies', 'sitemap.xml')
    for (const lang of ['', 'ar/', 'de/'])
      for (const name of ['atlas', 'beacon', 'delta'])
        expect(map).toContain(`<loc>${site}${lang}projects/${name}/</loc>`)
  })

  it('removes the soft hyphens of its title from head and structured data', () => {
    open('projects/delta/')
    expect(element('h1').textContent).toBe('Del\u00ADta')
    expect(document.title).toBe('Delta · Nadia Brandt')
    expect(document.head.outerHTML).not.toContain('\u00AD')
    expect(element('script[type="application/ld+json"]').textContent).toContain('"name":"Delta"')
  })

  it('is in the feed of its language, which the page links to', () => {
    open('de/projects/beacon/')
    expect(attributesOf('link[type="application/feed+json"]', 'href')).toEqual(['../../../de/feed.json'])
    const feed = JSON.parse(textOf('caseStudies', 'de/feed.json'))
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'de',
      home_page_url: `${site}de/`,
      feed_url: `${site}de/feed.json`,
    })
    expect(feed.items.map(({ url, title }: { url: string; title: string }) => `${title} ${url}`)).toEqual([
      `Atlas ${site}de/projects/atlas/`,
      `Beacon ${site}de/projects/beacon/`,
      `Delta ${site}de/projects/delta/`,
    ])
    expect(feed.items.map((item: { date_published?: string }) => item.date_published)).toEqual([
      undefined,
      '2022-01-01T00:00:00Z',
      undefined,
    ])
    expect(existsSync(join(folderOf('default'), 'feed.json'))).toBe(false)
  })

  it('refers to pictures, fonts and scripts that exist', () => {
    for (const folder of ['projects/atlas/', 'ar/projects/atlas/', 'de/projects/delta/']) {
      open(folder)
      const addresses = [
        ...attributesOf('img', 'src'),
        ...attributesOf('source', 'srcset').flatMap((srcset) =>
          String(srcset)
            .split(', ')
            .map((one) => one.split(' ')[0] ?? ''),
        ),
        ...attributesOf('script[src]', 'src'),
        ...attributesOf('link[rel=preload], link[rel=icon], link[rel=manifest]', 'href'),
      ]
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of addresses)
        expect(existsSync(join(folderOf('caseStudies'), folder, String(address))), String(address)).toBe(true)
    }
  })
})

describe('a page that belongs to no project', () => {
  it('has its own head and structured data, in each language', () => {
    open('legal/imprint/')
    expect(document.title).toBe('Imprint · Nadia Brandt')
    expect(element('h1').textContent).toBe('Imprint')
    expect(attributesOf('meta[name=description]', 'content')).toEqual(['Who is responsible for this site.'])
    expect(attributesOf('meta[property="og:image:alt"]', 'content')).toEqual(['Nadia Brandt: Imprint'])
    open('de/legal/imprint/')
    expect(document.title).toBe('Impressum · Nadia Brandt')
    expect(document.documentElement.lang).toBe('de')
    expect(element('article').textContent).toContain('Verantwortlich')
    expect(attributesOf('link[rel=canonical]', 'href')).toEqual([`${site}de/legal/imprint/`])
    expect(attributesOf('link[rel=alternate][hreflang]', 'href')).toEqual([
      `${site}legal/imprint/`,
      `${site}ar/legal/imprint/`,
      `${site}de/legal/imprint/`,
      `${site}legal/imprint/`,
    ])
    expect(JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')).toMatchObject({
      '@type': 'WebPage',
      url: `${site}de/legal/imprint/`,
      inLanguage: 'de',
    })
  })

  it('is in the sitemap, but in no feed', () => {
    const map = textOf('caseStudies', 'sitemap.xml')
    for (const lang of ['', 'ar/', 'de/']) {
      expect(map).toContain(`<loc>${site}${lang}legal/imprint/</loc>`)
      expect(map).toContain(`<loc>${site}${lang}now/</loc>`)
    }
    expect(textOf('caseStudies', 'feed.json')).not.toMatch(/imprint|now\//)
  })

  it('stays out of search and of the sitemap where the YAML says so', () => {
    for (const lang of ['', 'de/']) {
      open(`${lang}legal/privacy/`)
      expect(attributesOf('meta[name=robots]', 'content')).toEqual(['noindex'])
      expect(attributesOf('link[rel=canonical], link[hreflang]', 'href')).toEqual([])
    }
    expect(textOf('caseStudies', 'sitemap.xml')).not.toContain('privacy')
    open('legal/imprint/')
    expect(attributesOf('meta[name=robots]', 'content')).toEqual([])
  })

  it('is linked to by its Markdown file or its address, from each page and in its language', () => {
    const groups =
      'footer nav ul:first-of-type a[href*="imprint"], footer a[href*="privacy"], footer a[href$="now/"]'
    open('')
    expect(attributesOf(groups, 'href')).toEqual(['legal/imprint/', 'legal/privacy/#what-is-kept', 'now/'])
    open('de/legal/imprint/')
    expect(attributesOf(groups, 'href')).toEqual([
      '../../legal/imprint/',
      '../../legal/privacy/#what-is-kept',
      '../../now/',
    ])
    open('legal/imprint/')
    expect(attributesOf('article a', 'href')).toEqual([
      '../../',
      'mailto:hello@nadia.example',
      '../../legal/privacy/#what-is-kept',
      '../../#projects',
      '../../projects/atlas/',
    ])
    expect(existsSync(join(folderOf('caseStudies'), 'legal/privacy.md'))).toBe(false)
  })
})

describe('the public folder', () => {
  it('is published as it is, beside the files that the build makes', () => {
    const from = 'tests/pages/site/public'
    for (const file of ['.well-known/security.txt', 'googledemo.html', 'demo/index.html', 'files/guide.md'])
      expect(textOf('caseStudies', file)).toBe(readFileSync(join(from, file), 'utf8'))
    expect(textOf('caseStudies', 'robots.txt')).toBe(
      `User-agent: *\nDisallow: /demo/\n\nSitemap: ${site}sitemap.xml\n`,
    )
  })

  it('may be linked to, with notes on files, from every page', () => {
    open('de/now/')
    const links = 'article a[href*="files/"], footer a[href*="prices"], footer a[href*="demo"]'
    expect(attributesOf(links, 'href')).toEqual([
      '../../files/guide.md',
      '../../files/prices.txt',
      '../../files/prices.txt',
      '../../demo/',
    ])
    expect(element('footer a[href*="prices"]').textContent).toMatch(/^Prices TXT, 1/)
  })
})

it('a page without case studies contains none of their code', () => {
  const html = textOf('default', 'index.html')
  const pages = ['', 'projects/atlas/'].map((path) => textOf('caseStudies', `${path}index.html`)).join('')
  for (const code of ['view-transition', 'data-static', 'data-page', 'hljs']) {
    expect(pages).toContain(code)
    expect(html).not.toContain(code)
  }
})
