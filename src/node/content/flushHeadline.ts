import { widthsOf } from '../../../schema/fonts/familyLetters.ts'
import { installedFaces } from '../../../schema/fonts/fontFaces.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { linePartsOf } from '../../../schema/text/textWidth.ts'
import { emphasisedWords } from '../../shared/emphasis.ts'
import type { FlushLines, FlushWord, ResolvedFlushHeadline } from '../../shared/resolved.ts'
import type { Lookup } from './resolveFields.ts'

/** The sizes that the two settings are made for: how wide a line may be, and how high all lines, in px. */
const wideScreen = { room: 1152, high: 470 }
const uprightScreen = { room: 350, high: 470 }

/** More words would not be large. */
const maxWords = 12

/** The height of a line, relative to the font size. */
const leading = 0.92

/**
 * The widths between which the letters of the display face may vary, with that of the theme between them; undefined for
 * a face without such an axis, and for a theme with the narrowest or the widest letters, which wants no others.
 */
export function axisOfWidths({ display, width }: Theme['fonts']): ResolvedFlushHeadline['axis'] | undefined {
  const [face] = installedFaces(display, { axes: 'standard', weights: [400] }) ?? []
  const [least, most] = (face && widthsOf(face.file)) ?? []
  if (least === undefined || most === undefined || width <= least || width >= most) return undefined
  return [least, width, most]
}

/**
 * Sets a headline in lines that all end at both margins, by the width of their letters.
 *
 * @returns undefined where that cannot be: the face has no widths, or the words have no lines that can be equally wide
 */
export async function flushHeadline(
  text: string,
  portfolio: Portfolio,
  { measure }: Lookup,
): Promise<ResolvedFlushHeadline | undefined> {
  const axis = axisOfWidths(portfolio.theme.fonts)
  if (!axis || !measure) return undefined
  const written = emphasisedWords(text)
  const plain = written.map((word) => word.replaceAll('*', ''))
  // Where lines break within words too, as in Japanese, or behind hyphens, browsers break them.
  if (plain.length > maxWords || linePartsOf(plain.join(' ')).length !== plain.length) return undefined
  const measured = []
  for (const width of axis) {
    const { theme } = portfolio
    measured.push(
      await measure([...plain, ' '], { ...portfolio, theme: { ...theme, fonts: { ...theme.fonts, width } } }),
    )
  }
  const [least, own, most] = measured
  if (!least || !own || !most) return undefined
  const words = written.map((text, index): FlushWord => {
    const word = plain[index] ?? ''
    return { text, widths: [least.widthOf(word), own.widthOf(word), most.widthOf(word)] }
  })
  const blank = own.widthOf(' ')
  const [wide, upright] = [wideScreen, uprightScreen].map((screen) => settingFor(words, blank, axis, screen))
  return wide && upright && { words, axis, wide, upright }
}

/** The setting with the largest letters, of all numbers of lines. */
function settingFor(
  words: readonly FlushWord[],
  blank: number,
  axis: ResolvedFlushHeadline['axis'],
  { room, high }: { room: number; high: number },
): FlushLines | undefined {
  let best: FlushLines | undefined
  for (let count = 1; count <= words.length; count++) {
    const setting = setOn(evenLines(words, count), blank, axis)
    const isLow = setting && (room / setting.room) * count * leading <= high
    if (isLow && (!best || setting.room < best.room)) best = setting
  }
  return best
}

/** Words on a number of lines, of all ways that with the shortest longest line. */
function evenLines(words: readonly FlushWord[], count: number): FlushWord[][] {
  if (count === 1) return [[...words]]
  let best: FlushWord[][] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first), ...evenLines(words.slice(first), count - 1)]
    if (best.length === 0 || longestOf(lines) < longestOf(best)) best = lines
  }
  return best
}

const longestOf = (lines: readonly FlushWord[][]) =>
  Math.max(...lines.map((line) => line.reduce((sum, { widths }) => sum + widths[1], 0)))

/** Lines of one width; undefined where the letters of one would be too narrow, or too wide. */
function setOn(
  lines: FlushWord[][],
  blank: number,
  axis: ResolvedFlushHeadline['axis'],
): FlushLines | undefined {
  const sums = lines.map((line) => {
    const blanks = blank * (line.length - 1)
    return [0, 1, 2].map((at) => line.reduce((sum, { widths }) => sum + (widths[at] ?? 0), blanks))
  })
  const least = Math.max(...sums.map(([narrow = 0]) => narrow))
  const most = Math.min(...sums.map(([, , wide = 0]) => wide))
  if (least > most) return undefined
  const room = Math.min(most, Math.max(least, ...sums.map(([, own = 0]) => own)))
  return {
    room: Math.ceil(room * 1000) / 1000,
    lines: sums.map(([narrow = 0, own = 0, wide = 0], index) => {
      const [from, to, a, b] = room < own ? [narrow, own, axis[0], axis[1]] : [own, wide, axis[1], axis[2]]
      const width = to > from ? a + ((room - from) / (to - from)) * (b - a) : a
      return { count: lines[index]?.length ?? 0, width: Math.round(width * 100) / 100 }
    }),
  }
}
