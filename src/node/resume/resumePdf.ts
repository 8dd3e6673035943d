import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { wholeAddress } from '../../../schema/model/address.ts'
import { resumeAddresses } from '../../../schema/resume/addresses.ts'
import type { SentencePart } from '../../../schema/text/sentence.ts'
import type { ResumeContent, ResumeEntry } from '../../client/resume/content.ts'
import { plain } from '../../shared/plain.ts'
import { punctuationIn } from '../../shared/punctuation.ts'
import type { ResolvedPortfolio, ResolvedSentence } from '../../shared/resolved.ts'
import { type Caches, keyOf } from '../build/files/fileCache.ts'
import { textIn } from '../fonts/letters.ts'
import { type SetPdf, typesetPdf, typstVersion } from '../typst/typst.ts'
import { fontsKey, typstFonts } from '../typst/typstFonts.ts'
import { resumeContent } from './resumeContent.ts'

/** Where PDFs and their fonts are kept. */
export type ResumeCaches = Pick<Caches, 'fonts' | 'resumes'>

/** The characters that the template itself prints. */
const ofTemplate = ' 0123456789·–/:,'

/** The template of the PDF. */
const template = () => readFileSync(new URL('./resume.typ', import.meta.url), 'utf8')

/**
 * The PDF of the résumé of a locale. Throws `RefusedText` for what accessible PDFs may not have.
 *
 * @param portfolio as the page of the résumé receives it
 * @param folder the folder of the locale, relative to the site
 */
export async function resumePdf(
  portfolio: ResolvedPortfolio,
  folder: string,
  caches: ResumeCaches,
): Promise<SetPdf> {
  const data = printed(portfolio, folder)
  const { theme } = portfolio
  const text = textIn(data) + ofTemplate
  const source = template()
  const key = keyOf([typstVersion, source, data, fontsKey(theme, text)])
  const { facts, files } = await caches.resumes.get(key, async () => {
    const { files, families } = await typstFonts(theme, text, { text: 400, strong: 600 }, caches.fonts)
    const { bytes, ...facts } = await typesetPdf({ source, data: { ...data, fonts: families }, fonts: files })
    return { facts, files: { pdf: bytes } }
  })
  return { ...facts, bytes: await readFile(files.pdf ?? '') }
}

/** The data for the template, without its fonts. */
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
    contacts: content.contacts.map(({ kind, text, href, address }) => ({
      text,
      href: wholeAddress(href, page) ?? null,
      ...(address && { address }),
      // E-mail addresses, phone numbers and URLs run from left to right in every language.
      dir: kind === 'place' || kind === 'profile' ? site.dir : 'ltr',
    })),
    parts: content.parts.map(({ key, entries, heading, isBrief }) => ({
      key,
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
