import { beforeEach, expect, it } from 'vitest'
import { oneLine } from '../../schema/model/kinds.ts'
import { readHeaders } from '../../src/node/build/hosts/headers.ts'
import { attributesOf, element, openBuilt, textOf } from '../setup/builtDocument.ts'
import { hostile as text } from '../sites/generated.ts'
import type { SiteName } from '../sites/sites.ts'

beforeEach(() => openBuilt('hostile'))

/** All that it reads are fields of one line. */
const hostile = oneLine(text)

it('hostile texts are kept verbatim in meta tags, structured data and title', () => {
  const single = (text: string | null) => text?.replace(/\s+/g, ' ').trim()
  expect(single(document.title)).toBe(single(hostile))
  for (const tag of ['meta[name=description]', 'meta[property="og:title"]', 'meta[property="og:site_name"]'])
    expect(attributesOf(`head > ${tag}`, 'content')).toEqual([hostile])
  const data = JSON.parse(element('script[type="application/ld+json"]').textContent ?? '')
  expect(data).toMatchObject({ name: hostile, mainEntity: { name: hostile } })
  expect(data.mainEntity.knowsAbout).toContain(hostile)
  const types = [null, 'module', 'application/ld+json']
  expect(new Set(attributesOf('script', 'type'))).toEqual(new Set(types))
})

it('with hostile texts, manifest, icon, sitemap and robots.txt stay well formed', () => {
  expect(JSON.parse(textOf('hostile', 'site.webmanifest'))).toMatchObject({
    name: hostile,
    short_name: hostile,
  })
  const [icon = ''] = attributesOf('link[rel=icon][type="image/svg+xml"]', 'href')
  const [svg, sitemap] = [icon ?? '', 'sitemap.xml'].map((file) => {
    const xml = new DOMParser().parseFromString(textOf('hostile', file), 'application/xml')
    return [...xml.querySelectorAll('*')].map(({ localName }) => localName)
  })
  expect(new Set(svg)).toEqual(new Set(['svg', 'path', 'g', 'defs', 'symbol', 'use']))
  expect(new Set(sitemap)).toEqual(new Set(['urlset', 'url', 'loc']))
  expect(textOf('hostile', 'robots.txt').split('\n')).toHaveLength(5)
})

it('hostile texts do not change the headers', () => {
  const names = (site: SiteName) =>
    readHeaders(textOf(site, '_headers')).map(({ path, headers }) => [
      path,
      headers.map(([header]) => header),
    ])
  expect(names('hostile')).toEqual(names('default'))
  expect(textOf('hostile', '_headers')).not.toMatch(/injected/i)
})
