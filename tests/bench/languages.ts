import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { cacheFolder } from '../../src/node/build/files/fileCache.ts'
import { overlayOf } from '../languages/overlayOf.ts'
import { cacheRoot, changedContent, timedBuild } from './builds.ts'

// `npm run bench:languages`: how much longer a build takes for each further language, with fonts and cards not cached,
// and with all cached. Builds with one and with five take turns, and the fastest of each counts.

const others = ['de', 'es', 'fr', 'it']
const turns = 4

const folder = mkdtempSync(join(tmpdir(), 'languages-'))
const write = (name: string, languages: readonly string[]) => {
  const home = join(folder, name)
  return changedContent(home, (content) => {
    for (const lang of languages) {
      const overlay = overlayOf(content, (text) => `${text} (${lang})`)
      writeFileSync(join(home, `portfolio.${lang}.yaml`), stringify(overlay))
    }
  })
}

/** In ms. */
const times = { one: [Infinity], five: [Infinity], oneNew: [Infinity], fiveNew: [Infinity] }
const forget = () => {
  for (const kind of ['fonts', 'drawings'] as const)
    rmSync(cacheFolder(cacheRoot, kind), { recursive: true, force: true })
}

try {
  const one = write('one', [])
  const five = write('five', others)
  timedBuild({ yaml: one })
  timedBuild({ yaml: five })
  for (let turn = 0; turn < turns; turn += 1) {
    times.one.push(timedBuild({ yaml: one }))
    times.five.push(timedBuild({ yaml: five }))
  }
  for (let turn = 0; turn < turns; turn += 1) {
    forget()
    times.oneNew.push(timedBuild({ yaml: one }))
    forget()
    times.fiveNew.push(timedBuild({ yaml: five }))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const row = (with1: readonly number[], with5: readonly number[]) => {
  const [one, five] = [Math.min(...with1) / 1000, Math.min(...with5) / 1000]
  const each = (five - one) / others.length
  return {
    'one language (s)': one.toFixed(2),
    'five (s)': five.toFixed(2),
    'each further (s)': each.toFixed(2),
  }
}
console.table({
  'all kept': row(times.one, times.five),
  'no font or card kept': row(times.oneNew, times.fiveNew),
})
