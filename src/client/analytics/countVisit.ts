import { dataAnalytics } from '../../shared/dataAttributes.ts'

/** Hosts of this machine and its local network, where the site's author looks at it. */
const local =
  /^(?:$|\[|(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$|0\.0\.0\.0$)|(?:^|\.)(?:localhost|local)$/

/** Whether a visitor has asked not to be tracked, by Do Not Track or Global Privacy Control. */
function isDeclined(): boolean {
  // Not every version of TypeScript's DOM types has the second.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/**
 * Loads the script that counts the visit, with the attributes in the document. Where it is blocked or fails to load,
 * nothing is counted and no error is shown.
 */
export function countVisit(): void {
  const described = document.querySelector(`script[${dataAnalytics}]`)?.getAttribute(dataAnalytics)
  if (!described || local.test(location.hostname) || isDeclined()) return
  const script = document.createElement('script')
  for (const [name, value] of Object.entries<string>(JSON.parse(described))) script.setAttribute(name, value)
  document.head.append(script)
}
