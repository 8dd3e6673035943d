import { Fragment, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useContent } from '../../../content.ts'
import { animated, useSpring } from '../../../motion/reactSpring.ts'
import { reducedMotion } from '../../../motion/reduced.ts'
import { springOf } from '../../../motion/springConfig.ts'
import { interpolate } from '../../../ui/interpolate.ts'
import { shownNumber } from '../../../ui/numbers.ts'
import type { ProjectItem } from '../projectItem.ts'
import { TagRow } from './TagRow.tsx'

const end = { opacity: 1, y: 0 }

interface Props {
  /** The id of the section. */
  section: string
  items: readonly ProjectItem[]
  /** Renders the projects with the chosen tag. */
  children: (items: readonly ProjectItem[]) => ReactNode
}

/** Projects below a row of their tags, of which one may be chosen. The choice is in the URL, and springs animate it. */
export function FilteredProjects({ section, items, children }: Props) {
  const { labels, motion, numbers } = useContent()
  const { reveal } = motion
  const { distance } = reveal
  const wanted = useTagInAddress(section)
  const tags = tagsOf(items)
  // A tag that no project has, as in an old link, filters nothing.
  const tag = wanted !== null && tags.includes(wanted) ? wanted : null
  const shown = tag === null ? items : withTag(items, tag)
  const [status, setStatus] = useState('')
  const before = useRef(tag)
  const [style, api] = useSpring(() => ({ ...end, config: springOf(reveal) }))

  useEffect(() => {
    if (before.current === tag) return
    before.current = tag
    const { filter } = labels
    const words = (tag === null ? filter?.every : filter?.some) ?? ''
    const count = shownNumber(shown.length, numbers)
    setStatus(interpolate(words, { count, total: shownNumber(items.length, numbers), tag: tag ?? '' }))
    api.start({
      from: { opacity: 0, y: reducedMotion() ? 0 : distance },
      to: end,
    })
  }, [tag, shown.length, items.length, api, distance, labels, numbers])

  // Tags that all projects have, as with a single project, filter nothing.
  if (tags.every((one) => withTag(items, one).length === items.length)) return children(items)
  return (
    <>
      <TagRow tags={tags} chosen={tag} status={status} onChoose={(next) => putTagInAddress(section, next)} />
      <animated.div style={style}>
        {/* A new key for other projects: the list hydrates and follows the scroll anew. */}
        <Fragment key={tag}>{children(shown)}</Fragment>
      </animated.div>
    </>
  )
}

interface Tagged {
  tags?: readonly string[] | undefined
}

/** Every tag of some projects once, in the order of first appearance. */
export const tagsOf = (items: readonly Tagged[]): string[] => [
  ...new Set(items.flatMap(({ tags = [] }) => tags)),
]

/** The projects that have a tag, in their order. */
export const withTag = <T extends Tagged>(items: readonly T[], tag: string): T[] =>
  items.filter(({ tags = [] }) => tags.includes(tag))

/** Fired when a choice has changed the URL: browsers fire no event for `pushState`. */
const chosen = 'portfolio:tag'

function subscribe(onChange: () => void): () => void {
  for (const event of ['popstate', chosen]) addEventListener(event, onChange)
  return () => {
    for (const event of ['popstate', chosen]) removeEventListener(event, onChange)
  }
}

/** The tag in the URL for a section, as in `?projects=React`; null where there is none, and on the server. */
const useTagInAddress = (section: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(section),
    () => null,
  )

/** Sets or removes the tag in the URL, as a step that the back button undoes. */
function putTagInAddress(section: string, tag: string | null): void {
  const address = new URL(location.href)
  if (tag === null) address.searchParams.delete(section)
  else address.searchParams.set(section, tag)
  if (address.href === location.href) return
  history.pushState(null, '', address)
  dispatchEvent(new Event(chosen))
}
