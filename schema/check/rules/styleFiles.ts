import { textAt } from '../../lookup/textFiles.ts'
import { addressOf } from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { missingFile } from '../links/missingFile.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

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
