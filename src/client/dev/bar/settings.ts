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
