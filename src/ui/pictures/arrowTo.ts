import { isFile } from '../FileNote.tsx'

/** The direction of a link's arrow: forward within the site, down to a file, out to another site. */
export const arrowTo = (href: string): 'forward' | 'down' | 'out' => {
  if (isFile(href)) return 'down'
  return /^[a-z][a-z+.-]*:|^\/\//i.test(href) ? 'out' : 'forward'
}
