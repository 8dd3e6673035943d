import type { z } from 'zod'
import type { PictureTones } from '../colour/scrim.ts'
import type { FileFacts } from '../lookup/files.ts'
import type { DrawingFact } from '../lookup/pictures/drawing.ts'
import type { TextFiles } from '../lookup/textFiles.ts'
import type { Path, Problem } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'

/** What is checked: data, where it stands in its text, and the schema that it shall match. */
export interface Checked {
  schema: z.ZodType
  value: unknown
  root: SourcePosition
  text: string
  /** Whether an icon `set:name` exists; left out, no icon is proposed. */
  hasIcon?: ((name: string) => boolean) | undefined
  /** Where `schema` is only a part of another, which keys it leaves out and why. */
  refused?: (parent: Path, key: string) => Problem | undefined
}

/** What the rules look up outside the text. What is left out is not checked. */
export interface CheckContext {
  /** The name of the file as it shall be shown. */
  file: string
  /** The other languages of the site, whose pages have folders of those names. */
  languages?: readonly string[]
  /** What stands at a path relative to the file. */
  files?: FileFacts
  /** The texts of other files: of pages, of posts, and an owner’s style sheet. */
  texts?: TextFiles
  /** The SHA-256 of a file at a path relative to the file, in hex. */
  digest?: (path: string) => string | undefined
  /** Whether what is left of the default content counts even where the site has no address yet. */
  strict?: boolean
  /** The tones of a picture on which words stand, if they are known. */
  tones?: (path: string) => PictureTones | undefined
  /** What a drawing is once it is cleaned. */
  drawing?: (path: string) => DrawingFact
  /** Whether an icon `set:name` exists. */
  hasIcon?: (name: string) => boolean
  /** Names of icons that look like one that does not exist. */
  nearIcons?: (name: string) => string[]
  /** The families of type that are installed. */
  installedFonts?: () => readonly string[]
  /** The letters of a text that none of the families has. */
  lettersWithout?: (families: readonly string[], text: string, of?: { pictographs: boolean }) => string[]
}
