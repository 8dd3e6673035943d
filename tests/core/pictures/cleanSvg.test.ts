import { expect, it } from 'vitest'
import { publishedSvg } from '../../../schema/pictures/svg.ts'

const cleaned = (text: string) => Buffer.from(publishedSvg(Buffer.from(text))).toString()
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`

it.each([
  ['styles', '<style><![CDATA[.a{fill:red}]]></style><path class="a" style="opacity:.5" d="M0 0h9"/>'],
  ['what is used again', '<symbol id="links"><circle r="2"/></symbol><use xlink:href="#links"/>'],
  ['filters', '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#a)"/>'],
  ['pictures', '<image xlink:href="data:image/png;base64,AAA="/><image href="https://example.com/a.png"/>'],
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

it('a file all of whose names have a prefix is cleaned too', () => {
  const prefixed =
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script><s:path d="M0 0h9"/></s:svg>'
  expect(cleaned(prefixed)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')
})
