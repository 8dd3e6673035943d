import { createRequire } from 'node:module'
import type { HLJSApi } from 'highlight.js'
import { nearest } from '../report/nearest.ts'

const require = createRequire(import.meta.url)
const common = (): HLJSApi => require('highlight.js/lib/common')
const every = (): HLJSApi => require('highlight.js')

/** The common languages, which load fast, and all others where a language is not among them. */
const highlighterOf = (language: string): HLJSApi | undefined =>
  [common, every].find((load) => load().getLanguage(language))?.()

/** Code as HTML, its parts marked by the classes of highlight.js; undefined where its language is not known. */
export const highlighted = (code: string, language: string): string | undefined =>
  highlighterOf(language)?.highlight(code, { language, ignoreIllegals: true }).value

/** Whether code in a language can be coloured, and if not, the name that was most likely meant. */
export function codeLanguage(language: string): { known: boolean; near?: string | undefined } {
  const known = highlighterOf(language) !== undefined
  return known ? { known } : { known, near: nearest(language, every().listLanguages()) }
}
