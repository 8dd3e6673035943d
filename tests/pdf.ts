import { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number]
/** A piece of a line. */
type Run = Extract<Item, { str: string }>

/** A PDF as a program reads it. */
export interface ReadPdf {
  document: Awaited<ReturnType<typeof getDocumentProxy>>
  pages: Page[]
  /** What stands on each page, in the order in which it is read, without what is no part of the text, such as page numbers. */
  texts: string[]
}

/** Reads a PDF, the words of each line in the order in which people read them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent({ includeMarkedContent: true })))
  const lines = contents.map(({ items }) => linesOf(items))
  const isToLeft = lines.flat(2).some(({ dir }) => dir === 'rtl')
  const texts = lines.map((page) =>
    page
      .map((line) => inReadingOrder(line, isToLeft))
      .join(' ')
      .replace(/[\s\u202a-\u202e]+/g, ' ')
      .trim(),
  )
  return { document, pages, texts }
}

/** How far the baselines of a line lie apart, for marks above and below letters, and its words, in their size. */
const [raised, apart] = [0.4, 0.5]

/** The runs of each line, without those that are no part of the text. */
function linesOf(items: readonly Item[]): Run[][] {
  const lines: Run[][] = []
  const marks: string[] = []
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marks.pop()
      else marks.push('tag' in item && item.tag === 'Artifact' ? 'Artifact' : '')
    } else if (item.str && !marks.includes('Artifact')) {
      const first = lines.at(-1)?.[0]
      const isSame = first && Math.abs(top(first) - top(item)) < raised * first.height
      if (isSame) lines.at(-1)?.push(item)
      else lines.push([item])
    }
  }
  return lines
}

const left = ({ transform }: Run): number => transform[4]
const top = ({ transform }: Run): number => transform[5]

const right = (run: Run): number => left(run) + run.width

/** A line as it is read, from its runs by their places. Within words of another script the order may be another one. */
function inReadingOrder(line: readonly Run[], isToLeft: boolean): string {
  const runs = isToLeft
    ? withoutMarks(line).toSorted((one, other) => right(other) - right(one))
    : line.toSorted((one, other) => left(one) - left(other))
  let text = ''
  let before: Run | undefined
  for (const run of runs) {
    const gap = !before ? 0 : isToLeft ? left(before) - right(run) : left(run) - right(before)
    if (gap > apart * run.height) text += ' '
    // A blank before a run to the left is the one behind it.
    text += run.dir === 'rtl' ? run.str.replace(/^(\s+)(.*)$/, '$2$1') : run.str
    before = run
  }
  return text
}

/** The runs of a line without marks that are drawn apart from their letters: what they say stands there too. */
function withoutMarks(line: readonly Run[]): Run[] {
  const count = (height: number) => line.filter((run) => top(run) === height).length
  const baseline = line.map(top).toSorted((one, other) => count(other) - count(one))[0]
  return line.filter((run) => top(run) === baseline)
}

/** Letters that are joined, numbers, and other letters. */
const word =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Mark}]+|\p{Number}+|(?:(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{Letter}\p{Mark}])+/gu

/** The words of a text, without marks. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFKC').match(word) ?? [])
    .map((letters) => letters.normalize('NFD').replace(/\p{Mark}/gu, ''))
    .filter(Boolean)

const toLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A word as far as a PDF keeps it where lines run to the left: its letters come back in another order, and some of them twice. */
const kept = (word: string): string => [...new Set(word)].toSorted().join('')

/** In how many pieces a word is at most. */
const mostPieces = 4

/**
 * Where some words, one after another, end in those of a PDF; -1 where they are not there.
 *
 * @param read the words of the PDF, of which some may be in pieces, as programs read them around marks
 * @param from the place in it where the search begins
 * @param isToLeft whether the page runs to the left: then a PDF does not say in which order words of other scripts are read
 *   that stand side by side, and any is right
 */
export function endOfWords(
  words: readonly string[],
  read: readonly string[],
  from: number,
  isToLeft = false,
): number {
  const isSame = (one: string, other: string) => one === other || (isToLeft && kept(one) === kept(other))
  for (let start = from; start < read.length; start += 1) {
    const left = [...words]
    let at = start
    while (left.length > 0) {
      // On a page to the left, words of other scripts up to the next of its own.
      const own = isToLeft ? left.findIndex((one) => toLeft.test(one)) : 0
      const next = own === -1 ? left : left.slice(0, Math.max(1, own))
      // Fewest pieces first, so that no word takes the next one with it.
      let found: { word: string; pieces: number } | undefined
      for (let pieces = 1; pieces <= mostPieces && !found; pieces += 1) {
        const joined = read.slice(at, at + pieces).join('')
        const word = next.find((one) => isSame(joined, one))
        if (word !== undefined) found = { word, pieces }
      }
      if (!found) break
      left.splice(left.indexOf(found.word), 1)
      at += found.pieces
    }
    if (left.length === 0) return at
  }
  return -1
}
