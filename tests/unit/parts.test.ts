import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { load } from '../../schema/check/load.ts'
import { resolvePortfolio } from '../../schema/vite/resolved.ts'
import { isSectionModule, sectionModule, withoutSections } from '../../schema/vite/sectionModules.ts'
import { registryOf } from '../../src/build/bundle/sectionLoaders.ts'
import { registry } from '../../src/registry.ts'

const loaded = load(readFileSync('content/portfolio.yaml', 'utf8'), { file: 'portfolio.yaml' })
if (!('portfolio' in loaded)) throw new Error('The default content is not in order.')
const content = await resolvePortfolio(loaded.portfolio, {
  picture: async (src) => ({ src }),
  icon: () => undefined,
})

describe('what sections say', () => {
  it('is not with the whole page, which knows only what shows each and where', () => {
    const page = withoutSections(content)
    expect(page.sections[1]).toEqual({ type: 'about', id: 'about' })
    const { sections, site, theme, notFound } = content
    expect({ ...page, sections, site, theme, notFound }).toEqual(content)
    expect(page.site).toEqual({ lang: site.lang, dir: site.dir, owner: site.owner })
    expect(page.theme).toEqual({ mode: theme.mode })
  })

  it('is a module of its own for each, which one module loads by id', () => {
    const all = sectionModule('virtual:portfolio/sections', content)
    const loads = [...all.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name)
    expect(loads).toHaveLength(content.sections.length)
    for (const [index, name] of loads.entries()) {
      expect(isSectionModule(name)).toBe(true)
      const [, json = ''] = /^export const section = (.*)$/.exec(sectionModule(name, content)) ?? []
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(content.sections[index])))
    }
    expect(all).not.toContain('heading')
    expect(isSectionModule('virtual:portfolio')).toBe(false)
  })
})

describe('the registry of a build', () => {
  let source = ''
  beforeAll(() => {
    source = readFileSync('src/registry.ts', 'utf8')
  })

  it('has the renderers of the types in use and no others', () => {
    const left = registryOf(source, new Set(['hero', 'prose']))
    expect([...left.matchAll(/import\('([^']+)'\)/g)].map(([, file]) => file)).toEqual([
      './sections/hero/Hero.tsx',
      './sections/prose/Prose.tsx',
    ])
  })

  it('is as it was where every type is in use', () => {
    expect(registryOf(source, new Set(Object.keys(registry)))).toBe(source)
    expect(registryOf(source, new Set())).not.toContain('import(')
  })
})
