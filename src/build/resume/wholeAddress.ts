import { addressFrom } from '../addressFrom.ts'

/**
 * A link of the résumé's page as an absolute URL; undefined where the site's URL is unknown.
 *
 * @param href as the page has it
 * @param page the absolute URL of the page, if known
 */
export function wholeAddress(href: string | undefined, page: string | undefined): string | undefined {
  if (href === undefined || /^(?:https?|mailto|tel):/i.test(href)) return href
  return addressFrom(page, href)
}
