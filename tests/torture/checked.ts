import { join } from 'node:path'
import { stringify } from 'yaml'
import { load } from '../../schema/check/load.ts'
import { filesBeside } from '../../schema/lookup/files.ts'
import { installedFonts } from '../../schema/lookup/fonts.ts'
import { hasIcon, nearIcons } from '../../schema/lookup/icons.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import type { Code } from '../../schema/report/codes.ts'
import { report } from '../../schema/report/report.ts'
import type { Written } from './portfolio.ts'

/** What the check may say of a site that is made here; all else were a mistake of whoever makes it. */
const expected: readonly Code[] = ['long-word', 'long-list']

/** The YAML of a site. */
export const yamlOf = (site: Written) => stringify(site, { aliasDuplicateObjects: false })

/**
 * A site as the build sees it, with every default filled in. Throws where the check finds a mistake, for every site
 * that is made shall be valid.
 *
 * @param folder where its pictures are; without one they are not looked for
 */
export function checked(text: string, folder?: string): Portfolio {
  const file = join(folder ?? '', 'portfolio.yaml')
  const files = folder === undefined ? undefined : filesBeside(file)
  const loaded = load(text, { file, files, hasIcon, nearIcons, installedFonts })
  const found = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  const unexpected = found.filter(({ code }) => !expected.includes(code))
  if (!('portfolio' in loaded) || unexpected.length > 0)
    throw new Error(`A site was made that is not in order.\n${report(unexpected, text)}`)
  return loaded.portfolio
}
