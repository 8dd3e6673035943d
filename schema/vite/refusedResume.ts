import { overlayLanguage } from '../overlay/files.ts'
import { type Diagnostic, type Finding, type Path, settle } from '../report/diagnostics.ts'
import { list, quoted } from '../report/phrasing.ts'
import { read } from '../yaml/source.ts'
import { positionOf } from '../yaml/sourcePosition.ts'
import { own, stepsOf } from '../yaml/valueAt.ts'
import { RefusedText } from './refusedText.ts'

/**
 * Diagnostics of a résumé whose PDF could not be made: for each letter that no font has, where it occurs; for all else,
 * the key `resume`. The check reports the letters that it can find out about before, so these are the others.
 *
 * @param texts of the content file, which comes first, and its overlays, by their names
 * @param lang the language of the résumé
 */
export function refusedResume(
  error: unknown,
  { texts, lang }: { texts: Readonly<Record<string, string>>; lang: string },
): Diagnostic[] {
  const [main = ''] = Object.keys(texts)
  const own = Object.keys(texts).find((file) => overlayLanguage(main, file) === lang)
  const files = own === undefined ? [main] : [own, main]
  const { letters, problems } =
    error instanceof RefusedText ? error : { letters: [], problems: [sentenceOf(error)] }
  const found = new Map<string, Finding[]>()
  const tell = (file: string, finding: Finding) => found.set(file, [...(found.get(file) ?? []), finding])

  const nowhere: string[] = []
  for (const letter of letters) {
    const file = files.find((one) => placesOf(letter, texts[one]).length > 0)
    if (file === undefined) nowhere.push(letter)
    else for (const place of placesOf(letter, texts[file])) tell(file, { ...lacking([letter]), ...place })
  }
  const resumeKey = keyOfResume(texts[main])
  if (nowhere.length > 0)
    tell(main, {
      ...lacking(nowhere),
      label: `in ${lang}`,
      help: 'a date, the name of a country or a word of the interface is written with them: choose a family of type that has them, or write the words under labels in other letters',
      ...resumeKey,
    })
  if (problems.length > 0)
    tell(main, {
      code: 'resume-pdf',
      message: `no PDF can be set of the résumé in ${lang}: ${problems.join('; ')}`,
      help: 'the template src/build/resume/resume.typ sets it; if that is as it was, this is a mistake of the program, and taking resume away builds the site without',
      ...resumeKey,
    })
  return files.flatMap((file) => settle(found.get(file) ?? [], texts[file] ?? '', file))
}

const lacking = (letters: readonly string[]) => ({
  code: 'resume-letters' as const,
  message: `the PDF of the résumé cannot show ${list(letters.map((letter) => quoted(letter)))}, which no font of the theme has`,
  help: 'write it in other letters, or choose a family of type that has them',
})

/** What went wrong as a clause; a stack helps nobody. */
const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '')

function keyOfResume(text = ''): Pick<Finding, 'path' | 'span'> {
  const source = read(text)
  const span = 'root' in source ? positionOf(source.root, ['resume']).key : undefined
  return { path: ['resume'], span: span ?? { start: 0, end: 0 } }
}

/** Where a letter stands in the values of a file: below `resume` if it is there, else wherever it is. */
function placesOf(letter: string, text = ''): Pick<Finding, 'path' | 'span'>[] {
  const source = read(text)
  if (!('root' in source)) return []
  const { value, root } = source
  const has = (value: unknown, path: Path): Path[] => {
    if (typeof value === 'string') return value.includes(letter) ? [path] : []
    return stepsOf(value).flatMap((step) => has(own(value, step), [...path, step]))
  }
  const inResume = has(own(value, 'resume'), ['resume'])
  const paths = inResume.length > 0 ? inResume : has(value, [])
  return paths.map((path) => ({ path, span: positionOf(root, path).span }))
}
