import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'

/** The headline of the page as written, with *emphasis* and soft hyphens; the site's title where no section has one. */
export function headlineOf({ site, sections }: Portfolio): string {
  const headlines = sections.flatMap((section) => metadataOf(section).headline?.(section) ?? [])
  return headlines[0] ?? site.title
}

/** A title for what breaks no lines: tabs, search engines, feed readers. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

/** The headline of the page in plain words. */
export const plainHeadline = (portfolio: Portfolio): string =>
  withoutSoftHyphens(headlineOf(portfolio).replace(/\*([^*]+)\*/g, '$1'))
