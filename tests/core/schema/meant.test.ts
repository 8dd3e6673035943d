import { expect, it } from 'vitest'
import { meantForm, meantIcon } from '../../../schema/check/issues/meant.ts'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { hasIcon } from '../../../schema/pictures/icons.ts'
import { meantLanguage } from '../../../schema/text/languages.ts'
import { textOf } from './setting.ts'

it.each([
  ['de_DE', 'de-DE'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['日本語', 'ja'],
  ['klingonisch', undefined],
])('the language meant by %s is %s', (written, tag) => {
  expect(meantLanguage(written)).toBe(tag)
})

it.each([
  ['clock-3', 'lucide:clock-3'],
  ['Clock 3', 'lucide:clock-3'],
  ['lucide/clock-3', 'lucide:clock-3'],
  ['i-simple-icons-typescript', 'simple-icons:typescript'],
  ['typescript', 'simple-icons:typescript'],
  ['fa-solid fa-clock', undefined],
])('the icon meant by %s is %s', (written, name) => {
  expect(meantIcon(written, hasIcon)).toBe(name)
  const text = textOf('tests/fixtures/good.yaml').replace(/icon: .*?(?=[,}\n])/, `icon: ${written}`)
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml', hasIcon })
  const helps = 'diagnostics' in loaded ? loaded.diagnostics.map(({ help }) => help) : []
  expect(helps.filter((help) => help?.startsWith('write '))).toEqual(name ? [`write ${name}`] : [])
})

it.each([
  ['start: 04.2018', 'is 04.2018', 'write 2018-04'],
  ['start: 2018.10', 'is 2018.10', 'write 2018-10'],
  [
    'start: 2018, end: heute',
    'is "heute"',
    'if it is still going on, write present, which each language shows in its own word',
  ],
  [
    'start: 2018, end: gestern',
    'is "gestern"',
    'if it is still going on, write present, which each language shows in its own word',
  ],
  ['start: ２０１８年３月', 'is "２０１８年３月"', 'write 2018-03'],
])('%s is reported as written, with a suggestion', (keys, message, help) => {
  const resume = `resume:\n  work:\n    - { organisation: Loom Works, ${keys} }\n`
  const loaded = loadPortfolio(`${textOf('tests/fixtures/good.yaml')}\n${resume}`, { file: 'portfolio.yaml' })
  const diagnostics = 'diagnostics' in loaded ? loaded.diagnostics : []
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(message)])
  expect(diagnostics[0]?.help).toBe(help)
})

it.each([
  ['theme.accent', 'ff6600', '#ff6600'],
  ['theme.accent', '#f60', '#ff6600'],
  ['theme.accent', 'F60', '#FF6600'],
  ['theme.accent', 'orange', undefined],
  ['theme.accent', '#ff66', undefined],
  ['site.url', 'example.com', 'https://example.com'],
  ['site.url', '//example.com/portfolio/', 'https://example.com/portfolio/'],
  ['site.url', 'ftp://example.com', 'https://example.com'],
  ['site.url', 'soon', undefined],
  ['site.url', '/blog.me', undefined],
  ['site.url', 'example.com/index.html', undefined],
  ['site.owner.email', 'mailto:ada@example.com', 'ada@example.com'],
  ['site.owner.email', 'ada', undefined],
])('as %s, %s means %s', (path, written, form) => {
  const schema = schemaAt(portfolio, path.split('.'), {})
  expect(schema && meantForm(schema, written)).toBe(form)
})
