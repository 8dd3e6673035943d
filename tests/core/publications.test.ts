import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { publications } from '../../schema/model/sections/publications.ts'
import { doiAddress } from '../../src/client/sections/publications/doi.ts'
import { metadata } from '../../src/client/sections/publications/metadata.ts'

function codesOf(item: object): string[] {
  const content = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
  content.sections.push({
    type: 'publications',
    id: 'papers',
    label: 'Papers',
    heading: 'What I Have Written.',
    items: [{ title: 'A Sketch', authors: ['M. Lind'], year: 2019, ...item }],
  })
  const result = loadPortfolio(stringify(content), { file: 'portfolio.yaml' })
  return 'diagnostics' in result ? result.diagnostics.map(({ code }) => code) : []
}

describe('a DOI', () => {
  it.each([
    '10.1000/182',
    '10.1145/3588432.3591500',
    '10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O',
  ])('may be %s', (doi) => expect(codesOf({ doi })).toEqual([]))

  it.each([
    'https://doi.org/10.1000/182',
    'doi:10.1000/182',
    '10.1000',
    '11.1000/182',
    '10.1000/1 82',
    '10.1000/<b>',
  ])('may not be %s', (doi) => expect(codesOf({ doi })).toContain('wrong-format'))

  it('is escaped in its address', () => {
    expect(doiAddress('10.1000/a#b?c;d')).toBe('https://doi.org/10.1000/a%23b%3Fc%3Bd')
  })
})

it.each([
  ['no author', { authors: [] }, 'empty-list'],
  ['a year in words', { year: 'last year' }, 'wrong-type'],
  ['a link to nowhere', { link: { name: 'Read', href: '#nowhere' } }, 'unknown-anchor'],
])('a publication with %s is refused', (_, item, code) => {
  expect(codesOf(item)).toContain(code)
})

/** The structured data of a publication with these fields, on a page with an address. */
function articleOf(fields: object) {
  const section = publications.parse({
    type: 'publications',
    id: 'papers',
    label: 'Papers',
    heading: 'What I Have Written.',
    items: [{ title: 'A Sketch', authors: ['M. Lind'], year: 2019, ...fields }],
  })
  const heading = { text: section.heading, longest: 1, total: 1, diacritics: 0, level: 2 as const }
  const absolute = (address: string) => new URL(address, 'https://example.com/portfolio/').href
  return metadata.structuredData([{ ...section, heading }], absolute)[0]
}

it('special characters of a DOI are escaped in structured data', () => {
  expect(articleOf({ doi: '10.1000/a#b?c' })?.sameAs).toBe('https://doi.org/10.1000/a%23b%3Fc')
})

it.each([
  ['https://else.example/a.pdf', 'https://else.example/a.pdf'],
  ['files/a.pdf', 'https://example.com/portfolio/files/a.pdf'],
  ['mailto:a@b.example', 'https://doi.org/10.1000/182'],
  ['#papers', 'https://doi.org/10.1000/182'],
])('a publication with the link %s has in structured data the address %s', (href, url) => {
  expect(articleOf({ doi: '10.1000/182', link: { name: 'Read', href } })?.url).toBe(url)
})
