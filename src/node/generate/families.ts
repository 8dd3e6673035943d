import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FamilyList, familyId, familyListFile, scopes } from '../../../schema/fonts/families.ts'

// `npm run families`: writes the list of families that npm has packages of, with the scripts that each is made for.
// Names and scripts are those of google-font-metadata, from which Fontsource makes its packages; each package is looked
// up in the registry. It needs a network and some ten minutes.

const source = 'google-font-metadata@6.0.8'
const folder = fileURLToPath(new URL('../../../.cache/families/', import.meta.url))

/** Subsets that families of all scripts have, or that are no script of a language. */
const common = /^(?:latin|latin-ext|math|symbols2?|emoji|music|braille)$|-ext(?:ended)?$/

interface Metadata {
  family: string
  subsets: string[]
}

function metadata(): Metadata[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['pack', source, '--silent'], { cwd: folder })
  const archive = `${source.replace('@', '-')}.tgz`
  execFileSync('tar', ['xzf', archive, 'package/data/api-response.json'], { cwd: folder })
  return JSON.parse(readFileSync(join(folder, 'package/data/api-response.json'), 'utf8'))
}

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  .trim()
  .replace(/\/$/, '')

async function isPublished(name: string): Promise<boolean> {
  const { ok, status } = await fetch(`${registry}/${name}`, { method: 'HEAD' })
  if (!ok && status !== 404) throw new Error(`The registry answered ${status} for ${name}.`)
  return ok
}

/** The form of its package and its scripts, such as `static arabic`; undefined if it has no package. */
async function described({ family, subsets }: Metadata): Promise<string | undefined> {
  for (const [form, scope] of Object.entries(scopes))
    if (await isPublished(`${scope}/${familyId(family)}`))
      return [form, ...subsets.filter((subset) => !common.test(subset)).toSorted()].join(' ')
  return undefined
}

/** A family of another maker that the PDF of a résumé takes signs from. */
const all = [...metadata(), { family: 'DejaVu Sans', subsets: [] }]
const families: FamilyList['families'] = {}
const atOnce = 16
for (let at = 0; at < all.length; at += atOnce) {
  const some = all.slice(at, at + atOnce)
  const found = await Promise.all(some.map(described))
  some.forEach(({ family }, index) => {
    const about = found[index]
    if (about !== undefined) families[family] = about
  })
}
const list: FamilyList = {
  source: `${source} and the npm registry`,
  date: new Date().toISOString().slice(0, 10),
  families: Object.fromEntries(Object.entries(families).toSorted(([a], [b]) => (a < b ? -1 : 1))),
}
writeFileSync(familyListFile, `${JSON.stringify(list, null, 2)}\n`)
console.log(`${Object.keys(families).length} of ${all.length} families have a package.`)
