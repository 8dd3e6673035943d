import { Suspense, use } from 'react'
import { jsx } from 'react/jsx-runtime'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { Content, useContent } from '../../src/client/content.ts'
import { PageFrame } from '../../src/client/layout/PageFrame.tsx'
import { ContentFile } from '../../src/node/content/content.ts'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'

const source = new ContentFile('tests/pages/site/portfolio.yaml')
const content = await source.decoded()
if ('diagnostics' in content) throw new Error('The fixture is not in order.')
const locales = await resolveLocales(content, source, { picture: async (src) => ({ src }) })

/** Pages at two depths in each language, with the content that each of them has. */
const pages = await Promise.all(
  locales.flatMap(({ pageAt, site }) =>
    ['', 'projects/atlas/'].map(async (path) => ({
      lang: site.lang,
      path,
      content: await pageAt(path, true),
    })),
  ),
)

/** Holds a render up, so that others go on meanwhile. */
function Wait({ for: promise }: { for: Promise<unknown> }) {
  use(promise)
  return jsx('p', { children: useContent().labels.skip })
}

async function rendered({ content }: (typeof pages)[number], wait: Promise<unknown>) {
  const held = jsx(Suspense, { children: jsx(Wait, { for: wait }) })
  const page = jsx(Content, { value: content, children: jsx(PageFrame, { children: held }) })
  return new Response((await prerender(page)).prelude).text()
}

it('pages of several languages and depths, rendered at the same time, have each its own content', async () => {
  const alone: string[] = []
  for (const page of pages) alone.push(await rendered(page, Promise.resolve()))
  // The last one that began goes on first.
  const together = pages.map((page, index) =>
    rendered(page, new Promise((done) => setTimeout(done, 5 * (pages.length - index)))),
  )
  expect(await Promise.all(together)).toEqual(alone)
  const skips = pages.map(({ content }) => content.labels.skip)
  expect(new Set(skips).size).toBe(locales.length)
  for (const [index, { path }] of pages.entries()) {
    for (const skip of new Set(skips)) expect(alone[index]?.includes(skip)).toBe(skip === skips[index])
    // Links to sections lead to the start of the page's language.
    expect(alone[index]).toContain(`href="${path === '' ? '' : '../../'}#`)
  }
})

it('a page at any depth has a header whose links lead back to its start', async () => {
  for (const { pageAt } of locales) {
    const { home, nav, languages } = await pageAt('notes/of/a/very/deep/page/', false)
    expect(home).toBe('../'.repeat(6))
    for (const { href } of nav) expect(href).toMatch(/^(?:https:|(?:\.\.\/){6})/)
    for (const { href } of languages ?? []) expect(href).toMatch(/^(?:\.\.\/){6}\.{1,2}\/(?:de\/|ar\/)?$/)
  }
})
