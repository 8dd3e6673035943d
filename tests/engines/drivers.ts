import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../browser/support/paths.ts'
import { installed } from '../setup/onDemand.ts'

/** Loads one of the libraries of `drivers/package.json`, which is installed when it is first needed. */
export async function driver(name: 'puppeteer-core' | 'selenium-webdriver'): Promise<unknown> {
  const modules = installed({ manifest: join(root, 'tests/engines/drivers'), size: 77 })
  const loaded = await import(pathToFileURL(createRequire(join(modules, 'any.js')).resolve(name)).href)
  return loaded.default ?? loaded
}
