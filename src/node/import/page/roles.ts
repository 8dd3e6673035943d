import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { filled } from '../resume.ts'

type Shown = Record<string, unknown>

/** What belongs to the organisation, where it is the same for all of its roles. */
const common = ['about', 'location'] as const

/**
 * The entries of a timeline, of which those that follow one another at the same organisation become its roles. An
 * organisation is the same where its name and its link are.
 */
export function withRoles(entries: readonly Shown[]): Shown[] {
  const runs: Shown[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run?.[0] && placeOf(entry) !== undefined && placeOf(entry) === placeOf(run[0])) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => (run.length > 1 ? [employer(run)] : run))
}

/** What tells an organisation from another; undefined where an entry has none, or no title beside it. */
const placeOf = ({ title, organisation, link }: Shown): string | undefined =>
  title === undefined || organisation === undefined ? undefined : JSON.stringify([organisation, link])

function employer(run: readonly Shown[]): Shown {
  const details = run.map(({ resume }): Shown => (isGroup(resume) ? resume : {}))
  const shared = common.filter((key) => details.every((one) => one[key] === details[0]?.[key]))
  const of = filled(Object.fromEntries(shared.map((key) => [key, details[0]?.[key]])))
  const roles = run.map(({ organisation: _, link: __, ...role }, index) => {
    const own = Object.entries(details[index] ?? {}).filter(([key]) => !shared.some((one) => one === key))
    return filled({ ...role, resume: own.length > 0 ? Object.fromEntries(own) : undefined })
  })
  const [{ organisation, link } = {}] = run
  return filled({ organisation, link, roles, resume: Object.keys(of).length > 0 ? of : undefined })
}
