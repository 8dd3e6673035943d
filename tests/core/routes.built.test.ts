import { expect, test } from 'vitest'
import { attributesOf, openBuilt, textOf, textsOf } from '../setup/builtDocument.ts'

const note = 'notes/first/index.html'

test('one route and one component make another document, with its own head', () => {
  const html = textOf('routes', note)
  expect(html).toMatch(/<html lang="de" dir="ltr"/)
  expect(html).toContain('<title>Die erste Notiz</title>')
  expect(html).toContain('<meta name="description" content="Eine Seite mehr.">')
  expect(html).toContain('<meta property="og:title" content="Die erste Notiz">')
  expect(html).toContain('"@type":"Article"')
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy"/)
  openBuilt('routes', note)
  expect(textsOf('h1')).toEqual(['Hallo'])
  // It runs the first script alone, which never loads what the start page needs.
  expect(attributesOf('script[src]', 'data-static')).toEqual([''])
  expect(attributesOf('script[data-next]', 'src')).toEqual([])
})

test('its shared files are addressed relative to its folder', () => {
  openBuilt('routes', note)
  const addresses = [...attributesOf('[href]', 'href'), ...attributesOf('[src]', 'src')].filter(
    (address) => !/^(?:#_|https?:|mailto:)/.test(address ?? ''),
  )
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) expect(address).toMatch(/^\.\.\/\.\.\//)
  expect(attributesOf('header nav a', 'href')).toContain('../../#about')
  openBuilt('routes')
  expect(attributesOf('main > section', 'id')).toContain('about')
})

test('the other documents are still built, and the headers cover all', () => {
  expect(textOf('routes', 'index.html')).toContain('<h1')
  expect(textOf('routes', '404.html')).toContain('<meta name="robots" content="noindex">')
  expect(textOf('routes', '_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: /)
})
