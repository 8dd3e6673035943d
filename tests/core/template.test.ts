import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillSlots } from '../../src/node/build/documents/template.ts'

const template = readFileSync('src/index.html', 'utf8')
const all = {
  attributes: ' lang="de"',
  policy: '<i>1</i>',
  head: '<i>2</i>',
  script: '<i>3</i>',
  page: '<i>4</i>',
  late: '<i>5</i>',
}

test('each slot of the template is filled, and no slot is left', () => {
  const html = fillSlots(template, all)
  expect(html).toContain('<html lang="de">')
  expect(html.match(/<i>\d<\/i>/g)?.join('')).toBe('<i>1</i><i>2</i><i>3</i><i>4</i><i>5</i>')
  expect(html).not.toMatch(/<!--|data-attributes/)
})

test('replacement patterns in a text are inserted literally', () => {
  expect(fillSlots(template, { page: "$& $1 $' <!--head-->" })).toContain("$& $1 $' <!--head-->")
})

test.each([
  ['attributes', ' lang="en" data-attributes'],
  ['policy', '<!--policy-->'],
  ['head', '<!--head-->'],
  ['script', '<!--script-->'],
  ['page', '<!--page-->'],
  ['late', '<!--late-->'],
])('a template without the slot %s, or with two, throws a sentence', (slot, text) => {
  const sentence = `src/index.html must have the slot ${text.trim()} once.`
  expect(() => fillSlots(template.replace(text, ''), { [slot]: '' })).toThrow(sentence)
  expect(() => fillSlots(template.replace(text, text + text), { [slot]: '' })).toThrow(sentence)
})
