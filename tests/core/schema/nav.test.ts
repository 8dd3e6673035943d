import { expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { found, good, spoil } from './setting.ts'

const written = "nav:\n  - { name: Home, href: '#home' }\n  - { name: Work, href: '#work' }\n"

/** The nav of a valid file. */
function navOf(text: string) {
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml' })
  if ('diagnostics' in loaded) throw new Error(loaded.diagnostics.map(({ message }) => message).join())
  return loaded.portfolio.nav.map(({ name, href }) => `${name} ${href}`)
}

it('a missing nav is made from the sections, by their order and labels', () => {
  const without = spoil(good, written, '')
  expect(navOf(without)).toEqual(['Home #home', 'Work #work'])
  expect(navOf(spoil(without, 'label: Work', 'label: Engines'))).toEqual(['Home #home', 'Engines #work'])
})

it('the hero is listed by its label, which has a default', () => {
  expect(navOf(spoil(spoil(good, written, ''), 'id: home\n', 'id: home\n    label: Start\n'))).toEqual([
    'Start #home',
    'Work #work',
  ])
})

it('a written nav is kept as it is, even an empty one', () => {
  expect(navOf(spoil(good, written, 'nav:\n  - { name: Only, href: "#work" }\n'))).toEqual(['Only #work'])
  expect(navOf(spoil(good, written, 'nav: []\n'))).toEqual([])
})

const german = [
  'Start',
  'Über mich',
  'Leistungen',
  'Kontakt',
  'Projekte',
  'Referenzen',
  'Werdegang',
  'Veröffentlichungen',
  'Presse',
  'Häufige Fragen',
]

// Counted on a built page at 1280 px, by the longer of its names and its links.
it.each([
  ['Ada Byron', german, 10],
  ['Wilhelmina van der Berg', german, 9],
  [
    'Ada Byron',
    ['Work', 'FAQ', 'Talks', 'Uses', 'Now', 'Blog', 'CV', 'Shop', 'Lab', 'Notes', 'Press', 'Contact'],
    undefined,
  ],
])('the header of %s with the links %j becomes a menu at the %s. link', (name, links, count) => {
  const first = links.findIndex((_, index) => {
    const nav = links.slice(0, index + 1).map((link) => `  - { name: ${link}, href: '#work' }\n`)
    const text = spoil(spoil(good, written, `nav:\n${nav.join('')}`), 'name: Ada Byron', `name: ${name}`)
    return found(text).some(({ code, path }) => code === 'long-list' && path === 'nav')
  })
  expect(first === -1 ? undefined : first + 1).toBe(count)
})
