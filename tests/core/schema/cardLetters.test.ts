import { expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { brief, found, good, spoil } from './setting.ts'

const letters = (text: string) => found(text).filter(({ code }) => code === 'card-letters')

it('the card shows the title of the site, and is checked for it, if no section has a headline', () => {
  const hero = /\n {2}- type: hero[\s\S]*?(?=\n {2}- type: services)/
  const text = good.replace(hero, '').replace("'#home'", "'#work'").replace('title: Ada Byron', 'title: 分')
  expect(brief(letters(text))).toEqual(['card-letters 2:10'])
  expect(letters(spoil(good, '  title: Ada Byron\n', '  title: 分\n'))).toEqual([])
})

it('letters that the theme lacks are no matter where another installed family has them', () => {
  for (const headline of ['Ĝis', 'Ада', 'A → B'])
    expect(letters(spoil(good, 'headline: Hello', `headline: ${headline}`))).toEqual([])
  const [warning] = letters(spoil(good, 'headline: Hello', 'headline: 分'))
  expect(warning?.help).toMatch(
    /^install a family that has it, such as Noto Sans SC, .*: npm install @fontsource/,
  )
})

it('with a custom icon only the card needs the letters of the name', () => {
  const name = spoil(good, '    name: Ada Byron', '    name: 分')
  expect(letters(name)[0]?.label).toBe('the card and the icon go without it')
  const icon = name.replace('site:\n', 'site:\n  icon: icon.svg\n')
  expect(letters(icon)[0]?.label).toBe('the card goes without it')
})

it('many missing letters are cut short with a count', () => {
  const [warning] = letters(spoil(good, 'headline: Hello', 'headline: 甲乙丙丁戊己庚辛壬癸子丑'))
  expect(warning?.message).toMatch(
    /cannot show 甲 乙 丙 丁 戊 己 庚 辛 and 4 more: no installed font has them/,
  )
})

it('there is no warning if fonts are not looked up or their names are wrong', () => {
  const text = spoil(good, 'headline: Hello', 'headline: Ĝis')
  expect('portfolio' in loadPortfolio(text, { file: 'a.yaml' })).toBe(true)
  expect(letters(`theme: { fonts: { display: 7 } }\n${text}`)).toEqual([])
  expect(letters(`theme: { fonts: { display: Nowhere } }\n${text}`)).toEqual([])
})
