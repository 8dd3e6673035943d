import type { Checked } from './checked.ts'

type Section = Checked['portfolio']['sections'][number]

const headingOf = (section: Section) =>
  ('heading' in section ? section.heading : section.headline).replaceAll('*', '').toLowerCase()

/** Without faults that no layout can fix: two regions with the same name, because two sections have one heading. */
export function unexcused(sentences: readonly string[], { portfolio: { sections } }: Checked): string[] {
  const isShared = (section: Section) =>
    sections.filter((one) => headingOf(one) === headingOf(section)).length > 1
  const shared = sections.filter(isShared)
  return sentences.filter(
    (sentence) =>
      !sentence.includes('landmark-unique: ') || !shared.some(({ id }) => sentence.includes(`id="${id}"`)),
  )
}
