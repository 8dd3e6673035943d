import { type PictureTones, type Scrims, scrimOf } from '../../../schema/colour/scrim.ts'
import { fileNotes } from '../../../schema/files/linkedFiles.ts'
import { portfolio as builtIn, type Portfolio } from '../../../schema/model/portfolio.ts'
import { numberIn, numbersOf } from '../../../schema/text/languages.ts'
import { lineWidths } from '../../../schema/text/textWidth.ts'
import type { ResolvedPicture, ResolvedPortfolio } from '../../shared/resolved.ts'
import { addressIn, type Lookup, resolveFields } from './resolveFields.ts'

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
  for (const section of resolved.sections)
    if ('headline' in section && typeof section.art !== 'object') {
      const { text } = section.headline
      const widthOf = await lookup.measure?.(text, portfolio)
      section.headline.lines = lineWidths(text, widthOf)
      if (section.art === 'type' && widthOf?.tall) section.headline.tall = widthOf.tall
    }
  await addBearings(resolved, (text) => lookup.measure?.(text, portfolio), site.dir)
  const first = firstPicture(resolved.sections[0])
  if (first) first.atOnce = true
  return resolved
}

/** Less is not seen, in em. */
const unseen = 0.01

/** Letters of scripts that run against the lines of a page: its lines begin with other words than they seem to. */
const against = {
  ltr: /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,
  rtl: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u,
}

/**
 * Adds the side bearings of the first words of large headings, and of all words of headlines at the margin, of which any
 * may begin a line. The display face is read once for all headings that it has the letters of; words alone in a foreign
 * script are measured by themselves.
 */
async function addBearings(
  { sections }: ResolvedPortfolio,
  measure: (text: string) => ReturnType<NonNullable<Lookup['measure']>> | undefined,
  dir: 'ltr' | 'rtl',
): Promise<void> {
  const headings = sections.flatMap((section) => {
    const own = 'headline' in section ? section.headline : 'heading' in section ? section.heading : undefined
    const words = own?.text.replace(/[*\u200b]/g, '').match(/\S+/g) ?? []
    // Arabic letters have another form in a word than alone.
    const first = dir === 'rtl' ? words[0] : [...(words[0] ?? '')][0]
    return own && first && !against[dir].test(own.text)
      ? [{ own, first, words: 'headline' in section && section.layout !== 'centred' ? words : [] }]
      : []
  })
  const rounded = (length: number) => Math.round(Math.max(0, length) * 1000) / 1000
  const together = await measure([...new Set(headings.map(({ first }) => first))].join(' '))
  for (const { own, first, words } of headings) {
    const ofWords = words.length > 1 ? await measure(words.join(' ')) : undefined
    const measured = ofWords ?? together ?? (await measure(first))
    if (!measured) continue
    // A letter that reaches over the margin stays there: hung, it would take the room of the line, and break it.
    own.bearing = rounded(measured.bearingOf(first))
    const bearings = ofWords ? words.slice(1).map((word) => rounded(ofWords.bearingOf(word))) : []
    const hangs = bearings.map((bearing) => Math.round((bearing - (own.bearing ?? 0)) * 1000) / 1000)
    if (hangs.some((hang) => Math.abs(hang) >= unseen)) own.hangs = [0, ...hangs]
  }
}

/** Returns a function that gives the width of a stat, in em. The display face is read once, for the first stat. */
function statWidths(portfolio: Portfolio, { measure }: Lookup) {
  // All characters of stats: digits, a sign, and what separates digits.
  const { shown: letters } = numberIn(portfolio.site.lang, -123_456_789_012.345)
  let measured: ReturnType<NonNullable<typeof measure>> | undefined
  return async (shown: string): Promise<number | undefined> => {
    measured ??= measure?.(letters, portfolio)
    const widthOf = await measured
    if (!widthOf) return undefined
    // Digits are tabular: each is as wide as the widest.
    const [widest = ''] = [...letters.replace(/\P{Nd}/gu, '')].sort((a, b) => widthOf(b) - widthOf(a))
    return Math.ceil(widthOf(shown.replace(/\p{Nd}/gu, widest)) * 100) / 100
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
