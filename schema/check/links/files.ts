import type { FileFact, FileFacts } from '../../files/files.ts'
import { linkedFile } from '../../files/linkedFiles.ts'
import { publicFolder } from '../../files/publicFiles.ts'
import { addressOf, decodedAddress } from '../../model/address.ts'
import { assets, builtFiles } from '../../model/builtFiles.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { problem, withMeant } from '../../report/problem.ts'

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
  if (isOfBuild(file)) return problem('taken-name of a folder', { name: file })
  return isInPublicFolder(file, files) ? undefined : missingFile(written ?? file, files(file))
}

/** The problem of a path that is, with its # or ?, the name of a file: an address ends before them. */
function hashInName(path: string, files: FileFacts): Problem | undefined {
  const [sign] = /[#?]/.exec(path) ?? []
  if (sign === undefined || addressOf(path).kind !== 'path' || goesUp(path)) return undefined
  if (!existsAsFile(files(path)) && !isInPublicFolder(path, files)) return undefined
  const meant = path.replaceAll('#', '%23').replaceAll('?', '%3F')
  return withMeant(problem('missing-file with a sign', { sign, path }), meant)
}

/** Whether a path leads to a folder above. */
export const goesUp = (path: string): boolean => /(?:^|\/)\.\.(?:\/|$)/.test(path)

/** Whether a file is in the public folder, and so published at this path. */
export const isInPublicFolder = (file: string, files: FileFacts): boolean =>
  existsAsFile(files(`${publicFolder}/${file}`))

/** Whether a file is there. */
export const existsAsFile = ({ kind }: FileFact) => !['missing', 'dangling', 'folder'].includes(kind)

/** Whether a file would be in a folder that the build makes. Some file systems ignore case. */
export const isOfBuild = (file: string) => `${file.toLowerCase()}/`.startsWith(`${assets}/`)

/** The problem of a path at which there is no file; undefined if there is one, or nothing is known. */
export function missingFile(path: string, fact: FileFact | undefined): Problem | undefined {
  switch (fact?.kind) {
    case 'missing':
    case 'dangling':
      return {
        ...problem('missing-file', { path }),
        label: fact.kind === 'missing' ? nearFile(path, fact.near) : undefined,
      }
    case 'folder':
      return problem('missing-file that is a folder', { path })
    case 'lfs-pointer':
      return problem('lfs-pointer', { path })
    default:
      return undefined
  }
}

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
  const onDisk = decodedAddress(before)
  const fromRoot = onDisk.startsWith('/')
  const isThere = !fromRoot && existsAsFile(files(onDisk))
  // What lies above the folder is another site of the same host.
  if (isThere || goesUp(before)) return undefined
  const published = onDisk.replace(/^(?:\.?\/)+/, '').replace(/(?<=\/)$/, builtFiles.page)
  if (published === '' || !isInPublicFolder(published, files)) return problem('unprovided-path', { path })
  if (!fromRoot) return undefined
  return withMeant(problem('unprovided-path from the root', { path }), path.replace(/^\/+/, ''))
}
