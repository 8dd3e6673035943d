import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The npm scopes whose packages each hold one family: as a variable font, or as a font for each weight. */
export const scopes = { variable: '@fontsource-variable', static: '@fontsource' } as const

/** The families that npm has packages of, as `npm run families` found them. */
export interface FamilyList {
  source: string
  /** When the list was made. */
  date: string
  /** By name: the form, as in `scopes`, and the scripts beyond Latin that it is made for, as in `static arabic`. */
  families: Record<string, string>
}

/** Where the list is kept. */
export const familyListFile = join(dirname(fileURLToPath(import.meta.url)), 'families.json')

let list: FamilyList | undefined

function families(): [name: string, about: string][] {
  list ??= JSON.parse(readFileSync(familyListFile, 'utf8')) as FamilyList
  return Object.entries(list.families)
}

/** The name of a family within its scope: `instrument-sans`. */
export const familyId = (family: string) => family.trim().toLowerCase().replace(/\s+/g, '-')

/** Whether a family is in a list of families, however its name is written. */
export const isAmong = (families: readonly string[], family: string): boolean =>
  families.some((one) => familyId(one) === familyId(family))

/** The names of all families. */
export const knownFamilies = (): string[] => families().map(([name]) => name)

/** The package of a family, variable where there is one; undefined where none is known. */
export function packageOf(family: string): string | undefined {
  const id = familyId(family)
  const about = families().find(([name]) => familyId(name) === id)?.[1]
  return about && `${about.startsWith('static') ? scopes.static : scopes.variable}/${id}`
}

/** The packages of families, of those for which one is known. */
export const packagesOf = (families: readonly string[]): string[] =>
  families.flatMap((family) => packageOf(family) ?? [])

/** The command that installs families; empty where no package of one is known. */
export function installing(families: readonly string[]): string {
  const packages = packagesOf(families)
  return packages.length > 0 ? `npm install ${packages.join(' ')}` : ''
}

/** The families made for a script, by Fontsource's name of it, such as `arabic`; variable ones first. */
export const familiesFor = (script: string): string[] =>
  families()
    .filter(([, about]) => about.split(' ').includes(script))
    .toSorted(([, a], [, b]) => Number(a.startsWith('static')) - Number(b.startsWith('static')))
    .map(([name]) => name)

/** Fontsource's names of all scripts that a family is made for. */
export const familyScripts = (): string[] => [
  ...new Set(families().flatMap(([, about]) => about.split(' ').slice(1))),
]
