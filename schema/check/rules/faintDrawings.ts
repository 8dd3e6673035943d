import { contrast } from '../../colour/contrast.ts'
import { paletteOf } from '../../colour/palette.ts'
import { addressOf } from '../../model/address.ts'
import { isOneColour } from '../../model/kinds.ts'
import type { ColourToken, Mode, Palette } from '../../model/theme.ts'
import type { Ink } from '../../pictures/ink.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import { modesOf } from './contrast.ts'
import type { Rule } from './rule.ts'

/** The contrast, to 1, below which a drawing can hardly be told from its background. */
const visible = 1.5

/**
 * How much of a drawing may have less contrast than is said: of a flat one less than a third, since its letters may be
 * that small; of any other almost all, since dark parts are a part of every photograph.
 */
const least = { flat: 1 / 3, other: 0.9 }

/** Pictures with a transparent background, and drawings, can be seen on the background of each mode. */
export const faintDrawingRule: Rule = ({ pictures, ofKind }, { value, root }, { ink }) => {
  if (!ink) return []
  const theme = own(value, 'theme')
  const modes = modesOf(value).map((mode) => ({ mode, palette: paletteOf(mode, theme) }))
  const found = (path: Path, on: ColourToken, inkIn: (file: string, palette: Palette) => Ink | undefined) =>
    modes.flatMap(({ mode, palette }): Finding[] => {
      const key = own(valueAt(value, path), mode) === undefined ? 'src' : mode
      const at = [...path, key]
      const file = valueAt(value, at)
      if (typeof file !== 'string' || addressOf(file.trim()).kind !== 'path') return []
      const drawn = inkIn(file.trim(), palette)
      const ratio = drawn && contrastOf(drawn, palette[on])
      if (ratio === undefined || ratio >= visible) return []
      return [
        {
          code: 'faint-picture',
          severity: 'warning',
          message: `in the ${mode} mode ${quoted(file.trim())} has a contrast of ${ratio.toFixed(2)} to 1 with ${on} ${palette[on]}, on which it lies, so that much of it cannot be seen`,
          help: helpFor(mode, key, on === 'background' && path.at(-1) !== 'logo'),
          path: at,
          span: positionOf(root, at).span,
        },
      ]
    })
  // That of a look says nothing: it is decoration, whose tones lie near the background on purpose.
  const drawings = ofKind.drawing.filter(({ path }) => path.at(-1) === 'src' && !path.includes('firstScreen'))
  return [
    ...pictures.flatMap(({ path, schema }) =>
      isOneColour(schema) ? [] : found(path, 'raised', (file) => ink(file)),
    ),
    ...drawings.flatMap(({ path }) => found(path.slice(0, -1), 'background', ink)),
  ]
}

/** @param hasOne whether there is one file for both modes, as for a drawing of the first screen */
const helpFor = (mode: Mode, key: string, hasOne: boolean) => {
  if (hasOne) return 'paint it with currentColor, or with tokens such as var(--accent), which follow the mode'
  const wanted = mode === 'dark' ? 'lighter' : 'darker'
  return key === mode
    ? `name a ${wanted} file here`
    : `write ${mode}: and the path of a ${wanted} file beside src, or save it with a background of its own`
}

/** The contrast that all but a part of a drawing has with a colour, as `#rrggbb`. */
function contrastOf({ colours, isFlat }: Ink, background: string): number {
  const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
  const sorted = colours
    .map(([colour, share]) => ({ ratio: contrast(hex(colour), background), share }))
    .toSorted((a, b) => a.ratio - b.ratio)
  let left = isFlat ? least.flat : least.other
  for (const { ratio, share } of sorted) {
    left -= share
    if (left <= 0) return ratio
  }
  return sorted.at(-1)?.ratio ?? 1
}
