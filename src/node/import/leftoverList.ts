import { shortened } from '../../../schema/report/phrasing.ts'
import type { Leftover } from './resume.ts'

/** The most lines of the list: nobody would read more. */
const maxLines = 5_000

/** From how many leftovers of a kind on they are listed on one line. */
const minAlike = 3

/** Merges leftovers that have the same place in different entries, and the same reason. */
export function alike(leftovers: readonly Leftover[]): Leftover[] {
  const groups = new Map<string, Leftover[]>()
  for (const one of leftovers) {
    const key = `${unnumbered(one.where)}\n${one.why}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length < minAlike) return group
    return [{ ...first, where: unnumbered(first.where), what: group.map(({ what }) => what).join(' · ') }]
  })
}

/** The list of all leftovers, each with its content on one line, without characters that a terminal would obey. */
export function leftoverList(leftovers: readonly Leftover[]): string {
  const lines = alike(leftovers).map(line)
  const more = lines.length > maxLines ? [`  and ${lines.length - maxLines} more`] : []
  return ['Not placed:', ...lines.slice(0, maxLines), ...more, ''].join('\n')
}

const unnumbered = (where: string) => where.replace(/\[\d+\]/g, '[…]').replace(/ row \d+/g, ' row …')

const line = ({ where, what, why }: Leftover) =>
  `  ${shortened(shown(where), 120)}: ${shown(what)} (${shortened(shown(why), 120)})`

const shown = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()
