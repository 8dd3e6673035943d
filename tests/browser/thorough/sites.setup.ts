import { test } from '@playwright/test'
import { builtSites } from '../../sites/build.ts'
import { siteNames } from '../../sites/sites.ts'

test('all sites build', () => {
  test.setTimeout(600_000)
  builtSites(siteNames)
})
