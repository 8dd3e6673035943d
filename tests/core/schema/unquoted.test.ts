import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fixAll } from '../../../schema/fix/fix.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { cases } from '../../setup/cases.ts'
import { found, good, spoil } from './setting.ts'

// Texts that somebody writes without quotes, in lines of their own or within brackets.

const block = (text: string) => spoil(good, 'tagline: I count.', `tagline: ${text}`)
const tagline = (file: string) => parse(file).sections[0].tagline

const item = "icon: 'lucide:box'\n        title: Engines\n        description: Made to count."
const last = (text: string) =>
  spoil(good, item, `{ icon: 'lucide:box', title: Engines, description: ${text} }`)
const first = (text: string) =>
  spoil(good, item, `{ description: ${text}, icon: 'lucide:box', title: Engines }`)
const lines = (text: string) =>
  spoil(good, item, `{ icon: 'lucide:box',\n          description: ${text},\n          title: Engines }`)
const description = (file: string) => parse(file).sections[1].items[0].description

/** Pieces of text of which YAML takes some for its own. */
const pieces = fc.constantFrom(
  ...[
    ', ',
    ',',
    ': ',
    ':',
    ' #1',
    '#',
    ' - ',
    '-',
    '? ',
    '[',
    ']',
    '{',
    '}',
    '*',
    '&',
    '!',
    '|',
    '>',
    '%',
    '@',
    '`',
  ],
  ...[
    "'s",
    ' "so" ',
    '…',
    '—',
    ' ',
    '1,100',
    '12',
    '3.0',
    'true',
    'null',
    'C#',
    'https://a.b/c',
    'a@b.c',
    '10:30',
  ],
  ...[
    'We count',
    'Users',
    'and more',
    'größer',
    '数える',
    'أعد',
    '🙂',
    '(etc.)',
    '\\n',
    '$5',
    '~',
    '=',
    '<b>',
  ],
)

/**
 * Texts of one line without quotes around them. Left out is what is right as it is written and says something else: a
 * hash with a space behind it begins an author's comment, and a lone bar a text on the lines below.
 */
const texts = fc
  .array(pieces, { minLength: 1, maxLength: 6 })
  .map((all) => all.join('').trim())
  .filter((text) => text !== '' && !/^["']|^[|>][-+\d]*(?:$|\s+#)|(?:^|[ \t])#(?:[\s#!]|$)|\*\*/.test(text))

/** Also right within brackets: a comma at the end, and a comment behind a comma or bracket that ends a value. */
const isEnded = (text: string) => /,$|[,\]}][ \t]*#/.test(text)

/** On a line of its own within brackets, a bracket too many ends those around it. */
const closesMore = (text: string) =>
  text.replaceAll(/[^\]}]/g, '').length > text.replaceAll(/[^[{]/g, '').length || /^[\]}]/.test(text)

const styles = [
  { style: 'in a line of its own', write: block, read: tagline, skips: () => false },
  { style: 'last in brackets', write: last, read: description, skips: isEnded },
  { style: 'first in brackets', write: first, read: description, skips: isEnded },
  {
    style: 'in brackets over several lines',
    write: lines,
    read: description,
    skips: (text: string) => isEnded(text) || closesMore(text),
  },
]

/** The first text in quotes that a report proposes to write. */
const proposal = ({ help = '' }: Diagnostic) => /write ('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")/.exec(help)?.[1]

/** A file after all certain fixes, and what is left. */
function fixedIn(file: string) {
  const { files, left } = fixAll({ 'portfolio.yaml': file }, (some) => found(some['portfolio.yaml'] ?? ''))
  return { after: files['portfolio.yaml'], left }
}

describe('a text without quotes is read as it is written, or the first proposal gives that very text', () => {
  it.each(styles)('$style', ({ write, read, skips }) => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(!skips(text))
        const file = write(text)
        // That <b> is shown as it is typed says nothing of how it is read.
        const [first] = found(file).filter(({ message }) => !message.includes('is HTML, which'))
        const quoted = first && proposal(first)
        expect(first === undefined || quoted !== undefined, `${first?.message}: ${first?.help}`).toBe(true)
        expect(read(quoted === undefined ? file : write(quoted))).toBe(text)
      }),
      { numRuns: cases(1500) },
    )
  })

  it.each([
    ['1,100', "'1,100'"],
    ['Home, sweet home', "'Home, sweet home'"],
    ['Motto: I count', "'Motto: I count'"],
    ["We're #1", `"We're #1"`],
    ['[draft] Engines', "'[draft] Engines'"],
    ['@ada', "'@ada'"],
  ])('%s within brackets is one mistake, which --fix corrects', (text, quoted) => {
    const file = last(text)
    expect(found(file).map(proposal)).toEqual([quoted])
    const { after, left } = fixedIn(file)
    expect([after, left]).toEqual([last(quoted), []])
  })

  it('of a comma before a misspelt key no text is made', () => {
    const file = spoil(good, item, `{ icon: 'lucide:box', title: Engines, descripton: Made to count }`)
    const { after } = fixedIn(file)
    expect(after).toBe(file.replace('descripton', 'description'))
  })

  it('a number with commas is proposed as a number', () => {
    const numbers = `  - { type: numbers, id: n, label: N, heading: N, items: [{ value: 1,100, label: Users }] }\n`
    const [one, ...others] = found(spoil(good, 'footer:', `${numbers}footer:`))
    expect([one?.code, one?.help, others]).toEqual(['yaml-number', expect.stringContaining('1100'), []])
  })
})
