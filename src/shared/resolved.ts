import type { Language } from '../../schema/check/locale.ts'
import type { Scrims } from '../../schema/colour/scrim.ts'
import type { ShownPosts } from '../../schema/model/feed.ts'
import type {
  DrawingFile,
  HeadingText,
  IconName,
  KeptPosts,
  Markdown,
  PageFile,
  Sentence,
  VideoAddress,
} from '../../schema/model/fields.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import type { SectionOf, SectionType } from '../../schema/model/sections/index.ts'
import type { StatValue } from '../../schema/model/stat.ts'
import type { Player } from '../../schema/model/video.ts'
import type { Drawing } from '../../schema/pictures/drawing.ts'
import type { Numbers } from '../../schema/text/languages.ts'
import type { Block, SentencePart } from '../../schema/text/sentence.ts'
import type { LocalPicture } from './localPicture.ts'

/** A picture as the page uses it: one that is served with the page, or one at a foreign address. */
export interface ResolvedPicture extends LocalPicture {
  alt: string
  /** What stays in view where its frame cuts some of it away, as CSS writes it. */
  focus?: string | undefined
  /** Another file for a mode. */
  dark?: LocalPicture
  light?: LocalPicture
  /** Whether it is at the beginning of the page, and so is loaded at once. */
  atOnce?: true
  /** The scrim over it, if text stands on it. */
  scrim?: Scrims
}

/** The keys of a picture that name another file for a mode. */
type PerMode = Pick<ResolvedPicture, 'dark' | 'light'>

/** A drawing as the page uses it: cleaned SVG to be put in as it is, and the name of its file if it comes with the look. */
export type ResolvedDrawing = Drawing & { file?: string; dark?: Drawing; light?: Drawing }

/** A Markdown text as the page uses it: HTML that is safe to put in as it is. */
export interface ResolvedMarkdown {
  html: string
  /** Its language where that is not the page's. */
  language?: Language
}

/** A sentence with inline Markdown as the page uses it. */
export interface MarkedSentence {
  /** Its words without Markdown. */
  text: string
  parts: readonly SentencePart[]
  /** Its parts once more in the blocks that show them, if it has more than one or leads: see `inBlocks`. */
  blocks?: readonly Block[]
  /** Its language where that is not the page's. */
  language?: Language
}

/** A sentence as the page uses it: its text, if it has no Markdown. */
export type ResolvedSentence = string | MarkedSentence

/** The text of a large heading as the page uses it, and how wide it is: its size follows from that. */
export interface ResolvedHeading {
  text: string
  /** About how wide its longest part without a place to break is, in em. */
  longest: number
  /** The smallest widths, in em, at which it fits on one line, on two and so on; only of a headline. */
  lines?: readonly number[]
  /** How its lines become equally wide by the width of their letters; only of one that is alone, in a face with such an axis. */
  flush?: ResolvedFlushHeadline
  /** How tall its letters are together, in em; only of a headline and of one as wide as the page, whose lines are close. */
  tall?: number
  /** What its line height needs beyond that of Latin letters, as a multiple of the font size. */
  diacritics: number
  /** Its level in the outline of the page: 1 for one heading, 2 for all others. */
  level: 1 | 2
  /** Its language where that is not the page's. */
  language?: Language
}

/** A headline whose lines all end at both margins, set by the width axis of its face. */
export interface ResolvedFlushHeadline {
  /** The words, with asterisks around what is emphasised of each. */
  words: readonly FlushWord[]
  /** The widths that letters may have, in percent: the least, that of the theme, and the greatest. */
  axis: readonly [number, number, number]
  /** On screens that are wider than high, and on upright ones. */
  wide: FlushLines
  upright: FlushLines
}

export interface FlushWord {
  text: string
  /** How wide it is at each of the widths of `axis`, in em. */
  widths: readonly [number, number, number]
}

export interface FlushLines {
  /** How wide a line is, in em. */
  room: number
  /** The number of words on each line, and the width of its letters, in percent. */
  lines: readonly { count: number; width: number }[]
}

/** An icon as the page uses it: the inside of an `<svg>` and the size of its view box. */
export interface ResolvedIcon {
  body: string
  width: number
  height: number
}

/** A large stat as the page uses it. */
export interface ResolvedStat {
  /** As the language of the page writes it. */
  shown: string
  /** How many of its digits stand behind the point. */
  decimals: number
  /** About how wide it is in the display face, in em, with digits of one width. */
  width: number
}

/** A link to the page of a project. */
export interface ResolvedPageLink {
  /** The path of that page below the start of its locale, and its address from the page with the link. */
  path: string
  href: string
}

/** Formatted dates; left out if none are given. */
export interface ShownDates {
  dates?: string
  /** Its years alone, and how long it took, such as 2 years 3 months: in rows, and where what is near is large. */
  years?: string
  lasted?: string
  /** Whether it goes on: it has no end yet, or one that is to come. */
  isCurrent?: boolean | undefined
}

/** A checked part of the portfolio in which pictures and icons have been looked up and Markdown has become HTML. */
export type Resolved<T> = T extends IconName
  ? ResolvedIcon
  : T extends VideoAddress
    ? Player
    : T extends Sentence
      ? ResolvedSentence
      : T extends Markdown
        ? ResolvedMarkdown
        : T extends PageFile
          ? ResolvedPageLink
          : T extends HeadingText
            ? ResolvedHeading
            : T extends { src: DrawingFile }
              ? Omit<T, 'src' | keyof PerMode> & ResolvedDrawing
              : T extends { src: string }
                ? Omit<T, keyof LocalPicture | 'atOnce' | keyof PerMode> & Omit<ResolvedPicture, 'alt'>
                : T extends { file: KeptPosts }
                  ? Omit<{ [Key in keyof T]: Resolved<T[Key]> }, 'feed' | 'file' | 'count'> & ShownPosts
                  : T extends { value: StatValue }
                    ? Omit<T, keyof ResolvedStat> & ResolvedStat
                    : T extends readonly (infer Item)[]
                      ? Resolved<Item>[]
                      : T extends object
                        ? { [Key in keyof T]: Resolved<T[Key]> } & (keyof T & ('start' | 'date') extends never
                            ? unknown
                            : ShownDates)
                        : T

/** What `virtual:portfolio` exports. */
export type ResolvedPortfolio = Resolved<Portfolio> & {
  /** The notes on links to files, by their addresses, such as `PDF, 240 kB`. */
  fileNotes: Readonly<Record<string, string>>
  /** What a feature alone reads, if there is that feature. */
  resume?: unknown
  /** How wide the owner's name is, in em; only where the foot of the page shows it large. */
  nameWidth?: number | undefined
  /** The owner’s address with its width in the display face, in em; only where a contact shows it large. */
  mailWidth?: number
  /** The years of its timelines; only where the first screen shows them, and some have dates. */
  wall?: Wall
  /** How the language writes whole numbers; left out if as JavaScript does. */
  numbers?: Numbers
  /** The language of each text that is in another than the page; left out if there are none. */
  foreign?: Readonly<Record<string, Language>>
  /** From the page to the start of its locale; left out for the start itself. */
  home?: string
  /** The same before its texts were typeset, of the page of a résumé: its JSON has the owner's own. */
  asWritten?: ResolvedPortfolio
  /** Links to the site in all of its languages, the main one first; left out if it has one. */
  languages?: readonly LanguageLink[]
}

/** The years of a career in perspective: places from 0, the earliest, to 1, the edge, where it is as high as it can be. */
export interface Wall {
  /** How high it is at 0, as a share of its height at 1. */
  least: number
  /** From the earliest on; a later one lies over those before it. */
  panels: readonly WallPanel[]
  years: readonly { text: string; at: number }[]
  /** The places of publications along the years. */
  notches: readonly number[]
}

/** A post or a study on the wall. */
export interface WallPanel {
  from: number
  to: number
  /** Which colour of a career it has, from 0, the present. */
  tone: number
  /** The address of its entry on the page. */
  href: string
  title: string
  place?: string | undefined
  /** Whether there is room for its words: for its title, or for the place alone. */
  shows?: 'title' | 'place'
  /** From where on the words of the present have room below the edge; left out where they have none. */
  at?: number | undefined
  /** The same on phones, where the first screen says nothing else. */
  onPhones?: number | undefined
  /** What of the present has room on phones: the place, or the year in which it began. */
  brief?: string
}

/** A link to the page in a language. */
export interface LanguageLink {
  lang: string
  dir: 'ltr' | 'rtl'
  /** What the language calls itself. */
  name: string
  /** Its address, from the page with the link. */
  href: string
}

/** What the renderer of the section type `T` is given. */
export type ResolvedSection<T extends SectionType = SectionType> = Resolved<SectionOf<T>>
