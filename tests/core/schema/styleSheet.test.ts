import { describe, expect, it } from 'vitest'
import { knownProperties, pathInStyleSheet, readStyleSheet } from '../../../schema/files/styleSheet.ts'

const problems = (text: string) =>
  readStyleSheet(text).problems.map(({ kind, words, start }) => [kind, words, start])

describe('a style sheet', () => {
  it.each([
    'a { color: red; & b:hover { inset: 0 } @media (width < 30rem) { color: blue } }',
    'a { .b & { top: 0 } [data-x="}"] :is(b, c) { color: red; > d { left: 0 } } --y: { a: b }; top: 0 }',
    '@layer one, two; @container (inline-size > 3rem) { a { inline-size: 3cqi } }',
    '@property --x { syntax: "*"; inherits: false } :root { --y: {a:b}; --z: [[; }',
    '@font-face { font-family: X; src: url(x.woff2) format("woff2"); font-display: swap }',
    '@supports (color: oklch(0 0 0)) { a { color: oklch(from red l c h) } }',
    '@namespace svg url(http://www.w3.org/2000/svg); svg|a { color: red }',
    '/* words */ a::before { content: "}\\"{" }',
    '',
  ])('is in order: %s', (text) => {
    const found = problems(text)
    // In a custom property only the brackets are checked.
    expect(found.filter(([, words]) => !String(words).startsWith('] belongs'))).toEqual([])
  })

  it.each([
    ['a { color red }', [['syntax', 'Colon is expected', 10]]],
    ['a { color: red', [['syntax', 'this { is never closed', 2]]],
    ['a { } }', [['syntax', 'this } closes nothing', 6]]],
    ['a { color: rgb(1 2 3; }', [['syntax', ') belongs before this }', 22]]],
    ['a { content: "x; }\nb { }', [['syntax', 'this quote is never closed', 13]]],
    ['a { } /* x', [['syntax', 'this comment is never closed', 6]]],
    ['a { colr: red }', [['property', 'colr', 4]]],
    ['a { b { colr: red } }', [['property', 'colr', 8]]],
    ['@import "x.css";', [['import', '', 0]]],
    [
      'a { b }\nc { d }',
      [
        ['syntax', 'Colon is expected', 6],
        ['syntax', 'Colon is expected', 14],
      ],
    ],
  ])('the mistakes of %j are reported at their positions', (text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  it('names every file that a browser would load, and nothing else', () => {
    const { addresses } = readStyleSheet(
      'a { background: image-set("a.png" 1x, url(b.png) 2x); mask: url("#id"); --own: url(c.png); content: "d.png" }',
    )
    expect(addresses.map(({ href }) => href)).toEqual(['a.png', 'b.png', '#id', 'c.png'])
  })

  it('is minified with rewritten addresses, and escapes </style> and template slots', () => {
    const { css } = readStyleSheet(
      '/* w */ <!-- a { background: url( "b c.png" ) ; content: "</style><!--page-->" } -->',
    )
    expect(css((href) => `../${href}`)).toBe(
      'a{background:url(../b\\ c.png);content:"<\\/style><\\!--page-->"}',
    )
    // Each document rewrites the addresses in its own way.
    expect(css((href) => href)).toContain('url(b\\ c.png)')
  })
})

it('paths in a style sheet are relative to its folder', () => {
  expect(pathInStyleSheet('paper.png', 'extra.css')).toBe('paper.png')
  expect(pathInStyleSheet('../images/a%20b.png?x#y', 'styles/extra.css')).toBe('images/a b.png')
  for (const href of ['#id', 'https://a.example/b.png', '//a.example/b.png', 'data:image/png;base64,AA'])
    expect(pathInStyleSheet(href, 'extra.css')).toBeUndefined()
})

it('the parser lists the properties that it knows', () => {
  expect(knownProperties()).toEqual(expect.arrayContaining(['color', 'margin-inline', 'scroll-padding']))
})
