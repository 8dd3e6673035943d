import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { factsOf } from '../../factsRegistry.ts'

/** The headline of the page, with its *emphasis* as written; its title where no section has one. */
export function headlineOf({ site, sections }: Portfolio): string {
  const headlines = sections.flatMap((section) => factsOf(section).headline?.(section) ?? [])
  // Where its words may be divided is for the page.
  return (headlines[0] ?? site.title).replaceAll('\u00ad', '')
}

/** A text without the asterisks that mark its emphasis. */
export const withoutEmphasis = (text: string): string => text.replace(/\*([^*]+)\*/g, '$1')
