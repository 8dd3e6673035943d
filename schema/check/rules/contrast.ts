import { contrast, nearestPassing } from '../../colour/contrast.ts'
import { needsOf, pairs, paletteOf } from '../../colour/palette.ts'
import type { ColourToken, Mode } from '../../model/theme.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { foundAt, type Rule } from './rule.ts'

/** The colours have enough contrast in each mode that the page can show. */
export const contrastRule: Rule = (_, checked) =>
  modesOf(checked.value).flatMap((mode) => modeFindings(mode, checked))

function modeFindings(mode: Mode, { value, root }: Checked): Finding[] {
  const written = valueAt(value, ['theme', mode])
  const palette = paletteOf(mode, own(value, 'theme'))
  const reported = new Set<ColourToken>()
  const findings: Finding[] = []
  for (const { front, back, minRatio } of pairs) {
    const ratio = contrast(palette[front], palette[back])
    // A token that the file does not set is a default or derived; the one that it sets is at fault.
    const token = own(written, front) === undefined ? back : front
    if (ratio >= minRatio || reported.has(token)) continue
    reported.add(token)
    const found = problem('low-contrast', {
      front: `${front} ${palette[front]}`,
      back: `${back} ${palette[back]}`,
      // Rounded down, so that a ratio that fails never looks as if it passed.
      ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
      minRatio,
    })
    const passing = nearestPassing(palette[token], needsOf(token, palette))
    if (passing) {
      found.label = `nearest that passes: "${passing}"`
      found.help = `write "${passing}", or a colour with even more contrast`
    }
    findings.push(...foundAt(root, ['theme', mode, token], found))
  }
  return findings
}

/** The modes that a page can show, by its data, which may be invalid. */
function modesOf(value: unknown): Mode[] {
  const mode = valueAt(value, ['theme', 'mode'])
  if (mode === 'system') return ['dark', 'light']
  return mode === 'light' ? ['light'] : ['dark']
}
