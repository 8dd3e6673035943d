import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileNamesIn } from '../files/files.ts'
import { installedFile, packageFolders } from '../files/packages.ts'
import { familyId, scopes } from './families.ts'

/**
 * The folder of a family's package, the owner's before the engine's, and the variable one where both are installed;
 * undefined where none is.
 */
export function fontFolder(family: string): string | undefined {
  const id = familyId(family)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return undefined
  const file = installedFile(...Object.values(scopes).map((scope) => `${scope}/${id}/package.json`))
  return file && dirname(file)
}

/** The version of the package that a family is installed from; undefined where none is. */
export function fontVersion(family: string): string | undefined {
  const folder = fontFolder(family)
  if (!folder) return undefined
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return version
}

/** Whether an installed family is of a category, as its package says. */
export function isOfCategory(family: string, wanted: 'serif' | 'monospace'): boolean {
  const folder = fontFolder(family)
  if (!folder) return false
  const { category }: { category?: string } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  return category === wanted
}

/** The names of all installed families, as their packages spell them. */
export function installedFonts(): string[] {
  const folders = Object.values(scopes).flatMap((scope) => packageFolders().map((home) => join(home, scope)))
  return [...new Set(folders.flatMap((folder) => fileNamesIn(folder).map((name) => familyIn(folder, name))))]
}

function familyIn(folder: string, name: string): string {
  const { family }: { family: string } = JSON.parse(readFileSync(join(folder, name, 'metadata.json'), 'utf8'))
  return family
}
