import { type Code, type CodeMessage, messagesByCode, warnings } from './codes.ts'
import type { Problem } from './diagnostics.ts'
import { quoted } from './phrasing.ts'

type Messages = typeof messagesByCode
/** The names in braces of a text. */
type Slots<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never
type SlotsOf<Key extends keyof Messages> = Slots<Messages[Key][keyof Messages[Key]]>
type Words<Key extends keyof Messages> = [SlotsOf<Key>] extends [never]
  ? []
  : [Record<SlotsOf<Key>, string | number>]

/** What `codes.ts` says under a key, with its words filled in. */
export function problem<Key extends keyof Messages>(key: Key, ...[words]: Words<Key>): Problem {
  const { message, help }: CodeMessage = messagesByCode[key]
  const filled = (text: string) => filledIn(text, words ?? {})
  return {
    // A key begins with its code.
    code: key.split(' ', 1)[0] as Code,
    severity: Object.hasOwn(warnings, key) ? 'warning' : 'error',
    message: filled(message),
    help: help === undefined ? undefined : filled(help),
  }
}

/** Fills in the words of a text, in quotes and cut where the braces stand in quotes. */
const filledIn = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replace(/"\{(\w+)\}"|\{(\w+)\}/g, (braces, inQuotes?: string, bare?: string) => {
    const word = words[inQuotes ?? bare ?? '']
    if (word === undefined) return braces
    return inQuotes === undefined ? String(word) : quoted(String(word))
  })

/** The same with what was certainly meant as its help, which `--fix` writes. */
export const withMeant = (problem: Problem, meant: string): Problem => ({
  ...problem,
  help: `write ${quoted(meant)}`,
  meant,
})
