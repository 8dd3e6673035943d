import { kindOf } from '../../model/kinds.ts'
import { objectOf, schemaAt } from '../../model/schemaIntrospection.ts'
import { type Path, pathText } from '../../report/diagnostics.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import type { Contents, FieldText } from './contents.ts'
import { listsOfSections } from './resume.ts'

/** The paths of what every résumé shows, besides the entries that it takes from sections. */
const alwaysShown: readonly Path[] = [
  ['resume'],
  ['site', 'owner'],
  ['socials'],
  ['labels', 'resume'],
  ['labels', 'dates'],
]

const beginsWith = (path: Path, start: Path) => start.every((step, index) => path[index] === step)

/** The texts of a file that its résumé shows, wherever they stand. */
export function resumeTexts({ texts, ofKind }: Contents, checked: Checked): FieldText[] {
  const { schema, value } = checked
  const lists = listsOfSections(checked).map(({ path, isNamed }) => (isNamed ? path.slice(0, 2) : path))
  // The head of a section is none of its entries.
  const isEntry = (path: Path) => typeof path[3] === 'number' && lists.some((list) => beginsWith(path, list))
  const isShown = ({ path }: FieldText) => {
    if (alwaysShown.some((start) => beginsWith(path, start))) return true
    if (!isEntry(path)) return false
    const field = schemaAt(schema, path, value)
    const { href } = objectOf(schemaAt(schema, path.slice(0, -1), value), undefined)?.shape ?? {}
    const isOfLink = href !== undefined && kindOf(href) === 'link'
    return !isOfLink && field !== undefined && kindOf(field) !== 'alternative'
  }
  // Socials that are no web pages, such as a mail address, are not profiles.
  const isProfile = ({ path }: FieldText) =>
    path[0] !== 'socials' || /^https?:/i.test(String(valueAt(value, [...path.slice(0, 2), 'href'])))
  const address = ofKind.link.filter(({ path }) => pathText(path) === 'resume.contact.url')
  return [...texts.filter((field) => isShown(field) && isProfile(field)), ...address]
}
