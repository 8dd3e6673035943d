import { expect, test } from 'vitest'
import { diacriticsIn, diacriticsInHeading } from '../../../schema/text/diacritics.ts'

test.each([
  ['Hi, I Build Websites with *Depth.* naïve café über', 0],
  ['Дизайн для людей, ёж', 0],
  ['Über Ångström', 0.15],
  ['Йод Щётка', 0.15],
  ['thiết kế', 0.3],
  ['ψυχή ᾧ', 0.3],
  ['Ẳm', 0.4],
  ['A\u0301\u0323', 0.4],
  ['עברית', 0.1],
  ['日本語', 0.2],
  ['हिन्दी', 0.3],
  ['مرحبا', 0.35],
  ['Über 日本語', 0.2],
  ['', 0],
])('lines of %j need %d em more line height', (text, more) => {
  expect(diacriticsIn(text)).toBe(more)
})

test.each([
  ['Hello 👋', 0.2],
  ['❤️', 0.2],
  ['© 2025, 1 #', 0],
  ['مرحبا 👋', 0.35],
])('lines of the heading %j need %d em more line height, emoji included', (text, more) => {
  expect(diacriticsInHeading(text)).toBe(more)
  expect(diacriticsIn('Hello 👋')).toBe(0)
})
