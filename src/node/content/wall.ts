import { dateIn } from '../../../schema/text/languages.ts'
import { lineWidths } from '../../../schema/text/textWidth.ts'
import {
  currentOf,
  isCurrent,
  type Post,
  postsOf,
  subjectOf,
  workIn,
} from '../../client/sections/timeline/posts.ts'
import { postId } from '../../shared/ids.ts'
import type { ResolvedPortfolio, Wall, WallPanel } from '../../shared/resolved.ts'

/** How fast the past recedes: the scale of a year that is `y` back is 1 / (1 + k · y), with k no more than this. */
const [mostReceding, recedingSpan] = [0.16, 2.6]

/** What the latest panel takes of the wall at least, however short it is. */
const leastNow = 0.2

/** The years that a wall shows at least, of a post that has just begun. */
const shortest = 0.5

/** A gap of less than this share of the wall is none. */
const leastGap = 0.012

/** The least between two years, and between the first, which is not at the edge, and its next; and how near to the edge none has room. */
const [leastBetween, besideFirst, lastYear] = [0.042, 0.055, 0.93]

/** The share of the height that each has that goes on beside the present, and that all of them have at the most. */
const [eachBase, mostBase] = [0.24, 0.48]

/** How many publications are marked at least. */
const fewestNotches = 5

/** A panel may show its place from this share of the wall and of its height on, on screens of this many px. */
const [widePanel, highPanel, screen] = [0.074, 0.13, 1200]

/** How wide a small screen is, in px. */
const phone = 360

/** A post with its two ends, in years. */
interface Dated {
  post: Post
  href: string
  from: number
  to: number
}

/**
 * The years of a page’s timelines as a wall in perspective, the latest at the edge; undefined where none has dates.
 *
 * @param today in years, such as 2026.9
 */
export function wallOf(
  { sections, site }: Pick<ResolvedPortfolio, 'sections' | 'site'>,
  today = yearOf(new Date().toISOString(), 0),
): Wall | undefined {
  const all: Dated[] = []
  for (const section of sections) {
    if (section.type !== 'timeline') continue
    const { id, layout } = section
    for (const post of postsOf(section)) {
      if (['awards', 'certificates', 'publications'].includes(post.list ?? '')) continue
      const href = `#${layout === 'near' ? postId(id, post.index) : id}`
      const ends = endsOf(post, today)
      if (ends) all.push({ post, href, ...ends })
    }
  }
  const work = workIn(all.map(({ post }) => post))
  const posts = all.filter(({ post }) => work.includes(post)).toSorted((a, b) => a.from - b.from)
  const current = posts.find(({ post }) => post === currentOf(work)) ?? posts.at(-1)
  if (!current) return undefined
  // Where nothing goes on, the latest stands at the edge all the same.
  const first = Math.min(...all.map(({ from }) => from))
  const last = Math.max(...posts.map(({ to }) => to), first + shortest)
  const receding = Math.min(mostReceding, recedingSpan / (last - first))
  const scale = (year: number) => 1 / (1 + receding * (last - Math.min(year, last)))
  const least = scale(first)
  const plain = (year: number) => (scale(year) - least) / (1 - least)
  // What is before the present makes room for it.
  const begin = plain(current.from)
  const squeezed = Math.min(1, (1 - leastNow) / begin)
  const place = (year: number) => {
    const at = plain(year)
    const shown =
      at <= begin ? at * squeezed : begin * squeezed + ((at - begin) * (1 - begin * squeezed)) / (1 - begin)
    return Math.round(shown * 10_000) / 10_000
  }
  const starts = posts.map(({ from }) => place(from))
  const studies = all.filter(({ post }) => post.list === 'education' && !work.includes(post))
  const drawn = [...studies, ...posts.filter((one) => one !== current), current]
  const going = posts.filter((one) => one !== current && isCurrent(one.post))
  const baseOf = Math.min(eachBase, mostBase / going.length)
  const panels = drawn.map((one): WallPanel => {
    const { post, href } = one
    const [from, end] = [place(one.from), one === current ? 1 : place(one.to)]
    const next = starts.find((start) => start > end && start - end < leastGap)
    const isStudy = studies.includes(one)
    const back = posts.length - 1 - posts.indexOf(one)
    const panel = {
      from,
      to: going.includes(one) ? 1 : (next ?? end),
      tone: one === current ? 0 : isStudy ? 4 : Math.max(1, Math.min(4, back)),
      href,
      title: subjectOf(post),
      place: post.organisation,
      base: isStudy
        ? 0
        : Math.round(
            baseOf * going.filter((other) => drawn.indexOf(other) < drawn.indexOf(one)).length * 100,
          ) / 100,
    }
    if (one === current) return { ...panel, shows: 'title', brief: briefOf(one, from, site.lang) }
    const covered = starts.find((start) => start > from) ?? panel.to
    // Of those that began at once the last one lies on the others.
    const isOnTop = drawn.findLast((other) => place(other.from) === from) === one
    return !isStudy &&
      isOnTop &&
      fits(post.organisation, Math.min(panel.to, covered) - from, least + (1 - least) * from)
      ? { ...panel, shows: 'place' }
      : panel
  })
  const years: { text: string; at: number }[] = []
  for (const { from } of [...studies, ...posts].toSorted((a, b) => a.from - b.from)) {
    const at = place(from)
    const least = years.length === 1 ? besideFirst : leastBetween
    if (at > lastYear || at - (years.at(-1)?.at ?? -1) < least) continue
    years.push({ text: dateIn(site.lang, String(Math.floor(from))), at })
  }
  const published = sections.flatMap((section) => (section.type === 'publications' ? section.items : []))
  const notches =
    published.length < fewestNotches
      ? []
      : published.map(({ year }) => place(year + 0.5)).filter((at) => at > 0 && at < 1)
  return { least: Math.round(least * 10_000) / 10_000, panels, years, notches: [...new Set(notches)] }
}

/** Whether a place has room on a panel, on two lines at the most. */
function fits(place: string | undefined, width: number, height: number): boolean {
  if (place === undefined || width < widePanel || height < highPanel) return false
  const [one = 0, two = one] = lineWidths(place)
  const room = (width * screen - 28) / 14
  return height < 0.3 ? one <= room : two <= room
}

/** What has room on the panel of the present on phones, on two lines at the most. */
function briefOf({ post, from }: Dated, at: number, lang: string): string {
  const { organisation } = post
  const [one = 0, two = one] = organisation ? lineWidths(organisation) : [Number.POSITIVE_INFINITY]
  return organisation && two <= ((1 - at) * phone - 40) / 18
    ? organisation
    : dateIn(lang, String(Math.floor(from)))
}

/** From when to when a post was, in years; undefined without dates. What lacks an end took a year. */
function endsOf(
  { start, end }: Pick<Post, 'start' | 'end'>,
  today: number,
): { from: number; to: number } | undefined {
  const begin = start ?? (end === 'present' ? undefined : end)
  if (begin === undefined) return undefined
  const from = Math.min(yearOf(begin, 0), today)
  const to = end === 'present' ? today : yearOf(end ?? begin, 1)
  return { from, to: Math.max(from, Math.min(to, today)) }
}

/** A date as a year with its months behind the point: where that begins, or where it ends. */
function yearOf(date: string, share: 0 | 1): number {
  const [year = 0, month] = date.split('-').map(Number)
  return month === undefined ? year + share : year + (month - 1 + share) / 12
}
