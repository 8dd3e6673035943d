import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { settle } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { positionOf } from '../../../schema/yaml/sourcePosition.ts'

/** A résumé that the typesetter, or its check for accessible PDFs, refuses. */
export class RefusedText extends Error {
  /** What is wrong besides letters, each a clause without a full stop. */
  readonly problems: readonly string[]
  /** The letters that no font has; empty if none is missing. */
  readonly letters: readonly string[]

  constructor(problems: readonly string[], letters: readonly string[]) {
    const lacking = letters.length > 0 ? [`no font has ${letters.join(' ')}`] : []
    super(`The PDF of the résumé cannot be set: ${[...problems, ...lacking].join('; ')}.`)
    this.problems = problems
    this.letters = letters
  }
}

/**
 * Diagnostics of a résumé whose PDF could not be made, at the key `resume`. Letters are no reason: those that no font
 * has are left out of the PDF, and the check warns of them.
 *
 * @param texts of the content file, which comes first, and its overlays, by their names
 * @param lang the language of the résumé
 */
export function refusedResume(
  error: unknown,
  { texts, lang }: { texts: Readonly<Record<string, string>>; lang: string },
): Diagnostic[] {
  const [[file, text] = ['', '']] = Object.entries(texts)
  const problems =
    error instanceof RefusedText && error.problems.length > 0 ? error.problems : [sentenceOf(error)]
  const source = read(text)
  const span = 'root' in source ? positionOf(source.root, ['resume']).key : undefined
  return settle(
    [
      {
        code: 'resume-pdf',
        message: `no PDF can be set of the résumé in ${lang}: ${problems.join('; ')}`,
        help: 'the template src/node/resume/resume.typ sets it; if that is as it was, this is a mistake of the program, and taking resume away builds the site without',
        path: ['resume'],
        span: span ?? { start: 0, end: 0 },
      },
    ],
    text,
    file,
  )
}

/** What went wrong as a clause; a stack helps nobody. */
const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '')
