import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import type { DrawingFact } from '../../pictures/drawing.ts'
import { iconSets } from '../../pictures/icons.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { sentenceList } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { kilobytes, pictureFound } from './pictures.ts'
import { foundAt, type Rule } from './rule.ts'

/** Drawings that are put into the page are SVG files in which cleaning leaves something to draw. */
export const drawingRule: Rule = ({ ofKind }, { root }, { files, drawing }) =>
  ofKind.drawing.flatMap(({ path, value }) => {
    const src = value.trim()
    if (!src) return []
    const found =
      beside(src, 'a drawing becomes a part of the page', 'images/drawing.svg') ??
      drawingFileFound(src, files) ??
      (drawing && drawingFound(src, drawing(src)))
    return foundAt(root, path, found)
  })

/** The problem of an address where only a file beside the YAML will do. */
function beside(src: string, why: string, example: string): Problem | undefined {
  if (addressOf(src).kind !== 'scheme') return undefined
  return problem('picture-path that is an address', { why, example })
}

function drawingFileFound(path: string, files: FileFacts | undefined): Problem | undefined {
  const fact = files?.(path)
  if (fact?.kind === 'picture' && fact.format !== 'svg')
    return {
      ...problem('picture-format of a drawing', { path, format: fact.format, wanted: 'a drawing is in svg' }),
      allowed: ['svg'],
    }
  const found = pictureFound(path, files)
  // A file that cannot be measured or decoded may still be cleaned; if not, `drawingFound` reports it.
  const isReported = ['missing-picture', 'picture-path', 'lfs-pointer'].includes(found?.code ?? '')
  return isReported || fact?.kind === 'folder' ? found : undefined
}

/** In bytes. A drawing is part of the page itself, before what follows. */
const heavyDrawing = 60_000

/** How many parts that are left out are named. */
const maxParts = 5

function drawingFound(path: string, fact: DrawingFact): Problem | undefined {
  if ('problem' in fact) return problem('broken-drawing', { path, why: fact.problem })
  const { bytes, leftOut } = fact
  const parts = sentenceList(leftOut.length > maxParts ? [...leftOut.slice(0, maxParts), 'more'] : leftOut)
  if (leftOut.length > 0) return problem('drawing-part', { path, parts })
  return bytes > heavyDrawing ? problem('heavy-picture', { path, size: kilobytes(bytes) }) : undefined
}

/** The formats that icons can be drawn from when the page is built. */
const iconFormats = ['svg', 'png']

/** The icon of the page is a file beside this one that can be drawn in every size. */
export const iconFileRule: Rule = ({ ofKind }, { root }, { files }) =>
  ofKind.iconFile.flatMap(({ path, value }) => foundAt(root, path, iconFileFound(value.trim(), files)))

function iconFileFound(path: string, files: FileFacts | undefined): Problem | undefined {
  const why = 'the icon is drawn in several sizes when the page is built'
  const fact = files?.(path)
  if (fact?.kind !== 'picture' || iconFormats.includes(fact.format)) {
    const found = beside(path, why, 'images/icon.svg') ?? pictureFound(path, files)
    return found?.code === 'not-a-picture' ? { ...found, allowed: iconFormats } : found
  }
  return {
    ...problem('picture-format of a drawing', {
      path,
      format: fact.format,
      wanted: 'an icon is drawn from svg or png',
    }),
    allowed: iconFormats,
  }
}

/** The number of icons for which a nearer name is looked up, which takes a walk through all names. */
const maxSought = 100

/** Every icon is in one of the installed sets. */
export const iconRule: Rule = ({ ofKind }, { root }, { hasIcon, nearIcons }) => {
  const findings: Finding[] = []
  for (const { path, value: icon } of ofKind.icon) {
    // The schema reports a name of the wrong form.
    if (!hasIcon || !/^[a-z0-9-]+:[a-z0-9-]+$/.test(icon) || hasIcon(icon)) continue
    const near = (findings.length < maxSought && nearIcons?.(icon)) || []
    const [set = ''] = icon.split(':', 1)
    const isOfSet = iconSets.some((one) => one === set)
    const sets = isOfSet ? '' : `: installed are the sets ${sentenceList(iconSets)}`
    findings.push({
      ...problem('unknown-icon', { icon, sets }),
      label: near[0] && `did you mean "${near[0]}"?`,
      meant: near.length === 1 ? near[0] : undefined,
      allowed: near.length > 1 ? near : undefined,
      path,
      span: sourcePositionAt(root, path).span,
    })
  }
  return findings
}
