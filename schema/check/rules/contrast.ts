import { contrast, nearestPassing } from '../../colour/contrast.ts'
import { needsOf, pairs, paletteOf } from '../../colour/palette.ts'
import type { ColourToken, Mode, Palette } from '../../model/theme.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import type { Rule } from './rule.ts'

/** The colours have enough contrast in each mode that the page can show. */
export const contrastRule: Rule = (_, checked) =>
  modesOf(checked.value).flatMap((mode) => modeFindings(mode, checked))

function modeFindings(mode: Mode, { value, root }: Checked): Finding[] {
  const written = valueAt(value, ['theme', mode])
  const palette = paletteOf(mode, own(value, 'theme'))
  const reported = new Set<ColourToken>()
  return pairs.flatMap(({ front, back, minRatio }) => {
    const ratio = contrast(palette[front], palette[back])
    if (ratio >= minRatio) return []
    // A token that the file does not set is a default or derived; the one that it sets is at fault.
    const token = own(written, front) === undefined ? back : front
    if (reported.has(token)) return []
    reported.add(token)
    const path = ['theme', mode, token]
    return [
      {
        code: 'low-contrast',
        message: `${front} ${palette[front]} on ${back} ${palette[back]} has a contrast of ${shown(ratio)} to 1; to be read it needs ${minRatio} to 1`,
        ...fix(token, palette),
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
}

/** Rounded down, so that a ratio that fails never looks as if it passed. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

function fix(token: ColourToken, palette: Palette): Pick<Finding, 'label' | 'help'> {
  const passing = nearestPassing(palette[token], needsOf(token, palette))
  return passing
    ? {
        label: `nearest that passes: "${passing}"`,
        help: `write "${passing}", or a colour with even more contrast`,
      }
    : { help: 'no colour has enough contrast with all the colours that this one meets; change those too' }
}

/** The modes that a page can show, by its data, which may be invalid. */
export function modesOf(value: unknown): Mode[] {
  const mode = valueAt(value, ['theme', 'mode'])
  if (mode === 'system') return ['dark', 'light']
  return mode === 'light' ? ['light'] : ['dark']
}
