import type { Code } from '../../schema/report/codes.ts'
import type { Diagnostic } from '../../schema/report/diagnostics.ts'
import type { Checked } from './checked.ts'

/** Whether a warning announces the fault in a sentence. */
type Excuse = (sentence: string, warning: Diagnostic, site: Checked['portfolio']) => boolean

/**
 * Faults that no layout can fix, by the code of the warning with which the check announces them. A warning excuses only
 * what it names, in the section that it names.
 */
const excuses: Partial<Record<Code, Excuse>> = {
  /** Two regions with the same name; axe reports the first of them. */
  'duplicate-heading'(sentence, { path }, { sections }) {
    const warned = sections[Number(/^sections\[(\d+)\]/.exec(path)?.[1])]
    const named = sections.find(({ id }) => sentence.includes(`id="${id}"`))
    return sentence.includes('landmark-unique: ') && headingOf(named) === headingOf(warned)
  },
}

const headingOf = (section: Checked['portfolio']['sections'][number] | undefined) =>
  section && ('heading' in section ? section.heading : section.headline).replaceAll('*', '').toLowerCase()

/** The sentences that no warning of the check excuses. */
export function unexcused(sentences: readonly string[], { portfolio, warnings }: Checked): string[] {
  return sentences.filter(
    (sentence) => !warnings.some((warning) => excuses[warning.code]?.(sentence, warning, portfolio)),
  )
}
