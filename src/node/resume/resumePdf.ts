import { readFile } from 'node:fs/promises'
import { lettersOfNone } from '../../../schema/fonts/fallbackFamilies.ts'
import { lettersLeftOut } from '../../../schema/fonts/familyLetters.ts'
import { fontVersion } from '../../../schema/fonts/installedFonts.ts'
import { wholeAddress } from '../../../schema/model/address.ts'
import { resumeAddresses } from '../../../schema/model/builtFiles.ts'
import type { SentencePart } from '../../../schema/text/sentence.ts'
import type { ResumeContent, ResumeEntry } from '../../client/resume/content.ts'
import { plain } from '../../shared/plain.ts'
import { punctuationIn } from '../../shared/punctuation.ts'
import type { ResolvedPortfolio, ResolvedSentence } from '../../shared/resolved.ts'
import { type Caches, keyOf } from '../build/files/fileCache.ts'
import { textIn } from '../fonts/letters.ts'
import { pdfFamilies, pdfFonts } from './pdfFonts.ts'
import { RefusedText } from './refusedResume.ts'
import { plainAddress, resumeContent } from './resumeContent.ts'
import { NotInstalled, type SetPdf, template, typeset, typst, typstVersion } from './typst.ts'
import { withoutLetters } from './withoutLetters.ts'

/** Where PDFs and their fonts are kept. */
export type ResumeCaches = Pick<Caches, 'fonts' | 'resumes'>

/** The characters that the template itself prints. */
const ofTemplate = ' 0123456789·–/:,'

/**
 * The PDF of the résumé of a locale; undefined where no typesetter is installed, and where no font has the letters of
 * its name or its headings. All other letters that no font has are left out; the check reports them.
 *
 * @param portfolio as the page of the résumé receives it
 * @param folder the folder of the locale, relative to the site
 */
export async function resumePdf(
  portfolio: ResolvedPortfolio,
  folder: string,
  caches: ResumeCaches,
): Promise<SetPdf | undefined> {
  const version = typstVersion()
  if (version === undefined) return undefined
  const whole = printed(portfolio, folder)
  const missing = new Set(lettersOfNone(portfolio.theme.fonts, textIn(whole), { pictographs: true }))
  const data = missing.size > 0 ? withoutLetters(whole, (text) => lettersLeftOut(text, missing)) : whole
  return data && setPdf(data, portfolio.theme, { version, caches })
}

/** Sets the data. What the typesetter refuses even so, such as a diacritic of one script on a letter of another, is left out. */
async function setPdf(
  data: Printed,
  theme: ResolvedPortfolio['theme'],
  how: { version: string; caches: ResumeCaches },
): Promise<SetPdf | undefined> {
  const { version, caches } = how
  const text = textIn(data) + ofTemplate
  const key = keyOf(['with pages', version, template(), data, fontsOf(theme, text)])
  try {
    const { facts, files } = await caches.resumes.get(key, async () => {
      // Loaded on a cache miss only: loading it takes as long as setting a page.
      const installed = await typst()
      const { files, families } = await pdfFonts(theme, text, caches.fonts)
      const { bytes, pages } = typeset(installed, { data: { ...data, fonts: families }, fonts: files })
      return { facts: { pages }, files: { pdf: bytes } }
    })
    return { ...facts, bytes: await readFile(files.pdf ?? '') }
  } catch (error) {
    if (error instanceof NotInstalled) return undefined
    const refused = error instanceof RefusedText ? error.letters : []
    if (refused.length === 0) throw error
    const without = (text: string) => refused.reduce((left, letter) => left.replaceAll(letter, ''), text)
    const left = withoutLetters(data, without)
    if (JSON.stringify(left) === JSON.stringify(data)) throw error
    return left && setPdf(left, theme, how)
  }
}

/** The fonts of a PDF and the versions of their packages, since another version may draw letters differently. */
export function fontsOf(
  { fonts }: Pick<ResolvedPortfolio['theme'], 'fonts'>,
  text: string,
  versionOf = fontVersion,
) {
  const { display, text: own, others } = pdfFamilies({ fonts }, text)
  const families = [display, own, ...others.map(({ family }) => family)]
  return { ...fonts, versions: families.map((family) => [family, versionOf(family)]) }
}

/** The data for the template, without its fonts. */
type Printed = ReturnType<typeof printed>

export function printed(portfolio: ResolvedPortfolio, folder: string) {
  const { site, theme, resume } = portfolio
  const content = resumeContent(portfolio)
  const page = site.url && new URL(folder + resumeAddresses.page, site.url).href
  const { language, region } = new Intl.Locale(site.lang)
  return withPlainBlanks({
    title: `${content.words.title} · ${content.name}`,
    description: plain(content.summary) ?? site.description,
    keywords: keywordsOf(content),
    name: content.name,
    role: content.role ?? null,
    summary: printedSentence(content.summary, page),
    words: { summary: content.words.summary },
    contacts: content.contacts.map(({ kind, text, href }) => ({
      text,
      href: wholeAddress(href, page) ?? null,
      ...(kind === 'profile' && addressOnPaper(wholeAddress(href, page))),
      // E-mail addresses, phone numbers and URLs run from left to right in every language.
      dir: kind === 'place' || kind === 'profile' ? site.dir : 'ltr',
    })),
    parts: content.parts.map(({ entries, heading, isBrief }) => ({
      heading,
      isBrief,
      entries: entries.map((entry) => printedEntry(entry, page)),
    })),
    paper: resume?.paper === 'letter' ? 'us-letter' : 'a4',
    lang: language,
    // Typst accepts regions of two letters only, not `419` for Latin America.
    region: region?.length === 2 ? region : null,
    dir: site.dir,
    ...punctuationIn(site.lang),
    accent: theme.light.accent,
    foreign: portfolio.foreign ?? {},
  })
}

/** The address of a profile, for paper and for programs that read text only. */
const addressOnPaper = (href: string | undefined) =>
  href && /^https?:/i.test(href) && URL.canParse(href) ? { address: plainAddress(new URL(href).href) } : {}

/** A sentence with whole addresses: a link whose address paper cannot resolve is its words. */
function printedSentence(text: ResolvedSentence | undefined, page: string | undefined) {
  if (typeof text !== 'object') return text ?? null
  const whole = (parts: readonly SentencePart[]): unknown[] =>
    parts.map((part) =>
      typeof part === 'string'
        ? part
        : {
            tag: part.tag,
            href: part.tag === 'a' ? (wholeAddress(part.href, page) ?? null) : null,
            parts: whole(part.parts),
          },
    )
  return { text: text.text, parts: whole(text.parts), own: text.language ?? null }
}

interface PrintedEntry {
  roles: PrintedEntry[]
  [key: string]: unknown
}

const printedEntry = (entry: ResumeEntry, page: string | undefined): PrintedEntry => ({
  title: entry.title,
  by: entry.by,
  dates: entry.dates ?? null,
  url: wholeAddress(entry.url, page) ?? null,
  about: printedSentence(entry.about, page),
  text: printedSentence(entry.text, page),
  points: (entry.points ?? []).map((point) => printedSentence(point, page)),
  roles: (entry.roles ?? []).map((role) => printedEntry(role, page)),
  keywords: entry.keywords ?? [],
  notes: entry.notes ?? [],
})

const keywordsOf = ({ parts }: ResumeContent) =>
  parts
    .filter(({ key }) => key === 'skills')
    .flatMap(({ entries }) => entries.flatMap(({ title, keywords = [] }) => [title, ...keywords]))

/** Replaces special spaces and hyphens, and drops invisible and control characters: most fonts have none of them. */
function withPlainBlanks<T>(value: T): T {
  const plain = (text: string) =>
    text
      .replace(/[\u0085\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/(?!\s)[\p{Control}\u00ad\u200b\u2060\ufeff]|\ufeff/gu, '')
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? plain(part) : part)))
}
