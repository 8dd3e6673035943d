import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { structuredData } from '../../src/node/build/documents/structuredData.ts'

const result = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
  file: 'portfolio.yaml',
})

/** The types of the nodes of a start page, of a site at an address. */
function nodesAt(url: string, folder = ''): object[] {
  if (!('portfolio' in result)) throw new Error('The content is not in order.')
  const { portfolio } = result
  const data = structuredData({ ...portfolio, site: { ...portfolio.site, url } }, [], folder)
  return '@graph' in data && Array.isArray(data['@graph']) ? data['@graph'] : [data]
}

it('names the site on the start page of a whole domain, and on no other page', () => {
  const site = { '@type': 'WebSite', name: 'Mara Lind', url: 'https://mara.example/' }
  expect(nodesAt('https://mara.example/')).toContainEqual(site)
  for (const nodes of [nodesAt('https://mara.example/', 'de/'), nodesAt('https://mara.example/work/')])
    expect(nodes).toEqual([expect.objectContaining({ '@type': 'ProfilePage' })])
})
