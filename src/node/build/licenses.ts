import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedFile } from '../../../schema/files/packages.ts'
import { pageFallbacks } from '../../../schema/fonts/fallbackFamilies.ts'
import { fontFolder } from '../../../schema/fonts/installedFonts.ts'
import { builtFiles } from '../../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { iconSets } from '../../../schema/pictures/icons.ts'
import { textIn } from '../fonts/letters.ts'

/** The file in `dist` with the licenses of third parties. */
export const licensesFile = builtFiles.licenses

/** Where Vite lists the packages that the scripts are made of, in the folder of a build until that is published. */
export const scriptLicensesFile = '.vite/licenses.json'

/** A package in that list. */
interface ScriptLicense {
  name: string
  version: string
  identifier?: string
  text?: string
}

/**
 * The licenses of the packages that scripts are made of. The engine itself, which is a package where an owner has
 * installed it, is no third party, and an owner's build shall be that of a fork.
 */
export function scriptLicenses(packages: readonly ScriptLicense[]): string {
  const entries = packages
    .filter(({ name }) => name !== 'onefolio')
    .map(({ name, version, identifier, text }) =>
      entry(`${name} - ${version}${identifier ? ` (${identifier})` : ''}`, text ?? ''),
    )
  return ['# Licenses\n\nThe page is made with what others share under these licenses:\n', ...entries].join(
    '',
  )
}

/** The part of an icon set's package that tells its license. */
interface IconSetInfo {
  name: string
  author: { name: string; url: string }
  license: { spdx: string; url: string }
}

/** The licenses of the families and icons of a site, written as those of its scripts are. */
export function assetLicenses(portfolios: readonly Portfolio[]): string {
  const families = new Set(
    portfolios.flatMap(({ theme: { fonts }, ...portfolio }) => [
      fonts.display,
      fonts.text,
      ...pageFallbacks(fonts.text, textIn(portfolio), portfolio.site.lang).map(({ family }) => family),
    ]),
  )
  return [...[...families].flatMap(familyLicense), ...iconSets.map(iconLicense)].join('\n')
}

function familyLicense(family: string): string[] {
  const folder = fontFolder(family)
  if (!folder) return []
  const { license }: { license: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, 'LICENSE')
  return [entry(`the font ${family} (${license})`, existsSync(file) ? readFileSync(file, 'utf8') : '')]
}

function iconLicense(prefix: string): string {
  const file = installedFile(`@iconify-json/${prefix}/info.json`)
  if (!file) throw new Error(`The icons ${prefix} are not installed.`)
  const { name, author, license }: IconSetInfo = JSON.parse(readFileSync(file, 'utf8'))
  return entry(`the icons of ${name} (${license.spdx})`, `${author.name}, ${author.url}\n${license.url}`)
}

const entry = (title: string, text: string) => `\n## ${title}\n\n${text.trim()}\n`
