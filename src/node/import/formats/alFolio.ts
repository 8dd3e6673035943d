import { own } from '../../../../schema/yaml/valueAt.ts'
import { keywordsOf } from '../resume/sentences.ts'
import { groupsIn } from '../values.ts'
import type { Format } from './format.ts'
import { SectionReader } from './rendercv.ts'
import { type SectionKind, sectionKind } from './sectionKinds.ts'
import { withoutSamples } from './templates.ts'

/** Reads the `_data/cv.yml` of al-folio: sections of four kinds, of which a map has facts of the person. */
export const alFolio: Format<object> = {
  name: 'cv.yml of al-folio',
  fits: (data) =>
    Array.isArray(data) && data.some((one) => own(one, 'title') && Array.isArray(own(one, 'contents'))),
  read(data) {
    const basics: Record<string, unknown> = {}
    const read = new SectionReader()
    for (const { title, type, contents } of groupsIn(Object.values(withoutSamples(data)))) {
      const entries = Array.isArray(contents) ? contents : []
      if (type === 'map')
        for (const { name, value } of groupsIn(entries)) {
          if (sectionKind(String(name)) === 'languages') read.add(String(name), keywordsOf(String(value)))
          else basics[String(name)] = value
        }
      else
        read.add(
          String(title),
          entries.flatMap((one) => entriesIn(one, String(type), sectionKind(String(title)))),
        )
    }
    return read.resume({ ...basics, summary: read.summary })
  },
}

/** An entry as rendercv has it: a line of a nested list is a group, and one of a table has a name and points, or several. */
function entriesIn(entry: unknown, type: string, kind: SectionKind | undefined): unknown[] {
  const [one] = groupsIn([entry])
  if (!one) return [entry]
  const { title, description, year, items, institution, ...rest } = one
  if (type === 'nested_list') return [{ label: title, details: items }]
  if (title === undefined && institution === undefined && Array.isArray(items))
    return items.map((item) =>
      kind === undefined ? { bullet: `${item}, ${year}` } : { name: item, date: year },
    )
  return [tableEntry({ ...rest, date: year, highlights: description ?? items }, title, institution, kind)]
}

function tableEntry(dated: object, title: unknown, institution: unknown, kind: SectionKind | undefined) {
  if (institution === undefined) return { ...dated, name: title }
  if (kind === 'education') return { ...dated, institution, degree: title }
  return kind === undefined || kind === 'work' || kind === 'volunteering'
    ? { ...dated, company: institution, position: title }
    : { ...dated, name: title, organization: institution }
}
