import type { IconName, Picture } from './fields.ts'
import type { Portfolio } from './portfolio.ts'
import type { SectionOf, SectionType } from './sections/index.ts'

/** A picture as the page uses it: `src` is the address of a file that is served, or a foreign one. */
export interface PublishedPicture {
  src: string
  alt: string
}

/** An icon as the page uses it: the inside of an `<svg>` and the size of its view box. */
export interface PublishedIcon {
  body: string
  width: number
  height: number
}

/** A checked part of the portfolio in which pictures and icons have been looked up. */
export type Published<T> = T extends IconName
  ? PublishedIcon
  : T extends Picture
    ? Omit<T, keyof PublishedPicture> & PublishedPicture
    : T extends readonly (infer Item)[]
      ? Published<Item>[]
      : T extends object
        ? { [Key in keyof T]: Published<T[Key]> }
        : T

/** What `virtual:portfolio` exports. */
export type PublishedPortfolio = Published<Portfolio>

/** What the renderer of the section type `T` is given. */
export type PublishedSection<T extends SectionType = SectionType> = Published<SectionOf<T>>

/** How names in the YAML become what the page uses. */
export interface Lookup {
  /** The address of a picture beside the YAML; not asked for foreign addresses. */
  picture: (src: string) => string
  /** The icon of a name, which the rules have found to exist. */
  icon: (name: string) => PublishedIcon | undefined
}

const isPicture = (value: object): value is Picture => 'src' in value && 'alt' in value

const isForeign = (src: string) => /^https?:/.test(src)

/** Looks up every picture and icon of a checked portfolio. Pure but for what `lookup` does. */
export function published(portfolio: Portfolio, lookup: Lookup): PublishedPortfolio {
  const visit = (value: unknown, key: string): unknown => {
    if (key === 'icon' && typeof value === 'string') return lookup.icon(value)
    if (Array.isArray(value)) return value.map((item) => visit(item, ''))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, item]) => [name, visit(item, name)])
    const copy = Object.fromEntries(entries)
    return isPicture(value) && !isForeign(value.src) ? { ...copy, src: lookup.picture(value.src) } : copy
  }
  // The walk keeps the shape; the type says what has changed at its leaves.
  return visit(portfolio, '') as PublishedPortfolio
}
