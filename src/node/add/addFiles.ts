import { rmSync } from 'node:fs'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import type { ContentFile } from '../content/content.ts'
import { refuseNewOutside } from '../editor/editedFiles.ts'

/** A file that is to be written where there is none yet. */
export interface AddedFile {
  file: string
  content: string | Uint8Array
}

/** Writes new files into the folder of a site: all or none. Returns how to take them away again. */
export function addFiles(source: ContentFile, files: readonly AddedFile[]): () => void {
  for (const { file } of files) refuseNewOutside(source, file)
  const written: string[] = []
  const take = () => {
    for (const file of written) rmSync(file, { force: true })
    if (written.length > 0) source.changed()
  }
  try {
    for (const { file, content } of files) {
      writeUnchanged(file, undefined, content)
      written.push(file)
    }
  } catch (error) {
    take()
    throw error
  }
  // What was read before knows them as missing.
  if (written.length > 0) source.changed()
  return take
}
