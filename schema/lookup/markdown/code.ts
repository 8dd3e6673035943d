import { createRequire } from 'node:module'
import type { HLJSApi } from 'highlight.js'
import { nearest } from '../../report/nearest.ts'

const require = createRequire(import.meta.url)
let common: HLJSApi | undefined
let every: HLJSApi | undefined

/** Loads the common languages on first use, and all others once a language is not among them. */
function highlighterOf(language: string): HLJSApi | undefined {
  common ??= require('highlight.js/lib/common') as HLJSApi
  if (common.getLanguage(language)) return common
  every ??= require('highlight.js') as HLJSApi
  return every.getLanguage(language) ? every : undefined
}

/** Code as HTML, its parts marked by the classes of highlight.js; undefined where its language is not known. */
export const highlighted = (code: string, language: string): string | undefined =>
  highlighterOf(language)?.highlight(code, { language, ignoreIllegals: true }).value

/** Whether code in a language can be coloured, and if not, the name that was most likely meant. */
export function codeLanguage(language: string): { known: boolean; near?: string | undefined } {
  const known = highlighterOf(language) !== undefined
  return known ? { known } : { known, near: nearest(language, every?.listLanguages() ?? []) }
}
