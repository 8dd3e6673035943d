import { parseArgs } from 'node:util'
import { findChromium } from './chromium.ts'
import type { Engine, FindEngine } from './engine.ts'
import { findFirefox } from './firefox.ts'
import * as page from './inPage.ts'
import { serveProbed, type Walked } from './site.ts'
import { parts } from './walk.ts'
import { findWebKit } from './webkit.ts'

/*
 * `npm run test:engines`: walks the built page in WebKitGTK, Firefox and Chromium, in whichever of them is here or can be
 * installed from Debian's packages, and says which it skipped. It ends with 1 where a check has failed, and with 2 where
 * there was no engine at all.
 *
 *   -- --only webkit,firefox   these engines alone; one of them that is missing is a failure then
 *   -- --part phone            one part of the walk alone
 */

const engines: Record<string, FindEngine> = {
  webkit: findWebKit,
  firefox: findFirefox,
  chromium: findChromium,
}

const { values } = parseArgs({ options: { only: { type: 'string' }, part: { type: 'string' } } })
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !(name in engines)) ?? []
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}: webkit, firefox or chromium.`)
  process.exit(2)
}

/** How many checks have passed and failed. */
const counts = { passed: 0, failed: 0 }

function note(ok: boolean, name: string, seen: unknown): void {
  counts[ok ? 'passed' : 'failed'] += 1
  console.log(ok ? `  pass  ${name}` : `  FAIL  ${name}: ${JSON.stringify(seen)}`)
}

async function walk({ version, visit }: Engine, walked: Walked): Promise<void> {
  console.log(version)
  for (const { name, visitor, size, site = 'origin', checks } of parts) {
    if (values.part && values.part !== name) continue
    const tab = await visit(visitor)
    try {
      await tab.resize(...size)
      for (const [what, check] of Object.entries(checks)) {
        const [ok, seen] = await check(tab, walked[site]).catch(
          (error: Error) => [false, error.message] as const,
        )
        note(ok, `${name}, ${what}`, seen)
        if (visitor.withoutScripts) continue
        const problems = await tab.ask(page.problems).catch(() => ['The page is gone.'])
        if (problems.length > 0) note(false, `${name}, ${what}: nothing is reported`, problems)
      }
    } finally {
      await tab.close()
    }
  }
}

const { close, ...sites } = await serveProbed()
let walked = 0
try {
  for (const [name, find] of Object.entries(engines)) {
    if (wanted && !wanted.includes(name)) continue
    const engine = await find()
    if ('missing' in engine) {
      console.log(`Skipped ${name}: ${engine.missing}.`)
      if (wanted) counts.failed += 1
      continue
    }
    walked += 1
    await walk(engine, sites)
  }
} finally {
  close()
}
console.log(
  `${counts.passed} passed, ${counts.failed} failed, in ${walked} of ${Object.keys(engines).length} engines`,
)
process.exitCode = walked === 0 ? 2 : counts.failed > 0 ? 1 : 0
