import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import type { Texts } from '../../../schema/report/report.ts'
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
  /** The look that was asked for; left out, one is drawn by the person. */
  look?: string | undefined
  /** The command that makes it, for its first comment. */
  command: string
}

/** A portfolio that was made of a file, and checked. */
export interface ImportedSite {
  /** The text of the portfolio file. */
  text: string
  /** The name of the format, for sentences. */
  format: string
  /** The look and pictures that have to be written beside it. */
  needed: readonly OwnersFile[]
  /** Undefined if what was made has errors. */
  portfolio: Portfolio | undefined
  /** The packages of fonts that its letters need and that are not installed. */
  fonts: string[]
  /** What to report, without what is said of those fonts, and the texts that it is about. */
  diagnostics: readonly Diagnostic[]
  texts: Texts
  /** The list of all that has no place in the portfolio; undefined if everything has. */
  unplaced: string | undefined
  /** What is left to know and to do, a line each. */
  toDo: readonly string[]
}
