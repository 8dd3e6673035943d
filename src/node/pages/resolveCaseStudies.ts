import type { Locale } from '../../../schema/check/locale.ts'
import { fileNote } from '../../../schema/files/linkedFiles.ts'
import { decodedAddress } from '../../../schema/model/address.ts'
import { type CaseStudy, fileLinked, highlighted, readBody } from '../../../schema/pages/body.ts'
import { besideMarkdown, pageAddress, pageLink } from '../../../schema/pages/pageLinks.ts'
import { leastHeight, sharesIn } from '../../../schema/pages/rows.ts'
import {
  everyToken,
  isSafe,
  reader,
  type SetRuns,
  setWords,
  tellLines,
} from '../../../schema/text/markdown.ts'
import type { ResolvedBodyPart, ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { pictureFromPage, upFrom } from '../content/addresses.ts'
import type { Lookup } from '../content/resolveFields.ts'

/**
 * The pages of a locale, ready to be shown.
 *
 * @param root from the start of the locale to the folder of the site: `../`, or nothing
 */
export async function resolveCaseStudies(
  { portfolio, caseStudies }: Locale,
  lookup: Lookup,
  root: string,
): Promise<ResolvedCaseStudy[]> {
  const wide = portfolio.theme.sectionHeaders === 'above'
  return Promise.all(
    caseStudies.map(async (study) => {
      const home = upFrom(study.path)
      const { lang, dir } = study
      return {
        path: study.path,
        parts: await resolveBody(study, lookup, { home, root: root + home, wide, set: lookup.set?.(lang) }),
        ...(lang !== portfolio.site.lang && { language: { lang, dir } }),
      }
    }),
  )
}

/** Where a page is, and how its text is laid out. */
export interface PagePlace {
  /** From the page to the start of its locale, and to the folder of the site. */
  home: string
  root: string
  /** Whether its text is as wide as the page, as where section headers stand above their content. */
  wide: boolean
  /** Sets its words. */
  set?: SetRuns | undefined
}

/** The text of a page with its pictures looked up and its Markdown turned into HTML, its addresses as the page uses them. */
export async function resolveBody(
  study: CaseStudy,
  lookup: Lookup,
  place: PagePlace,
): Promise<ResolvedBodyPart[]> {
  const { parts, headings } = readBody(study.text)
  const own = new Set(headings.map(({ id }) => id))
  const notes: Record<string, string> = {}
  const addressFor = (href: string): string => {
    const file = fileLinked(study, href)
    if (file === undefined) return destination(href, study, { own, place, pages: lookup.pages })
    const [, behind = ''] = /^[^?#]*([?#].*)?$/s.exec(href.trim()) ?? []
    const address = place.root + file.split('/').map(encodeURIComponent).join('/') + behind
    const bytes = lookup.bytes?.(file)
    if (bytes !== undefined) notes[address] = fileNote(file, study.lang, bytes)
    return address
  }
  const markdown = reader()
  return Promise.all(
    parts.map(async (part): Promise<ResolvedBodyPart> => {
      if (part.kind === 'pictures') {
        const { line, ...row } = part
        const pictures = part.pictures.map(async ({ src, ...written }) => {
          const words = typesetWords(written, place.set)
          const path = besideMarkdown(study.file, src) ?? src
          const found = /^https?:/i.test(src) ? { src } : await lookup.picture(path, 'page')
          return { ...pictureFromPage(found, place.root), ...words }
        })
        const resolved = await Promise.all(pictures)
        const shares = sharesIn(resolved, part.wide || place.wide)
        return {
          ...row,
          line: lookup.lineAttribute ? line : undefined,
          height: Math.ceil(leastHeight(resolved)),
          pictures: resolved.map((picture, index) => ({
            ...picture,
            share: shares[index] ?? { widest: 1, narrower: 1 },
          })),
        }
      }
      if (place.set) setWords(part.tokens, place.set)
      if (lookup.lineAttribute) tellLines(part.tokens, lookup.lineAttribute)
      for (const token of everyToken(part.tokens)) {
        if (token.type !== 'link_open') continue
        const href = String(token.attrGet('href') ?? '')
        if (isSafe(href)) token.attrSet('href', addressFor(href))
        else token.attrs = token.attrs?.filter(([name]) => name !== 'href') ?? null
      }
      const environment = { notes, highlight: (code: string, info: string) => coloured(code, info) }
      return { kind: 'text', html: markdown.renderer.render(part.tokens, markdown.options, environment) }
    }),
  )
}

/** The alternative text and the caption of a picture as their language is set. */
const typesetWords = <T extends object>(words: T, set: SetRuns = (runs) => [...runs]): T =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, set([text])[0]])) as T // Texts for texts.

/**
 * The address of a link that names no file: a heading of the page, a section of the start, another page, or elsewhere.
 */
function destination(
  href: string,
  { file }: CaseStudy,
  { own, place, pages }: { own: ReadonlySet<string>; place: PagePlace; pages: Lookup['pages'] },
): string {
  const address = href.trim()
  if (address.startsWith('#')) {
    const isHere = own.has(decodedAddress(address.slice(1))) || address === '#' || address === '#top'
    return isHere ? address : place.home + address
  }
  const page = pageLink(address)
  const target = page && besideMarkdown(file, page.file)
  if (page === undefined || target === undefined) return href
  // A Markdown file that is published as it is.
  if (pages && !pages.has(pageAddress(target))) return place.root + target
  return place.home + pageAddress(target) + (page.anchor === undefined ? '' : `#${page.anchor}`)
}

const coloured = (code: string, info: string) => {
  const [language = ''] = info.split(/\s/, 1)
  return language ? highlighted(code, language) : undefined
}
