import { bullet } from '../../../../../schema/text/sentence.ts'
import type { Line } from './lines.ts'

/** From baseline to baseline in running text, and in names within it, in points. */
const runningLeading = 18

/** Whether a line goes on with the name or title that the one above it has begun. */
export const goesOn = (line: Line, above: Line | undefined): boolean =>
  above?.size === line.size && line.gap < 1.1 * runningLeading

/** From baseline to baseline within an entry of a short list, in the size of its letters, at most. */
const tightLeading = 1.265

/** The entries of a short list, each on one line. */
export function listEntries(lines: readonly Line[]): string[] {
  const all: string[] = []
  for (const { text, gap, size } of lines) {
    const isMore = all.length > 0 && gap < tightLeading * size
    all.push(isMore ? joined(all.pop() ?? '', text) : text)
  }
  return all
}

/** Letters between which a line ends without a hyphen and without a blank. */
const blankless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。、，；：！？（）「」『』・`
const withoutBlank = [new RegExp(`[${blankless}]$`, 'u'), new RegExp(`^[${blankless}]`, 'u')] as const

/** Two lines of which the second goes on with the first: a line may end behind a hyphen or a slash within a word. */
export function joined(one: string, other: string): string {
  const isOneWord = /[^\s/-][-/]$/.test(one) || (withoutBlank[0].test(one) && withoutBlank[1].test(other))
  return isOneWord ? one + other : `${one} ${other}`
}

/** Running text: lines that its width has broken are joined, and those that the person has broken stay so. */
export function running(lines: readonly Line[]): string | undefined {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const isApart = line.gap > 1.5 * runningLeading
    if (!above) text = line.text
    else if (isApart) text += `\n\n${line.text}`
    else text = isBroken(above, line) ? `${text}\n${line.text}` : joined(text, line.text)
  }
  return text || undefined
}

/** The beginning of a point beside those that are bullets elsewhere. */
const point = /^(?:[✓✔✦➢➔>o]|-{2,}|\d{1,2}[.)])\s/u

/** The part of the column that its lines leave empty at most, as the words that come next do not fit. */
const ragged = 1 / 5

/** Whether it is the person who has broken a line: the next is a point, or its first word had room enough. */
function isBroken({ room, width }: Line, next: Line): boolean {
  if (bullet.test(next.text) || point.test(next.text)) return true
  const [word = ''] = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|^\S+/u.exec(next.text) ?? []
  const needed = (next.width * (word.length + 1)) / next.text.length
  return room > Math.max((room + width) * ragged, needed)
}
