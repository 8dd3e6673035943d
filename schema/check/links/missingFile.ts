import type { FileFact } from '../../files/files.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { unseenIn } from '../../report/visible.ts'
import { withoutTypedQuotes } from '../issues/typedQuotes.ts'

/** The problem of a path at which there is no file; undefined if there is one, or nothing is known. */
export function missingFile(path: string, fact: FileFact | undefined): Problem | undefined {
  if (fact?.kind === 'missing')
    return {
      code: 'missing-file',
      message: `there is no file ${quoted(path)} beside this one`,
      label: nearFile(path, fact.near),
      help: 'put it there, and it is published with the page; the path begins at the folder of this file',
    }
  if (fact?.kind === 'dangling')
    return {
      code: 'missing-file',
      message: `${quoted(path)} is a symbolic link to a file that is not there`,
      help: 'put the file itself in its place',
    }
  if (fact?.kind === 'folder')
    return {
      code: 'missing-file',
      message: `${quoted(path)} is a folder`,
      help: 'name the file in it',
    }
  if (fact?.kind === 'lfs-pointer') return lfsPointer(path)
  return undefined
}

/** The problem of a file that Git LFS has not fetched. */
export const lfsPointer = (path: string): Problem => ({
  code: 'lfs-pointer',
  message: `${quoted(path)} is a pointer of Git LFS: the file itself has not been fetched`,
  help: 'run git lfs pull in the repository, after git lfs install if it is the first time',
})

/** The label for a missing file, which asks whether one with a similar name in its folder was meant. */
export function nearFile(path: string, [near]: readonly string[]): string | undefined {
  const bare = withoutTypedQuotes(path)
  if (bare !== undefined) return `without the quotes around it, it is ${quoted(bare)}`
  const unseen = unseenIn(path)
  if (unseen !== undefined) return `holds ${unseen}, a character that nobody sees`
  if (near === undefined) return undefined
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  // File systems keep the accents of a name as they were written: composed with their letters, or decomposed.
  if (`${folder}${near}`.normalize() === path.normalize())
    return 'a file has this name with its accents encoded differently: rename it by typing the name again'
  return `did you mean "${folder}${near}"?`
}
