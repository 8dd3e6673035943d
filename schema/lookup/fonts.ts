import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The npm scope whose packages each hold one family as variable fonts. */
const scope = '@fontsource-variable'

const require = createRequire(import.meta.url)

/** The package of a family, such as `@fontsource-variable/instrument-sans`; undefined where no package can have its name. */
export function fontPackage(family: string): string | undefined {
  const name = family.toLowerCase().replaceAll(' ', '-')
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length < 100 ? `${scope}/${name}` : undefined
}

/** The folder of a family's package, or undefined where it is not installed. */
export function fontFolder(family: string): string | undefined {
  const name = fontPackage(family)
  try {
    return name && dirname(require.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/** The families that are installed, by the names of their designers. */
export function installedFonts(): string[] {
  const homes = require.resolve.paths(scope) ?? []
  return homes.flatMap((home) => namesIn(join(home, scope)).map((name) => familyIn(join(home, scope, name))))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

function familyIn(folder: string): string {
  const { family }: { family: string } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  return family
}
