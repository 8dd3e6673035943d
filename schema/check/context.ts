import type { z } from 'zod'
import type { PictureTones } from '../colour/scrim.ts'
import type { FileFacts } from '../files/files.ts'
import type { PublicFiles } from '../files/publicFiles.ts'
import type { TextFiles } from '../files/textFiles.ts'
import type { PortfolioSchema } from '../model/portfolio.ts'
import type { DrawingFact } from '../pictures/drawing.ts'
import type { Path, Problem } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'

/** The data to check, with its positions, its text and its schema. */
export interface Checked {
  schema: z.ZodType
  value: unknown
  root: SourcePosition
  text: string
  /** Whether an icon `set:name` exists; left out, no icon is proposed. */
  hasIcon?: ((name: string) => boolean) | undefined
  /** For a schema that is a part of another: the problem of a key that it leaves out; undefined for any other key. */
  refused?: (parent: Path, key: string) => Problem | undefined
}

/** The looks that come with Onefolio. */
export interface EngineLooks {
  names: readonly string[]
  /** The folder of one from that of the YAML; undefined for any other name. */
  folderOf: (name: string) => string | undefined
}

/** What the rules look up outside the text. What is left out is not checked. */
export interface CheckContext {
  /** The name of the file as diagnostics show it. */
  file: string
  /** What the file may contain; left out, it knows the built-in section types alone. */
  schema?: PortfolioSchema
  /** The other languages of the site, whose pages have folders of those names. */
  languages?: readonly string[]
  /** Facts about the file at a path relative to this one. */
  files?: FileFacts
  /** The texts of other files: of pages, of posts, and an owner’s style sheet. */
  texts?: TextFiles
  /** The files that are published as they are. */
  published?: () => PublicFiles
  /** The name of a look that takes the place of the one that the theme names. */
  look?: string | undefined
  /** The looks that come with Onefolio. */
  looks?: EngineLooks
  /** The SHA-256 of a file at a path relative to the file, in hex. */
  digest?: (path: string) => string | undefined
  /** Whether leftovers of the default content are reported even if the site has no address yet. */
  strict?: boolean
  /** The tones of a picture behind text, if they are known. */
  tones?: (path: string) => PictureTones | undefined
  /** The cleaned drawing of a file, or why there is none. */
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
