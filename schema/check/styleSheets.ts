import type { FileFacts } from '../files/files.ts'
import {
  knownProperties,
  pathInStyleSheet,
  readStyleSheet,
  type StyleProblem,
  styleHost,
} from '../files/styleSheet.ts'
import { textAt } from '../files/textFiles.ts'
import { addressOf } from '../model/address.ts'
import { type Diagnostic, type Finding, type Problem, settle } from '../report/diagnostics.ts'
import { sentenceList } from '../report/phrasing.ts'
import { problem } from '../report/problem.ts'
import { nearby } from '../report/suggest.ts'
import type { CheckContext } from './context.ts'
import { missingFile } from './links/files.ts'
import { pictureFound } from './rules/pictures.ts'
import { foundAt, type Rule } from './rules/rule.ts'

/**
 * Diagnostics of the owner's style sheet, in that file. None if it cannot be read, which a rule reports where it is
 * named.
 *
 * @param path as it is written: relative to the YAML
 */
export function styleSheetFound(path: unknown, { texts, files }: CheckContext): Diagnostic[] {
  const read = typeof path === 'string' ? texts?.read(path) : undefined
  if (typeof path !== 'string' || !read || 'problem' in read) return []
  const { problems, addresses } = readStyleSheet(read.text)
  const findings: Finding[] = problems.map(({ start, end, ...one }) => ({
    ...problemFound(one),
    path: [],
    span: { start, end },
  }))
  for (const { href, start, end } of addresses) {
    const found = addressFound(href, path, files)
    if (found) findings.push({ ...found, path: [], span: { start, end } })
  }
  return settle(findings, read.text, read.file)
}

function problemFound({ kind, words }: Pick<StyleProblem, 'kind' | 'words'>): Problem {
  if (kind === 'import') return problem('style-import')
  if (kind === 'syntax')
    return problem('style-syntax', { why: words.charAt(0).toLowerCase() + words.slice(1) })
  const near = nearby(words.toLowerCase(), knownProperties(), 2)
  const label = near.length > 0 ? `did you mean ${sentenceList(near, 'or')}?` : undefined
  return { ...problem('style-property', { name: words }), label }
}

function addressFound(href: string, sheet: string, files: FileFacts | undefined): Problem | undefined {
  const address = addressOf(href)
  // The content policy allows what the sheet names.
  if (address.kind === 'anchor' || /^data:/i.test(href) || styleHost(href) !== undefined) return undefined
  const path = pathInStyleSheet(href, sheet)
  if (address.kind !== 'path' || href.startsWith('/') || path === undefined)
    return problem('style-address', { address: href })
  // Other kinds of files, such as fonts, are published as they are.
  const isOther = files?.(path).kind === 'not-a-picture'
  return missingFile(path, files?.(path)) ?? (isOther ? undefined : pictureFound(path, files))
}

/** The owner's style sheet is a text beside this file. Its content is checked apart: `styleSheets.ts`. */
export const styleFileRule: Rule = ({ ofKind }, { root }, { files, texts }) =>
  ofKind.styleFile.flatMap(({ path, value }) => {
    const isBeside = addressOf(value).kind === 'path' && !/^[\\/]/.test(value)
    if (!isBeside) return foundAt(root, path, problem('style-address', { address: value }))
    const missing = missingFile(value, files?.(value))
    const isRead = !texts || textAt(texts, value) !== undefined
    return foundAt(
      root,
      path,
      missing ?? (isRead ? undefined : problem('missing-file in UTF-8', { path: value })),
    )
  })
