import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { observe } from 'react-intersection-observer'
import { partStarts } from './partStarts.ts'

/** How far from the screen a part is when it is hydrated. */
const nearby = '100% 0px'

interface Props {
  /** The element whose children the entries, or the parts, are. */
  list: RefObject<HTMLElement | null>
  count: number
  /** Whether each part is one child of the list. */
  areChildren?: boolean
  /** Whether nothing is to wait: the entries are a part of a list themselves. */
  areOne?: boolean
  /** The entries from one index on, up to another. */
  children: (from: number, to: number) => ReactNode
}

/** A promise that is resolved from outside. */
function nearPart() {
  let come = () => {}
  const near = new Promise<void>((resolve) => {
    come = resolve
  })
  return { near, come }
}

/**
 * The entries of a list. A long one is hydrated in parts: the first with its section, and each other when it comes near the
 * screen. Until then it stays plain HTML, as a section does before it is hydrated (see `Island.tsx`), so no entry may need
 * React for a click.
 */
export function Parts({ list, count, areChildren = false, areOne = false, children }: Props) {
  const starts = __LONG_LISTS__ && areOne ? [0] : partStarts(count)
  const [parts] = useState(() => new Map(starts.slice(1).map((from) => [from, nearPart()])))

  useEffect(() => {
    const ends = [...parts].flatMap(([from, { come }], index) => {
      // The first part does not wait.
      const first = list.current?.children[__LONG_LISTS__ && areChildren ? index + 1 : from]
      return first ? [observe(first, (inView) => inView && come(), { rootMargin: nearby })] : []
    })
    return () => {
      for (const end of ends) end()
    }
  }, [parts, list, areChildren])

  if (__LONG_LISTS__ && areOne) return children(0, count)
  return starts.map((from, part) => (
    <Suspense key={from}>
      <Hydration after={parts.get(from)?.near} />
      {children(from, starts[part + 1] ?? count)}
    </Suspense>
  ))
}

const neverChanges = () => () => {}

/** Lets what is beside it be hydrated only after a promise. Where there is no HTML to hydrate, nothing waits. */
function Hydration({ after }: { after: Promise<void> | undefined }) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  )
  if (isHydrating && after) use(after)
  return null
}
