import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { moved, moveEntry } from '../../schema/yaml/write.ts'
import { dropSection, duplicateSection, moveSection } from '../../src/node/editor/sections.ts'
import { textOf } from '../core/schema/setting.ts'
import { cases } from '../setup/cases.ts'

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
const content = { main: 'p.yaml', texts: { 'p.yaml': text, 'p.de.yaml': overlay } }
const crlf = (one: string) => one.replaceAll('\n', '\r\n')

const textsOf = (edited: ReturnType<typeof moveSection>) => {
  if ('problem' in edited) throw new Error(edited.problem)
  return edited.texts
}

const idsOf = (yaml: string) => (parse(yaml).sections as { id: string }[]).map(({ id }) => id)

describe('a section that is moved', () => {
  it('takes its comments along, and leaves those between sections where they are', () => {
    const { 'p.yaml': next, ...others } = textsOf(moveSection(content, 'work', 0))
    expect(others).toEqual({})
    expect(next).toBe(`nav:
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
    const inFlow = { main: 'f', texts: { f: flow } }
    expect(textsOf(moveSection(inFlow, 'c', 0)).f).toBe(
      "sections: [ {id: 'c'},\n  { id: a, x: [1, 2] }, # the second\n  { id: b } ]\n",
    )
    const windows = { main: 'f', texts: { f: crlf(text) } }
    expect(textsOf(moveSection(windows, 'work', 0)).f).toBe(
      crlf(textsOf(moveSection(content, 'work', 0))['p.yaml'] ?? ''),
    )
    const bare = { main: 'f', texts: { f: 'sections:\n- id: a\n  # of a\n- id: b' } }
    expect(textsOf(moveSection(bare, 'b', 0)).f).toBe('sections:\n- id: b\n- id: a\n  # of a')
  })

  it('goes back to where it was without any trace', () => {
    const there = textsOf(moveSection(content, 'contact', 0))
    const back = moveSection({ main: 'p.yaml', texts: { ...content.texts, ...there } }, 'contact', 2)
    expect(textsOf(back)['p.yaml']).toBe(text)
  })

  it('is refused with a sentence where it is gone, or the file has a mistake', () => {
    expect(moveSection(content, 'gone', 0)).toEqual({ problem: expect.stringContaining('gone') })
    const wrong = { main: 'f', texts: { f: 'sections:\n - id: [a\n' } }
    expect(moveSection(wrong, 'a', 0)).toEqual({ problem: expect.stringContaining('mistake') })
    // A text that keeps its empty lines would get others.
    const keeping = { main: 'f', texts: { f: 'sections:\n- id: a\n  t: |+\n    x\n\n\n- id: b\n' } }
    const next = moveSection(keeping, 'a', 1)
    if ('texts' in next) expect(parse(next.texts.f ?? '').sections[1].t).toBe('x\n\n\n')
    else expect(next.problem).toContain('left as it is')
  })
})

describe('a section that is duplicated', () => {
  it('stands behind the first with another id, also in translations', () => {
    const next = textsOf(duplicateSection(content, 'work'))
    expect(idsOf(next['p.yaml'] ?? '')).toEqual(['home', 'work', 'work-2', 'contact'])
    expect(next['p.yaml']?.match(/its price is a secret/g)).toHaveLength(2)
    expect(next['p.yaml']?.match(/Prices were checked/g)).toHaveLength(1)
    expect(next['p.yaml']).toContain('      - title: Two\n\n  - type: services\n    id: work-2\n')
    expect(idsOf(next['p.de.yaml'] ?? '')).toEqual(['work', 'work-2', 'contact'])
    const again = textsOf(duplicateSection({ ...content, texts: { ...content.texts, ...next } }, 'work-2'))
    expect(idsOf(again['p.yaml'] ?? '')).toEqual(['home', 'work', 'work-2', 'work-3', 'contact'])
  })
})

describe('a section that is dropped', () => {
  it('goes from all files, with its link in the header', () => {
    const next = textsOf(dropSection(content, 'work'))
    expect(next['p.yaml']).toBe(
      text
        .replace("  - { name: Work, href: '#work' }\n", '')
        .replace(/ {2}# Prices[\s\S]*title: Two\n\n/, ''),
    )
    expect(next['p.de.yaml']).toBe(`nav:
  - name: Hallo
sections:
  - id: contact
    heading: Kontakt
`)
  })

  it('is refused where another link leads to it, and where it is the only one', () => {
    expect(dropSection(content, 'contact')).toEqual({
      problem: 'sections[0].action.href leads to #contact: give it another address first.',
    })
    const single = { main: 'f', texts: { f: 'sections: [{ id: a }]\n' } }
    expect(dropSection(single, 'a')).toEqual({ problem: expect.stringContaining('only section') })
  })

  it('takes the list of an overlay along that translates no other', () => {
    const single = 'lang: de\nsections:\n  - id: work\n    heading: Leistungen\n'
    const next = textsOf(dropSection({ ...content, texts: { 'p.yaml': text, 'p.de.yaml': single } }, 'work'))
    expect(next['p.de.yaml']).toBe('lang: de\n')
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
        const next = textsOf(moveSection({ main: file, texts: { [file]: site } }, id, to))[file] ?? site
        expect(idsOf(next)).toEqual(moved(ids, ids.indexOf(id), to))
        expect(next.split('\n').toSorted()).toEqual(site.split('\n').toSorted())
      }
  },
)
