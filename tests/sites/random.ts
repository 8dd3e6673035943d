import fc from 'fast-check'
import { stringify } from 'yaml'
import type { Written, WrittenSection } from '../written.ts'
import { writtenIn } from './content.ts'
import { type SiteName, siteNames, siteOf } from './sites.ts'

/** Words that layouts must survive: short, long, without spaces, from the right, wide, with signs. */
const words = [
  'A',
  'Rindfleischetikettierungsüberwachungsaufgabe',
  'こんにちは、奥行きのあるウェブサイトをつくっています。',
  'نحن نصنع مواقع يدخلها الناس كما يدخلون مكانا فيه ضوء',
  'R&D: “50 % more” — <b>not</b> a tag, #1 & {{done}}',
  'A sentence of some length about work that was done for someone who was content with it.',
]

/** Texts of a section that a visitor reads, and that may be anything. */
const free = new Set([
  'heading',
  'label',
  'text',
  'title',
  'description',
  'company',
  'name',
  'question',
  'role',
])

/** A copy of a part of the YAML, each free text replaced by another now and then. */
function reworded(value: unknown, next: () => number, key = ''): unknown {
  if (typeof value === 'string')
    return free.has(key) && next() < 0.2 ? words[Math.floor(next() * words.length)] : value
  if (Array.isArray(value)) return value.map((item) => reworded(item, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, reworded(item, next, name)]))
}

/** The sites whose sections random ones are made of: those that need no file but what all sites share. */
const from: SiteName[] = siteNames.filter((name) => {
  const { folder, madeOf, change, beside } = siteOf(name)
  return !folder && !madeOf && !change && !beside && name !== 'more'
})

const sections: WrittenSection[] = from.flatMap((name) => writtenIn(name).sections)

/** Random portfolios: any sections of the sites of tests in any order, with other words, colours and headers. */
export const portfolios: fc.Arbitrary<Written> = fc
  .record({
    chosen: fc.uniqueArray(fc.nat(sections.length - 1), { minLength: 1, maxLength: 8 }),
    shares: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 40, maxLength: 40 }),
    mode: fc.constantFrom('dark', 'light', 'system'),
    hue: fc.integer({ min: 0, max: 0xffffff }),
    sectionHeaders: fc.constantFrom('beside', 'above'),
    isRightToLeft: fc.boolean(),
    name: fc.constantFrom('Ada', 'Maximiliane Featherstonehaugh-Cholmondeley', '山田太郎'),
  })
  .map(({ chosen, shares, mode, hue, sectionHeaders, isRightToLeft, name }) => {
    let count = 0
    const random = () => (shares[count++ % shares.length] ?? 0) / 1000
    const base = writtenIn('default')
    const direction = isRightToLeft ? { lang: 'ar', dir: 'rtl' } : { lang: 'en' }
    const shown = chosen.map((index, place) => {
      const section = reworded(sections[index], random) as WrittenSection
      return { ...section, id: `part-${place}` }
    })
    const text = JSON.stringify({
      ...base,
      site: { ...base.site, ...direction, owner: { ...base.site.owner, name } },
      theme: { mode, accent: `#${hue.toString(16).padStart(6, '0')}`, sectionHeaders },
      nav: undefined,
      sections: shown,
    })
    // Links lead to sections that may not be there.
    return JSON.parse(text.replace(/"href":"#[\w-]+"/g, '"href":"#part-0"'))
  })

/** The YAML of a portfolio. */
export const yamlOfRandom = (portfolio: Written): string => stringify(portfolio)
