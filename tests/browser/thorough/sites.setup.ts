import { test } from '@playwright/test'
import { builtSites } from '../support/sites/builds.ts'
import { sites } from '../support/sites/sites.ts'

test('all sites build', () => {
  test.setTimeout(600_000)
  builtSites(Object.keys(sites))
})
