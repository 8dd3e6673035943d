/** What an owner has decided about the bar, kept in the browser for every site on this address. */
const keys = { isHidden: 'onefolio: the bar is hidden', isUnlit: 'onefolio: edits are not shown' } as const

export type Setting = keyof typeof keys

/** Reads as false where the browser keeps nothing, as in private windows of some. */
export function isSet(name: Setting): boolean {
  try {
    return localStorage.getItem(keys[name]) !== null
  } catch {
    return false
  }
}

export function set(name: Setting, value: boolean): void {
  try {
    if (value) localStorage.setItem(keys[name], 'yes')
    else localStorage.removeItem(keys[name])
  } catch {
    // Then it holds until the page is left.
  }
}

const inUse = 'onefolio: the tool in use'

/** Keeps which tool is in use, for when the page is loaded anew: some edits do that, and a page made from Markdown with each. */
export function keepTool(name: string | undefined): void {
  try {
    if (name) sessionStorage.setItem(inUse, name)
    else sessionStorage.removeItem(inUse)
  } catch {
    // Then the next page begins without.
  }
}

/** The tool that was in use when the page was loaded anew; none where another page was opened. */
export function keptTool(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (!isReload) keepTool(undefined)
  try {
    return sessionStorage.getItem(inUse) ?? undefined
  } catch {
    return undefined
  }
}
