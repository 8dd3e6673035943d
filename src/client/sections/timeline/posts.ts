import type { ResolvedSection, ResolvedSentence } from '../../../shared/resolved.ts'

type Timeline = ResolvedSection<'timeline'>
type Entry = Timeline['items'][number]

/** An entry of a timeline or a role of one, which then has its organisation. */
export interface Post extends Omit<Entry, 'title' | 'text' | 'roles'> {
  /** Its place in the timeline, with roles counted. */
  index: number
  /** The part of the résumé that it belongs to. */
  list: Timeline['resume']
  title: string
  /** What it was about: of the first role what is true of all of them, too. */
  texts: readonly ResolvedSentence[]
}

/** The entries of a timeline, with the roles of each in its place. */
export function postsOf({ items, resume }: Pick<Timeline, 'items' | 'resume'>): Post[] {
  const posts: Omit<Post, 'index'>[] = []
  for (const { roles, title, text, ...entry } of items) {
    const list = resume ?? entry.resume?.list
    const texts = text ? [text] : []
    if (!roles) {
      const name = title ?? entry.organisation ?? ''
      const organisation = title === undefined ? undefined : entry.organisation
      posts.push({ ...entry, list, title: name, organisation, texts })
    }
    for (const [index, { text, ...role }] of (roles ?? []).entries()) {
      const own = text ? [text] : []
      const { organisation, link } = entry
      posts.push({ ...role, organisation, link, list, texts: index === 0 ? [...texts, ...own] : own })
    }
  }
  return posts.map((post, index) => ({ ...post, index }))
}

/** What it was, with the subject of studies. */
export const subjectOf = ({ title, resume }: Pick<Post, 'title' | 'resume'>): string =>
  resume?.area && !title.includes(resume.area) ? `${title} ${resume.area}` : title

/** Work, and studies where there are fewer than two posts; what somebody studies now where no post goes on. */
export function workIn(posts: readonly Post[]): Post[] {
  const isWork = ({ list }: Post) => list === undefined || list === 'work'
  const work = posts.filter(isWork)
  const isBusy = work.some(({ isCurrent }) => isCurrent)
  const counts = ({ list, isCurrent }: Post) =>
    list === 'education' && (work.length < 2 || (isCurrent && !isBusy))
  return posts.filter((post) => isWork(post) || counts(post))
}

/** What is now: of all that goes on what began last, or else the first. */
export function currentOf(posts: readonly Post[]): Post | undefined {
  const going = posts
    .filter(({ isCurrent }) => isCurrent)
    .toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1))
  return going[0] ?? posts[0]
}

/** The most that are told in full. */
const mostTold = 5

/**
 * What is told in full, the present first, and the rest: told is what goes on, and then, in the order of time, all up to
 * the last that has two things to say or more.
 */
export function toldOf(posts: readonly Post[]): { told: Post[]; rest: Post[] } {
  const work = workIn(posts)
  const current = currentOf(work)
  if (!current) return { told: [], rest: [...posts] }
  const others = work.filter((post) => post !== current)
  const near = [
    current,
    ...others.filter(({ isCurrent }) => isCurrent),
    ...others.filter(({ isCurrent }) => !isCurrent),
  ]
  const end = near
    .slice(0, mostTold)
    .findLastIndex(
      (post) => post === current || post.isCurrent || post.texts.length + (post.points ?? []).length > 1,
    )
  const told = near.slice(0, end + 1)
  return { told, rest: posts.filter((post) => !told.includes(post)) }
}
