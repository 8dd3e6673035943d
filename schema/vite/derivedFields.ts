import type { z } from 'zod'
import { type ShownPosts, shownPosts } from '../lookup/keptPosts.ts'
import { numberIn } from '../lookup/languages.ts'
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
}

/**
 * The fields that a page uses in place of those of a checked object, or beside them: how a language writes its figure,
 * the posts that it names by their file. Those that the page has no use of are undefined.
 */
export function derivedFields(schema: z.ZodObject, object: object, sources: Sources): object {
  if (isFigure(schema)) return figureOf(object, sources)
  if (isFeed(schema))
    return { feed: undefined, file: undefined, count: undefined, ...postsOf(object, sources) }
  return {}
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
