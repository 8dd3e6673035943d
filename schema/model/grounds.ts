import type { Section } from './sections/index.ts'
import type { Ground, Theme } from './theme.ts'

/** Two sections of paper, two of ink, and so on. */
const turns: readonly Ground[] = ['paper', 'paper', 'ink', 'ink']

/**
 * The background of each section: what it says, or what the frame of the theme gives. With sheets the first screen is
 * ink, the form at the end accent, and between them two sections of paper take turns with two of ink.
 */
export function groundsOf(
  { frame }: Pick<Theme, 'frame'>,
  sections: readonly Pick<Section, 'type' | 'ground'>[],
): Ground[] {
  return sections.map(({ type, ground }, index) => {
    if (ground) return ground
    if (frame === 'lines' || index === 0) return 'ink'
    if (type === 'contact' && index === sections.length - 1) return 'accent'
    return turns[(index - 1) % turns.length] ?? 'ink'
  })
}
