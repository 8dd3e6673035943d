import { type PictureTones, type Scrims, scrimOf } from '../../../schema/colour/scrim.ts'
import { fileNotes } from '../../../schema/files/linkedFiles.ts'
import { groundsOf } from '../../../schema/model/grounds.ts'
import { portfolio as builtIn, type Portfolio } from '../../../schema/model/portfolio.ts'
import { numberIn, numbersOf } from '../../../schema/text/languages.ts'
import { linePartsOf, lineWidths } from '../../../schema/text/textWidth.ts'
import { namesIn } from '../../shared/emphasis.ts'
import type { ResolvedHeading, ResolvedPicture, ResolvedPortfolio } from '../../shared/resolved.ts'
import { flushHeadline } from './flushHeadline.ts'
import { addressIn, type Lookup, resolveFields } from './resolveFields.ts'
import { resolveHeading } from './resolveTexts.ts'
import { wallOf } from './wall.ts'

/**
 * Looks up every picture and icon of a checked portfolio, and turns its Markdown into HTML. Has no side effects and
 * throws nothing, except for those of `lookup`.
 */
export async function resolvePortfolio(portfolio: Portfolio, lookup: Lookup): Promise<ResolvedPortfolio> {
  const { schema = builtIn } = lookup
  const written = fileNotes(portfolio, schema, lookup.bytes ?? (() => undefined))
  const notes = Object.fromEntries(
    Object.entries(written).map(([href, note]) => [addressIn(lookup)(href), note]),
  )
  const { site, theme } = portfolio
  // Only a headline has some on a picture.
  const hasAccent = portfolio.sections.some(
    (section) => 'headline' in section && section.headline.includes('*'),
  )
  const scrim = (tones: PictureTones | undefined): Scrims => ({
    dark: scrimOf(tones, theme.dark, site.dir, hasAccent),
    light: scrimOf(tones, theme.light, site.dir, hasAccent),
  })
  const fields = await resolveFields(portfolio, lookup, {
    notes,
    scrim,
    statWidth: statWidths(portfolio, lookup),
  })
  const { foreign } = lookup
  const numbers = numbersOf(portfolio.site.lang)
  const resolved: ResolvedPortfolio = {
    ...fields,
    fileNotes: notes,
    ...(numbers && { numbers }),
    ...(lookup.home && { home: lookup.home }),
    ...(foreign && foreign.size > 0 && { foreign: Object.fromEntries(foreign) }),
  }
  for (const [index, ground] of groundsOf(theme, portfolio.sections).entries()) {
    const section = resolved.sections[index]
    if (section) section.ground = ground
  }
  const isWide = theme.headings === 'wide'
  for (const section of resolved.sections) {
    if (isWide && 'heading' in section)
      Object.assign(section.heading, await measuredLines(section.heading.text, portfolio, lookup))
    if ('headline' in section) {
      const { headline, art } = section
      const { lines, tall } = await measuredLines(headline.text, portfolio, lookup)
      const isLargest = art === 'type' || art === 'career' || art === 'sheets'
      headline.lines = isLargest ? lines : lines.slice(0, maxLines)
      headline.tall = tall
      if (art === 'career') headline.lines = await linesOfWords(headline.text, lines, portfolio, lookup)
      if (art === 'type') headline.flush = await flushHeadline(headline.text, portfolio, lookup)
    }
  }
  if (isWide) {
    const { lines } = await measuredLines(site.owner.name, portfolio, lookup)
    resolved.nameWidth = lines[0]
  }
  if (portfolio.sections.some((section) => 'art' in section && section.art === 'career'))
    resolved.wall = wallOf(resolved)
  if (
    site.owner.email &&
    portfolio.sections.some((section) => 'layout' in section && section.layout === 'address')
  ) {
    const { lines } = await measuredLines(site.owner.email.replace(/-/g, 'x'), portfolio, lookup)
    resolved.mailWidth = lines[0]
  }
  const first = firstPicture(resolved.sections[0])
  if (first) first.atOnce = true
  return resolved
}

/** With more lines a headline beside art is no larger than the headings below it. */
const maxLines = 5

/** The widths of a headline on one line, on two and so on, as the display face sets it, and how tall its letters are. */
async function measuredLines(text: string, portfolio: Portfolio, { measure }: Lookup) {
  const words = linePartsOf(text).map((part) => part.text)
  const measured = await measure?.([...words, ' '], portfolio)
  return { lines: lineWidths(text, measured?.widthOf), tall: measured?.tall }
}

/** The widths of a headline on its lines, of which the first two break between words alone: no name at its hyphen. */
async function linesOfWords(
  text: string,
  lines: readonly number[],
  portfolio: Portfolio,
  lookup: Lookup,
): Promise<number[]> {
  const words = namesIn(text.replaceAll('*', ''))
  const widths: number[] = []
  for (let end = 1; end <= words.length; end += 1) {
    const halves = [words.slice(0, end), words.slice(end)].map((part) => part.join(' ')).filter(Boolean)
    const measured = await Promise.all(halves.map((half) => measuredLines(half, portfolio, lookup)))
    widths.push(Math.max(...measured.map(({ lines: [whole = 0] }) => whole)))
  }
  const [one = 0] = lines
  return [one, ...(words.length > 1 ? [Math.min(...widths)] : []), ...lines.slice(2)]
}

/**
 * The headings of pages beside the start, with how wide they are on one line, on two and so on, as the display face sets
 * them.
 */
export async function titleHeadings(
  texts: readonly string[],
  portfolio: Portfolio,
  lookup: Lookup,
): Promise<(text: string) => ResolvedHeading> {
  const headings = new Map<string, ResolvedHeading>()
  for (const text of texts)
    headings.set(text, { ...resolveHeading(text, 1), ...(await measuredLines(text, portfolio, lookup)) })
  return (text) => headings.get(text) ?? resolveHeading(text, 1)
}

/** Returns a function that gives the width of a stat, in em. The display face is read once, for the first stat. */
function statWidths(portfolio: Portfolio, { measure }: Lookup) {
  // All characters of stats: digits, a sign, and what separates digits.
  const letters = [...new Set(numberIn(portfolio.site.lang, -123_456_789_012.345).shown)]
  const digits = letters.filter((letter) => /\p{Nd}/u.test(letter))
  let measured: ReturnType<NonNullable<typeof measure>> | undefined
  return async (shown: string): Promise<number | undefined> => {
    measured ??= measure?.(letters, portfolio)
    const widthOf = (await measured)?.widthOf
    if (!widthOf) return undefined
    // Digits are tabular: each is as wide as the widest.
    const digit = Math.max(...digits.map(widthOf))
    let width = 0
    for (const letter of shown) width += digits.includes(letter) ? digit : widthOf(letter)
    return Math.ceil(width * 100) / 100
  }
}

const isResolvedPicture = (part: object): part is ResolvedPicture => 'src' in part && 'alt' in part

/** The first picture in a part of the page, if it has one. */
function firstPicture(part: unknown): ResolvedPicture | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  if (isResolvedPicture(part)) return part
  for (const inner of Object.values(part)) {
    const found = firstPicture(inner)
    if (found) return found
  }
  return undefined
}
