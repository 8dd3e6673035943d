import { addressOf } from '../../model/address.ts'
import { shownSizeOf } from '../../model/shownSize.ts'
import { type Finding, pathText } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Rule } from './rule.ts'

/**
 * The share of the width that may be cut off: in a frame of 4 : 5 a picture of 3 : 2 loses more, and one of 4 : 3 does
 * not.
 */
const maxCut = 0.45

/** Warns of pictures that a frame crops to their middle, if another layout of their section shows them whole. */
export const cutPictureRule: Rule = ({ pictures, laidOut }, { root }, { files }) =>
  pictures.flatMap(({ path, schema, value }): Finding[] => {
    const frame = shownSizeOf(schema)
    const src = own(value, 'src')
    if (frame?.whole === undefined || typeof src !== 'string' || addressOf(src.trim()).kind !== 'path')
      return []
    const field = laidOut.find(({ parent, key }) => pathText([...parent, key]) === pathText(path))
    if (!field?.layouts.includes(field.layout.name) || field.layout.name === frame.whole.layout) return []
    const fact = files?.(src.trim())
    if (fact?.kind !== 'picture') return []
    const cut = 1 - (frame.width * fact.height) / (frame.height * fact.width)
    if (cut <= maxCut) return []
    return [
      {
        code: 'cut-picture',
        severity: 'warning',
        message: `${quoted(src.trim())} has ${fact.width} × ${fact.height} pixels, and its upright frame cuts away ${Math.round(cut * 100)} % of the width, half at each side`,
        help: `write layout: ${frame.whole.layout} in the section, which shows all of it, or use an upright picture`,
        path: [...path, 'src'],
        span: positionOf(root, [...path, 'src']).span,
      },
    ]
  })
