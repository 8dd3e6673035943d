import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { renderersModule } from '../../src/node/build/bundle/renderers.ts'
import { clientModule, isContentModule, withoutSections } from '../../src/node/content/pageModules.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { resolveHeading } from '../../src/node/content/resolveTexts.ts'

const loaded = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
  file: 'portfolio.yaml',
})
if (!('portfolio' in loaded)) throw new Error('The fixture site is not in order.')
const content = {
  ...(await resolvePortfolio(loaded.portfolio, {
    picture: async (src) => ({ src }),
    icon: () => undefined,
  })),
  caseStudies: [],
  titleOf: (text: string) => resolveHeading(text, 1),
  apart: {},
  pageAt: () => Promise.reject(new Error('No page lies below the start.')),
}

describe('the content of sections', () => {
  it('is not part of the page, which has only the type and id of each', () => {
    const page = withoutSections(content)
    expect(page.sections[1]).toEqual({ type: 'about', id: 'about' })
    const { sections, site, theme, pages, notFound, labels } = content
    const { action, ...rest } = page
    expect({ ...rest, sections, site, theme, pages, notFound, labels }).toEqual(content)
    // The menu repeats the button of the first screen.
    expect(sections[0]).toHaveProperty('action', action)
    // Labels are left out for features that this page does not have: languages, case studies, filters and résumé.
    const { languages, caseStudy, filter, dates, resume } = labels
    expect({ ...page.labels, languages, caseStudy, filter, dates, resume }).toEqual(labels)
    expect(page.site).toEqual({ lang: site.lang, dir: site.dir, owner: site.owner })
    expect(page.theme).toEqual({
      mode: theme.mode,
      grounds: theme.grounds,
      headings: theme.headings,
      sectionHeaders: theme.sectionHeaders,
    })
  })

  it('is a separate module per section, loaded through that of the page', () => {
    const all = clientModule('virtual:portfolio', [content])
    const loads = [...all.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name)
    expect(loads).toHaveLength(content.sections.length)
    for (const [index, name] of loads.entries()) {
      expect(isContentModule(name)).toBe(true)
      const [, json = ''] = /^export const section = (.*)$/.exec(clientModule(name, [content])) ?? []
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(content.sections[index])))
    }
    for (const section of content.sections)
      expect(all).not.toContain('heading' in section ? section.heading?.text : '"heading"')
  })
})

describe('the renderers of a build', () => {
  const registry = '/project/src/registry.ts'

  it('are those of the types in use, without duplicates', () => {
    expect(
      renderersModule(registry, new Map([['talks', '/site/Talks.tsx']]), ['hero', 'prose', 'hero']),
    ).toBe(`import { hero, prose } from "${registry}"\nexport const renderers = { hero, prose }`)
  })

  it('are all included in the dev server, where a type may be added at any time', () => {
    expect(renderersModule(registry, new Map())).toBe(`export * as renderers from "${registry}"`)
    expect(renderersModule(registry, new Map([['talks', '/site/Talks.tsx']]))).toContain(
      '{ ...builtIn, "talks": () => import("/site/Talks.tsx") }',
    )
  })

  it('are those of the owner’s own types too', () => {
    const own = new Map([
      ['open-source', '/site/sections/open-source/OpenSource.tsx'],
      ['talks', '/site/sections/talks/Talks.tsx'],
    ])
    expect(renderersModule(registry, own, ['hero', 'talks'])).toBe(
      `import { hero } from "${registry}"\nexport const renderers = { hero, "talks": () => import("/site/sections/talks/Talks.tsx") }`,
    )
  })
})
