import type { FileFacts } from '../files/files.ts'
import {
  knownProperties,
  readStyleSheet,
  type StyleProblem,
  styleFile,
  styleHost,
} from '../files/styleSheet.ts'
import { textAt } from '../files/textFiles.ts'
import { addressOf } from '../model/address.ts'
import { type Diagnostic, type Problem, settle } from '../report/diagnostics.ts'
import { nearby } from '../report/nearest.ts'
import { list, quoted } from '../report/phrasing.ts'
import type { CheckContext } from './context.ts'
import { missingFile } from './links/files.ts'
import { pictureFound } from './rules/pictures.ts'
import { foundAt, type Rule } from './rules/rule.ts'

/** The longest style sheet, in characters: all of it comes with every document. */
const maxLength = 100_000

/**
 * Diagnostics of the owner's style sheet, in that file. None if it cannot be read, which a rule reports where it is
 * named.
 *
 * @param path as it is written: relative to the YAML
 */
export function styleSheetFound(path: unknown, { texts, files }: CheckContext): Diagnostic[] {
  const read = typeof path === 'string' ? texts?.read(path) : undefined
  if (typeof path !== 'string' || !read || 'problem' in read) return []
  const { file, text } = read
  if (text.length > maxLength)
    return settle([{ ...tooLong(text.length), path: [], span: { start: 0, end: 0 } }], text, file)
  const { problems, addresses } = readStyleSheet(text)
  const found = [
    ...problems.map(({ start, end, ...problem }) => ({ ...problemFound(problem), span: { start, end } })),
    ...addresses.flatMap(({ href, start, end }) => {
      const problem = addressFound(href, path, files)
      return problem ? [{ ...problem, span: { start, end } }] : []
    }),
  ]
  return settle(
    found.map((finding) => ({ ...finding, path: [] })),
    text,
    file,
  )
}

const tooLong = (length: number): Problem => ({
  code: 'too-large',
  message: `this style sheet has ${length.toLocaleString('en')} characters, and all of it would come with every page`,
  help: `leave out what is not used: up to ${maxLength.toLocaleString('en')} are read`,
})

function problemFound({ kind, words }: Pick<StyleProblem, 'kind' | 'words'>): Problem {
  if (kind === 'import')
    return {
      code: 'style-import',
      message: 'an @import would load another file, which the content policy of the page refuses',
      help: 'copy its rules into this file: the fonts and pictures that they name by https:// are allowed',
    }
  if (kind === 'property') {
    const near = nearby(words.toLowerCase(), knownProperties(), 2)
    return {
      code: 'style-property',
      severity: 'warning',
      message: `CSS has no property ${quoted(words)}, so browsers ignore it`,
      ...(near.length > 0 && { label: `did you mean ${list(near, 'or')}?` }),
    }
  }
  return {
    code: 'style-syntax',
    message:
      kind === 'pair'
        ? words
        : `browsers cannot read this: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    help: 'correct it: browsers ignore what they cannot read, and often some of what follows',
  }
}

function addressFound(href: string, sheet: string, files: FileFacts | undefined): Problem | undefined {
  const address = addressOf(href)
  if (address.kind === 'anchor') return undefined
  if (address.kind === 'scheme' && address.scheme === 'data') return undefined
  // The content policy allows what the sheet names.
  if (styleHost(href) !== undefined) return undefined
  if (address.kind !== 'path')
    return {
      code: 'style-address',
      message: `${quoted(href)} is no file beside this one and no whole https:// address, so browsers refuse it`,
      help: 'put the file beside this one and name it, or begin with https:// and the host',
    }
  const path = styleFile(href, sheet)
  if (href.startsWith('/') || path === undefined)
    return {
      code: 'style-address',
      message: `${quoted(href)} begins at the root of the host, and here paths begin at the folder of this file`,
      help: 'put the file beside this one and name it without the slash',
    }
  const missing = missingFile(path, files?.(path))
  if (missing) return missing
  // Other kinds of files, such as fonts, are published as they are.
  return files?.(path).kind === 'not-a-picture' ? undefined : pictureFound(path, files)
}

/** The owner's style sheet is a text beside this file. Its content is checked apart: `styleSheets.ts`. */
export const styleFileRule: Rule = ({ ofKind }, { root }, { files, texts }) =>
  ofKind.styleFile.flatMap(({ path, value }) => {
    const problem =
      pathFound(value) ??
      missingFile(value, files?.(value)) ??
      (texts && textAt(texts, value) === undefined ? unreadable(value) : undefined)
    return foundAt(root, path, problem)
  })

function pathFound(path: string): Problem | undefined {
  if (addressOf(path).kind === 'path' && !/^[\\/]/.test(path)) return undefined
  return {
    code: 'style-address',
    message: 'the style sheet is a file beside this one, so that it comes with the page and can be checked',
    help: 'put the file beside this one and write its name',
  }
}

const unreadable = (path: string) => ({
  code: 'missing-file' as const,
  message: `${quoted(path)} is not UTF-8 text that may be read`,
  help: 'save it in your editor with the encoding UTF-8',
})
