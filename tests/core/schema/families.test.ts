import { describe, expect, test } from 'vitest'
import { familiesFor, knownFamilies, packageOf } from '../../../schema/fonts/families.ts'
import { fontFolder, installedFonts, isOfCategory } from '../../../schema/fonts/installedFonts.ts'

describe('the list of families', () => {
  test.each([
    ['Amiri', '@fontsource/amiri'],
    ['Noto Sans JP', '@fontsource-variable/noto-sans-jp'],
    ['instrument  sans', '@fontsource-variable/instrument-sans'],
    ['No Such Face', undefined],
    ['', undefined],
  ])('knows the package of %j: %s', (family, name) => {
    expect(packageOf(family)).toBe(name)
  })

  test('has every family that is installed here', () => {
    expect(installedFonts().filter((family) => !knownFamilies().includes(family))).toEqual([])
  })

  test('names families by script, those with variable fonts first', () => {
    const arabic = familiesFor('arabic')
    expect(arabic).toContain('Amiri')
    expect(arabic.indexOf('Cairo')).toBeLessThan(arabic.indexOf('Amiri'))
    expect(arabic).not.toContain('Instrument Sans')
  })
})

test('a family with one font file per weight counts as installed', () => {
  expect(installedFonts()).toContain('Lalezar')
  expect(fontFolder('lalezar')).toMatch(/@fontsource.lalezar$/)
  expect(fontFolder('../lalezar')).toBeUndefined()
})

test('a family is a serif if its package says so', () => {
  const isSerif = (family: string) => isOfCategory(family, 'serif')
  expect(['Fraunces', 'Cormorant'].map(isSerif)).toEqual([true, true])
  expect(isOfCategory('Martian Mono', 'monospace')).toBe(true)
  expect(['Archivo', 'Instrument Sans', 'No Such Family'].map(isSerif)).toEqual([false, false, false])
})
