import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { own, stepsOf } from '../../../schema/yaml/valueAt.ts'
import {
  duplicateEntry,
  type Edited,
  moveEntry,
  readable,
  removeEntry,
  removeValue,
} from '../../../schema/yaml/write.ts'
import { firstFree } from '../add/newSection.ts'

/** The texts of a portfolio and of the overlays beside it, by the names of their files. */
export interface ContentTexts {
  main: string
  texts: Readonly<Record<string, string>>
}

/** The files that an edit changes, with their texts after it; or a sentence that says why there are none. */
export type EditedFiles = { texts: Record<string, string> } | { problem: string }

/** The main file and the value that it has; a problem if it cannot be read. */
function mainOf({ main, texts }: ContentTexts) {
  const source = readable(texts[main] ?? '')
  if ('problem' in source) return source
  const list = own(source.value, 'sections')
  return { text: source.text, data: source.value, sections: Array.isArray(list) ? list : [] }
}

const indexOf = (sections: readonly unknown[], id: string) =>
  sections.findIndex((section) => own(section, 'id') === id)

const missing = (id: string) => ({ problem: `There is no section with the id ${id} any more.` })

/** Moves a section to another index. Overlays find sections by their ids, so they stay as they are. */
export function moveSection(content: ContentTexts, id: string, to: number): EditedFiles {
  const main = mainOf(content)
  if ('problem' in main) return main
  const from = indexOf(main.sections, id)
  if (from < 0) return missing(id)
  const next = moveEntry(main.text, ['sections'], from, to)
  return 'problem' in next ? next : { texts: next.text === main.text ? {} : { [content.main]: next.text } }
}

/** Copies a section behind itself, also its translations, with an id that no other has. */
export function duplicateSection(content: ContentTexts, id: string): EditedFiles {
  const main = mainOf(content)
  if ('problem' in main) return main
  const index = indexOf(main.sections, id)
  if (index < 0) return missing(id)
  const name = firstFree(id.replace(/-\d+$/, ''), (one) => indexOf(main.sections, one) >= 0)
  const change = { key: 'id', to: name }
  return inAll(content, (text, sections) => {
    const at = indexOf(sections, id)
    return at < 0 ? { text } : duplicateEntry(text, ['sections'], at, change)
  })
}

/**
 * Takes a section out of all files, with its links in the header, which say no more than where it is. Refuses the only
 * section, and one that another link leads to.
 */
export function dropSection(content: ContentTexts, id: string): EditedFiles {
  const main = mainOf(content)
  if ('problem' in main) return main
  const index = indexOf(main.sections, id)
  if (index < 0) return missing(id)
  if (main.sections.length === 1) return { problem: 'It is the only section: a page has at least one.' }
  const nav = own(main.data, 'nav')
  const links = Array.isArray(nav) ? [...nav.keys()].filter((at) => linksIn(nav[at], id).length > 0) : []
  if (Array.isArray(nav) && links.length > 0 && links.length === nav.length)
    return { problem: 'The header has no link but to this section: give it another first.' }
  const at = pathText(['sections', index])
  const elsewhere = linksIn(main.data, id)
    .map(pathText)
    .find((path) => !path.startsWith('nav[') && !path.startsWith(`${at}.`))
  if (elsewhere !== undefined)
    return { problem: `${elsewhere} leads to #${id}: give it another address first.` }
  return inAll(content, (text, sections) => {
    const at = indexOf(sections, id)
    const without: Edited = at < 0 ? { text } : dropped(text, sections.length, at)
    // From the last, so that those before it keep their places.
    return links.reduceRight(
      (next, link) => ('problem' in next ? next : withoutLink(next.text, link)),
      without,
    )
  })
}

/** The paths of all texts below a value that lead to an anchor: addresses, and links of Markdown. */
function linksIn(value: unknown, id: string, path: Path = []): Path[] {
  if (typeof value === 'string') return value.trim() === `#${id}` || value.includes(`](#${id})`) ? [path] : []
  return stepsOf(value).flatMap((step) => linksIn(own(value, step), id, [...path, step]))
}

/** An overlay may translate no other section: it goes with its list. */
function dropped(text: string, length: number, at: number): Edited {
  if (length > 1) return removeEntry(text, ['sections'], at)
  return removeValue(text, ['sections'])
}

/** A link of the header taken out; an overlay need not have it. */
function withoutLink(text: string, at: number): Edited {
  const source = readable(text)
  if ('problem' in source) return source
  const nav = own(source.value, 'nav')
  if (!Array.isArray(nav) || at >= nav.length) return { text }
  return nav.length > 1 ? removeEntry(text, ['nav'], at) : removeValue(text, ['nav'])
}

/** Edits all files that have sections or links; gives those that are another than before. */
function inAll(
  { texts }: ContentTexts,
  edit: (text: string, sections: readonly unknown[]) => Edited,
): EditedFiles {
  const changed: Record<string, string> = {}
  for (const [file, text] of Object.entries(texts)) {
    const source = readable(text)
    if ('problem' in source) return { problem: `${file}: ${source.problem}` }
    const list = own(source.value, 'sections')
    const edited = edit(text, Array.isArray(list) ? list : [])
    if ('problem' in edited) return { problem: `${file}: ${edited.problem}` }
    if (edited.text !== text) changed[file] = edited.text
  }
  return { texts: changed }
}
