/*
 * What the editor of the dev page and the dev server say to each other by Vite's socket: the page asks, by one event, and
 * the server answers that page, or says why not.
 */

/** By this event the dev server asks a page to show its bar. */
export const barEvent = 'portfolio:bar'
/** By this event a page asks, and by the next it is answered. */
export const askEvent = 'portfolio:ask'
export const answerEvent = 'portfolio:answer'
/** By this event the server tells all pages whether there is something to undo and to redo. */
export const historyEvent = 'portfolio:history'

/** What a page can ask: what it hands over, and what it gets. */
export interface Questions {
  /** The page once more, with a mark in each text that tells its path. */
  copy: { data: { lang: string; page?: string | undefined }; answer: MarkedCopy }
  /** Where something on the page stands in the files of the owner. */
  place: { data: Sought; answer: Found }
  /** What can be edited at a place that was found. */
  editable: { data: EditableQuestion; answer: Editable }
  /** The picture at a place that was found; null if it is none. */
  picture: { data: Pick<EditableQuestion, 'lang' | 'from' | 'keys'>; answer: EditablePicture | null }
  /** Icons with these words in their names, behind the present one. */
  icons: { data: { words: string; now: string }; answer: IconChoice[] }
  /** The entries of lists that a place is in, the innermost first. */
  entries: { data: { from: EditedFile; keys: EditPath }; answer: EntryPlace[] }
  /** What is chosen now, and what there is to choose. */
  choices: { data: null; answer: Choices }
  /** Edits a file; or shows the content as if it were edited, until `endTrial`, a real edit, or the page is left. */
  edit: { data: { edit: Edit; isTrial?: boolean | undefined }; answer: Edited }
  /** What there is to undo and redo; later changes of it come by `historyEvent`. */
  history: { data: null; answer: EditHistory }
  undo: { data: null; answer: Edited }
  redo: { data: null; answer: Edited }
  endTrial: { data: null; answer: Edited }
}

export type Question = keyof Questions

/** A question as it is sent; the answer has the same id. */
export interface Asked {
  id: number
  name: Question
  data: unknown
}

export type Answered = { id: number; answer: unknown } | { id: number; refused: Refusal }

/** Why something was not done: nothing was written then. */
export interface Refusal {
  /** One or two sentences. */
  problem: string
  /** Of a text edit: the path of the value that it is about. */
  path?: EditPath | undefined
  /** What the value says now, where someone else has changed it meanwhile. */
  now?: string | undefined
  /** Where links lead to what is to go: they can be mended in the same edit. */
  links?: LinkedPart | undefined
}

/** A section, or an entry with a page of its own, that links lead to. */
export interface LinkedPart {
  /** Of a section: to another one the links can lead instead. */
  id?: string | undefined
  /** Whether the links can go, too; a button that its section needs can only lead elsewhere. */
  canRemove: boolean
}

/** The keys and list positions that lead to a value. */
export type EditPath = readonly (string | number)[]

/** A file of the owner by what it is: no page knows its path. */
export type EditedFile = 'main' | { overlay: string } | { page: string; lang: string }

/** A page as HTML whose texts, icons and pictures carry numbers: indices in the list of paths in the resolved content. */
export interface MarkedCopy {
  html: string
  paths: readonly EditPath[]
}

/*
 * A mark is a number in signs for private use, which no owner types. It has no digits and no letters, so that what a
 * component does with those, such as counting a number up, leaves it whole.
 */
const [firstDigit, end] = [0xf8e0, '\uF8F1']
const markPattern = /([\uF8E0-\uF8E9]+)\uF8F1/g

/** The mark for a number. */
export const markOf = (index: number): string =>
  [...String(index)].map((digit) => String.fromCharCode(firstDigit + Number(digit))).join('') + end

/** The numbers of the marks in a text. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(markPattern)].map(([, digits = '']) =>
    Number([...digits].map((digit) => digit.charCodeAt(0) - firstDigit).join('')),
  )

/** A text as it is without marks. */
export const withoutMarks = (text: string): string => text.replace(markPattern, '')

/** What the page knows of something on it that is to be found. */
export interface Sought {
  /** The language of the page. */
  lang: string
  /** The path of a page made from Markdown, below the start of its locale; left out on the start. */
  page?: string | undefined
  /** The id of its section; left out in the header and the footer. */
  section?: string | undefined
  /** The path of its value in the resolved content; or of what is around it, if it has none of its own. */
  path?: EditPath | undefined
  isAround: boolean
  /** Whether some words stand in the element itself, or it is a picture or an icon. */
  isShown: boolean
  /** Its words, and those of the elements around it up to its part of the page, from the inside outward. */
  texts: readonly string[]
  /** How many of the same are before it in its part of the page. */
  before: number
}

/** Where it stands. */
export interface Place {
  /** As the page names it: relative to the owner's folder. */
  file: string
  from: EditedFile
  /** Both from 1. */
  line: number
  column: number
  /** The path of its value, such as `sections[1].facts[2].text`. */
  path: string
  /** The keys and indices of that path, as that file has them; of Markdown the number of the line, from 0. */
  keys: EditPath
  /** What to know of it, such as that it stands for more than was pressed. Without one, the value is what was pressed. */
  note?: string | undefined
  /** What else is to know: where its link leads, what its colours come from. */
  more?: string | undefined
}

export interface Found extends Place {
  /** The address by which Vite's server opens the place in an editor; empty where it was not found, as the note says. */
  open: string
}

/** One edit, which is one step of undo. */
export type Edit =
  /**
   * Other words for a value that is there, from `was` to `to`, both without the line breaks at their end, which belong to
   * the style of a block. In Markdown the path is the number of the line, from 0, alone. `everywhere`: of a tag, also in
   * all other places that `Editable.count` has counted. `beside`: other values of that file, such as the end of a period.
   */
  | ({
      kind: 'text'
      file: EditedFile
      everywhere?: boolean | undefined
      beside?: ValueEdit[] | undefined
    } & ValueEdit)
  | EntryEdit
  | PictureEdit
  | PanelEdit

/** Other words for a value; `seen` is that of the field. */
export interface ValueEdit {
  path: EditPath
  was: string
  to: string
  seen?: string | undefined
}

/** Another picture, other words for it, another focus: what is left out stays. */
export interface PictureEdit {
  kind: 'picture'
  file: EditedFile
  /** The path of the picture's `src`, and what it says. */
  path: EditPath
  was: string
  /** That of `EditablePicture`. */
  seen?: string | undefined
  src?: string | undefined
  /** A file for the folder of pictures, in place of `src`: its name on the owner's disk, and its bytes in Base64. */
  upload?: { name: string; bytes: string } | undefined
  alt?: { file: EditedFile; path: EditPath; was: string; to: string } | undefined
  /** As the YAML has it; the empty text takes the key away. */
  focus?: string | undefined
}

/** An icon: its name as the YAML has it, the inside of its SVG, and the size of its view box. */
export interface IconChoice {
  name: string
  body: string
  width: number
  height: number
}

/** A picture of the page, and what can be changed of it. */
export interface EditablePicture {
  file: EditedFile
  /** The path of its `src`. */
  path: EditPath
  src: string
  /** Tells the entry that it is of from others that stand at its place later. */
  seen: string
  /** The pictures that it can be replaced by: those of the folder of pictures, and itself if it is elsewhere. */
  choices: { src: string; address: string }[]
  /** Whether it is a drawing that becomes part of the page, which only an SVG can. */
  isDrawing: boolean
  /** What is read out for it; left out where it has no words. */
  alt?: EditableField | undefined
  /** What stays in view, as the YAML has it; empty for the middle. Left out where it cannot be set. */
  focus?: string | undefined
  place: string
}

/**
 * An entry of a list goes to another index, is there twice, gets a new one behind it, or goes; so in each language. The
 * path of the list is that of the main file; `seen` is that of `EntryPlace`.
 */
export interface EntryEdit {
  kind: 'entry'
  list: EditPath
  index: number
  seen: string
  to: number | 'new' | 'twice' | 'gone'
  /** Whether links that lead to its page go with it. */
  links?: 'remove' | undefined
}

/** An entry of a list of the main file. */
export interface EntryPlace {
  list: EditPath
  index: number
  /** How many entries the list has. */
  count: number
  /** Its first words. */
  name: string
  /** Tells it from others that stand at its place later. */
  seen: string
}

/** A choice of the panel. */
export type PanelEdit =
  /** A value at a path, whose keys may be missing yet: one within a section, if its id is given. */
  | { kind: 'set'; section?: string | undefined; path: EditPath; value: string | number }
  | { kind: 'remove'; path: EditPath }
  /** Sections by their ids: their places may change meanwhile. */
  | { kind: 'move'; id: string; to: number }
  | { kind: 'duplicate'; id: string }
  | { kind: 'drop'; id: string; links?: LinkMending | undefined }
  /** `at` is the place among the sections; without one it is where a page usually has the type. */
  | { kind: 'add'; type: string; layout?: string | undefined; at?: number | undefined }
  /** A page of text with a title, beside the YAML. */
  | { kind: 'page'; title: string }
  /** A language by its code: its file with the title of the site in it, or what an existing one lacks. */
  | { kind: 'language'; lang: string; title?: string | undefined }
  /** The Markdown file of a page in a language: it begins with the text of the main one. */
  | { kind: 'translation'; page: string; lang: string }

/** What becomes of the links that lead to what goes: they go too, or lead to another section, by its id. */
export type LinkMending = 'remove' | { lead: string }

/** What came of an edit. */
export interface Edited {
  /** Missing where nothing has changed, or nothing was to be undone. */
  lines?: ChangedLines | undefined
  /** What the check says of it besides. */
  warning?: string | undefined
}

/** The lines that an edit has changed. */
export interface ChangedLines {
  /** The file as the owner knows it, relative to where the server was started. */
  file: string
  /** The first of them, from 1. */
  line: number
  was: string[]
  is: string[]
}

/** Whether there is an edit of this session to undo, and one to redo. */
export interface EditHistory {
  canUndo: boolean
  canRedo: boolean
}

/** A place as `Found` has it, and the words of what was pressed there: of itself, and of the elements around it. */
export interface EditableQuestion {
  lang: string
  from: EditedFile
  keys: EditPath
  texts: readonly string[]
}

/** A value that a text edit may change. */
export interface EditableField {
  file: EditedFile
  path: EditPath
  /** Its key, such as `href`. */
  name: string
  /** What an edit gives as `was`. */
  was: string
  /** What to show for editing: mostly the same, but the original where a translation says `=`. */
  value: string
  /** Tells the entries around it from others that stand at its path later; left out in Markdown. */
  seen?: string | undefined
}

/** What can be edited at a place; nothing where no field is left. */
export interface Editable {
  /** The words that were pressed. */
  text?: EditableField | undefined
  /** Of a tag: in how many places of the files it is written. */
  count?: number | undefined
  /** Whether it is the name of an icon. */
  isIcon?: boolean | undefined
  /** Which of `texts` is shown for it and nothing else: the element with these words is where it can be edited. */
  shownAs?: string | undefined
  /** What belongs to it and is not seen as text: addresses, dates, levels, alternative texts. */
  beside: EditableField[]
  /** Where the place is, and what to know before editing. */
  place: string
  note?: string | undefined
}

/** What is chosen now, a try included, and what there is to choose. */
export interface Choices {
  /** A control for each property of the theme that has one, in the order of the schema. */
  theme: ThemeChoice[]
  looks: LookChoice[]
  /** The palettes of the mode that is shown, or of both. */
  palettes: PaletteChoice[]
  /** Families that are installed. */
  faces: FaceChoice[]
  sections: SectionChoice[]
  types: TypeChoice[]
  /** The title of the site, in the main language. */
  title: string
  pages: PageChoice[]
  /** The languages of the site beside its main one. */
  languages: LanguageChoice[]
  /** Others that it may get, by their codes and names. */
  otherLanguages: { lang: string; name: string }[]
}

/** A page of text. */
export interface PageChoice {
  title: string
  /** Below the start of the site. */
  address: string
}

/** A language of the site, and what is not translated into it. */
export interface LanguageChoice {
  lang: string
  /** What the language calls itself. */
  name: string
  /** How many texts there are to translate in all. */
  count: number
  todo: Untranslated[]
  /** The pages that are not written in it: each as the YAML names it, and the file that it lacks. */
  pages: { page: string; file: string }[]
}

/** A text that is not translated. */
export interface Untranslated {
  /** In the main language, as the page shows it. */
  text: string
  /** Where it is seen, in words. */
  where: string
  /** Its path in the file of the language. */
  path: EditPath
  /** That of its field. */
  seen: string
  /** Whether that file has a place for it. */
  isPlaced: boolean
}

/** A property of the theme, its present value, and by what it is chosen. */
export interface ThemeChoice {
  /** Its path below `theme`. */
  path: string[]
  says: string
  value: string | number
  control:
    | { kind: 'words'; values: string[] }
    | { kind: 'number'; least: number; most: number; step: number }
    | { kind: 'look' | 'colour' | 'face' }
}

/** A look as it is drawn before it is tried. */
export interface LookChoice {
  /** Its path from the portfolio. */
  path: string
  name: string
  says: string
  background: string
  text: string
  accent: string
  display: string
  /** The address of a picture of a first screen in it, if there is one. */
  picture?: string | undefined
}

/** A family, and the font file with its Latin letters, if it has any: its address, and the weights in it. */
export interface FaceChoice {
  family: string
  src?: string | undefined
  weight: string
}

/** The colours of a mode, by their names in the YAML. */
export interface PaletteChoice {
  colours: Record<string, string>
  /** Two colours that meet, and their contrast. */
  contrasts: { front: string; back: string; ratio: number; least: number }[]
}

/** A layout of a section: its name, and what it looks like in words and in a picture, by its address. */
export interface LayoutChoice {
  name: string
  says: string
  picture?: string | undefined
}

/** A section of the page. */
export interface SectionChoice {
  id: string
  type: string
  label: string
  layout?: string | undefined
  layouts: LayoutChoice[]
  /** What the first screen shows, if its section says so in a word; `own` is a picture or a drawing. */
  art?: 'planes' | 'type' | 'wide' | 'own' | undefined
}

/** A type of section; its picture is that of one without layouts. */
export interface TypeChoice {
  type: string
  says: string
  picture?: string | undefined
  layouts: LayoutChoice[]
}
