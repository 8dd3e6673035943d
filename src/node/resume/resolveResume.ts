import type { Locale } from '../../../schema/check/locale.ts'
import { fileNote } from '../../../schema/files/linkedFiles.ts'
import { resumeAddresses } from '../../../schema/model/builtFiles.ts'
import { type Diagnostic, settle } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { positionOf } from '../../../schema/yaml/sourcePosition.ts'
import type { ResolvedPortfolio } from '../../shared/resolved.ts'
import { upFrom } from '../content/addresses.ts'
import type { Lookup } from '../content/resolveFields.ts'
import { resolvePortfolio } from '../content/resolvePortfolio.ts'
import { RefusedText } from '../typst/typst.ts'

/** What the page of the résumé is resolved with. */
interface Options {
  /** From the start of the locale to the folder of the site: `../`, or nothing. */
  root: string
  /** The size of the PDF in bytes; undefined where none is made. */
  size: (resume: ResolvedPortfolio) => Promise<number | undefined>
}

/**
 * Resolves a locale for the page of its résumé, and returns with it the lookup for the other pages, which knows the
 * résumé and the size of its PDF.
 */
export async function resolveResume(
  { portfolio, asWritten }: Locale,
  lookup: Lookup,
  { root, size }: Options,
): Promise<{ own: Lookup; resume?: ResolvedPortfolio }> {
  if (!portfolio.resume) return { own: lookup }
  const { page, pdf, json } = resumeAddresses
  const home = upFrom(page)
  const pages = new Set([...(lookup.pages ?? []), page, pdf, json])
  const from = { ...lookup, pages, home, root: root + home }
  const bytes = await size(await resolvePortfolio(portfolio, from))
  const sized = {
    pages,
    bytes: (path: string) => (path === pdf ? bytes : lookup.bytes?.(path)),
  }
  const resume = await resolvePortfolio(portfolio, { ...from, ...sized })
  if (asWritten) resume.asWritten = await resolvePortfolio(asWritten, { ...from, ...sized, set: undefined })
  // Its page has a link to the PDF that is in no YAML.
  const fileNotes = { ...resume.fileNotes }
  if (bytes !== undefined) fileNotes[home + pdf] = fileNote(pdf, portfolio.site.lang, bytes)
  return { own: { ...lookup, ...sized }, resume: { ...resume, fileNotes } }
}

/**
 * Diagnostics of a résumé whose PDF could not be made, at the key `resume`.
 *
 * @param texts of the content file, which comes first, and its overlays, by their names
 * @param lang the language of the résumé
 */
export function refusedResume(
  error: unknown,
  { texts, lang }: { texts: Readonly<Record<string, string>>; lang: string },
): Diagnostic[] {
  const [[file, text] = ['', '']] = Object.entries(texts)
  const message = error instanceof Error ? error.message : String(error)
  const problems = error instanceof RefusedText ? error.problems.join('; ') : message.replace(/\.$/, '')
  const source = read(text)
  const key = 'root' in source ? positionOf(source.root, ['resume']).key : undefined
  return settle(
    [
      {
        code: 'resume-pdf',
        message: `no PDF can be set of the résumé in ${lang}: ${problems}`,
        help: 'the template src/node/resume/resume.typ sets it; if that is as it was, this is a mistake of the program, and taking resume away builds the site without',
        path: ['resume'],
        span: key ?? { start: 0, end: 0 },
      },
    ],
    text,
    file,
  )
}
