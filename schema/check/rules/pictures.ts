import { type FileFacts, formats, maxPixels } from '../../files/files.ts'
import { addressOf, hasControls } from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { controlled, insecure, refusedScheme } from '../links/addresses.ts'
import { lfsPointer, nearFile } from '../links/missingFile.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

// In bytes. Drawings are served as they are: more than the first is slow to load, and more than the second keeps a
// phone waiting for a minute.
const heavy = 600_000
const maxBytes = 5_000_000

/** Every picture is a file that can be shown or a safe address, and its alternative text says something. */
export const pictureRule: Rule = ({ ofKind }, { root }, { files }) => {
  return [
    ...ofKind.picture.flatMap(({ path, value }) => foundAt(root, path, pictureFound(value.trim(), files))),
    ...ofKind.alternative.flatMap(({ path, value }) => foundAt(root, path, alternativeFound(value.trim()))),
  ]
}

/** What is wrong with the path or address of a picture. */
export function pictureFound(src: string, files: FileFacts | undefined): Problem | undefined {
  if (!src) return undefined
  const address = addressOf(src)
  if (
    /^[a-z]:[\\/]/i.test(src) ||
    /^[\\/](?![\\/])/.test(src) ||
    (address.kind === 'path' && src.includes('\\'))
  ) {
    return {
      code: 'picture-path',
      message:
        'the path of a picture must start from the folder of this file and have forward slashes, so that it works on every computer',
      help: 'put the picture in images/ beside this file and write its path, such as images/portrait.webp',
    }
  }
  if (address.kind === 'host')
    return {
      ...refusedScheme('//'),
      message: 'an address begins with https:',
      help: `write ${quoted(`https:${src}`)}`,
    }
  if (address.kind === 'scheme') {
    const web = address.scheme === 'https' || address.scheme === 'http'
    if (web && hasControls(src)) return controlled
    if (web) return address.scheme === 'http' ? insecure(src) : undefined
    return {
      ...refusedScheme(address.scheme, 'a picture'),
      help: 'name a file beside this one, or an address that begins with https:',
    }
  }
  return files && fileFound(src, files)
}

function fileFound(src: string, files: FileFacts): Problem | undefined {
  const fact = files(src)
  switch (fact.kind) {
    case 'missing':
      return {
        code: 'missing-picture',
        message: `there is no file ${quoted(src)} beside this one`,
        label: nearFile(src, fact.near),
        help: 'the path begins at the folder of this file; small and capital letters differ',
      }
    case 'dangling':
      return {
        code: 'missing-picture',
        message: `${quoted(src)} is a symbolic link to a file that is not there`,
        help: 'put the picture itself in its place',
      }
    case 'folder':
      return { code: 'not-a-picture', message: `${quoted(src)} is a folder`, help: 'name the file in it' }
    case 'lfs-pointer':
      return lfsPointer(src)
    case 'not-a-picture':
      return {
        code: 'not-a-picture',
        message: `${quoted(src)} is not a picture that can be read`,
        help: `save it again as ${list(formats, 'or')}; renaming the file is not enough`,
      }
    case 'broken':
      return {
        code: 'broken-picture',
        message: `${quoted(src)} is cut off or damaged and cannot be shown (${fact.reason})`,
        help: 'copy or save it anew from the original',
      }
    case 'picture':
      return measured(src, fact)
  }
}

function measured(
  src: string,
  { format, width, height, bytes }: { format: string; width: number; height: number; bytes: number },
): Problem | undefined {
  const name = quoted(src)
  if (format === 'heic') {
    return {
      code: 'picture-format',
      message: `${name} is in the format HEIC, in which phones save photographs and which most browsers cannot show`,
      help: 'export it as jpg: on a Mac in Preview, File, Export; on an iPhone, Settings, Camera, Formats, Most Compatible saves the next ones so',
      allowed: formats,
    }
  }
  if (!formats.includes(format)) {
    return {
      code: 'picture-format',
      message: `${name} is a picture of the format ${format}, which is not for the web`,
      help: 'save it as webp, jpg or png',
      allowed: formats,
    }
  }
  const size = `${width} × ${height} pixels and ${kilobytes(bytes)}`
  if (format !== 'svg') {
    if (width * height <= maxPixels) return undefined
    return {
      code: 'huge-picture',
      message: `${name} has ${size}, which is more than the build can read at once`,
      help: 'save it smaller; 2,000 pixels across are enough for every screen',
    }
  }
  const help = 'simplify the drawing, or save it as webp or png, of which the build makes smaller files'
  if (bytes > maxBytes) {
    return {
      code: 'huge-picture',
      message: `${name} has ${kilobytes(bytes)}, which keeps a phone waiting`,
      help,
    }
  }
  if (bytes > heavy) {
    return {
      code: 'heavy-picture',
      severity: 'warning',
      message: `${name} has ${kilobytes(bytes)}, which is slow to load`,
      help,
    }
  }
  return undefined
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

/** What is wrong with the alternative text of a picture, if anything is. */
export function alternativeFound(alt: string): Problem | undefined {
  if (
    !/^\S+\.(?:avif|webp|jpe?g|png|gif|svg|heic|tiff?)$/i.test(alt) &&
    !/^(?:img|dsc|image|picture|photo)[-_ ]?\d*$/i.test(alt)
  ) {
    return undefined
  }
  return {
    code: 'weak-alt',
    severity: 'warning',
    message: `${quoted(alt)} does not say what the picture shows`,
    help: 'say in a few words what one would see',
  }
}
