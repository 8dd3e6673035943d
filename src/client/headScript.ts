/** The names of the attributes that `beforePaint` reads and sets. */
export interface HeadAttributes {
  theme: string
  mode: string
  arrived: string
  next: string
  unhydrated: string
}

/**
 * Runs in the head of every document, before its first paint. It is written into the document by its source, so it uses
 * nothing but its parameter and the browser.
 */
export function beforePaint({ theme, mode, arrived, next, unhydrated }: HeadAttributes): void {
  const root = document.documentElement
  const set = (name: string, value = '') => root.setAttribute(name, value)
  // The mode that the visitor has chosen. A browser may refuse the storage.
  try {
    const chosen: string | undefined = localStorage.mode
    if (chosen && root.getAttribute(theme) === 'system') set(mode, chosen)
  } catch {}
  // A visitor may land below the first screen, by a fragment, by going back, by a reload or from another page of the
  // site: planes do not arrive there.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirst = !visit || visit.type === 'navigate'
  if (location.hash || !isFirst || document.referrer.startsWith(`${location.origin}/`)) set(arrived)
  // The document carries the font of its headline. A browser by itself would decode it once it has laid out the first
  // letter, a frame after the other words; what is asked for here its first paint waits for.
  for (const face of document.fonts) if (face.family === 'Headline') face.load()
  // The page's first script may fail to load, as in a copy opened from a disk, where browsers refuse modules: sections
  // then show what they would show on demand. Others, such as that of a blocked analytics service, may fail.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.hasAttribute(next) && set(unhydrated),
    true,
  )
}
