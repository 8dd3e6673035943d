import { isFile } from '../FileNote.tsx'

/** Where the arrow of a link points: on within the site, down to a file, out to another place. */
export const arrowTo = (href: string): 'forward' | 'down' | 'out' => {
  if (isFile(href)) return 'down'
  return /^[a-z][a-z+.-]*:|^\/\//i.test(href) ? 'out' : 'forward'
}
