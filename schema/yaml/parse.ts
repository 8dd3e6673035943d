import { type Document, parseDocument, type YAMLError } from 'yaml'
import type { Lines, Span } from '../report/lines.ts'

/** A mistake of syntax as the library reports it, with the lines by which its cause is guessed. */
export interface Mistake {
  error: YAMLError
  text: string
  lines: Lines
  document: Document.Parsed
  /** The number of the line on which the library has found it. */
  number: number
  /** That line without its comment, and the one with text above it. */
  line: string
  above: string
  /** Where that line lies, from its first character that is no blank. */
  span: Span
}

/** The document of a text, with its errors; undefined where the library itself fails. */
export function parse(text: string) {
  // Of an error only its code and position are read. Its stack, which nobody sees, would take most of the time.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return parseDocument(text, {
      schema: 'core',
      merge: false,
      // The tree finds duplicate keys itself: the library compares each key with every other.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    })
  } catch {
    return undefined
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
