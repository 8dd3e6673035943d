import type { z } from 'zod'
import { dateIn, periodIn } from '../languages/dates.ts'
import { numberIn } from '../languages/languages.ts'
import { type ShownPosts, shownPosts } from '../lookup/keptPosts.ts'
import { isDated, isPeriod } from '../model/dates.ts'
import { isFigure } from '../model/figure.ts'
import { isFeed } from '../model/posts.ts'
import { textWidth } from '../typography/textWidth.ts'
import { own } from '../yaml/valueAt.ts'

/** A large figure as the page uses it. */
export interface ResolvedFigure {
  /** As the language of the page writes it. */
  shown: string
  /** How many of its digits stand behind the point. */
  decimals: number
  /** About how wide it is in the display face, in em, with digits of one width. */
  width: number
}

/** What is asked for them: the language of the page, how wide its display face is, 1 for usual, and the texts of files beside the YAML. */
interface Sources {
  lang?: string
  stretch?: number
  /** How wide a figure is as the display face sets it, in em; undefined where that lacks letters. */
  figureWidth?: (shown: string) => Promise<number | undefined>
  text?: (path: string) => string | undefined
  /** What stands for an end that has not come. */
  present?: string
}

/**
 * The fields that a page uses in place of those of a checked object, or beside them: how a language writes its figure,
 * the posts that it names by their file. Those that the page has no use of are undefined.
 */
export async function derivedFields(schema: z.ZodObject, object: object, sources: Sources): Promise<object> {
  if (isFigure(schema)) return figureOf(object, sources)
  if (isFeed(schema))
    return { feed: undefined, file: undefined, count: undefined, ...postsOf(object, sources) }
  if (isPeriod(schema)) return datesOf(object, sources)
  const date = isDated(schema) ? own(object, 'date') : undefined
  if (typeof date === 'string') return { dates: dateIn(sources.lang ?? 'en', date) }
  return {}
}

/** When it was, as the language of the page writes it, unless the owner has said it in own words. */
function datesOf(object: object, { lang = 'en', present = '' }: Sources): { dates?: string } {
  const [start, end] = ['start', 'end'].map((key) => own(object, key))
  const written = (date: unknown) => (typeof date === 'string' ? date : undefined)
  const dates = periodIn(lang, { start: written(start), end: written(end) }, present)
  return dates ? { dates } : {}
}

async function figureOf(
  object: object,
  { lang = 'en', stretch = 1, figureWidth }: Sources,
): Promise<ResolvedFigure> {
  const [value, decimals] = [own(object, 'value'), own(object, 'decimals')]
  const number = numberIn(lang, Number(value), typeof decimals === 'number' ? decimals : undefined)
  const estimated = textWidth(number.shown).total * Math.max(1, stretch)
  // Not less than a usual face needs: another stands there until the face has come.
  return { ...number, width: Math.max(estimated, (await figureWidth?.(number.shown)) ?? 0) }
}

function postsOf(object: object, { text, lang = 'en' }: Sources): ShownPosts {
  const [file, count] = [own(object, 'file'), own(object, 'count')]
  return shownPosts(typeof file === 'string' ? text?.(file) : undefined, lang, Number(count))
}
