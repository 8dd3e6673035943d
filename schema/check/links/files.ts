import type { FileFact, FileFacts } from '../../files/files.ts'
import { linkedFile } from '../../files/linkedFiles.ts'
import { publicFolder } from '../../files/publicFiles.ts'
import { addressOf, decodedAddress } from '../../model/address.ts'
import { assets, builtFiles } from '../../model/builtFiles.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { writeInstead } from './addresses.ts'

/**
 * The problem of a path that leads to no file that is published with the page.
 *
 * @param written the path as messages name it, where that is another
 */
export function fileFound(href: string, files: FileFacts, written?: string): Problem | undefined {
  const path = href.trim()
  const whole = hashInName(path, files)
  if (whole) return whole
  const file = linkedFile(path)
  if (file === undefined) return unprovided(path, files)
  if (isOfBuild(file))
    return {
      code: 'taken-folder',
      message: `${quoted(file)} would lie among files of the build, which browsers keep for a year, and a newer one would not be seen`,
      help: 'call the folder otherwise, such as files',
    }
  return isPublic(file, files) ? undefined : missingFile(written ?? file, files(file))
}

/** The problem of a path that is, with its # or ?, the name of a file: an address ends before them. */
function hashInName(path: string, files: FileFacts): Problem | undefined {
  const [sign] = /[#?]/.exec(path) ?? []
  if (sign === undefined || addressOf(path).kind !== 'path' || /(?:^|\/)\.\.(?:\/|$)/.test(path))
    return undefined
  if (!isFile(files(path)) && !isPublic(path, files)) return undefined
  return {
    code: 'missing-file',
    message: `the ${sign} in ${quoted(path)} ends the name of the file, and what follows it is read as a place in it`,
    ...writeInstead(path.replaceAll('#', '%23').replaceAll('?', '%3F')),
  }
}

/** Whether a file is in the public folder, and so published at this path. */
export const isPublic = (file: string, files: FileFacts): boolean => isFile(files(`${publicFolder}/${file}`))

/** Whether a file is there. */
export const isFile = ({ kind }: FileFact) => !['missing', 'dangling', 'folder'].includes(kind)

/** Whether a file would be in a folder that the build makes. Some file systems ignore case. */
const isOfBuild = (file: string) => file.split('/', 1)[0]?.toLowerCase() === assets && file.includes('/')

/** The problem of a path at which there is no file; undefined if there is one, or nothing is known. */
export function missingFile(path: string, fact: FileFact | undefined): Problem | undefined {
  switch (fact?.kind) {
    case 'missing':
      return {
        code: 'missing-file',
        message: `there is no file ${quoted(path)} beside this one`,
        label: nearFile(path, fact.near),
        help: 'put it there, and it is published with the page; the path begins at the folder of this file',
      }
    case 'dangling':
      return {
        code: 'missing-file',
        message: `${quoted(path)} is a symbolic link to a file that is not there`,
        help: 'put the file itself in its place',
      }
    case 'folder':
      return {
        code: 'missing-file',
        message: `${quoted(path)} is a folder`,
        help: 'name the file in it',
      }
    case 'lfs-pointer':
      return lfsPointer(path)
    default:
      return undefined
  }
}

/** The problem of a file that Git LFS has not fetched. */
export const lfsPointer = (path: string): Problem => ({
  code: 'lfs-pointer',
  message: `${quoted(path)} is a pointer of Git LFS: the file itself has not been fetched`,
  help: 'run git lfs pull in the repository, after git lfs install if it is the first time',
})

/** The label for a missing file, which asks whether one with a similar name, or in a folder with one, was meant. */
export function nearFile(path: string, [near]: readonly string[]): string | undefined {
  if (near === undefined) return undefined
  const segments = path.replace(/\/+$/, '').split('/')
  const meant = [...segments.slice(0, -near.split('/').length), near].join('/')
  // File systems keep the accents of a name as they were written: composed with their letters, or decomposed.
  if (meant.normalize() === path.normalize())
    return `a ${near.includes('/') ? 'folder' : 'file'} has this name with its accents encoded differently: rename it by typing the name again`
  return `did you mean "${meant}"?`
}

/**
 * Warns of a path at which only the host may have something: one from the root of the site, one without an extension,
 * or a file above the folder.
 */
function unprovided(path: string, files: FileFacts): Problem | undefined {
  if (addressOf(path).kind !== 'path') return undefined
  const [before = ''] = path.split(/[?#]/, 1)
  if (/^(?:\.?\/)*$/.test(before)) return undefined
  const warning = { code: 'unprovided-path', severity: 'warning' } as const
  const onDisk = decodedAddress(before)
  const fromRoot = onDisk.startsWith('/')
  const isThere = !fromRoot && isFile(files(onDisk))
  // What lies above the folder is another site of the same host, unless a file of the owner's is there.
  if (/(?:^|\/)\.\.(?:\/|$)/.test(before)) {
    if (!isThere) return undefined
    return {
      ...warning,
      message: `${quoted(path)} goes up by .., and a file that is reached so is not published`,
      help: 'put the file beside this one, or below, and write its path from here without ..',
    }
  }
  if (isThere) return undefined
  const published = onDisk.replace(/^(?:\.?\/)+/, '').replace(/(?<=\/)$/, builtFiles.page)
  if (published !== '' && isPublic(published, files)) {
    if (!fromRoot) return undefined
    return {
      ...warning,
      message: `${quoted(path)} leads there only if the site is at the root of its host, not in a folder`,
      ...writeInstead(path.replace(/^\/+/, '')),
    }
  }
  return {
    ...warning,
    message: `nothing that is published with the page stands at ${quoted(path)}`,
    help: fromRoot
      ? 'put a file beside this one and write its path without the slash; if the host has something there, all is well'
      : 'write the path of a file beside this one, with its ending; if the host has something there, all is well',
  }
}
