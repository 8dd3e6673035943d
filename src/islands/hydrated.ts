/** Sections whose renderer is live: their controls answer. */
const awake = new Set<string>()
const waiting = new Map<string, (() => void)[]>()

/** Says that the section with this id has become live. */
export function markHydrated(id: string): void {
  awake.add(id)
  // A task for each, so that React has done with one press before the next.
  for (const resume of waiting.get(id) ?? []) setTimeout(resume)
  waiting.delete(id)
}

export const isHydrated = (id: string): boolean => awake.has(id)

/** Calls `resume` once the section with this id is live; at once if it is. */
export function whenHydrated(id: string, resume: () => void): void {
  if (awake.has(id)) resume()
  else waiting.set(id, [...(waiting.get(id) ?? []), resume])
}
