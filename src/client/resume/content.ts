import type { ResolvedSentence } from '../../shared/resolved.ts'

/** An entry of the résumé, as the page and the PDF show it. */
export interface ResumeEntry {
  title: string
  /** Shown beside its title: an organisation, a place. */
  by: readonly string[]
  /** Its period, as the language of the page writes it. */
  dates?: string | undefined
  /** A link to more, relative to the page. */
  url?: string | undefined
  /** What the organisation does. */
  about?: ResolvedSentence | undefined
  text?: ResolvedSentence | undefined
  points?: readonly ResolvedSentence[] | undefined
  /** Several entries at one organisation, whose name is the title. */
  roles?: readonly ResumeEntry[] | undefined
  /** Words that belong to it, such as the tools of a skill. */
  keywords?: readonly string[] | undefined
  /** Lists with a name of their own, such as a grade or courses. */
  notes?: readonly { name: string; items: readonly string[] }[] | undefined
}

/** A part of the résumé under a heading. */
export interface ResumePart {
  /** Its key in the YAML, such as `work`. */
  key: string
  heading: string
  /** Whether its entries are a line each. */
  isBrief: boolean
  entries: readonly ResumeEntry[]
}

/** A way to reach the owner. */
export interface ResumeContact {
  kind: 'email' | 'phone' | 'place' | 'url' | 'profile'
  text: string
  href?: string | undefined
  /** The address of a profile, for paper and for programs that read text only. */
  address?: string
}

/** All that the résumé says, in one language. */
export interface ResumeContent {
  name: string
  role?: string | undefined
  contacts: readonly ResumeContact[]
  summary?: ResolvedSentence | undefined
  parts: readonly ResumePart[]
  words: Readonly<Record<'title' | 'contact' | 'summary' | 'pdf' | 'home', string>>
}
