import { describe, expect, it } from 'vitest'
import { markdownSlips } from '../../../schema/check/rules/markdown.ts'
import { markdownHtml, markdownParts } from '../../../schema/text/markdown.ts'
import { brief, found, good, spoil } from './setting.ts'

describe('Markdown becomes HTML', () => {
  it('with all common formatting', () => {
    const html = markdownHtml('A **b** *c* ~~d~~ `e`\n\n- f\n\n1. g\n\n> h\n\n---')
    for (const part of ['<strong>b', '<em>c', '<s>d', '<code>e', '<li>f', '<ol>', '<blockquote>', '<hr>'])
      expect(html).toContain(part)
  })

  it('with links to other pages, to sections and to mail', () => {
    const html = markdownHtml(
      '[a](https://a.example/) [b](#work) [c](mailto:c@example.com) <https://d.example>',
    )
    for (const href of ['https://a.example/', '#work', 'mailto:c@example.com', 'https://d.example'])
      expect(html).toContain(`<a href="${href}">`)
  })

  it('with e-mail addresses that no host finds in the text to rewrite them', () => {
    const parted = 'ada<span>@</span>example.com'
    expect(markdownHtml('Write to ada@example.com, or <ada@example.com>.')).toBe(
      `<p>Write to ${parted}, or <a href="mailto:ada@example.com">${parted}</a>.</p>\n`,
    )
    expect(markdownHtml('A talk @ home, `a@b.de`')).toBe('<p>A talk @ home, <code>a@b.de</code></p>\n')
  })

  it('with code and tables that scroll by keyboard and have an accessible name', () => {
    const stop = (name: string) => `tabindex="0" role="group" aria-label="${name}"`
    expect(markdownHtml('```js title\na < b\n```')).toBe(`<pre ${stop('js')}><code>a &lt; b\n</code></pre>\n`)
    expect(markdownHtml('    a < "b"\n    c')).toContain(`<pre ${stop('a &lt; &quot;b&quot;')}>`)
    expect(markdownHtml(`    ${'é'.repeat(50)}`)).toContain(`<pre ${stop('é'.repeat(40))}>`)
    expect(markdownHtml('|a|**b** `c`||\n|-|-|-|\n|d|e|f|')).toMatch(
      new RegExp(`^<div data-scroll ${stop('a, b c')}><table>[\\s\\S]*</table></div>\n$`),
    )
    expect(markdownHtml('||\n|-|\n|b|')).toContain('<div data-scroll tabindex="0"><table>')
    expect(markdownHtml('```\n```')).toContain('<pre tabindex="0"><code>')
  })

  it.each([
    ['# a', [3]],
    ['## a\n### b\n## c', [3, 4, 3]],
    ['#### a\n# b', [3, 3]],
    ['# a\n#### b\n## c\n### d', [3, 4, 4, 5]],
    ['# a\n## b\n### c\n#### d\n##### e\n###### f', [3, 4, 5, 6, 6, 6]],
    ['a\n=\n\nb\n-', [3, 4]],
  ])('with headings that begin at the third level and skip none: %j', (markdown, levels) => {
    const html = markdownHtml(markdown)
    expect([...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level))).toEqual(levels)
    expect([...html.matchAll(/<\/h(\d)>/g)].map(([, level]) => Number(level))).toEqual(levels)
  })
})

describe('Markdown is harmless', () => {
  const scheme = (address: string) => [
    `[a](${address})`,
    `[a](<${address}>)`,
    `[a][b]\n\n[b]: <${address}>`,
    `<${address}>`,
    `[a](${address} "title")`,
  ]

  it.each([
    ...scheme('javascript:alert(1)'),
    ...scheme('JavaScript:alert(1)'),
    ...scheme('javascript&colon;alert(1)'),
    ...scheme('&#106;avascript:alert(1)'),
    ...scheme('java&Tab;script:alert(1)'),
    ...scheme('java&#10;script:alert(1)'),
    ...scheme('&#1;javascript:alert(1)'),
    ...scheme('vbscript:x'),
    ...scheme('data:text/html,<script>alert(1)</script>'),
    ...scheme('file:///etc/passwd'),
    ...scheme('//evil.example'),
    ...scheme('\\\\\\\\evil.example'),
  ])('a link with a forbidden scheme does not become a link: %j', (markdown) => {
    const html = markdownHtml(markdown)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      const { protocol, host } = new URL(href.replaceAll('&amp;', '&'), 'https://page.example/')
      expect([protocol, host]).toEqual(['https:', 'page.example'])
    }
  })

  it.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '![a](x" onerror="alert(1))',
    '![<img src=x onerror=alert(1)>](x)',
    '[a](x "\\" onclick=\\"alert(1)")',
    '[a](https://x.example/"onclick="alert(1))',
    '<https://x.example/"onclick="alert(1)>',
    '```"><script>alert(1)</script>\na\n```',
    '`<b>`',
    '    <b>',
    '# <b>a</b>',
    '|<b>a</b>|\n|-|\n|"><b>|',
    '<!-- a --> <?php ?> <![CDATA[a]]> <!DOCTYPE html>',
    '<a href="javascript:alert(1)">a</a>',
    '</div></section><template>',
  ])('no tag and no attribute comes from the text itself: %j', (markdown) => {
    const box = markdownHtml(markdown)
    const tags = [...box.matchAll(/<\/?([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g)]
    const known =
      'p pre code a h3 table thead tbody tr th td div strong em s ul ol li blockquote hr br'.split(' ')
    expect(box.match(/</g)?.length ?? 0, 'every < belongs to a well-formed tag').toBe(tags.length)
    for (const [, tag = '', attributes = ''] of tags) {
      expect(known).toContain(tag)
      const names = [...attributes.matchAll(/\s([a-z-]+)(?:="[^"]*")?/g)].map(([, name]) => name)
      for (const name of names)
        expect([
          'href',
          'title',
          'tabindex',
          'role',
          'aria-label',
          'data-scroll',
          'style',
          'start',
        ]).toContain(name)
    }
  })
})

it('HTML, links and pictures are found wherever they are nested', () => {
  expect(
    markdownParts('a <b>c</b>\n\n> - [d](e) ![f [g](h)](i)\n\n|[j](k)|\n|-|\n\n`<l>`\n\n<!-- m -->').map(
      ({ kind, value }) => `${kind} ${value}`,
    ),
  ).toEqual(['html <b>', 'html </b>', 'link e', 'picture i', 'link k', 'html <!-- m -->'])
})

/** The smallest good file with a section of this Markdown, written as YAML. */
const withProse = (text: string) =>
  spoil(
    good,
    'footer:',
    `  - type: prose\n    id: method\n    label: Method\n    heading: How I Count\n    text: ${text}\nfooter:`,
  )

describe('a mistake in a Markdown text is reported', () => {
  it('at its own position, also if there are several', () => {
    const text = withProse(
      '|\n      See [#wrok](#wrok), #wrok.\n\n      Then [b](<#wrok>) and\n      [c](#wrok2).',
    )
    expect(brief(found(text))).toEqual([
      'unknown-anchor 32:19',
      'unknown-anchor 34:17',
      'unknown-anchor 35:11',
    ])
  })

  it('at its address and not at words that look like one', () => {
    expect(brief(found(withProse('|\n      (#wrokes), not a link. [a](#wrok)')))).toEqual([
      'unknown-anchor 32:34',
    ])
  })

  it('at the whole text if escapes hide its position', () => {
    expect(brief(found(withProse('"a [b](\\x23wrok)"')))).toEqual(['unknown-anchor 31:11'])
  })

  it('and a text without mistakes reports nothing', () => {
    expect(found(withProse('|\n      [a](#work) [b](https://b.example/) `<b>` 1 < 2 [c](#)'))).toEqual([])
    expect(found(withProse('|\n      - A list\n      - of two'))).toEqual([])
    expect(found(withProse('>-\n      One paragraph\n      of two lines.'))).toEqual([])
    expect(found(withProse('>\n      One paragraph.\n\n\n      Another.'))).toEqual([])
  })

  it('with a limit to its length', () => {
    const text = withProse(`"${'a '.repeat(30_000)}b"`)
    expect(brief(found(text))).toEqual(['wrong-length 31:11'])
  })
})

it('texts that are hard to parse take less than 8 s', () => {
  // CPU time, so that other load on the machine does not matter.
  const before = process.cpuUsage().user
  for (const piece of [
    '[',
    '*a **',
    '`',
    '<',
    '![',
    '_a',
    '> - ',
    '|a',
    '[a](',
    '[a](#b) \\(',
    '[](\\b)',
    '<!--',
    '&',
    '**a',
    '**a ** ',
    '[a](b c.',
    '[a](b c.d) ',
    '(a)[#b',
    '[a]    ',
    '##a\n',
  ])
    found(withProse(JSON.stringify(piece.repeat(45_000 / piece.length))))
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(8_000) // ms
})

it('below a first-level heading Markdown begins at the second level', () => {
  expect(markdownHtml('# a\n\n## b', 1)).toBe('<h2>a</h2>\n<h3>b</h3>\n')
})

describe('text that looks like Markdown and is not', () => {
  const slips = (text: string) =>
    markdownSlips(text).map(({ span, problem }) => [text.slice(span.start, span.end), problem.help])

  it.each([
    ['[a] (https://b.example)', '[a] (https://b.example)', 'write "[a](https://b.example)"'],
    ['** a**', '** a**', 'write "**a**"'],
    ['a\n##b', '##b', 'write "## b"'],
    ['#B', '#B', 'write "# B"'],
    ['• a\n• b', '• a', 'write - before each entry, and a space behind it'],
    ['-a\n-b', '-a', 'write one in each of its lines'],
    ['1)a\n2)b', '1)a', 'write one in each of its lines'],
    ['`**a **` and **b **', '**b **', 'write "**b**"'],
    ['#Heading `code` more', '#Heading', 'write "# Heading"'],
  ])('is reported: %j', (text, written, help) => {
    expect(slips(text)).toEqual([[written, help]])
  })

  it('at the start of a line is reported there', () => {
    const text = 'Uses -Wall.\n-Wall\n-Werror\n\n##a'
    expect(markdownSlips(text).map(({ span }) => span)).toEqual([
      { start: 12, end: 17 },
      { start: 27, end: 30 },
    ])
  })

  it.each([
    '`[a](b c.png)`, `**a **` and `#B`',
    '```\n##b\n[a](b c.png)\n```',
    '\\*\\*a\\*\\*, \\#B and \\[a](b c.png)',
    '[a](<b c.png>) ![b](c.png "d e") [c]( d.png )',
    'the list[i](next one) and f(x)[i]',
    '2 ** 3 ** 4',
    'x ** y ** z',
    '#React #TypeScript',
    'f(x)[#a]',
    '#webdev and\n#1 of them',
    '-5 degrees\n-6 degrees',
    '-a line alone',
    'a · b',
    '**a**b, *c*: **d**.',
    '# a\n\n- b\n- c\n\n1. d',
    'a \\*b, 5*3, 5 * 3, c* and *d*',
    'Now 20 €*\n*with VAT',
    '`*a` and *.js',
  ])('is not found in %j', (text) => {
    expect(slips(text)).toEqual([])
  })
})
