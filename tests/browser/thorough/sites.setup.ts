import { test } from '@playwright/test'
import { builtSites } from '../../sites/builds.ts'
import { siteNames } from '../../sites/sites.ts'

test('all sites build', () => {
  test.setTimeout(600_000)
  builtSites(siteNames)
})
