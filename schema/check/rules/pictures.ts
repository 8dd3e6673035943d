import { type FileFacts, formats, maxPixels } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { enlargement, shownSizeOf } from '../../model/shownSize.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { sentenceList } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { own } from '../../yaml/valueAt.ts'
import { openScheme, refusedScheme, webFound } from '../links/addresses.ts'
import { missingFile, nearFile } from '../links/files.ts'
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
  // A path of one computer alone.
  if (/^[a-z]:[\\/]|^[\\/](?![\\/])/i.test(src) || (address.kind === 'path' && src.includes('\\')))
    return problem('picture-path')
  if (address.kind === 'host') return openScheme(src, 'an address')
  if (address.kind !== 'scheme') return files && pictureFileFound(src, files)
  const isOfWeb = address.scheme === 'https' || address.scheme === 'http'
  return isOfWeb
    ? webFound(src, address)
    : refusedScheme(address.scheme, 'a picture', 'https:, or name a file beside this one')
}

function pictureFileFound(path: string, files: FileFacts): Problem | undefined {
  const fact = files(path)
  switch (fact.kind) {
    case 'missing':
      return { ...problem('missing-picture', { path }), label: nearFile(path, fact.near) }
    case 'dangling':
      return problem('missing-picture', { path })
    case 'folder':
    case 'lfs-pointer':
      return missingFile(path, fact)
    case 'not-a-picture':
      return problem('not-a-picture', { path, formats: sentenceList(formats, 'or') })
    case 'broken':
      return problem('broken-picture', { path, reason: fact.reason })
    case 'picture':
      return shownFound(path, fact)
  }
}

/** In bytes. An SVG is served as it is. */
const heavy = 600_000

/** A picture as large as its file says. */
interface Measured {
  format: string
  width: number
  height: number
  bytes: number
}

function shownFound(path: string, { format, width, height, bytes }: Measured): Problem | undefined {
  if (format === 'heic') return { ...problem('picture-format of phones', { path }), allowed: formats }
  if (!formats.includes(format)) return { ...problem('picture-format', { path, format }), allowed: formats }
  const size = kilobytes(bytes)
  if (format === 'svg') return bytes > heavy ? problem('heavy-picture', { path, size }) : undefined
  return width * height > maxPixels ? problem('huge-picture', { path, width, height, size }) : undefined
}

/** A number of bytes as people read it. */
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

/** What is wrong with the alternative text of a picture, if anything is. */
export function alternativeFound(alt: string): Problem | undefined {
  const isFileName = /^\S+\.(?:avif|webp|jpe?g|png|gif|svg|heic|tiff?)$/i.test(alt)
  const isNumber = /^(?:img|dsc|image|picture|photo)[-_ ]?\d*$/i.test(alt)
  return isFileName || isNumber ? problem('weak-alt', { alt }) : undefined
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
      if (missing.length > 0)
        findings.push(...foundAt(root, at, problem('unsized-picture', { sides: missing.join(' and ') })))
      continue
    }
    const shown = shownSizeOf(schema)
    const fact = files?.(src)
    if (!shown || fact?.kind !== 'picture' || fact.format === 'svg' || !formats.includes(fact.format))
      continue
    const room = shown.whole && shown.whole.layout === layout ? shown.whole.room : shown
    const small = smallPicture(src, fact, enlargement(room, fact))
    // One picture in many places is one mistake.
    if (!small || reported.has(src)) continue
    reported.add(src)
    findings.push(...foundAt(root, at, small))
  }
  return findings
}

/** Up to this factor nobody sees that a picture is enlarged. */
const visible = 1.2

/** The problem of a picture that is shown `factor` times as large as it is; undefined if nobody sees that. */
export function smallPicture(
  path: string,
  { width, height }: { width: number; height: number },
  factor: number,
): Problem | undefined {
  if (factor <= visible) return undefined
  const wanted = [width, height].map((side) => Math.ceil((side * factor) / 10) * 10).join(' × ')
  return problem('small-picture', { path, width, height, factor: factor.toFixed(1), wanted })
}
