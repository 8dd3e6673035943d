import { contrast, nearestPassing } from '../contrast.ts'
import type { Finding } from '../diagnostics.ts'
import type { Checked } from '../issues.ts'
import { placeOf } from '../place.ts'
import { own, valueAt } from '../shape.ts'
import { type ColourToken, colourTokens, theme } from '../theme.ts'
import type { Rule } from './index.ts'

type Mode = 'dark' | 'light'
type Palette = Record<ColourToken, string>

/** Which colours meet, and the least contrast of each pair: WCAG AA for text, and for large text. */
export const pairs: readonly { front: ColourToken; back: ColourToken; least: number }[] = [
  { front: 'text', back: 'ground', least: 4.5 },
  { front: 'text', back: 'surface', least: 4.5 },
  { front: 'text', back: 'raised', least: 4.5 },
  { front: 'muted', back: 'ground', least: 4.5 },
  { front: 'muted', back: 'surface', least: 4.5 },
  { front: 'muted', back: 'raised', least: 4.5 },
  { front: 'onAccent', back: 'accent', least: 4.5 },
  // The accent is only set in large text.
  { front: 'accent', back: 'ground', least: 3 },
  { front: 'accent', back: 'surface', least: 3 },
]

/** The colours of each mode that the page can show can be read on one another. */
export const contrastRule: Rule = (_, checked) =>
  modesOf(checked.value).flatMap((mode) => modeFindings(mode, checked))

function modesOf(value: unknown): Mode[] {
  const mode = valueAt(value, ['theme', 'mode'])
  if (mode === 'system') return ['dark', 'light']
  return mode === 'light' ? ['light'] : ['dark']
}

function modeFindings(mode: Mode, { value, root }: Checked): Finding[] {
  const written = valueAt(value, ['theme', mode])
  const palette = paletteOf(mode, written)
  const told = new Set<ColourToken>()
  return pairs.flatMap(({ front, back, least }) => {
    const ratio = contrast(palette[front], palette[back])
    if (ratio >= least) return []
    // What the file does not say is a default; the mistake is in what it says.
    const token = own(written, front) === undefined ? back : front
    if (told.has(token)) return []
    told.add(token)
    const path = ['theme', mode, token]
    return [
      {
        code: 'low-contrast',
        message: `${front} ${palette[front]} on ${back} ${palette[back]} has a contrast of ${shown(ratio)} to 1; to be read it needs ${least} to 1`,
        ...mend(token, palette),
        path,
        span: placeOf(root, path).span,
      },
    ]
  })
}

/** Rounded down, so that a ratio that fails never looks as if it passed. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

function mend(token: ColourToken, palette: Palette): Pick<Finding, 'label' | 'help'> {
  const needs = pairs
    .filter(({ front, back }) => front === token || back === token)
    .map(({ front, back, least }) => ({ colour: palette[front === token ? back : front], least }))
  const passing = nearestPassing(palette[token], needs)
  return passing
    ? {
        label: `nearest that passes: "${passing}"`,
        help: `write "${passing}", or a colour further from what it meets`,
      }
    : { help: 'no colour is far enough from all that this one meets; change those too' }
}

/** The palette of a mode: what the file says where that is a colour, else the default. */
function paletteOf(mode: Mode, written: unknown): Palette {
  const palette: Palette = { ...theme.parse({})[mode] }
  for (const token of colourTokens) {
    const colour = own(written, token)
    if (typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)) palette[token] = colour
  }
  return palette
}
