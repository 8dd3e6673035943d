import type { Section } from './sections/index.ts'
import type { Frame, Ground, Theme } from './theme.ts'

/** The backgrounds of the first section, of those after it in turn, and of a form at the end. */
interface Rhythm {
  first: Ground
  turns: readonly [Ground, ...Ground[]]
  form: Ground
}

/** The frames with more than one background. */
const rhythms: { readonly [F in Frame]?: Rhythm } = {
  sheets: { first: 'ink', turns: ['paper', 'paper', 'ink', 'ink'], form: 'accent' },
  bands: { first: 'paper', turns: ['ink', 'paper', 'accent', 'paper'], form: 'accent' },
  tide: { first: 'ink', turns: ['ink'], form: 'accent' },
  hills: { first: 'ink', turns: ['paper', 'ink'], form: 'accent' },
}

/** The background of each section: what it says, or what the frame of the theme gives. */
export function groundsOf(
  { frame }: Pick<Theme, 'frame'>,
  sections: readonly Pick<Section, 'type' | 'ground'>[],
): Ground[] {
  const rhythm = rhythms[frame]
  return sections.map(({ type, ground }, index) => {
    if (ground) return ground
    if (!rhythm) return 'ink'
    if (index === 0) return rhythm.first
    if (type === 'contact' && index === sections.length - 1) return rhythm.form
    return rhythm.turns[(index - 1) % rhythm.turns.length] ?? rhythm.first
  })
}
