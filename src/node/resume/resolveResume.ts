import type { Locale } from '../../../schema/check/locale.ts'
import { fileNote } from '../../../schema/files/linkedFiles.ts'
import { resumeAddresses } from '../../../schema/model/builtFiles.ts'
import type { ResolvedPortfolio } from '../../shared/resolved.ts'
import { upFrom } from '../content/addresses.ts'
import type { Lookup } from '../content/resolveFields.ts'
import { resolvePortfolio } from '../content/resolvePortfolio.ts'

/** What the page of the résumé is resolved with. */
interface Options {
  /** From the start of the locale to the folder of the site: `../`, or nothing. */
  root: string
  /** The size of the PDF in bytes; undefined if there is none. */
  size: (resume: ResolvedPortfolio) => Promise<number | undefined>
}

/**
 * Resolves a locale for the page of its résumé, and returns with it the lookup for the other pages, which knows the
 * résumé and the size of its PDF. If no PDF can be made, links to it lead to the page.
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
    ...lookup,
    pages,
    bytes: (path: string) => (path === pdf ? bytes : lookup.bytes?.(path)),
    ...(bytes === undefined && { instead: { [pdf]: page } }),
  }
  const resume = await resolvePortfolio(portfolio, { ...from, ...sized })
  const written = asWritten && {
    asWritten: await resolvePortfolio(asWritten, { ...from, ...sized, set: undefined }),
  }
  // Its page has a link to the PDF that is in no YAML.
  const note = bytes !== undefined && { [home + pdf]: fileNote(pdf, portfolio.site.lang, bytes) }
  return { own: sized, resume: { ...resume, ...written, fileNotes: { ...resume.fileNotes, ...note } } }
}
