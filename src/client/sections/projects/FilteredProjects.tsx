import {
  Fragment,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { styled } from 'styled-components'
import { dataUnhydrated } from '../../../shared/dataAttributes.ts'
import { useContent } from '../../content.ts'
import { animated, reducedMotion, springOf, useSpring } from '../../motion/springs.ts'
import { foreign, interpolate, shownNumber } from '../../ui/text/words.tsx'
import type { ProjectItem } from './ProjectParts.tsx'

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
  const chosen = wanted !== null && tags.includes(wanted) ? wanted : null
  // The button answers at once. A long list is rendered after it, in slices.
  const tag = useDeferredValue(chosen)
  const shown = useMemo(() => (tag === null ? items : withTag(items, tag)), [items, tag])
  const cards = useMemo(() => children(shown), [children, shown])
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
  if (tags.every((one) => withTag(items, one).length === items.length)) return cards
  return (
    <>
      <TagRow
        tags={tags}
        chosen={chosen}
        status={status}
        onChoose={(next) => putTagInAddress(section, next)}
      />
      <animated.div style={style}>
        {/* A new key for other projects: the list hydrates and follows the scroll anew. */}
        <Fragment key={tag}>{cards}</Fragment>
      </animated.div>
    </>
  )
}

interface Tagged {
  tags?: readonly string[] | undefined
}

/** Every tag of some projects once, in the order of first appearance. */
const tagsOf = (items: readonly Tagged[]): string[] => [...new Set(items.flatMap(({ tags = [] }) => tags))]

/** The projects that have a tag, in their order. */
const withTag = <T extends Tagged>(items: readonly T[], tag: string): T[] =>
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

interface RowProps {
  tags: readonly string[]
  chosen: string | null
  /** What was done last: a live region, which is visible too. */
  status: string
  onChoose: (tag: string | null) => void
}

/** A row of tags as buttons, one of them pressed. Hidden without scripts, when all projects show. */
function TagRow({ tags, chosen, status, onChoose }: RowProps) {
  const words = useContent().labels.filter
  const button = (tag: string | null, name: string) => (
    <li key={tag}>
      <Tag type="button" aria-pressed={chosen === tag} onClick={() => onChoose(tag)}>
        <span {...foreign(name)}>{name}</span>
      </Tag>
    </li>
  )
  return (
    <Row data-no-print="">
      <ul data-part="tags" aria-label={words?.name}>
        {button(null, words?.all ?? '')}
        {tags.map((tag) => button(tag, tag))}
      </ul>
      <p role="status">{status}</p>
    </Row>
  )
}

const Row = styled.div`
  margin-block-end: var(--space-4);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }

  /* The status has its line before it speaks, so that nothing moves. */
  > p {
    min-block-size: 3.2em;
    padding-block-start: var(--space-1h);
    font-size: var(--type-label);
    color: var(--muted);
    overflow-wrap: anywhere;
  }

  @media (scripting: none) {
    display: none;
  }

  [${dataUnhydrated}] & {
    display: none;
  }
`

const Tag = styled.button`
  min-block-size: var(--target);
  min-inline-size: var(--target);
  padding-inline: var(--space-2);
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius);
  font-size: var(--type-small);
  color: var(--muted);
  overflow-wrap: anywhere;
  transition: color var(--quick) var(--ease), border-color var(--quick) var(--ease), background-color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
    border-color: var(--text);
  }

  &[aria-pressed='true'] {
    color: var(--background);
    border-color: var(--text);
    background: var(--text);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      border-color: Highlight;
      background: Highlight;
    }
  }
`
