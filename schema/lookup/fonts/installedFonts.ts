import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { namesIn } from '../files.ts'
import { familyId, scopes } from './families.ts'

const require = createRequire(import.meta.url)

/** The folder of a family's package, the variable one where both are installed; undefined where none is. */
export function fontFolder(family: string): string | undefined {
  const id = familyId(family)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return undefined
  for (const scope of Object.values(scopes)) {
    try {
      return dirname(require.resolve(`${scope}/${id}/package.json`))
    } catch {}
  }
  return undefined
}

/** The version of the package that a family is installed from; undefined where none is. */
export function fontVersion(family: string): string | undefined {
  const folder = fontFolder(family)
  if (!folder) return undefined
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return version
}

/** Whether an installed family is a serif, as its package says. */
export function isSerif(family: string): boolean {
  const folder = fontFolder(family)
  if (!folder) return false
  const { category }: { category?: string } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  return category === 'serif'
}

/** The names of all installed families, as their packages spell them. */
export function installedFonts(): string[] {
  const folders = Object.values(scopes).flatMap((scope) =>
    (require.resolve.paths(scope) ?? []).map((home) => join(home, scope)),
  )
  return [...new Set(folders.flatMap((folder) => namesIn(folder).map((name) => familyIn(folder, name))))]
}

function familyIn(folder: string, name: string): string {
  const { family }: { family: string } = JSON.parse(readFileSync(join(folder, name, 'metadata.json'), 'utf8'))
  return family
}
