import type { Signs } from './signs.ts'

/** A mark that may open or close a quotation, by what is around it. */
interface Mark {
  at: number
  sign: '"' | "'"
  opens: boolean
  closes: boolean
  /** Whether it is the language's own already. */
  isSet: boolean
}

interface Quotation {
  from: Mark
  to: Mark
}

/** What may stand before an opening mark, and behind a closing one; and with what quoted words begin. */
const free = /[\s([{<\p{Pd}/\p{Pi}\p{Ps}"'¿¡]/u
const end = /[\s\p{P}\p{S}]/u
const first = /[^\s.,;:!?)\]}%…]/u
const openBracket = /[\s([{¿¡]/u

/** Letters of scripts that have this apostrophe. */
const apostrophized = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

/**
 * The quotation marks and apostrophes of a language for the straight ones in a text, by their index. Those that are
 * neither have none: feet and inches such as 5' 10", and a mark without a partner.
 */
export function quotesIn(text: string, signs: Signs): Map<number, string> {
  const found = new Map<number, string>()
  let from = 0
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    for (const [at, sign] of quotesOf(paragraph, signs)) found.set(from + at, sign)
    from += paragraph.length
  }
  return found
}

function quotesOf(text: string, signs: Signs): [number, string][] {
  const found: [number, string][] = []
  const marks = marksIn(text, signs, (at) => found.push([at, '’']))
  const quotations: Quotation[] = []
  const open: Mark[] = []
  marks.forEach((mark, index) => {
    const { at, sign, opens, closes } = mark
    const partner = open.findLastIndex((other) => other.sign === sign)
    const from = open[partner]
    const next = marks.slice(index + 1, index + 50).find((other) => other.sign === sign)
    if (closes && from && !(!mark.isSet && next?.closes && !next.opens && belongsToWord(text, mark))) {
      open.splice(partner, 1)
      quotations.push({ from, to: mark })
    } else if (opens) open.push(mark)
    // The players' lounge.
    else if (closes && sign === "'" && /\p{L}/u.test(text[at - 1] ?? '')) found.push([at, '’'])
  })
  // The class of '08.
  for (const { at, sign } of open)
    if (sign === "'" && /^\d\d\b/.test(text.slice(at + 1, at + 4))) found.push([at, '’'])
  return [...found, ...signsOfAll(quotations, signs)]
}

/** The marks of a text that may be those of quotations; the place of each apostrophe is given to `apostrophe`. */
function marksIn(
  text: string,
  { quotes: [[opening, closing]], elisions }: Signs,
  apostrophe: (at: number) => void,
): Mark[] {
  const marks: Mark[] = []
  const [set, setEnd] = [opening.trim(), closing.trim()]
  const elided = new RegExp(`^(?:${elisions ? `${elisions}|` : ''}\\d\\ds\\b)`, 'iu')
  for (const { index: at, 0: sign } of text.matchAll(/["'„“”«»]/gu)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + 1]]
    if (sign !== '"' && sign !== "'") {
      if (set !== setEnd && (sign === set || sign === setEnd))
        marks.push({ at, sign: '"', opens: sign === set, closes: sign === setEnd, isSet: true })
      continue
    }
    const isFree = free.test(before)
    const isWithin = apostrophized.test(before) && apostrophized.test(after)
    const isElision =
      elisions !== undefined &&
      ((isFree && elided.test(text.slice(at + 1, at + 12))) ||
        /(?:^|[\s\p{P}])['’]n$/iu.test(text.slice(Math.max(0, at - 3), at)))
    if (sign === "'" && ((isWithin && !isMeasure(text, at)) || isElision)) apostrophe(at)
    else
      marks.push({
        at,
        sign,
        opens: isFree && first.test(after),
        closes: !openBracket.test(before) && end.test(after),
        isSet: false,
      })
  }
  return marks
}

/** Feet or minutes before another number: 5'10", 6'x4'. */
const isMeasure = (text: string, at: number) =>
  /\p{N}/u.test(text[at - 1] ?? '') && /^(?:\p{N}|[x×])/iu.test(text.slice(at + 1))

/** Whether a closing mark may belong to the word before it: the players' lounge, a 6" board. */
const belongsToWord = (text: string, { at, sign }: Mark) =>
  (sign === "'" && /[sxz]$/iu.test(text.slice(at - 1, at)) && /^\s\p{L}/u.test(text.slice(at + 1, at + 3))) ||
  (/(?:^|[^\p{N}])\p{N}{1,3}$/u.test(text.slice(Math.max(0, at - 4), at)) && /[\s,]/.test(text[at + 1] ?? ''))

/** The signs of quotations by how deep they are in one another: outer and inner ones take turns. */
function signsOfAll(quotations: readonly Quotation[], { quotes, singleIsOuter }: Signs): [number, string][] {
  const around: { to: Mark; level: 0 | 1 }[] = []
  return quotations
    .toSorted((one, other) => one.from.at - other.from.at)
    .flatMap(({ from, to }) => {
      while ((around.at(-1)?.to.at ?? Number.POSITIVE_INFINITY) < to.at) around.pop()
      const parent = around.at(-1)
      const isInner = parent ? parent.level === 0 : from.sign === "'" && !singleIsOuter
      // Marks that are set are outer ones, and so is what completes them.
      const level = isInner && !from.isSet && !to.isSet ? 1 : 0
      around.push({ to, level })
      const [opening, closing] = quotes[level]
      const both: [Mark, string][] = [
        [from, opening],
        [to, closing],
      ]
      return both.flatMap(([{ at, isSet }, sign]): [number, string][] => (isSet ? [] : [[at, sign]]))
    })
}
