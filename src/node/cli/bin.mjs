#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createJiti } from 'jiti'
import { pathRefusal } from '../pathRefusal.mjs'

if (process.versions.pnp) {
  // Vite, fonts and pictures are found as files below node_modules.
  console.error('Onefolio needs a folder node_modules: write nodeLinker: node-modules into .yarnrc.yml.')
  process.exit(2)
}

// `create` is told a folder of its own, which it looks at itself.
const refusal =
  (process.argv[2] === 'create' ? undefined : pathRefusal(process.cwd())) ??
  pathRefusal(fileURLToPath(import.meta.url))
if (refusal) {
  console.error(refusal)
  process.exit(2)
}

// The engine is TypeScript, which Node does not run below node_modules. What jiti makes of it is kept in the owner's
// folder, since that of the engine may be read-only; where there is none yet, beside jiti, and else not at all.
const modules = existsSync('node_modules')
  ? 'node_modules'
  : fileURLToPath(new URL('../..', import.meta.resolve('jiti')))
const jiti = createJiti(import.meta.url, { fsCache: resolve(modules, '.cache/jiti') })
const { run } = await jiti.import('./run.ts')
const { onefolio } = await jiti.import('./onefolio.ts')
await run(onefolio)
