import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { report, summary, toAnnotations, toJson, toViteError } from '../../../schema/report/report.ts'
import { found, good, spoil } from './setting.ts'

const misspelt = spoil(good, 'headline:', 'headlin:')

describe('the report', () => {
  it('has code, message, position, frame, label and allowed keys', () => {
    expect(report(found(misspelt), misspelt)).toBe(
      [
        'error[unknown-key] "headlin" is not a key of this hero section',
        '  portfolio.yaml:15:5  sections[0].headlin',
        '  14 |     id: home',
        '  15 |     headlin: Hello',
        '     |     ^^^^^^^ did you mean "headline"?',
        '  allowed: type, id, label, headline, tagline, action, note, scroll, art, ground, layout',
        '',
        '1 error in portfolio.yaml',
      ].join('\n'),
    )
  })

  it('is coloured only on request, with the same text', () => {
    const diagnostics = found(misspelt)
    const coloured = report(diagnostics, misspelt, { colour: true })
    expect(coloured).not.toBe(report(diagnostics, misspelt))
    expect(stripVTControlCharacters(coloured)).toBe(report(diagnostics, misspelt))
  })

  it('shows all 500 errors, or as many as the limit, and counts the rest', () => {
    const many = `${good}${Array.from({ length: 500 }, (_, n) => `unknown${n}: 1`).join('\n')}\n`
    const text = report(found(many), many)
    expect(text.match(/^error\[/gm)).toHaveLength(500)
    expect(text).not.toContain('more')
    expect(text).toMatch(/500 errors in portfolio\.yaml$/)
    const first = report(found(many), many, { limit: 3 })
    expect(first.match(/^error\[/gm)).toHaveLength(3)
    expect(first).toContain('… and 497 more')
    expect(first).toMatch(/500 errors in portfolio\.yaml$/)
  })

  it('puts errors before warnings, and shows them first within the limit', () => {
    const links = Array.from({ length: 30 }, (_, n) => `  - { name: L${n}, href: http://plain.test/${n} }\n`)
    const many = `${spoil(good, 'nav:\n', `nav:\n${links.join('')}`)}unknown: 1\n`
    const text = report(found(many), many, { limit: 20 })
    expect(text.match(/^warning\[/gm)).toHaveLength(19)
    expect(text.match(/^error\[unknown-key\]/gm)).toHaveLength(1)
    expect(text.lastIndexOf('error[')).toBeLessThan(text.indexOf('warning['))
  })

  it('is empty if nothing is wrong', () => {
    expect(report([], good)).toBe('')
  })

  it('counts warnings separately', () => {
    const text = spoil(misspelt, "'mailto:ada@example.com'", 'http://example.com/')
    expect(summary(found(text))).toBe('1 error and 1 warning in portfolio.yaml')
  })

  /** The line with the mistake and the line of carets below it. */
  const marked = (text: string) => {
    const lines = report(found(text), text).split('\n')
    const at = lines.findIndex((line) => /\| +\^/.test(line))
    return { line: lines[at - 1] ?? '', carets: lines[at] ?? '' }
  }

  it('aligns its carets behind wide characters, which take up two columns', () => {
    const { line, carets } = marked(spoil(good, "Home, href: '#home'", "ホーム🚀, href: '#hom'"))
    // Three more columns than UTF-16 units, from the three kana; the rocket has two of both.
    expect(carets.indexOf('^')).toBe(line.indexOf("'#hom'") + 3)
  })

  it('aligns its carets behind a tab, which it shows as two spaces', () => {
    const { line, carets } = marked(
      spoil(good, "{ name: Home, href: '#home' }", "{ name: Home,\thref: '#hom' }"),
    )
    expect(carets.indexOf('^')).toBe(line.indexOf("'#hom'"))
  })

  it('cuts a line that is too long around the position', () => {
    const text = spoil(good, "{ name: Home, href: '#home' }", `{ name: ${'a'.repeat(5000)}, href: '#hom' }`)
    const { line, carets } = marked(text)
    expect(line.length).toBeLessThan(150)
    expect(carets.indexOf('^')).toBe(line.indexOf("'#hom'"))
  })

  it('never prints control or direction characters', () => {
    const text = spoil(good, 'headline: Hello', '"\x1b[31m\u202e": Hello')
    const controls = [...report(found(text), text)].filter((one) => one < ' ' && one !== '\n')
    expect(controls).toEqual([])
    expect(report(found(text), text)).not.toContain('\u202e')
  })
})

describe('JSON', () => {
  it('has all documented keys, with positions from 1 and an exclusive end', () => {
    const [first] = JSON.parse(toJson(found(misspelt)))
    expect(first).toEqual({
      code: 'unknown-key',
      severity: 'error',
      message: '"headlin" is not a key of this hero section',
      help: 'did you mean "headline"?\nallowed: type, id, label, headline, tagline, action, note, scroll, art, ground, layout',
      path: 'sections[0].headlin',
      file: 'portfolio.yaml',
      line: 15,
      column: 5,
      endLine: 15,
      endColumn: 12,
    })
  })

  it('is an empty array if nothing is wrong', () => {
    expect(JSON.parse(toJson([]))).toEqual([])
  })
})

describe('GitHub Actions annotations', () => {
  it('name file, position and code, and escape characters that would end a command', () => {
    const [first] = found(misspelt)
    if (!first) throw new Error('nothing found')
    const odd = { ...first, file: 'a,b:c.yaml', message: '50%\nmore' }
    expect(toAnnotations([odd])).toBe(
      '::error file=a%2Cb%3Ac.yaml,line=15,endLine=15,col=5,endColumn=11,title=unknown-key::50%25%0Amore%0Adid you mean "headline"?',
    )
  })

  it('have no columns for a range of several lines', () => {
    const [first] = found(misspelt)
    if (!first) throw new Error('nothing found')
    expect(toAnnotations([{ ...first, endLine: 17 }])).not.toContain('col=')
  })
})

describe('the error for Vite', () => {
  it('points to the first error, not to a warning before it, and lists the positions of the others', () => {
    const text = spoil(misspelt, "'mailto:ada@example.com'", 'http://example.com/')
    const error = toViteError(found(text), text, () => '/site/portfolio.yaml')
    expect(error).toMatchObject({
      id: '/site/portfolio.yaml',
      loc: { file: '/site/portfolio.yaml', line: 15, column: 5 },
    })
    expect(error.message).toContain('"headlin" is not a key of this hero section (and 1 more)')
    expect(error.stack).toMatch(/^ {4}at \/site\/portfolio\.yaml:11:\d+ \S.+$/)
  })

  it('shows at most 20 errors in Vite’s error overlay', () => {
    const many = `${good}${Array.from({ length: 30 }, (_, n) => `unknown${n}: 1`).join('\n')}\n`
    const { frame, stack } = toViteError(found(many), many)
    expect(frame.match(/^error\[/gm)).toHaveLength(20)
    expect(frame).toContain('… and 10 more')
    expect(stack.split('\n')).toHaveLength(19)
  })

  it('wraps long sentences for the overlay, which cuts what is wider, and keeps lines to insert whole', () => {
    const text = spoil(
      good,
      "{ name: Mail, icon: 'lucide:mail', href",
      "{ name: Mail, icon: 'lucide:mail', hrf: x, href",
    )
    const sentences = (shown: string) => shown.split('\n').filter((line) => !/^ +\d* \|/.test(line))
    const { frame } = toViteError(found(text), text)
    expect(Math.max(...sentences(frame).map((line) => line.length))).toBeLessThan(90)
    const words = (shown: string) => shown.split(/\s+/)
    expect(words(frame)).toEqual(words(report(found(text), text)))
    const many = `${good}theme: { mode: sepia }\nmotion: { none: 1 }\nlabels: { none: 1 }\n`
    expect(
      Math.max(...sentences(toViteError(found(many), many).frame).map((line) => line.length)),
    ).toBeLessThan(90)
    expect(Math.max(...sentences(report(found(many), many)).map((line) => line.length))).toBeGreaterThan(90)
  })

  it('has a frame that Vite’s error overlay recognizes', () => {
    // The pattern of Vite's client.
    const codeframe = /^(?:>?\s*\d+\s+\|.*|\s+\|\s*\^.*)\r?\n/gm
    expect(codeframe.test(toViteError(found(misspelt), misspelt).frame)).toBe(true)
  })
})
