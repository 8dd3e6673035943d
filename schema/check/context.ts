import type { z } from 'zod'
import type { FileFacts } from '../lookup/files.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'

/** What an issue is told from: the schema, the data it was found in, and where the data stands. */
export interface Checked {
  schema: z.ZodType
  value: unknown
  root: SourcePosition
  text: string
}

/** What the rules ask about the world outside the text. What is left out is not checked. */
export interface CheckContext {
  /** The name of the file as it shall be shown. */
  file: string
  /** What stands at a path relative to the file. */
  files?: FileFacts
  /** Whether an icon `set:name` exists. */
  icons?: (name: string) => boolean
  /** Names of icons that look like one that does not exist. */
  nearIcons?: (name: string) => string[]
  /** The families of type that are installed. */
  fonts?: () => readonly string[]
}
