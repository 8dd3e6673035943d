import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import type { DrawingFact } from '../../pictures/drawing.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { pictureFound } from './pictures.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

/**
 * In bytes. A drawing is part of the page itself, before what follows: more than the first is slow, than the second too
 * slow.
 */
const heavy = 60_000
const maxBytes = 400_000

const help = 'save it as plain SVG, with letters turned into paths'

/** Drawings that are put into the page are SVG files in which cleaning leaves something to draw. */
export const drawingRule: Rule = ({ ofKind }, { root }, { files, drawing }) =>
  ofKind.drawing.flatMap(({ path, value }) => {
    const src = value.trim()
    const problem = fileFound(src, files) ?? (drawing && drawingFound(src, drawing(src)))
    return foundAt(root, path, problem)
  })

function fileFound(src: string, files: FileFacts | undefined): Problem | undefined {
  if (!src) return undefined
  if (addressOf(src).kind === 'scheme')
    return {
      code: 'picture-path',
      message: 'a drawing becomes a part of the page, so it must be a file beside this one',
      help: 'save it in images/ and write its path, such as images/drawing.svg',
    }
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

function drawingFound(src: string, fact: DrawingFact): Problem | undefined {
  if (!src) return undefined
  if ('problem' in fact)
    return {
      code: 'broken-drawing',
      message: `${quoted(src)} cannot be put into the page: ${fact.problem}`,
      help,
    }
  const { bytes, leftOut } = fact
  const size = `${Math.round(bytes / 1000)} kB`
  if (bytes > maxBytes)
    return {
      code: 'huge-picture',
      message: `${quoted(src)} has ${size}, too much for a drawing, which becomes a part of the page itself`,
      help: 'simplify it, or show it as a picture',
    }
  if (leftOut.length > 0) {
    const some = leftOut.length > 5 ? [...leftOut.slice(0, 4), `${leftOut.length - 4} more`] : leftOut
    return {
      code: 'drawing-part',
      severity: 'warning',
      message: `${quoted(src)} is shown without ${list(some)}: only the parts that draw something are kept`,
      help: leftOut.includes('<text>')
        ? help
        : 'take them out of the file, and check that the drawing still looks right',
    }
  }
  if (bytes > heavy)
    return {
      code: 'heavy-picture',
      severity: 'warning',
      message: `${quoted(src)} has ${size}, which become a part of the page itself and delay everything after it`,
      help: 'simplify it: fewer points, fewer parts',
    }
  return undefined
}
