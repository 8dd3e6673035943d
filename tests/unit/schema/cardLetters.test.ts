import { expect, it } from 'vitest'
import { load } from '../../../schema/check/load.ts'
import { brief, found, good, spoil } from './setting.ts'

const letters = (text: string) => found(text).filter(({ code }) => code === 'card-letters')

it('the card shows the title of the site, and is checked for it, if no section has a headline', () => {
  const hero = /\n {2}- type: hero[\s\S]*?(?=\n {2}- type: services)/
  const text = good.replace(hero, '').replace("'#home'", "'#work'").replace('title: Ada Byron', 'title: Ада')
  expect(brief(letters(text))).toEqual(['card-letters 2:10'])
  expect(letters(spoil(good, '  title: Ada Byron\n', '  title: Ада\n'))).toEqual([])
})

it('the help names an installed family that has the letters', () => {
  const [warning] = letters(spoil(good, 'headline: Hello', 'headline: Ĝis'))
  expect(warning?.help).toMatch(/^write display: "\w+" or text: "\w+" under theme: fonts:, which has it$/)
  const written = spoil(good, 'headline: Hello', 'headline: Ĝis')
  expect(letters(`theme: { fonts: { text: Figtree } }\n${written}`)).toEqual([])
})

it('with a custom icon only the card needs the letters of the name', () => {
  const name = spoil(good, '    name: Ada Byron', '    name: Ада')
  expect(letters(name)[0]?.label).toBe('the card and the icon go without it')
  const icon = name.replace('site:\n', 'site:\n  icon: icon.svg\n')
  expect(letters(icon)[0]?.label).toBe('the card goes without it')
})

it('many missing letters are cut short with a count', () => {
  const [warning] = letters(spoil(good, 'headline: Hello', 'headline: абвгдежзийкл'))
  expect(warning?.message).toMatch(/cannot show а б в г д е ж з and 4 more: neither /)
})

it('there is no warning if fonts are not looked up or their names are wrong', () => {
  const text = spoil(good, 'headline: Hello', 'headline: Ĝis')
  expect('portfolio' in load(text, { file: 'a.yaml' })).toBe(true)
  expect(letters(`theme: { fonts: { display: 7 } }\n${text}`)).toEqual([])
  expect(letters(`theme: { fonts: { display: Nowhere } }\n${text}`)).toEqual([])
})
