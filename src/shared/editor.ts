/*
 * How an edit goes from a press to the file and back:
 *
 *   press ─ client/editor/places.ts ─ the element in the marked copy of the page (node/editor/markedCopy.ts),
 *           │                         which has the path of each text, and of Markdown the line
 *        'place' ─ node/editor/place.ts ─ that path in the owner's files: which file, which keys there, which line
 *     'editable' ─ node/editor/editable.ts ─ what is written there now, and what stands beside it
 *           │
 *   Enter ─ client/editor/opened.ts ─ patches: the path, the version that was seen, and what it is to say
 *         'edit' ─ node/editor/saveEdits.ts ─ patches.ts makes them in the text on disk; checked, written, kept for Undo
 *           │
 *   'portfolio:content' ─ the page draws what the files say now
 */

/*
 * What the editor of the dev page and the dev server say to each other by Vite's socket: the page asks, by one event, and
 * the server answers that page, or says why not. What a page may ask is in editorQuestions.ts.
 */

import type { EditedFile, EditPath, Question } from './editorQuestions.ts'

/** By this event the dev server asks a page to show its bar. */
export const barEvent = 'portfolio:bar'
/** By this event a page asks, and by the next it is answered. */
export const askEvent = 'portfolio:ask'
export const answerEvent = 'portfolio:answer'
/** By this event the server tells all pages whether there is something to undo and to redo. */
export const historyEvent = 'portfolio:history'

/** What a page gets for each of its questions. */
export interface Answers {
  copy: MarkedCopy
  place: Found
  editable: Editable
  picture: EditablePicture | null
  icons: IconChoice[]
  entries: EntryPlace[]
  form: EntryForm
  choices: Choices
  edit: Edited
  history: EditHistory
  undo: Edited
  redo: Edited
}

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
  /** The path of the value that it is about, as the page knows it. */
  path?: EditPath | undefined
  /** What the value says now, where someone else has changed it meanwhile, and the version that says so. */
  now?: string | undefined
  seen?: string | undefined
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

/**
 * A page as HTML whose texts, icons and pictures carry numbers, and the paths in the resolved content that each number
 * stands for: several where a component compares equal texts, which have the same mark.
 */
export interface MarkedCopy {
  html: string
  paths: readonly (readonly EditPath[])[]
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
  [...text.matchAll(markPattern)].map(([, digits = '']) => numberOf(digits))

/** The parts of a text, each with the number of the mark at its end; what follows the last mark has none. */
export function partsIn(text: string): { words: string; mark: number | undefined }[] {
  const parts: { words: string; mark: number | undefined }[] = []
  // Words and the digits of marks take turns.
  const pieces = text.split(markPattern)
  for (let index = 0; index < pieces.length; index += 2) {
    const digits = pieces[index + 1]
    parts.push({ words: pieces[index] ?? '', mark: digits === undefined ? undefined : numberOf(digits) })
  }
  return parts
}

const numberOf = (digits: string) =>
  Number([...digits].map((digit) => digit.charCodeAt(0) - firstDigit).join(''))

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
  /** The version of its file. */
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

/** An entry of a list of the main file, or a section. */
export interface EntryPlace {
  /** Its list, and its index there; of a section its id. */
  path: EditPath
  /** How many entries the list has; left out for a section. */
  count?: number
  /** Its first words. */
  name: string
  /** The version of the file. */
  seen: string
}

/** All that can be written of an entry or a section. */
export interface EntryForm {
  /** What is seen of it and where, and its file. */
  name: string
  place: string
  /** On the page of another language: which of it is of that language alone. */
  note?: string | undefined
  /** The version of the files. */
  seen: string
  parts: FormPart[]
}

/** A field, a picture by its file, or a group of such parts; with what a person calls it, and its path in the main file. */
export type FormPart = { title: string; path: EditPath } & (
  | FormField
  | { picture: string }
  | { parts: FormPart[] }
)

export interface FormField {
  /** Where it is written: the main file, or that of the language of the page. */
  file: EditedFile
  keys: EditPath
  hint?: string | undefined
  /** Whether it must be there. */
  isRequired: boolean
  /** As its control shows it; empty where it is not there. */
  value: string
  control: FormControl
}

/** By what a value is entered; of lists of texts, each is a line. `standard` is what holds where nothing is written. */
export type FormControl = { standard?: string | undefined } & (
  | { kind: 'text' | 'icon'; isLong: boolean }
  | { kind: 'lines' | 'box' | 'number' }
  | { kind: 'choice'; options: { value: string; says?: string | undefined; picture?: string | undefined }[] }
)

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

/** Whether there is an edit of this session to undo, and one to redo, whose lines nobody else has changed since. */
export interface EditHistory {
  canUndo: boolean
  canRedo: boolean
}

/** A value that a text edit may change. */
export interface EditableField {
  file: EditedFile
  path: EditPath
  /** Its key, such as `href`. */
  name: string
  /** What to show for editing: mostly what it says, but the original where a translation says `=`. */
  value: string
  /** The version of its file. */
  seen: string
}

/** What can be edited at a place; nothing where no field is left. */
export interface Editable {
  /** The words that were pressed. */
  text?: EditableField | undefined
  /** Of a tag: the other places of the files in which it is written. */
  others?: EditableField[] | undefined
  /** Whether it is the name of an icon. */
  isIcon?: boolean | undefined
  /** Whether the page shows just this text there, so that it can be edited where it stands. */
  isInPlace?: boolean | undefined
  /** The path, in the main file, of what the form of its entry has for it: where the page shows no text, or another one. */
  inForm?: EditPath | undefined
  /** Where the place is, and what to know before editing. */
  place: string
  note?: string | undefined
}

/** What is chosen now, and what there is to choose. */
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
  /** Its Markdown file, as the YAML names it. */
  page: string
  title: string
  /** Whether a link of the header leads to it. */
  isInMenu: boolean
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
  /** Where it is seen, in words, and its path in the content that the page shows. */
  where: string
  shown: EditPath
  /** Its path in the file of the language. */
  path: EditPath
  /** The version of that file. */
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

/** A look as it is drawn in the panel. */
export interface LookChoice {
  /** Its name in the YAML, and as the panel writes it. */
  look: string
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
  label: string
}

/** A type of section; its picture is that of one without layouts. */
export interface TypeChoice {
  type: string
  says: string
  picture?: string | undefined
  layouts: LayoutChoice[]
}
