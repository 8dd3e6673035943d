import type { Path } from '../../../schema/report/diagnostics.ts'
import type { Sought } from '../../shared/findInYaml.ts'
import { bare, type ShownValue } from './shownValues.ts'

/** The words of what was pressed and of what is around it, as `bare` has them, the innermost first. */
export const wordsAround = ({ alt, texts }: Sought): string[] =>
  [...(alt ? [alt] : []), ...texts].map(bare).filter(Boolean)

/**
 * The value that something on the page shows: its icon, its picture, or its words. An element that shows a part of a
 * sentence is that sentence, so words around it count before its own.
 */
export function shownValue(values: readonly ShownValue[], sought: Sought): ShownValue | undefined {
  const { icon, src, hasWords } = sought
  if (icon) return best(values, (value) => value.icon?.startsWith(icon) ?? false, sought)
  if (src)
    return (
      best(values, (value) => value.src === src, sought) ?? (sought.alt ? byWords(values, sought) : undefined)
    )
  return hasWords ? byWords(values, sought) : undefined
}

function byWords(values: readonly ShownValue[], sought: Sought): ShownValue | undefined {
  const said = wordsAround(sought)
  for (const text of said.toReversed()) {
    const found = best(values, (value) => value.text === text || value.text === unquoted(text), sought)
    if (found) return found
  }
  const number = numberIn(said[0] ?? '')
  return number === undefined ? undefined : best(values, (value) => value.number === number, sought)
}

/** A text without the quotation marks that a page sets around it. */
const unquoted = (text: string) => text.replace(/^[«»‹›“”„‟‘’‚「」『』]|[«»‹›“”„‟‘’‚「」『』]$/gu, '')

/** The value with an address: that of the link in which something stands. */
export const linkValue = (values: readonly ShownValue[], sought: Sought): ShownValue | undefined =>
  sought.href === undefined ? undefined : best(values, ({ href }) => href === sought.href, sought)

/** The value of which the words are a part, such as the first sentence of a text; or else the longest that they have. */
export function partlyShownValue(values: readonly ShownValue[], sought: Sought): ShownValue | undefined {
  const [text = ''] = wordsAround(sought)
  if (!sought.hasWords || text.length < 2) return undefined
  const around = best(values, (value) => value.text?.includes(text) ?? false, sought)
  if (around) return around
  const inside = values.filter((value) => value.text && value.text.length > 2 && text.includes(value.text))
  return inside.toSorted((one, other) => (other.text?.length ?? 0) - (one.text?.length ?? 0))[0]
}

/** The path of the one entry of a list to which something belongs, such as a card, by the words around it. */
export function entryAround(values: readonly ShownValue[], sought: Sought): Path | undefined {
  const entries = new Map(values.flatMap(({ path }) => entriesOn(path)).map((path) => [path.join(), path]))
  for (const text of wordsAround(sought)) {
    const shown = [...entries.values()].filter((path) => shareIn(text, path, values) >= 0.5)
    const [first] = shown
    // The longest path is that of the innermost list.
    if (first)
      return shown.length === 1 || shown.every((path) => isWithin(shown.at(-1) ?? first, path))
        ? shown.at(-1)
        : undefined
  }
  return undefined
}

/** The paths of the list entries on the way to a value. */
const entriesOn = (path: Path): Path[] =>
  path.flatMap((step, index) => (typeof step === 'number' && index > 1 ? [path.slice(0, index + 1)] : []))

const isWithin = (path: Path, outer: Path) => outer.every((step, index) => path[index] === step)

/** Which part of the words of an entry a text has, from 0 to 1. */
function shareIn(text: string, entry: Path, values: readonly ShownValue[]): number {
  const own = values.filter(({ path, text: said }) => said && isWithin(path, entry))
  return own.length === 0
    ? 0
    : own.filter(({ text: said }) => said && text.includes(said)).length / own.length
}

/** Of values that are the same, the one whose neighbours stand around what was pressed; else the one at its turn. */
function best(
  values: readonly ShownValue[],
  isSame: (value: ShownValue) => boolean,
  sought: Sought,
): ShownValue | undefined {
  let left = values.filter(isSame)
  for (const text of wordsAround(sought)) {
    if (left.length < 2) break
    const shares = left.map(({ path }) => {
      const entry = entriesOn(path).at(-1)
      return entry ? shareIn(text, entry, values) : 0
    })
    const most = Math.max(...shares)
    left = left.filter((_, index) => shares[index] === most)
  }
  return left[Math.min(sought.before, left.length - 1)]
}

/** The number that a text is, with digits of any script and a sign around them; undefined for any other text. */
function numberIn(text: string): number | undefined {
  const digits = text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const code = zero
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
  const [, number] = /^[^\p{L}\d]*(\d+)[^\p{L}\d]*$/u.exec(digits) ?? []
  return number === undefined ? undefined : Number(number)
}
