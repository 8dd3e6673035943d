import { quoted } from '../../report/phrasing.ts'

const opening = /^[‘’‚‛“”„‟«»‹›'"]+/
const closing = /[‘’‚‛“”„‟«»‹›'"]+$/

/** What stands between quotes that are part of a text, as a text processor writes them; undefined where none begins it. */
export function withoutTypedQuotes(text: string): string | undefined {
  const written = text.trim()
  const inner = written.replace(opening, '').replace(closing, '').trim()
  return opening.test(written) && inner ? inner : undefined
}

/** What to say of a text with such quotes. */
export const typedQuotes = (inner: string) => ({
  message: `the quotes around ${quoted(inner)} are read as part of it`,
  help: `write ${quoted(inner)}`,
})
