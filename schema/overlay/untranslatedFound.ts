import { nameOf } from '../languages/languages.ts'
import type { Finding, Path } from '../report/diagnostics.ts'
import { counted } from '../report/phrasing.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { own, valueAt } from '../yaml/valueAt.ts'
import { additionsTo } from './additions.ts'
import { isSections, sectionsOf } from './merge.ts'
import { overlayLines } from './overlayLines.ts'
import type { Main } from './structure.ts'
import type { Word } from './untranslated.ts'

/** How many lines to insert are shown. */
const maxLines = 80

const languageOf = (lang: string) => nameOf('language', new Intl.Locale(lang).language) ?? lang

/** The error for an overlay that translates nothing. */
export const nothingTranslated = (lang: string, root: SourcePosition): Finding => ({
  code: 'nothing-translated',
  message: `nothing is in ${languageOf(lang)} yet, so there is no page in it`,
  help: `write some words, or take the file away; npm run translate -- ${lang} writes all texts to translate into it`,
  path: [],
  span: root.span,
})

/**
 * A warning that lists the texts of the main file that an overlay lacks, with the lines to insert; none if it lacks
 * none.
 */
export function untranslatedFound(
  missing: readonly Word[],
  {
    words,
    main,
    overlay,
    lang,
    root,
  }: { words: readonly Word[]; main: Main; overlay: unknown; lang: string; root: SourcePosition },
): Finding[] {
  if (missing.length === 0) return []
  const groups = additionsTo(overlay, missing).map(({ container, added }) => {
    const lines = overlayLines(added, { main: main.value, originals: 'values' }, isSections(container))
    const place = placeOf(container, main)
    return place ? `# in ${place}\n${lines}` : lines
  })
  const empty = missing.filter(({ path }) => isEmpty(overlay, path))
  const listed = empty.map(({ path, text }) => `# empty: ${placeOf(path, main)}\n# ${text.split('\n')[0]}`)
  const lines = [...groups, ...listed].join('\n').split('\n')
  const command =
    groups.length > 0
      ? `npm run translate -- ${lang} adds what is missing:`
      : 'each has its place in the file and is still empty:'
  const more = lines.length - maxLines
  const shown = more > 0 ? [...lines.slice(0, maxLines), `# … and ${counted(more, 'line')} more`] : lines
  return [
    {
      code: 'untranslated',
      severity: 'warning',
      message: `${missing.length} of ${counted(words.length, 'text')} ${missing.length === 1 ? 'is' : 'are'} not in ${languageOf(lang)}, so the page shows ${missing.length === 1 ? 'it' : 'them'} in the language of ${main.file}`,
      label: 'incomplete',
      help: `${command}\n${shown.join('\n')}`,
      path: [],
      span: root.span,
    },
  ]
}

const isEmpty = (overlay: unknown, path: Path) => {
  const parent = valueAt(overlay, path.slice(0, -1))
  return typeof parent === 'object' && parent !== null && own(parent, path.at(-1) ?? '') === null
}

/** The place of a map or list, for readers of the file: `the section work, entry 2 of items`. */
function placeOf(path: Path, main: Main): string {
  const [first, index, ...rest] = path
  const named = (steps: Path) =>
    steps.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step)).join(', ')
  if (first !== 'sections' || typeof index !== 'number') return named(path)
  const id = String(own(sectionsOf(main.value)[index], 'id'))
  return [`the section ${id}`, named(rest)].filter(Boolean).join(', ')
}
