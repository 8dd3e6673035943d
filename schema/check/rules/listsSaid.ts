import { type SharedList, saysList, sharedLists } from '../../model/resume/lists.ts'
import { objectOf, registered, schemaAt } from '../../model/schemaIntrospection.ts'
import type { Path } from '../../report/diagnostics.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'

/** A list of the résumé that a section provides, and the field that does. */
export interface Said {
  list: SharedList
  path: Path
  /** Whether the field only names the list, whose entries are those of the section. */
  isNamed: boolean
}

/** The lists of the résumé that the sections of the page provide, in their order. */
export function listsSaid({ schema, value }: Pick<Checked, 'schema' | 'value'>): Said[] {
  const sections = own(value, 'sections')
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section, index) => {
    const shape = objectOf(schemaAt(schema, ['sections', index], value), section)?.shape ?? {}
    return Object.entries(shape).flatMap(([key, field]): Said[] => {
      const says = registered(saysList, field)
      const written = own(section, key)
      if (!says || written === undefined) return []
      const list = says.list ?? sharedLists.find((one) => one === written)
      return list ? [{ list, path: ['sections', index, key], isNamed: says.list === undefined }] : []
    })
  })
}
