import { dateIn } from '../../../schema/text/languages.ts'
import { lineWidths } from '../../../schema/text/textWidth.ts'
import { currentOf, type Post, postsOf, subjectOf, workIn } from '../../client/sections/timeline/posts.ts'
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

/** How many publications are marked at least. */
const fewestNotches = 5

/** A panel may show its place from this share of the wall on, on screens of this many px. */
const [widePanel, screen] = [0.074, 1200]

/** Where the words of the present stand: the least size of the wall, and the size and height of their lines, in px. */
const rooms = {
  broad: { width: 960, height: 170, margin: 64, title: [18, 27], place: [15, 20] },
  /** Below a first screen without a tagline, whose room they have. */
  alone: { width: 960, height: 208, margin: 64, title: [34, 46], place: [18, 26] },
  phone: { width: 360, height: 200, margin: 20, title: [24, 29], place: [15, 20] },
} as const

/** How far above the foot of the wall words end, in px, and from where on the present has no room for them. */
const [belowWords, lastWords] = [20, 0.84]

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
  const isAlone = !sections.some((section) => section.type === 'hero' && section.tagline)
  const panels = drawn.map((one): WallPanel => {
    const { post, href } = one
    const [from, end] = [place(one.from), one === current ? 1 : place(one.to)]
    const next = starts.find((start) => start > end && start - end < leastGap)
    const isStudy = studies.includes(one)
    const back = posts.length - 1 - posts.indexOf(one)
    const panel = {
      from,
      to: next ?? end,
      tone: one === current ? 0 : isStudy ? 4 : Math.max(1, Math.min(4, back)),
      href,
      title: subjectOf(post),
      place: post.organisation,
    }
    if (one === current) {
      const at = wordsAt(panel, least, isAlone ? 'alone' : 'broad')
      const onPhones = isAlone ? wordsAt(panel, least, 'phone') : undefined
      return { ...panel, shows: 'title', at, onPhones, brief: briefOf(one, from, site.lang) }
    }
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

/** Whether a place has room on a panel below the edge of the wall, on two lines at the most. */
function fits(place: string | undefined, width: number, height: number): boolean {
  if (place === undefined || width < widePanel) return false
  const { broad } = rooms
  const lines = linesIn(place, (width * screen - 28) / 14)
  return lines <= 2 && belowWords + lines * broad.place[1] <= height * broad.height
}

/** On how many lines a text stands in a width, in em. */
function linesIn(text: string, width: number): number {
  const index = lineWidths(text).findIndex((line) => line <= width)
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1
}

/** From where on the title and the place of the present have room below the edge of the wall; undefined where none has. */
function wordsAt(panel: WallPanel, least: number, room: keyof typeof rooms): number | undefined {
  const { width, height, margin, title, place } = rooms[room]
  let at = panel.from
  while (at < lastWords) {
    const across = (1 - at) * width - margin - 14
    const high =
      belowWords +
      linesIn(panel.title, across / title[0]) * title[1] +
      (panel.place ? linesIn(panel.place, across / place[0]) * place[1] : 0)
    const begin = (high / height - least) / (1 - least)
    if (begin <= at) return Math.round(at * 10_000) / 10_000
    // The higher it has to be, the less wide.
    at = begin
  }
  return undefined
}

/** What has room on the panel of the present on phones, on two lines at the most. */
function briefOf({ post, from }: Dated, at: number, lang: string): string {
  const { organisation } = post
  return organisation && linesIn(organisation, ((1 - at) * rooms.phone.width - 40) / 18) <= 2
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
