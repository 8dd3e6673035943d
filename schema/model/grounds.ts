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

/** What the background of a section depends on. */
interface Grounded extends Pick<Section, 'type' | 'ground'> {
  label?: string
  heading?: string
}

/**
 * The background of each section: what it says, or what the frame of the theme gives. Sections whose heading says no
 * more than their label are parts of one sheet: they share that of the section before, unless this is the first.
 */
export function groundsOf({ frame }: Pick<Theme, 'frame'>, sections: readonly Grounded[]): Ground[] {
  const rhythm = rhythms[frame]
  const grounds: Ground[] = []
  let turn = 0
  for (const [index, { type, ground, label, heading }] of sections.entries()) {
    const before = grounds[index - 1]
    const isPart = label !== undefined && label === heading && index > 1
    if (ground) grounds.push(ground)
    else if (!rhythm) grounds.push('ink')
    else if (!before) grounds.push(rhythm.first)
    else if (isPart) grounds.push(before)
    else if (type === 'contact' && index === sections.length - 1) grounds.push(rhythm.form)
    else {
      grounds.push(rhythm.turns[turn % rhythm.turns.length] ?? rhythm.first)
      turn += 1
    }
  }
  return grounds
}
