import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { anySection } from '../../schema/model/sections/index.ts'
import { pathText } from '../../schema/report/diagnostics.ts'
import * as registry from '../../src/client/registry.ts'
import { rendererName } from '../../src/client/rendererName.ts'
import { flagsOf } from '../../src/node/build/bundle/flags.ts'
import { structuredData } from '../../src/node/build/documents/structuredData.ts'
import { refOf, withoutSections } from '../../src/node/content/pageModules.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'

/** A section as written in the YAML. */
interface Written {
  type: string
  [key: string]: unknown
}

const head = (id: string) => ({ id, label: 'Label', heading: `Heading ${id}` })

/** Loads the fixture site with this section in place of the one of its type. */
function loaded(section: Written) {
  const content = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
  content.sections = content.sections.map((each: Written & { id: string }) =>
    each.type === section.type ? { ...section, ...head(each.id) } : each,
  )
  return loadPortfolio(stringify(content), { file: 'portfolio.yaml' })
}

/** The diagnostics, as codes and paths. */
function found(section: Written): string[] {
  const result = loaded(section)
  const diagnostics = 'diagnostics' in result ? result.diagnostics : result.warnings
  return diagnostics.map(({ code, path }) => `${code} ${pathText(path).replace(/^sections\[\d+\]\./, '')}`)
}

async function resolved(section: Written) {
  const result = loaded(section)
  if (!('portfolio' in result)) throw new Error('The content is not in order.')
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  return { portfolio: result.portfolio, shown: await resolvePortfolio(result.portfolio, lookup) }
}

async function ownerOf(section: Written) {
  const { portfolio, shown } = await resolved(section)
  portfolio.site.url = 'https://example.com/portfolio/'
  return JSON.parse(JSON.stringify(structuredData(portfolio, shown.sections))).mainEntity
}

const tags = { type: 'skills', layout: 'tags', items: [{ name: 'Rust' }, { name: 'Go', level: 50 }] }
const groups = {
  type: 'skills',
  layout: 'groups',
  groups: [
    { name: 'Languages', items: ['Rust', 'Go'] },
    { name: 'Tools', items: ['Figma'] },
  ],
}
const portrait = { src: 'https://pictures.example/me.jpg', alt: 'Me at my desk' }
const about = (layout: string, more = {}) => ({ type: 'about', layout, paragraphs: ['I count.'], ...more })

describe('a layout', () => {
  it('requires only the keys that it shows', () => {
    for (const section of [
      tags,
      groups,
      about('end', { portrait }),
      about('above', { portrait }),
      about('none'),
    ])
      expect(found(section)).toEqual([])
  })

  it('is refused without a required key, at the path of that key', () => {
    expect(found({ ...tags, layout: 'bars' })).toEqual(['missing-key items[0].level'])
    expect(found({ type: 'skills', layout: 'tags' })).toEqual(['missing-key items'])
    expect(found({ type: 'skills' })).toEqual(['missing-key items'])
    expect(found({ type: 'skills', layout: 'groups' })).toEqual(['missing-key groups'])
    expect(found(about('start'))).toEqual(['missing-key portrait'])
  })

  it('warns about keys that it does not show', () => {
    expect(found({ ...groups, items: tags.items })).toEqual(['not-shown items'])
    expect(found({ ...tags, groups: groups.groups })).toEqual(['not-shown groups'])
    expect(found(about('none', { portrait }))).toEqual(['not-shown portrait'])
  })

  it('that does not exist is the only mistake reported', () => {
    expect(found({ ...groups, layout: 'group' })).toEqual(['unknown-value layout'])
  })
})

const services = { type: 'services', items: [{ icon: 'lucide:box', title: 'T', description: 'D' }] }

describe('a checked section', () => {
  it('has its layout only if it is not the default', async () => {
    const of = async (layout?: string) => {
      const { shown } = await resolved({ ...services, ...(layout && { layout }) })
      const json = JSON.stringify(withoutSections(shown).sections)
      return JSON.parse(json).find(({ type }: Written) => type === 'services')
    }
    expect(Object.keys(await of())).toEqual(['type', 'id'])
    expect(Object.keys(await of('cards'))).toEqual(['type', 'id'])
    expect(await of('list')).toEqual({ type: 'services', id: 'services', layout: 'list' })
  })

  it('has a renderer for its type and layout', () => {
    expect(rendererName({ type: 'skills', id: 'a' })).toBe('skills')
    expect(rendererName({ type: 'skills', id: 'a', layout: 'groups' })).toBe('skillsGroups')
    for (const { shape } of anySection.options) {
      const type = shape.type.value
      expect(registry).toHaveProperty(type)
      if (!('layout' in shape)) continue
      const layouts = shape.layout.in.unwrap().options.map(String)
      for (const layout of layouts) {
        const parsed = shape.layout.parse(layout)
        expect(registry).toHaveProperty(rendererName({ type, id: 'a', layout: parsed }))
      }
    }
  })
})

describe('the art of a first screen', () => {
  it('has a renderer of its own, whatever the layout', () => {
    const [first] = anySection.options.filter(({ shape }) => 'art' in shape)
    const nameOf = (art: unknown, layout?: string) => {
      const words = { headline: 'H', tagline: 'T', action: { name: 'A', href: '#a' } }
      const written = { type: first?.shape.type.value, id: 'a', ...words, art, layout }
      return rendererName(refOf(anySection.parse(written)))
    }
    const picture = { src: 'a.jpg', alt: 'A' }
    expect([undefined, 'planes'].map((art) => nameOf(art))).toEqual(['hero', 'hero'])
    expect(nameOf(undefined, 'centred')).toBe('heroCentred')
    const others = {
      heroType: 'type',
      heroSheets: 'sheets',
      heroPictureBehind: { picture },
      heroPictureBeside: { picture: { ...picture, place: 'beside' } },
      heroPortrait: { portrait: picture },
      heroDrawing: { drawing: { src: 'a.svg' } },
    }
    for (const [name, art] of Object.entries(others)) {
      expect([nameOf(art), nameOf(art, 'centred')]).toEqual([name, name])
      expect(registry).toHaveProperty(name)
    }
  })
})

it('a build has the code for samples only if a section has some', () => {
  const { portfolio } = loaded(tags) as Extract<ReturnType<typeof loaded>, { portfolio: unknown }>
  const usesSamples = (sections: Portfolio['sections']) => {
    const shown = { ...portfolio, sections }
    const content = {
      portfolio: shown,
      locales: [{ portfolio: shown, foreign: new Map(), caseStudies: [] }],
    }
    // Only this part of a content file is used.
    return flagsOf({ content: () => content } as never).__SAMPLES__
  }
  expect(usesSamples(portfolio.sections)).toBe(true)
  expect(usesSamples(portfolio.sections.filter((section) => !('samples' in section)))).toBe(false)
})

describe('structured data', () => {
  it('names the skills of every layout', async () => {
    expect((await ownerOf(tags)).knowsAbout).toEqual(['Rust', 'Go'])
    expect((await ownerOf(groups)).knowsAbout).toEqual(['Rust', 'Go', 'Figma'])
  })

  it('has the portrait if it is shown', async () => {
    expect((await ownerOf(about('end', { portrait }))).image).toBe(portrait.src)
    expect((await ownerOf(about('none', { portrait }))).image).toBeUndefined()
  })
})
