import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import { anchorId } from '../../schema/model/fields.ts'
import type { portfolio } from '../../schema/model/portfolio.ts'
import { headScript } from '../../src/node/build/documents/document.ts'
import { attributesOf, openBuilt, textOf, textsOf } from '../setup/builtDocument.ts'
import { content, plain, textsShown } from '../sites/content.ts'

type Written = z.input<typeof portfolio>

/** The heading of each section. */
const headings = ({ sections }: Written) =>
  sections.map((section) => ('headline' in section ? plain(section.headline) : section.heading))

/** The inline scripts of the document that run. */
const inlineScripts = () =>
  [...document.scripts]
    .filter(({ src, type }) => !src && (type === '' || /javascript|module/.test(type)))
    .map(({ text }) => text)

describe('the document', () => {
  beforeEach(() => openBuilt('default'))

  it('has every section of the YAML, in its order, with its anchor', () => {
    expect(textsOf('main :is(h1, h2)')).toEqual(headings(content))
    expect(attributesOf('main > section', 'id')).toEqual([
      'home',
      'about',
      'skills',
      'services',
      'projects',
      'testimonials',
      'contact',
    ])
  })

  it('has the title and language of the YAML', () => {
    expect(document.title).toBe(content.site.title)
    expect(document.documentElement).toHaveAttribute('lang', content.site.lang ?? 'en')
  })

  it('has its landmarks, a named region per section and navigations with different names', () => {
    const body = within(document.body)
    for (const role of ['banner', 'main', 'contentinfo'] as const) body.getByRole(role)
    expect(content.sections).toHaveLength(7)
    for (const [index, section] of document.querySelectorAll('main > section').entries()) {
      const name = headings(content)[index]
      expect(body.getAllByRole('region', { name })).toContain(section)
    }
    const labels = attributesOf('nav', 'aria-label')
    expect(labels).toHaveLength(2)
    expect(new Set(labels).size).toBe(2)
  })

  it('has every text of the YAML, as text or as a name', () => {
    const names = [...attributesOf('[alt]', 'alt'), ...attributesOf('[aria-label]', 'aria-label')]
    const said = [...textsOf('body'), ...names].join('\n')
    const texts = textsShown().map((text) => text.replace(/\s+/g, ' '))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => !said.includes(text))).toEqual([])
  })

  it('has a section with a heading for each link within it', () => {
    const targets = attributesOf('a[href^="#"]', 'href').filter((href) => !/^#(?:_\w+)?$/.test(href ?? ''))
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets)
      expect(document.querySelector(`main > section${target} :is(h1, h2)`), String(target)).not.toBeNull()
  })

  it('has no id that a section could have too', () => {
    const own = attributesOf(':not(main > section)[id]', 'id')
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((id) => anchorId.safeParse(id).success)).toEqual([])
  })

  it('has no template, event handler, linked style sheet or transparent element', () => {
    const html = textOf('default', 'index.html')
    expect(html).not.toContain('<template')
    expect(html).not.toMatch(/\son[a-z]+\s*=/i)
    expect(html).not.toMatch(/<link[^>]*rel="?stylesheet/i)
    expect(html, 'nothing is sent transparent').not.toMatch(/style="[^"]*opacity:\s*0[;"]/)
  })

  it('has one inline script alone', () => {
    expect(inlineScripts()).toEqual([headScript])
  })

  it('has no mode switch if the YAML leaves no choice', () => {
    expect(document.querySelector('[role=switch]')).toBeNull()
  })
})

/** The level of each heading, and of the one before it. */
const steps = () => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
    Number(localName.slice(1)),
  )
  return levels.map((level, index) => ({ level, before: levels[index - 1] ?? 0 }))
}

test.each(['items', 'added'] as const)(
  'the headings of %s skip no level, below a single first-level one',
  (site) => {
    openBuilt(site)
    expect(steps().filter(({ level }) => level === 1)).toEqual([{ level: 1, before: 0 }])
    expect(steps().length).toBeGreaterThan(10)
    for (const { level, before } of steps()) expect(level - before).toBeLessThanOrEqual(1)
  },
)

test('the page has the text font of the YAML', () => {
  expect(textOf('themed', 'index.html')).toMatch(/font-family:Text;[^}]*\/figtree-latin-/)
})

test('pictures load lazily and send no referrer', () => {
  openBuilt('items')
  const pictures = attributesOf('img', 'loading')
  expect(pictures.length).toBeGreaterThan(4)
  expect(new Set(pictures)).toEqual(new Set(['lazy']))
  expect(new Set(attributesOf('img', 'referrerpolicy'))).toEqual(new Set(['no-referrer']))
})

test('the page for unknown addresses says so and leads home', () => {
  openBuilt('default', '404.html')
  expect(document.title).toBe('Page Not Found')
  expect(textsOf('h1')).toEqual(['Nothing Here.'])
  const page = within(document.body)
  expect(page.getByRole('link', { name: 'To the Start' })).toHaveAttribute('href', '/')
  expect(page.getByRole('link', { name: /, to the Top$/i })).toHaveAttribute('href', '/')
  // It has the art of the site, and leads to each section, from any address.
  expect(document.querySelectorAll('[data-look=lit]')).toHaveLength(1)
  const ways = within(page.getByRole('navigation')).getAllByRole('link')
  expect(ways.length).toBeGreaterThan(4)
  for (const way of ways) expect(way.getAttribute('href')).toMatch(/^\/#\w/)
})
