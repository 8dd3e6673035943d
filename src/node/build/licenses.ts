import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pageFallbacks } from '../../../schema/lookup/fonts/fallbackFamilies.ts'
import { fontFolder } from '../../../schema/lookup/fonts/installedFonts.ts'
import { iconSets } from '../../../schema/lookup/pictures/icons.ts'
import { builtFiles } from '../../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { textIn } from './fonts/letters.ts'

/** The file in `dist` with the licenses of third parties. Vite writes those of scripts. */
export const licensesFile = builtFiles.licenses

const require = createRequire(import.meta.url)

/** The part of an icon set's package that tells its license. */
interface IconSetInfo {
  name: string
  author: { name: string; url: string }
  license: { spdx: string; url: string }
}

/** The licenses of the families and icons of a site, written as Vite writes those of its scripts. */
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
  const { name, author, license }: IconSetInfo = require(`@iconify-json/${prefix}/info.json`)
  return entry(`the icons of ${name} (${license.spdx})`, `${author.name}, ${author.url}\n${license.url}`)
}

const entry = (title: string, text: string) => `\n## ${title}\n\n${text.trim()}\n`
