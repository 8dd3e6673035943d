import { formats } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { enlargement, shownSizeOf } from '../../model/shownSize.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Rule } from './rule.ts'

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

/** Warns of pictures that are shown larger than they are, and of those at addresses whose size is not given. */
export const pictureSizeRule: Rule = ({ pictures }, { root }, { files }) => {
  const reported = new Set<string>()
  return pictures.flatMap(({ path, schema, value, layout }): Finding[] => {
    const src = own(value, 'src')
    if (typeof src !== 'string' || !src.trim()) return []
    const at = {
      path: [...path, 'src'],
      span: positionOf(root, [...path, 'src']).span,
      severity: 'warning',
    } as const
    if (addressOf(src.trim()).kind !== 'path') {
      const sides = ['width', 'height'].filter((side) => Object.hasOwn(schema.shape, side))
      const missing = sides.filter((side) => own(value, side) === undefined)
      if (missing.length === 0) return []
      const keys = missing.join(' and ')
      return [
        {
          ...at,
          code: 'unsized-picture',
          message:
            'the size of a picture at an https: address is not known, so the space kept free for it may have the wrong shape',
          help: `write ${keys} in pixels below it`,
        },
      ]
    }
    const shown = shownSizeOf(schema)
    const fact = files?.(src.trim())
    if (!shown || fact?.kind !== 'picture' || fact.format === 'svg' || !formats.includes(fact.format))
      return []
    const room = shown.whole && shown.whole.layout === layout ? shown.whole.room : shown
    const problem = smallPicture(src.trim(), fact, enlargement(room, fact))
    // One picture in many places is one mistake.
    if (!problem || reported.has(src)) return []
    reported.add(src)
    return [{ ...at, ...problem }]
  })
}
