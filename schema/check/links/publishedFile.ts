import type { FileFact, FileFacts } from '../../files/files.ts'
import { linkedFile } from '../../files/linkedFiles.ts'
import { publicFolder } from '../../files/publicFiles.ts'
import { addressOf, decodedAddress } from '../../model/address.ts'
import { assets, builtFiles } from '../../model/builtFiles.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { missingFile } from './missingFile.ts'

/** The problem of a path that leads to no file that is published with the page. */
export function fileFound(href: string, files: FileFacts, written?: string): Problem | undefined {
  const path = href.trim()
  const escaped = path.replaceAll('#', '%23').replaceAll('?', '%3F')
  const whole = escaped === path ? undefined : linkedFile(escaped)
  if (whole !== undefined && isFile(files(whole))) return cutOff(whole, escaped)
  const file = linkedFile(path)
  // A backslash is a slash only to Windows, in the path of a file, and to browsers, in a link.
  const slashed = linkedFile(path.replaceAll('\\', '/'))
  if (slashed !== file && slashed !== undefined && isFile(files(slashed))) return backslashed(path, slashed)
  if (file === undefined) return unprovided(path, files)
  if (isOfBuild(file)) return taken(file)
  return isPublic(file, files) ? undefined : missingFile(written ?? file, files(file))
}

/** Whether a file is in the public folder, and so published at this path. */
export const isPublic = (file: string, files: FileFacts): boolean => isFile(files(`${publicFolder}/${file}`))

/** Whether a file is there. */
export const isFile = ({ kind }: FileFact) => !['missing', 'dangling', 'folder'].includes(kind)

/** The problem of a path to a file with a # or ? in its name, at which an address ends its path. */
const cutOff = (path: string, escaped: string): Problem => ({
  code: 'missing-file',
  message: `an address ends its path at a ${path.includes('#') ? '#' : '?'}, so no browser finds the file ${quoted(path)}`,
  help: `write ${quoted(escaped)}, or give the file a name without it`,
})

/** Whether a file would be in a folder that the build makes. Some file systems ignore case. */
const isOfBuild = (file: string) => file.split('/', 1)[0]?.toLowerCase() === assets && file.includes('/')

const taken = (file: string): Problem => ({
  code: 'taken-folder',
  message: `${quoted(file)} would lie among files of the build, which browsers keep for a year, and a newer one would not be seen`,
  help: 'call the folder otherwise, such as files',
})

const backslashed = (path: string, slashed: string): Problem => ({
  code: 'missing-file',
  message: `${quoted(path)} has backslashes, and the path of a file has slashes`,
  help: `write ${quoted(slashed)}`,
})

const reachedFromAbove = (path: string): Problem => ({
  code: 'unprovided-path',
  severity: 'warning',
  message: `${quoted(path)} goes up by .., and a file that is reached so is not published`,
  help: 'put the file beside this one, or below, and write its path from here without ..',
})

const onlyAtRoot = (path: string): Problem => ({
  code: 'unprovided-path',
  severity: 'warning',
  message: `${quoted(path)} leads there only if the site is at the root of its host, not in a folder`,
  help: `write ${quoted(path.replace(/^\/+/, ''))}`,
})

/**
 * Warns of a path at which only the host may have something: one from the root of the site, one without an extension,
 * or a file above the folder.
 */
function unprovided(path: string, files: FileFacts): Problem | undefined {
  if (addressOf(path).kind !== 'path') return undefined
  const [before = ''] = path.split(/[?#]/, 1)
  const onDisk = decodedAddress(before)
  const fromRoot = onDisk.startsWith('/')
  if (/^(?:\.?\/)*$/.test(before)) return undefined
  // What lies above the folder is another site of the same host, unless a file of the owner's is there.
  if (/(?:^|\/)\.\.(?:\/|$)/.test(before))
    return !fromRoot && isFile(files(onDisk)) ? reachedFromAbove(path) : undefined
  if (!fromRoot && isFile(files(onDisk))) return undefined
  const own = onDisk.replace(/^(?:\.?\/)+/, '').replace(/(?<=\/)$/, builtFiles.page)
  if (own !== '' && isPublic(own, files)) return fromRoot ? onlyAtRoot(path) : undefined
  return {
    code: 'unprovided-path',
    severity: 'warning',
    message: `nothing that is published with the page stands at ${quoted(path)}`,
    help: fromRoot
      ? 'put a file beside this one and write its path without the slash; if the host has something there, all is well'
      : 'write the path of a file beside this one, with its ending; if the host has something there, all is well',
  }
}
