/** By this event the dev server asks a page to show its bar; by the others the bar asks, and the server answers. */
export const barEvent = 'portfolio:bar'
export const findEvent = 'portfolio:find'
export const foundEvent = 'portfolio:found'

/** What the page knows of something on it that is to be found in the YAML. */
export interface Sought {
  /** Given back with the answer, so that a late one is told from that to the latest question. */
  question: number
  /** The language of the page. */
  lang: string
  /** The path of a page made from Markdown, below the start of its locale; left out on the start. */
  page?: string
  /** The id of its section; left out in the header and the footer. */
  section?: string
  /** Its words, and those of the elements around it up to its part of the page, from the inside outward. */
  texts: readonly string[]
  /** Whether some of them stand in the element itself. */
  hasWords: boolean
  /** The address of a picture, and its words for who cannot see it. */
  src?: string
  alt?: string
  /** The address of the link around it. */
  href?: string
  /** How many of the same are before it in the section. */
  before: number
  /** The shapes of an icon: the attributes `d` of its paths. */
  icon?: string
}

/** A file of the owner by what it is: no page knows its path. */
export type FoundFile = 'main' | { overlay: string } | { page: string; lang: string }

/** Where it stands. */
export interface Place {
  /** As the page names it: relative to the owner's folder. */
  file: string
  from: FoundFile
  /** Both from 1. */
  line: number
  column: number
  /** The path of its value, such as `sections[1].facts[2].text`. */
  path: string
  /** The keys and indices of that path, as that file has them; of Markdown the number of the line, from 0. */
  keys: readonly (string | number)[]
  /** What to know of it, such as that it stands for more than was pressed. Without one, the value is what was pressed. */
  note?: string
  /** What else is to know: where its link leads, what its colours come from. */
  more?: string
}

export interface Found extends Place {
  question: number
  /** The address by which Vite's server opens the place in an editor; empty where it was not found, as the note says. */
  open: string
}
