import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import type { Texts } from '../../../schema/report/report.ts'
import { Misuse } from '../cli/commandLine.ts'
import type { OwnersFile } from './ownersFile.ts'

/** Makes a portfolio of a file that somebody has. */
export type Importer = (file: string, place: PortfolioPlace) => Promise<ImportedSite>

/** Where a portfolio is to stand. */
export interface PortfolioPlace {
  /** The path of its file, which need not exist. */
  target: string
  /** The name of that file in reports. */
  shown: string
  /** The path of the engine's folder `schema` from the folder of the file. */
  schema: string
  /** The look that was asked for; left out, it is the one for the person. */
  look?: string | undefined
  /** Whether the telephone number and the street address are on the page. */
  contact?: 'all' | undefined
  /** The command that makes it, for its first comment. */
  command: string
}

/** A portfolio that was made of a file, and checked. */
export interface ImportedSite {
  /** The text of the portfolio file. */
  text: string
  /** The name of the file that was read, and of its format, for sentences. */
  file: string
  format: string
  /** The pictures that have to be written beside it. */
  needed: readonly OwnersFile[]
  /** Undefined if what was made has errors. */
  portfolio: Portfolio | undefined
  /** The packages of fonts that its letters need and that are not installed. */
  fonts: string[]
  /** What to report, without what is said of those fonts, and the texts that it is about. */
  diagnostics: readonly Diagnostic[]
  texts: Texts
  /** How much of the file has a place in the portfolio, and the list of all that has none. */
  placed: string
  /** Which look was taken, why, and what else there is. */
  tookLook: string
  /** What is left to know and to do, a line each. */
  toDo: readonly string[]
}

/** What `--contact` says. Throws `Misuse` for anything but `all`. */
export function contactIn(contact: string | undefined): 'all' | undefined {
  if (contact === undefined || contact === 'all') return contact
  throw new Misuse(`--contact takes all, not ${contact}.`)
}
