import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { load } from '../../schema/check/load.ts'
import { withoutSections } from '../../schema/vite/page.ts'
import { resolvePortfolio } from '../../schema/vite/resolvePortfolio.ts'
import { clientModule, isContentModule } from '../../schema/vite/sectionModules.ts'
import { renderersModule } from '../../src/build/bundle/renderers.ts'

const loaded = load(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), { file: 'portfolio.yaml' })
if (!('portfolio' in loaded)) throw new Error('The fixture site is not in order.')
const content = {
  ...(await resolvePortfolio(loaded.portfolio, {
    picture: async (src) => ({ src }),
    icon: () => undefined,
  })),
  caseStudies: [],
  pageFrom: () => Promise.reject(new Error('No page lies below the start.')),
}

describe('what sections say', () => {
  it('is not with the whole page, which knows only what shows each and where', () => {
    const page = withoutSections(content)
    expect(page.sections[1]).toEqual({ type: 'about', id: 'about' })
    const { sections, site, theme, notFound, labels } = content
    expect({ ...page, sections, site, theme, notFound, labels }).toEqual(content)
    // A page in one language has no list of them, and one without them no words of filters, of pages of projects and of a résumé.
    const { languages, caseStudy, filter, dates, resume } = labels
    expect({ ...page.labels, languages, caseStudy, filter, dates, resume }).toEqual(labels)
    expect(page.site).toEqual({ lang: site.lang, dir: site.dir, owner: site.owner })
    expect(page.theme).toEqual({ mode: theme.mode })
  })

  it('is a module of its own for each, which one module loads by id', () => {
    const all = clientModule('virtual:portfolio/sections', [content])
    const loads = [...all.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name)
    expect(loads).toHaveLength(content.sections.length)
    for (const [index, name] of loads.entries()) {
      expect(isContentModule(name)).toBe(true)
      const [, json = ''] = /^export const section = (.*)$/.exec(clientModule(name, [content])) ?? []
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(content.sections[index])))
    }
    expect(all).not.toContain('heading')
  })
})

describe('the renderers of a build', () => {
  const registry = '/project/src/registry.ts'

  it('are those of the types in use, each once, and no others', () => {
    expect(renderersModule(registry, ['hero', 'prose', 'hero'])).toBe(
      `import { hero, prose } from "${registry}"\nexport const renderers = { hero, prose }`,
    )
  })

  it('are all in the dev server, where a type may be added at any time', () => {
    expect(renderersModule(registry)).toBe(`export * as renderers from "${registry}"`)
  })
})
