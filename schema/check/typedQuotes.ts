import { quoted } from '../report/phrasing.ts'

const opening = /^[‘’‚‛“”„‟«»‹›'"]+/
const closing = /[‘’‚‛“”„‟«»‹›'"]+$/

/** What stands between the quotes of a text processor, where a text begins with one; undefined for other texts. */
export function withoutTypedQuotes(text: string): string | undefined {
  const written = text.trim()
  const inner = written.replace(opening, '').replace(closing, '').trim()
  return opening.test(written) && inner ? inner : undefined
}

/** What to say of a text that a text processor has put into its own quotes. */
export const typedQuotes = (inner: string) => ({
  message: `the quotes around ${quoted(inner)} are read as part of it: those of YAML are straight`,
  help: `write ${quoted(inner)}`,
})
