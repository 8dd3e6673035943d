import type { Locale } from '../../../schema/check/locale.ts'
import { fileNote } from '../../../schema/files/linkedFiles.ts'
import { type Diagnostic, settle } from '../../../schema/report/diagnostics.ts'
import { report } from '../../../schema/report/report.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { resumeAddresses } from '../../../schema/resume/addresses.ts'
import { read } from '../../../schema/yaml/source.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import type { ResolvedPortfolio } from '../../shared/resolved.ts'
import { upFrom } from '../content/addresses.ts'
import type { Lookup } from '../content/resolveFields.ts'
import { resolvePortfolio } from '../content/resolvePortfolio.ts'
import type { LocalePlace, ResolvedApart } from '../feature.ts'
import { RefusedText } from '../typst/typst.ts'
import { resumePdf } from './resumePdf.ts'

/**
 * Resolves a locale for the page of its résumé, and returns with it the lookup for the other pages, which knows the
 * résumé and the size of its PDF. Throws `Unbuildable`, with a report, where the PDF cannot be made.
 *
 * @param pdf makes the PDF, whose locale is in a folder such as `de/`; undefined if there is nothing to make it with
 */
export async function resolveResume(
  { portfolio, asWritten }: Locale,
  lookup: Lookup,
  { root, folder, texts, caches }: LocalePlace,
  pdf = caches && ((resume: ResolvedPortfolio) => resumePdf(resume, folder, caches)),
): Promise<ResolvedApart> {
  const { lang } = portfolio.site
  const addresses = resumeAddresses
  const home = upFrom(addresses.page)
  const pages = new Set([...(lookup.pages ?? []), ...Object.values(addresses)])
  const from = { ...lookup, pages, home, root: root + home }
  const made = await pdf?.(await resolvePortfolio(portfolio, from)).catch((error: Error) => {
    throw new Unbuildable(report(refusedResume(error, { texts, lang }), texts))
  })
  const bytes = made?.bytes.length
  const sized = {
    pages,
    bytes: (path: string) => (path === addresses.pdf ? bytes : lookup.bytes?.(path)),
  }
  const resume = await resolvePortfolio(portfolio, { ...from, ...sized })
  if (asWritten) resume.asWritten = await resolvePortfolio(asWritten, { ...from, ...sized, set: undefined })
  // Its page has a link to the PDF that is in no YAML.
  const fileNotes = { ...resume.fileNotes }
  if (bytes !== undefined) fileNotes[home + addresses.pdf] = fileNote(addresses.pdf, lang, bytes)
  return { apart: { [addresses.page]: { ...resume, fileNotes } }, lookup: { ...lookup, ...sized } }
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
  const key = 'root' in source ? sourcePositionAt(source.root, ['resume']).key : undefined
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
