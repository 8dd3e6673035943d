import { useSyncExternalStore } from 'react'

/** Fired when a choice has changed the URL: browsers fire no event for `pushState`. */
const chosen = 'portfolio:tag'

function subscribe(onChange: () => void): () => void {
  for (const event of ['popstate', chosen]) addEventListener(event, onChange)
  return () => {
    for (const event of ['popstate', chosen]) removeEventListener(event, onChange)
  }
}

/** The tag in the URL for a section, as in `?projects=React`; null where there is none, and on the server. */
export const useTagInAddress = (section: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(section),
    () => null,
  )

/** Sets or removes the tag in the URL, as a step that the back button undoes. */
export function putTagInAddress(section: string, tag: string | null): void {
  const address = new URL(location.href)
  if (tag === null) address.searchParams.delete(section)
  else address.searchParams.set(section, tag)
  if (address.href === location.href) return
  history.pushState(null, '', address)
  dispatchEvent(new Event(chosen))
}
