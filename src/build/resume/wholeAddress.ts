import { addressFrom } from '../addressFrom.ts'

/**
 * A link of the résumé's page as it leads from anywhere; undefined where the site's own address is not known.
 *
 * @param href as the page has it
 * @param page the whole address of the page, if it is known
 */
export function wholeAddress(href: string | undefined, page: string | undefined): string | undefined {
  if (href === undefined || /^(?:https?|mailto|tel):/i.test(href)) return href
  return addressFrom(page, href)
}
