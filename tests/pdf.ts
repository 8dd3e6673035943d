import { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number]
/** A piece of a line, and how many signs that are no part of the text, such as separators, come before it. */
type Run = Extract<Item, { str: string }> & { mark: string }

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
  let artifacts = 0
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marks.pop()
      else {
        const isArtifact = 'tag' in item && item.tag === 'Artifact'
        if (isArtifact) artifacts += 1
        marks.push(isArtifact ? 'Artifact' : (item.id ?? ''))
      }
    } else if (item.str && !marks.includes('Artifact')) {
      const run = { ...item, mark: String(artifacts) }
      const first = lines.at(-1)?.[0]
      const isSame = first && Math.abs(top(first) - top(run)) < raised * first.height
      if (isSame) lines.at(-1)?.push(run)
      else lines.push([run])
    }
  }
  return lines
}

const left = ({ transform }: Run): number => transform[4]
const top = ({ transform }: Run): number => transform[5]

/** Where a row of runs ends on the right. */
const right = (runs: readonly Run[]) => Math.max(...runs.map((run) => left(run) + run.width))

/**
 * A line as it is read, from what stands apart in it. On a page that runs to the left a PDF has words of other scripts in
 * their own order, and those that run to the left from the left.
 */
function inReadingOrder(line: readonly Run[], isToLeft: boolean): string {
  const parts: Run[][] = []
  const runs = isToLeft ? withoutMarks(line) : line.toSorted((one, other) => left(one) - left(other))
  for (const run of runs) {
    const last = parts.at(-1)?.at(-1)
    const isOther = run.dir === 'rtl' || last?.dir === 'rtl' || run.mark !== last?.mark
    // Numbers of a date follow one another to the left, those of a telephone to the right.
    const turns = isToLeft && (isOther || (last !== undefined && left(run) < left(last)))
    if (!last || turns) parts.push([run])
    else parts.at(-1)?.push(run)
  }
  if (isToLeft) parts.sort((one, other) => right(other) - right(one))
  let text = ''
  let before: Run[] = []
  for (const part of parts) {
    const [leftmost, rightmost] = isToLeft ? [part, before] : [before, part]
    const gap = before.length > 0 ? Math.min(...rightmost.map(left)) - right(leftmost) : 0
    if (gap > apart * (part[0]?.height ?? 0)) text += ' '
    text += part.map((run) => turned(run, isToLeft)).join('')
    before = part
  }
  return text
}

/** A blank before a run to the left is the one behind it, and of two numbers with a dash the right one is read first. */
const turned = ({ str, dir }: Run, isToLeft: boolean): string => {
  if (dir === 'rtl') return str.replace(/^(\s+)(.*)$/, '$2$1')
  return isToLeft ? str.replace(/^(\d+)(\s?–\s?)(\d+)$/, '$3$2$1') : str
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

/** A word as far as a PDF keeps it: where letters are joined they come back in another order, and some of them twice. */
const kept = (word: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word) ? [...new Set(word)].toSorted().join('') : word

/**
 * Where some words, one after another, end in those of a PDF; -1 where they are not there.
 *
 * @param read the words of the PDF, of which some may be in pieces, as programs read them around marks
 * @param from the place in it where the search begins
 */
export function endOfWords(words: readonly string[], read: readonly string[], from: number): number {
  for (let start = from; start < read.length; start += 1) {
    let at = start
    for (const word of words) {
      const pieces = [1, 2, 3, 4].find((count) => kept(read.slice(at, at + count).join('')) === kept(word))
      if (pieces === undefined) {
        at = -1
        break
      }
      at += pieces
    }
    if (at >= 0) return at
  }
  return -1
}
