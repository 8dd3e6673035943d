import type { Section } from './sections/index.ts'
import type { Ground, Theme } from './theme.ts'

/** What the background of a section depends on. */
interface Grounded extends Pick<Section, 'type' | 'ground'> {
  art?: unknown
  layout?: string | undefined
  label?: string
  heading?: string
}

/** Whether a section has the colours of a career. */
export const isOfCareer = ({ art, layout }: Grounded): boolean =>
  art === 'career' || layout === 'near' || layout === 'address'

/**
 * The background of each section: what it says, or what the theme gives. Sections whose heading says no
 * more than their label are parts of one sheet: they share that of the section before, unless this is the first. A career
 * brings colours that lie on the page itself, and all that follows its first screen does too.
 */
export function groundsOf(
  { grounds: rhythm }: Pick<Theme, 'grounds'>,
  sections: readonly Grounded[],
): Ground[] {
  const grounds: Ground[] = []
  const isCareer = sections.some(({ art }) => art === 'career')
  let turn = 0
  for (const [index, section] of sections.entries()) {
    const { type, ground, label, heading } = section
    const before = grounds[index - 1]
    const isPart = label !== undefined && label === heading && index > 1
    if (ground) grounds.push(ground)
    else if (!rhythm || isCareer || isOfCareer(section)) grounds.push('ink')
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
