import { type IconName, icon, type Markdown, markdown, type Picture } from './fields.ts'
import { markdownHtml } from './markdown.ts'
import { type Portfolio, portfolio as schema } from './portfolio.ts'
import type { SectionOf, SectionType } from './sections/index.ts'
import { inside, same } from './shape.ts'

/** A picture as the page uses it: `src` is the address of a file that is served, or a foreign one. */
export interface PublishedPicture {
  src: string
  alt: string
  /** Its size in px, as far as it is known. */
  width?: number
  height?: number
}

/** A Markdown text as the page uses it: HTML that is safe to put in as it is. */
export interface PublishedMarkdown {
  html: string
}

/** An icon as the page uses it: the inside of an `<svg>` and the size of its view box. */
export interface PublishedIcon {
  body: string
  width: number
  height: number
}

/** A checked part of the portfolio in which pictures and icons have been looked up and Markdown has become HTML. */
export type Published<T> = T extends IconName
  ? PublishedIcon
  : T extends Markdown
    ? PublishedMarkdown
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
  /** The size in px of a picture beside the YAML, as far as it can be measured. */
  size?: (src: string) => { width: number; height: number } | undefined
  /** The icon of a name, which the rules have found to exist. */
  icon: (name: string) => PublishedIcon | undefined
}

type Schema = Parameters<typeof inside>[0]

const isPicture = (value: object): value is Picture => 'src' in value && 'alt' in value

const isForeign = (src: string) => /^https?:/.test(src)

/** Looks up every picture and icon of a checked portfolio, and turns its Markdown into HTML. Pure but for what `lookup` does. */
export function published(portfolio: Portfolio, lookup: Lookup): PublishedPortfolio {
  const visit = (value: unknown, at: Schema | undefined): unknown => {
    if (at && typeof value === 'string') {
      if (same(at, icon)) return lookup.icon(value)
      if (same(at, markdown)) return { html: markdownHtml(value) }
    }
    const step = (name: string | number, item: unknown) => visit(item, at && inside(at, name, value))
    if (Array.isArray(value)) return value.map((item, index) => step(index, item))
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, step(name, item)]))
    if (!isPicture(value) || isForeign(value.src)) return copy
    return { ...copy, ...lookup.size?.(value.src), src: lookup.picture(value.src) }
  }
  // The walk keeps the shape; the type says what has changed at its leaves.
  return visit(portfolio, schema) as PublishedPortfolio
}
