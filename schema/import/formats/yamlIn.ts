import { parseDocument } from 'yaml'
import { beyondLimits } from '../../yaml/limits.ts'
import { Unimportable } from '../unimportable.ts'
import { indentedQuotes } from './indentedQuotes.ts'

/** The data of a YAML text. Throws `Unimportable` for a broken one. */
export function yamlIn(text: string, path: string): unknown {
  const limit = beyondLimits(text)
  if (limit) throw new Unimportable(`${path} is not read: ${limit.message}.`)
  const document = parsed(text)
  const [error] = document.errors
  // Other parsers are less strict, and the files of some programs rely on it.
  const other = error && parsed(indentedQuotes(text))
  if (error && other && other.errors.length > 0) {
    const [{ line = 0 } = {}] = error.linePos ?? []
    throw new Unimportable(
      `${path} is no YAML that can be read: ${error.code.toLowerCase().replaceAll('_', ' ')} in line ${line}.`,
    )
  }
  try {
    return (other ?? document).toJS({ maxAliasCount: 50 })
  } catch {
    throw new Unimportable(`${path} repeats parts of itself by aliases too often to be read.`)
  }
}

const parsed = (text: string) => parseDocument(text, { strict: false, uniqueKeys: false, logLevel: 'silent' })
