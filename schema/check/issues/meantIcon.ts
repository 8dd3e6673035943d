import { iconSets } from '../../lookup/pictures/icons.ts'

/** The icon that is meant by a name without its set, or with another sign between the two: `lucide:clock-3` by clock-3. */
export function meantIcon(written: string, hasIcon: (name: string) => boolean): string | undefined {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const names = iconSets.flatMap((set) => [
    `${set}:${text}`,
    text.replace(new RegExp(`^(?:i-)?${set}[-/:]+`), `${set}:`),
  ])
  return names.find((name) => hasIcon(name))
}
