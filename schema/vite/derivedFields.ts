import type { z } from 'zod'
import { dateIn, periodIn } from '../lookup/dates.ts'
import { type ShownPosts, shownPosts } from '../lookup/keptPosts.ts'
import { numberIn } from '../lookup/languages.ts'
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
  /** About how wide it is in a display face, in em. */
  width: number
}

/** What is asked for them: the language of the page, how wide its display face is, 1 for usual, and the texts of files beside the YAML. */
interface Sources {
  lang?: string
  stretch?: number
  text?: (path: string) => string | undefined
  /** What stands for an end that has not come. */
  present?: string
}

/**
 * The fields that a page uses in place of those of a checked object, or beside them: how a language writes its figure,
 * the posts that it names by their file. Those that the page has no use of are undefined.
 */
export function derivedFields(schema: z.ZodObject, object: object, sources: Sources): object {
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

function figureOf(object: object, { lang = 'en', stretch = 1 }: Sources): ResolvedFigure {
  const [value, decimals] = [own(object, 'value'), own(object, 'decimals')]
  const number = numberIn(lang, Number(value), typeof decimals === 'number' ? decimals : undefined)
  return { ...number, width: textWidth(number.shown).total * Math.max(1, stretch) }
}

function postsOf(object: object, { text, lang = 'en' }: Sources): ShownPosts {
  const [file, count] = [own(object, 'file'), own(object, 'count')]
  return shownPosts(typeof file === 'string' ? text?.(file) : undefined, lang, Number(count))
}
