import type { Checked } from '../check/context.ts'
import type { Rule } from '../check/rules/rule.ts'
import { type SharedList, saysList, sharedLists } from '../model/resumeLists.ts'
import { registered, schemaAt } from '../model/schemaIntrospection.ts'
import { walk } from '../model/walk.ts'
import type { Finding, Path } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { positionOf } from '../yaml/sourcePosition.ts'
import { own } from '../yaml/valueAt.ts'

/** A list that a section provides is not in the résumé as well, and a section names one only if there is a résumé. */
export const resumeRule: Rule = (_, checked) => {
  const { value, root, text } = checked
  const resume = own(value, 'resume')
  const said = listsOfSections(checked)
  const keyOf = (path: Path) => {
    const { key, span } = positionOf(root, path)
    return { path, span: key ?? span }
  }
  if (resume === undefined)
    return said.flatMap(({ path, isNamed }): Finding[] =>
      isNamed
        ? [
            {
              code: 'no-resume',
              severity: 'warning',
              message: 'there is no résumé in which these entries could stand',
              help: 'write resume: {} at the top level of the file, or take this key away',
              ...keyOf(path),
            },
          ]
        : [],
    )
  return sharedLists.flatMap((list): Finding[] => {
    const first = said.find((one) => one.list === list)
    if (!first || own(resume, list) === undefined) return []
    const line = linesOf(text).lineOf(keyOf(first.path).span.start)
    return [
      {
        code: 'said-twice',
        message: `the résumé takes its ${list} from the section on line ${line}, and has them here once more`,
        label: `already from line ${line}`,
        help: first.isNamed
          ? `keep one of the two: take ${list} away here, or resume: ${list} there`
          : `take ${list} away here, and add to the section what it lacks`,
        ...keyOf(['resume', list]),
      },
    ]
  })
}

/** A list of the résumé that a section provides, and the field that does. */
interface ListOfSection {
  list: SharedList
  path: Path
  /** Whether the field only names the list, whose entries are those of the section. */
  isNamed: boolean
}

/** The lists of the résumé that the sections of the page provide, in their order. */
export function listsOfSections({ schema, value }: Pick<Checked, 'schema' | 'value'>): ListOfSection[] {
  const sections = own(value, 'sections')
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section, index) => {
    const found = new Map<SharedList, ListOfSection>()
    for (const { value: written, schema: field, path } of walk(
      section,
      schemaAt(schema, ['sections', index], value),
    )) {
      const says = field && registered(saysList, field)
      const list = says && (says.list ?? sharedLists.find((one) => one === written))
      if (list && !found.has(list))
        found.set(list, { list, path: ['sections', index, ...path], isNamed: says.list === undefined })
    }
    return [...found.values()]
  })
}
