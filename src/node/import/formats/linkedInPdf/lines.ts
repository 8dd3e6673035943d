import { getDocumentProxy } from 'unpdf'

/** A line of text in a column. All lengths are in points. */
export interface Line {
  text: string
  /** The size of its letters. */
  size: number
  /** From its baseline up to that of the line above it, or on a new page to where that would stand in running text. */
  gap: number
  /** How much of the column is empty behind it. */
  room: number
  /** How wide it is. */
  width: number
  /** The address to which it is a link. */
  url?: string | undefined
}

/** The lines of a profile: those at the side, which name the contact and short lists, and all others. */
export interface Columns {
  side: Line[]
  main: Line[]
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Run = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>
type Link = { rect: number[]; url?: string }

/** Where the two columns begin and end, from the left edge of a page. */
const columns = { side: { start: 21.6, end: 195 }, main: { start: 223.6, end: 590.4 } }

/** The baseline above the first one of running text on a page, from its lower edge. */
const aboveText = 755.1

/** The size of the number of a page, which is no part of the text. */
const footSize = 9

/** The most pages that are read: a long career has some ten. */
const maxPages = 60

/** Reads the lines of a PDF from LinkedIn; of any other it gives what stands at the same places. */
export async function columnLines(bytes: Uint8Array): Promise<Columns> {
  // The reader takes the bytes away from whom it gets them.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const all: Columns = { side: [], main: [] }
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const runs = items.filter((item): item is Run => 'str' in item && item.str !== '')
    const links: Link[] = await page.getAnnotations()
    for (const column of ['side', 'main'] as const) {
      const own = runs.filter((run) => sizeOf(run) !== footSize && columnOf(run) === column)
      all[column].push(...linesIn(own, columns[column], links))
    }
  }
  await document.cleanup()
  return all
}

const left = ({ transform }: Run): number => transform[4]
const right = (run: Run): number => left(run) + run.width
const baseline = ({ transform }: Run): number => transform[5]
const sizeOf = ({ height }: Run): number => Math.round(height * 100) / 100
const columnOf = (run: Run) => (left(run) < columns.side.end ? 'side' : 'main')

/** The lines of one column of a page, from above. */
function linesIn(
  runs: readonly Run[],
  { start, end }: { start: number; end: number },
  links: readonly Link[],
) {
  const rows: Run[][] = []
  for (const run of runs.toSorted((one, other) => baseline(other) - baseline(one))) {
    const row = rows.at(-1)
    if (row?.[0] && baseline(row[0]) - baseline(run) < 1) row.push(run)
    else rows.push([run])
  }
  const lines: Line[] = []
  let above = aboveText
  for (const row of rows) {
    const inked = row.filter(({ str }) => str.trim())
    const [first] = inked
    if (!first) continue
    const [from, to] = [Math.min(...inked.map(left)), Math.max(...inked.map(right))]
    // A line at the right edge runs to the left; one that begins at the left edge is written from there, in any script.
    const isToLeft = from > start + 2 && inked.some(({ dir }) => dir === 'rtl')
    const y = baseline(first)
    const isOver = ({ rect: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: Link) =>
      x1 <= from + 2 && from <= x2 && y1 <= y + 2 && y <= y2
    lines.push({
      text: textOf(row, isToLeft),
      size: sizeOf(first),
      gap: above - y,
      room: isToLeft ? from - start : end - to,
      width: to - from,
      url: links.find((link) => link.url !== undefined && isOver(link))?.url,
    })
    above = y
  }
  return lines
}

/** The width of a blank that is no run of its own, in letters of size 1. */
const blank = { least: 0.15, most: 0.6 }

/** What a line says, of its runs and the blanks between them. */
function textOf(runs: readonly Run[], isToLeft: boolean): string {
  const ordered = inReadingOrder(
    runs.toSorted((one, other) => left(one) - left(other)),
    isToLeft,
  )
  let written = ''
  let before: Run | undefined
  for (const run of ordered) {
    const apart = before ? Math.max(left(run) - right(before), left(before) - right(run)) / run.height : 0
    written += apart > blank.least && apart < blank.most ? ` ${run.str}` : run.str
    before = run
  }
  const text = written.replace(/\s+/g, ' ').trim()
  // Brackets in letters that run to the left may be the ones that are drawn, which face the other way.
  const isMirrored = toLeft.test(text) && /^[^()]*\)/.test(text)
  return isMirrored ? text.replace(/[()]/g, (sign) => (sign === '(' ? ')' : '(')) : text
}

const toLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Runs from left to right as they are read: words that run to the left stand the other way round. */
function inReadingOrder(runs: readonly Run[], isToLeft: boolean): Run[] {
  const groups: { isToLeft: boolean; runs: Run[] }[] = []
  for (const [index, run] of runs.entries()) {
    const group = groups.at(-1)
    const next = runs.slice(index).find(({ str }) => /\p{L}/u.test(str))
    const goesToLeft = next ? toLeft.test(next.str) : isToLeft
    // A number, sign or blank belongs to what stands on both sides of it, or else to the line.
    const isBetween = next !== run && group !== undefined && group.isToLeft !== goesToLeft
    const own = isBetween ? isToLeft : goesToLeft
    if (own === group?.isToLeft) group.runs.push(run)
    else groups.push({ isToLeft: own, runs: [run] })
  }
  for (const group of groups) if (group.isToLeft) group.runs.reverse()
  return (isToLeft ? groups.toReversed() : groups).flatMap((group) => group.runs)
}
