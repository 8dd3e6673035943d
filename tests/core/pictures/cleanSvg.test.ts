import { expect, it } from 'vitest'
import { publishedSvg } from '../../../schema/pictures/svg.ts'

const cleaned = (text: string) => Buffer.from(publishedSvg(Buffer.from(text)).bytes).toString()
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`

it.each([
  ['styles', '<style><![CDATA[.a{fill:red}]]></style><path class="a" style="opacity:.5" d="M0 0h9"/>'],
  ['what is used again', '<symbol id="links"><circle r="2"/></symbol><use xlink:href="#links"/>'],
  ['filters', '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#a)"/>'],
  ['pictures', '<image xlink:href="data:image/png;base64,AA//AAA="/><image href="beside.png"/>'],
  ['links', '<a xlink:href="https://example.com/"><path d="M0 0h9"/></a>'],
  ['animations', '<path d="M0 0h9"><animate attributeName="fill" from="red" to="blue" dur="1s"/></path>'],
  [
    'texts that an editor wrote in HTML',
    '<switch><foreignObject requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"><p xmlns="http://www.w3.org/1999/xhtml">A <b>b</b></p></foreignObject><text>A b</text></switch>',
  ],
])('a published SVG keeps %s', (_, inside) => {
  expect(cleaned(svg(inside))).toBe(svg(inside))
})

it.each([
  ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  [
    'HTML that acts',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="alert(1)"/></foreignObject>',
  ],
  [
    'an address that an animation makes a script',
    '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  ],
  [
    'an address of a script under another prefix',
    '<a l:href="javascript:alert(1)" xmlns:l="http://www.w3.org/1999/xlink"/>',
  ],
])('a published SVG has not %s', (_, inside) => {
  expect(cleaned(svg(inside))).not.toMatch(/script|alert/)
})

it.each([
  ['an import', '<style>@import url(//x.invalid/a.css);.a{fill:red}</style>', 1],
  ['an import in quotes', '<style>@IMPORT "https:\\\\x.invalid/a.css";</style>', 1],
  ['a font', '<style>@font-face{font-family:A;src:url(https://x.invalid/a.woff2)}</style>', 1],
  ['an escaped address', '<style>.a{fill:u\\72l(https://x.invalid/a#b)}</style>', 1],
  ['a set of pictures', '<path style="fill:red;mask:image-set(&quot;//x.invalid/a.png&quot; 1x)"/>', 1],
  ['a filter', '<path filter="url(http://x.invalid/a.svg#b)"/>', 1],
  ['a picture', '<image href="https://x.invalid/a.png"/><image xlink:href=" /\\x.invalid/b.png"/>', 2],
  ['what is used', '<use href="ht&#10;tps://x.invalid/a.svg#b"/>', 1],
  ['a picture of a filter', '<filter><feImage href="//x.invalid/a.png"/></filter>', 1],
  ['what an animation loads', '<image><set attributeName="href" to="https://x.invalid/a.png"/></image>', 1],
  ['the colour of an animation', '<set attributeName="fill" to="url(//x.invalid/a#b)"/>', 1],
  [
    'a picture of HTML',
    '<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" srcset="a.png 1x, //x.invalid/b.png 2x"/></foreignObject>',
    1,
  ],
])('a published SVG asks no other host for %s', (_, inside, count) => {
  const { bytes, leftOut } = publishedSvg(Buffer.from(svg(inside)))
  expect(Buffer.from(bytes).toString()).not.toContain('x.invalid')
  expect(leftOut).toHaveLength(count)
})

it('all else of a style stays where an address goes', () => {
  const style = '<style>@import url(//x.invalid/a.css);.a{fill:red;mask:url(//x.invalid/b#c)}</style>'
  expect(cleaned(svg(style))).toBe(svg('<style>.a{fill:red}</style>'))
})

it('a file all of whose names have a prefix is cleaned too', () => {
  const prefixed =
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script><s:path d="M0 0h9"/></s:svg>'
  expect(cleaned(prefixed)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')
})
