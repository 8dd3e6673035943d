import { join } from 'node:path'
import { stringify } from 'yaml'
import { installed } from '../../schema/check/installed.ts'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { filesBeside } from '../../schema/files/files.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { drawingIn } from '../../schema/pictures/drawing.ts'
import type { Diagnostic } from '../../schema/report/diagnostics.ts'
import { report } from '../../schema/report/report.ts'
import type { Written } from '../written.ts'

/** The YAML of a site. */
export const yamlOf = (site: Written) => stringify(site, { aliasDuplicateObjects: false })

/** A site that passes the check, and its warnings. */
export interface Checked {
  /** With every default filled in. */
  portfolio: Portfolio
  warnings: readonly Diagnostic[]
}

/**
 * A site as the build sees it. Throws where the check finds a mistake: every generated site must be valid.
 *
 * @param folder the folder of its pictures; without one they are not looked for
 */
export function checked(text: string, folder?: string): Checked {
  const file = join(folder ?? '', 'portfolio.yaml')
  const files = folder === undefined ? undefined : filesBeside(file)
  const drawing = folder === undefined ? undefined : (path: string) => drawingIn(join(folder, path))
  const loaded = loadPortfolio(text, {
    file,
    files,
    drawing,
    ...installed,
  })
  if ('portfolio' in loaded) return loaded
  throw new Error(`A site was made that is not in order.\n${report(loaded.diagnostics, text)}`)
}
