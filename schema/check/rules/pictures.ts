import { type FileFacts, formats, maxPixels } from '../../files/files.ts'
import { addressOf, hasControls } from '../../model/address.ts'
import { enlargement, shownSizeOf } from '../../model/shownSize.ts'
import type { DrawingFact } from '../../pictures/drawing.ts'
import { iconSets } from '../../pictures/icons.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { rewritten } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import { controlled, insecure, refusedScheme, writeInstead } from '../links/addresses.ts'
import { lfsPointer, nearFile } from '../links/files.ts'
import { foundAt, type Rule } from './rule.ts'

/** Every picture is a file that can be shown or a safe address, and its alternative text says something. */
export const pictureRule: Rule = ({ ofKind }, { root }, { files }) => [
  ...ofKind.picture.flatMap(({ path, value }) => foundAt(root, path, pictureFound(value.trim(), files))),
  ...ofKind.alternative.flatMap(({ path, value }) => foundAt(root, path, alternativeFound(value.trim()))),
]

/** What is wrong with the path or address of a picture. */
export function pictureFound(src: string, files: FileFacts | undefined): Problem | undefined {
  if (!src) return undefined
  const address = addressOf(src)
  const isOfOneMachine =
    /^[a-z]:[\\/]/i.test(src) ||
    /^[\\/](?![\\/])/.test(src) ||
    (address.kind === 'path' && src.includes('\\'))
  if (isOfOneMachine) {
    return {
      code: 'picture-path',
      message:
        'the path of a picture must start from the folder of this file and have forward slashes, so that it works on every computer',
      help: 'put the picture in images/ beside this file and write its path, such as images/portrait.webp',
    }
  }
  if (address.kind === 'host') {
    return {
      ...refusedScheme('//'),
      message: 'an address begins with https:',
      ...writeInstead(`https:${src}`),
    }
  }
  if (address.kind === 'scheme') {
    const { scheme } = address
    if (scheme === 'https' || scheme === 'http') {
      if (hasControls(src)) return controlled
      return scheme === 'http' ? insecure(src) : undefined
    }
    return {
      ...refusedScheme(scheme, 'a picture'),
      help: 'name a file beside this one, or an address that begins with https:',
    }
  }
  return files && pictureFileFound(src, files)
}

function pictureFileFound(src: string, files: FileFacts): Problem | undefined {
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
      return formatFound(src, fact.format) ?? weightFound(src, fact)
  }
}

function formatFound(src: string, format: string): Problem | undefined {
  if (formats.includes(format)) return undefined
  const isOfPhone = format === 'heic'
  return {
    code: 'picture-format',
    message: isOfPhone
      ? `${quoted(src)} is in the format HEIC, in which phones save photographs and which most browsers cannot show`
      : `${quoted(src)} is a picture of the format ${format}, which is not for the web`,
    help: isOfPhone
      ? 'export it as jpg: on a Mac in Preview, File, Export; on an iPhone, Settings, Camera, Formats, Most Compatible saves the next ones so'
      : 'save it as webp, jpg or png',
    allowed: formats,
  }
}

// In bytes. An SVG is served as it is: more than the first is slow to load, and more than the second keeps a phone
// waiting for a minute.
const heavy = 600_000
const maxBytes = 5_000_000

/** A picture as large as its file says. */
interface Measured {
  format: string
  width: number
  height: number
  bytes: number
}

function weightFound(src: string, { format, width, height, bytes }: Measured): Problem | undefined {
  if (format !== 'svg') {
    if (width * height <= maxPixels) return undefined
    return {
      code: 'huge-picture',
      message: `${quoted(src)} has ${width} × ${height} pixels and ${kilobytes(bytes)}, which is more than the build can read at once`,
      help: 'save it smaller; 2,000 pixels across are enough for every screen',
    }
  }
  if (bytes <= heavy) return undefined
  const isHuge = bytes > maxBytes
  return {
    code: isHuge ? 'huge-picture' : 'heavy-picture',
    severity: isHuge ? 'error' : 'warning',
    message: `${quoted(src)} has ${kilobytes(bytes)}, which ${isHuge ? 'keeps a phone waiting' : 'is slow to load'}`,
    help: 'simplify the drawing, or save it as webp or png, of which the build makes smaller files',
  }
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

/** What is wrong with the alternative text of a picture, if anything is. */
export function alternativeFound(alt: string): Problem | undefined {
  const isFileName = /^\S+\.(?:avif|webp|jpe?g|png|gif|svg|heic|tiff?)$/i.test(alt)
  if (!isFileName && !/^(?:img|dsc|image|picture|photo)[-_ ]?\d*$/i.test(alt)) return undefined
  return {
    code: 'weak-alt',
    severity: 'warning',
    message: `${quoted(alt)} does not say what the picture shows`,
    help: 'say in a few words what one would see',
  }
}

/** Warns of pictures that are shown larger than they are, and of those at addresses whose size is not given. */
export const pictureSizeRule: Rule = ({ pictures }, { root }, { files }) => {
  const findings: Finding[] = []
  const reported = new Set<string>()
  for (const { path, schema, value, layout } of pictures) {
    const src = String(own(value, 'src') ?? '').trim()
    const at = [...path, 'src']
    if (!src) continue
    if (addressOf(src).kind !== 'path') {
      const sides = ['width', 'height'].filter((side) => Object.hasOwn(schema.shape, side))
      const missing = sides.filter((side) => own(value, side) === undefined)
      if (missing.length > 0) findings.push(...foundAt(root, at, unsized(missing)))
      continue
    }
    const shown = shownSizeOf(schema)
    const fact = files?.(src)
    if (!shown || fact?.kind !== 'picture' || fact.format === 'svg' || !formats.includes(fact.format))
      continue
    const room = shown.whole && shown.whole.layout === layout ? shown.whole.room : shown
    const problem = smallPicture(src, fact, enlargement(room, fact))
    // One picture in many places is one mistake.
    if (!problem || reported.has(src)) continue
    reported.add(src)
    findings.push(...foundAt(root, at, problem))
  }
  return findings
}

const unsized = (missing: readonly string[]): Problem => ({
  code: 'unsized-picture',
  severity: 'warning',
  message:
    'the size of a picture at an https: address is not known, so the space kept free for it may have the wrong shape',
  help: `write ${missing.join(' and ')} in pixels below it`,
})

/** Up to this factor nobody sees that a picture is enlarged. */
const visible = 1.2

/** The problem of a picture that is shown `factor` times as large as it is; undefined if nobody sees that. */
export function smallPicture(
  src: string,
  { width, height }: { width: number; height: number },
  factor: number,
): Problem | undefined {
  if (factor <= visible) return undefined
  const wanted = [width, height].map((side) => Math.ceil((side * factor) / 10) * 10).join(' × ')
  return {
    code: 'small-picture',
    severity: 'warning',
    message: `${quoted(src)} has ${width} × ${height} pixels and is shown up to ${factor.toFixed(1)} times as large, which looks blurred`,
    help: `use one of ${wanted} pixels or more`,
  }
}

/** Drawings that are put into the page are SVG files in which cleaning leaves something to draw. */
export const drawingRule: Rule = ({ ofKind }, { root }, { files, drawing }) =>
  ofKind.drawing.flatMap(({ path, value }) => {
    const src = value.trim()
    if (!src) return []
    const problem =
      beside(src, 'a drawing becomes a part of the page', 'images/drawing.svg') ??
      drawingFileFound(src, files) ??
      (drawing && drawingFound(src, drawing(src)))
    return foundAt(root, path, problem)
  })

/** The problem of an address where only a file beside the YAML will do. */
function beside(src: string, why: string, example: string): Problem | undefined {
  if (addressOf(src).kind !== 'scheme') return undefined
  return {
    code: 'picture-path',
    message: `${why}, so it must be a file beside this one`,
    help: `save it in images/ and write its path, such as ${example}`,
  }
}

function drawingFileFound(src: string, files: FileFacts | undefined): Problem | undefined {
  const fact = files?.(src)
  if (fact?.kind === 'picture' && fact.format !== 'svg')
    return {
      code: 'picture-format',
      message: `${quoted(src)} is a picture of the format ${fact.format}, and a drawing is in SVG`,
      help: 'name an SVG file, or show it as a picture',
      allowed: ['svg'],
    }
  const problem = pictureFound(src, files)
  // A file that cannot be measured or decoded may still be cleaned; if not, `drawingFound` reports it.
  const isReported = ['missing-picture', 'picture-path', 'lfs-pointer'].includes(problem?.code ?? '')
  return isReported || fact?.kind === 'folder' ? problem : undefined
}

/** In bytes. A drawing is part of the page itself, before what follows: more is slow, or too slow. */
const drawingBytes = { heavy: 60_000, max: 400_000 }

function drawingFound(src: string, fact: DrawingFact): Problem | undefined {
  const plain = 'save it as plain SVG, with letters turned into paths'
  if ('problem' in fact)
    return {
      code: 'broken-drawing',
      message: `${quoted(src)} cannot be put into the page: ${fact.problem}`,
      help: plain,
    }
  const { bytes, leftOut } = fact
  if (bytes > drawingBytes.max)
    return {
      code: 'huge-picture',
      message: `${quoted(src)} has ${kilobytes(bytes)}, too much for a drawing, which becomes a part of the page itself`,
      help: 'simplify it, or show it as a picture',
    }
  if (leftOut.length > 0) {
    const some = leftOut.length > 5 ? [...leftOut.slice(0, 4), `${leftOut.length - 4} more`] : leftOut
    return {
      code: 'drawing-part',
      severity: 'warning',
      message: `${quoted(src)} is shown without ${list(some)}: only the parts that draw something are kept`,
      help: leftOut.includes('<text>')
        ? plain
        : 'take them out of the file, and check that the drawing still looks right',
    }
  }
  if (bytes > drawingBytes.heavy)
    return {
      code: 'heavy-picture',
      severity: 'warning',
      message: `${quoted(src)} has ${kilobytes(bytes)}, which become a part of the page itself and delay everything after it`,
      help: 'simplify it: fewer points, fewer parts',
    }
  return undefined
}

/** The icon of the page is a file beside this one that can be drawn in every size. */
export const iconFileRule: Rule = ({ ofKind }, { root }, { files }) =>
  ofKind.iconFile.flatMap(({ path, value }) => foundAt(root, path, iconFileFound(value.trim(), files)))

/** The formats that icons can be drawn from when the page is built. */
const iconFormats = ['svg', 'png']

function iconFileFound(src: string, files: FileFacts | undefined): Problem | undefined {
  const away =
    src && beside(src, 'the icon is drawn in several sizes when the page is built', 'images/icon.svg')
  if (away) return away
  const fact = files?.(src)
  const help = 'save it as svg, or as a square png of 512 pixels'
  if (fact?.kind !== 'picture' || iconFormats.includes(fact.format)) {
    const found = pictureFound(src, files)
    return found?.code === 'not-a-picture' ? { ...found, help } : found
  }
  return {
    code: 'picture-format',
    message: `${quoted(src)} is a picture of the format ${fact.format}, and icons are drawn from svg or png`,
    help,
    allowed: iconFormats,
  }
}

/** The number of icons for which a nearer name is looked up, which takes a walk through all names. */
const maxSought = 100

/** Every icon is in one of the installed sets. */
export const iconRule: Rule = ({ ofKind }, { root, text }, { hasIcon, nearIcons }) => {
  const findings: Finding[] = []
  for (const { path, value } of ofKind.icon) {
    // The schema reports a name of the wrong form.
    if (!hasIcon || !/^[a-z0-9-]+:[a-z0-9-]+$/.test(value) || hasIcon(value)) continue
    const near = (findings.length < maxSought && nearIcons?.(value)) || []
    const [prefix = ''] = value.split(':', 1)
    const { span } = positionOf(root, path)
    const [name] = near
    findings.push({
      code: 'unknown-icon',
      message: iconSets.some((set) => set === prefix)
        ? `there is no icon ${quoted(value)}`
        : `there is no set of icons ${quoted(prefix)}; installed are ${list(iconSets)}`,
      label: name === undefined ? undefined : `did you mean "${name}"?`,
      fix: name !== undefined && near.length === 1 ? [rewritten(text, span, name)] : undefined,
      help: 'all names are at https://icon-sets.iconify.design/lucide/ and /simple-icons/',
      allowed: near.length > 1 ? near : undefined,
      path,
      span,
    })
  }
  return findings
}
