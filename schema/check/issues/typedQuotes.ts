import { quoted } from '../../report/phrasing.ts'

const opening = /^[‘’‚‛“”„‟«»‹›'"]+/
const closing = /[‘’‚‛“”„‟«»‹›'"]+$/

/**
 * The text within quotes that are part of a value, such as typographic ones; undefined if it does not begin with one.
 */
export function withoutTypedQuotes(text: string): string | undefined {
  const written = text.trim()
  const inner = written.replace(opening, '').replace(closing, '').trim()
  return opening.test(written) && inner ? inner : undefined
}

/** The message and the help for a text with such quotes. */
export const typedQuotes = (inner: string) => ({
  message: `the quotes around ${quoted(inner)} are read as part of it`,
  help: `write ${quoted(inner)}`,
})
