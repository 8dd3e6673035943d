import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { moved, moveEntry } from '../../schema/yaml/write.ts'
import type { LinkMending } from '../../src/shared/editorQuestions.ts'
import { textOf } from '../core/schema/setting.ts'
import { cases } from '../setup/cases.ts'
import { patched } from './siteOnDisk.ts'

const text = `nav:
  - { name: Work, href: '#work' }
  - { name: Say Hello, href: '#contact' }

# The order of the page.
sections:
  - type: hero # the first screen
    id: home
    action: { name: Write, href: '#contact' }
    # note: quiet words

  # Prices were checked in May.
  - type: services
    id: work
    items:
      - title: One
        # its price is a secret
      - title: Two

  # ---- The foot of the page ----

  - type: contact
    id: contact
    text: >-
      Folded over
      two lines.

footer: { copyright: Ada }
`
const overlay = `nav:
  - name: Arbeiten
  - name: Hallo
sections:
  # heading: Services [1234]
  - id: work
    heading: Leistungen
  - id: contact
    heading: Kontakt
`
const main = 'portfolio.yaml'
const german = 'portfolio.de.yaml'
const content = { [main]: text, [german]: overlay }
const withSectionMoved = (yaml: string, id: string, to: number) =>
  patched({ [main]: yaml }, { op: 'move', path: ['sections', id], to })[main] ?? yaml
const withSectionTwice = (files: Record<string, string>, id: string) =>
  patched(files, { op: 'insert', path: ['sections', id], value: 'copy' })
const withoutSection = (files: Record<string, string>, id: string, links?: LinkMending) =>
  patched(files, { op: 'remove', file: 'main', path: ['sections', id], links })
const crlf = (one: string) => one.replaceAll('\n', '\r\n')

const idsOf = (yaml: string) => (parse(yaml).sections as { id: string }[]).map(({ id }) => id)

describe('a section that is moved', () => {
  it('takes its comments along, and leaves those between sections where they are', () => {
    expect(withSectionMoved(text, 'work', 0)).toBe(`nav:
  - { name: Work, href: '#work' }
  - { name: Say Hello, href: '#contact' }

# The order of the page.
sections:
  # Prices were checked in May.
  - type: services
    id: work
    items:
      - title: One
        # its price is a secret
      - title: Two

  - type: hero # the first screen
    id: home
    action: { name: Write, href: '#contact' }
    # note: quiet words

  # ---- The foot of the page ----

  - type: contact
    id: contact
    text: >-
      Folded over
      two lines.

footer: { copyright: Ada }
`)
  })

  it('moves within brackets too, and in files of Windows and those without a last line break', () => {
    const flow = "sections: [ { id: a, x: [1, 2] },\n  { id: b }, # the second\n  {id: 'c'} ]\n"
    expect(withSectionMoved(flow, 'c', 0)).toBe(
      "sections: [ {id: 'c'},\n  { id: a, x: [1, 2] }, # the second\n  { id: b } ]\n",
    )
    expect(withSectionMoved(crlf(text), 'work', 0)).toBe(crlf(withSectionMoved(text, 'work', 0)))
    const bare = 'sections:\n- id: a\n  # of a\n- id: b'
    expect(withSectionMoved(bare, 'b', 0)).toBe('sections:\n- id: b\n- id: a\n  # of a')
  })

  it('goes back to where it was without any trace', () => {
    expect(withSectionMoved(withSectionMoved(text, 'contact', 0), 'contact', 2)).toBe(text)
  })

  it('is refused with a sentence where it is gone, or the file has a mistake', () => {
    expect(() => withSectionMoved(text, 'gone', 0)).toThrow('gone')
    expect(() => withSectionMoved('sections:\n - id: [a\n', 'a', 0)).toThrow('mistake')
  })
})

describe('a section that is duplicated', () => {
  it('stands behind the first with another id, also in translations', () => {
    const next = withSectionTwice(content, 'work')
    expect(idsOf(next[main] ?? '')).toEqual(['home', 'work', 'work-2', 'contact'])
    expect(next[main]?.match(/its price is a secret/g)).toHaveLength(2)
    expect(next[main]?.match(/Prices were checked/g)).toHaveLength(1)
    expect(next[main]).toContain('      - title: Two\n\n  - type: services\n    id: work-2\n')
    expect(idsOf(next[german] ?? '')).toEqual(['work', 'work-2', 'contact'])
    const again = withSectionTwice({ ...content, ...next }, 'work-2')
    expect(idsOf(again[main] ?? '')).toEqual(['home', 'work', 'work-2', 'work-3', 'contact'])
  })
})

describe('a section that is dropped', () => {
  it('goes from all files, with its link in the header', () => {
    const next = withoutSection(content, 'work')
    expect(next[main]).toBe(
      text
        .replace("  - { name: Work, href: '#work' }\n", '')
        .replace(/ {2}# Prices[\s\S]*title: Two\n\n/, ''),
    )
    expect(next[german]).toBe(`nav:
  - name: Hallo
sections:
  - id: contact
    heading: Kontakt
`)
  })

  it('is refused where another link leads to it, and where it is the only one', () => {
    expect(() => withoutSection(content, 'contact')).toThrow(
      'The button ‘Write’ in the first section leads to this section.',
    )
    expect(() => withoutSection({ [main]: 'sections: [{ id: a }]\n' }, 'a')).toThrow('only section')
  })

  it('goes with the links that lead to it, or they lead elsewhere, as one says', () => {
    const linked = `nav: [{ name: All, href: '#prices' }]
sections:
  - type: hero
    id: home
    text: See [my prices](#prices) first.
    action: { name: Write, href: '#home' }
  - type: services
    id: work
    items:
      - { title: One, href: '#prices' }
      - title: Two
  - { type: faq, id: prices }
footer:
  groups:
    - title: More
      links: [{ name: Prices, href: '#prices' }, { name: Home, href: '#home' }]
`
    const overlay = `footer:
  groups:
    - links: [{ name: Preise }, { name: Anfang }]
sections:
  - { id: work, items: [{ title: Eins }] }
  - { id: home, text: 'Erst [meine Preise](#prices) sehen.' }
`
    const site = { [main]: linked, [german]: overlay }
    expect(() => withoutSection(site, 'prices')).toThrow(
      'The link ‘All’ in the header and 3 other links lead to this section.',
    )
    const led = withoutSection(site, 'prices', { lead: 'work' })
    expect(led[main]).toBe(linked.replaceAll('#prices', '#work').replace(/.*id: prices.*\n/, ''))
    expect(led[german]).toBe(overlay.replace('#prices', '#work'))

    const free = linked.replace(/^nav.*\n/, '')
    const gone = withoutSection({ ...site, [main]: free }, 'prices', 'remove')
    expect(gone[main]).toBe(
      free
        .replace('[my prices](#prices)', 'my prices')
        .replace("{ title: One, href: '#prices' }", '{ title: One }')
        .replace("{ name: Prices, href: '#prices' }, ", '')
        .replace(/.*id: prices.*\n/, ''),
    )
    expect(gone[german]).toBe(
      overlay.replace('[meine Preise](#prices)', 'meine Preise').replace('{ name: Preise }, ', ''),
    )
  })

  it('takes the list of an overlay along that translates no other', () => {
    const single = 'lang: de\nsections:\n  - id: work\n    heading: Leistungen\n'
    const next = withoutSection({ [main]: text, [german]: single }, 'work')
    expect(next[german]).toBe('lang: de\n')
  })
})

/** Lists of sections in any style: comments above, in and below them, empty lines, texts of any kind. */
const entry = fc.record({
  above: fc.constantFrom('', '  # above {i}\n', '  # free {i}\n\n', '  # free {i}\n\n  # above {i}\n'),
  body: fc.constantFrom(
    '  - id: s{i}\n',
    '  - id: s{i} # behind {i}\n    x: { a: 1 }\n',
    '  - id: s{i}\n    x: >-\n      folded\n\n      # no comment\n',
    '  - id: s{i}\n    # inside {i}\n    x: |\n      kept {i}\n',
    '  - id: s{i}\n    x:\n      - 1\n      # deep {i}\n    # below {i}\n',
    '  -\n    id: s{i}\n    y:\n',
  ),
  below: fc.constantFrom('', '\n', '\n\n', '\n  # between {i}\n\n'),
})
const lists = fc
  .array(entry, { minLength: 2, maxLength: 6 })
  .map((entries) =>
    entries
      .map(({ above, body, below }, index) => (above + body + below).replaceAll('{i}', String(index)))
      .join(''),
  )

it('any move in any style keeps each byte, each comment, and each other section', () => {
  fc.assert(
    fc.property(lists, fc.nat(5), fc.nat(5), fc.boolean(), (list, one, other, isWindows) => {
      const lines = `head: 1\nsections:\n${list}foot: 2\n`
      const all = isWindows ? crlf(lines) : lines
      const before = parse(all)
      const [from, to] = [one % before.sections.length, other % before.sections.length]
      const next = moveEntry(all, ['sections'], from, to)
      if ('problem' in next) throw new Error(next.problem)
      expect(parse(next.text)).toEqual({ ...before, sections: moved(before.sections, from, to) })
      const sorted = (yaml: string) => yaml.split('\n').toSorted()
      expect(sorted(next.text)).toEqual(sorted(all))
      // A comment of a section follows its key.
      for (const [, name] of all.matchAll(/# (?:behind|inside|deep|below) (\d)/g))
        expect(next.text).toMatch(new RegExp(`id: s${name}(?:(?!id: s)[\\s\\S])*# \\w+ ${name}`))
      expect(moveEntry(next.text, ['sections'], to, from)).toEqual({ text: all })
    }),
    { numRuns: cases(1000) },
  )
})

it.each(['content/portfolio.yaml', 'tests/fixtures/site/portfolio.yaml'])(
  'each section of %s moves',
  (file) => {
    const site = textOf(file)
    const ids = idsOf(site)
    for (const id of ids)
      for (const to of ids.keys()) {
        const next = withSectionMoved(site, id, to)
        expect(idsOf(next)).toEqual(moved(ids, ids.indexOf(id), to))
        expect(next.split('\n').toSorted()).toEqual(site.split('\n').toSorted())
      }
  },
)
