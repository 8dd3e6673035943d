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

/** How far from the viewport a part is hydrated. */
const nearby = '100% 0px'

interface Props {
  /** The element whose children are the entries, or the parts. */
  list: RefObject<HTMLElement | null>
  count: number
  /** Whether each part is one child of the list. */
  areChildren?: boolean
  /** Whether the entries are themselves a part of a list, so that nothing waits. */
  areOne?: boolean
  /** Renders the entries from one index up to another. */
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
 * The entries of a list. A long one is hydrated in parts: the first with its section, and each other when it comes near
 * the viewport. Until then it stays static HTML, as a section does before it is hydrated (see `Island.tsx`), so no
 * entry may need React for a click.
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

/** Delays the hydration of its siblings until a promise resolves. Where there is no HTML to hydrate, nothing waits. */
function Hydration({ after }: { after: Promise<void> | undefined }) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  )
  if (isHydrating && after) use(after)
  return null
}
