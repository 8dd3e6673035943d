import { checked, yamlOf } from '../../torture/checked.ts'
import { unexcused } from '../../torture/excused.ts'
import { randomSites } from '../../torture/randomSites.ts'
import { visit } from '../../torture/visit.ts'
import { expect, test } from '../support/test.ts'

// A few fixed random sites; `npm run torture` checks any number of others.

for (const name of ['random-1', 'random-2'] as const) {
  test.describe(`the site ‘${name}’`, () => {
    test.use({ site: name })

    test('passes the layout checks at every width, and is complete without scripts', async ({
      browser,
      baseURL,
    }) => {
      const site = checked(yamlOf(await randomSites[name].made()))
      const found = await visit(browser, baseURL ?? '', site.portfolio)
      expect(unexcused(found, site)).toEqual([])
    })
  })
}
