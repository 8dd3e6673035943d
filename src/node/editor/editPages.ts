import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { overlayLanguage, overlayPath, overlaysOf } from '../../../schema/languages/files.ts'
import { inPlace } from '../../../schema/languages/merge.ts'
import { withMissingWords } from '../../../schema/languages/translate.ts'
import { isSameIn, untranslated, wordsIn } from '../../../schema/languages/untranslated.ts'
import { languagesWithWords } from '../../../schema/model/interfaceWords/index.ts'
import { pageFiles } from '../../../schema/pages/loadCaseStudies.ts'
import { isPageFile } from '../../../schema/pages/model.ts'
import { pageAddress, pageFileIn } from '../../../schema/pages/pageLinks.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { autonymOf, languageOf, localeOf } from '../../../schema/text/languages.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { insertEntry, setValue } from '../../../schema/yaml/write.ts'
import type { LanguageChoice, PageChoice, Untranslated } from '../../shared/editor.ts'
import { anchorOf, firstFree } from '../add/newSection.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import { opening } from '../languages/translate.ts'
import type { AddedFile } from './editedFiles.ts'
import { seenAt } from './movedEntries.ts'
import { pathInOverlay } from './overlayPaths.ts'
import { pageWords } from './pageWords.ts'
import { pagesWithin, saidBy, textOf } from './siteTexts.ts'

/*
 * Pages and languages of a site: what there is, what is not translated yet, and how one is added.
 */

/** What an edit makes of the files of a site. */
interface Made {
  texts: Record<string, string>
  added: AddedFile[]
}

/**
 * A portfolio with one more page of text, which is a file beside it, and with a link to it in the footer: in the last
 * group of links there, or in a first one that has the name of the owner.
 *
 * @param keysOf the keys of a group in the order of the schema
 */
export function withNewPage(
  source: ContentFile,
  text: string,
  title: string,
  keysOf: (group: Path) => readonly string[],
): Made {
  const value = saidBy(text)
  const words = title.trim()
  if (words === '') throw new Unbuildable('A page needs a title.')
  const isTaken = (name: string) => existsSync(source.beside(`${name}.md`))
  const page = `${firstFree(fileNameOf(words), isTaken)}.md`
  if (!isPageFile(page)) throw new Unbuildable(`No page can be named ${page}.`)
  const pages = own(value, 'pages')
  const groups = valueAt(value, ['footer', 'groups'])
  const last = Array.isArray(groups) ? groups.length - 1 : -1
  const links = valueAt(groups, [last, 'links'])
  const entry = (group: Readonly<Record<string, string>>) =>
    Object.entries(group)
      .map(([key, one]) => `${key}: ${JSON.stringify(one)}`)
      .join('\n')
  let next = textOf(
    insertEntry(
      text,
      ['pages'],
      Array.isArray(pages) ? pages.length : 0,
      entry({ page, title: words }),
      keysOf,
    ),
  )
  const link = entry({ name: words, href: page })
  if (Array.isArray(links))
    next = textOf(insertEntry(next, ['footer', 'groups', last, 'links'], links.length, link))
  else {
    const owner = entry({ title: String(valueAt(value, ['site', 'owner', 'name'])) })
    const group = `${owner}\nlinks:\n  - ${link.replace('\n', '\n    ')}`
    next = textOf(insertEntry(next, ['footer', 'groups'], 0, group, keysOf))
  }
  const content = `${words}: press this line to write what the page says.\n`
  return { texts: { [source.file]: next }, added: [{ file: source.beside(page), content }] }
}

/**
 * The text of a portfolio in which an entry, or a section, is there twice, and its pages are too: in all languages, in
 * files of their own, since no two entries can have the same one.
 *
 * @param copy the path of the second one
 */
export function withPagesTwice(
  source: ContentFile,
  text: string,
  copy: Path,
): { text: string; added: AddedFile[] } {
  let next = text
  const added: AddedFile[] = []
  const isTaken = (name: string) => existsSync(source.beside(`${name}.md`))
  for (const { path, page } of pagesWithin(saidBy(text), copy, source.own().schema)) {
    const own = `${firstFree(page.replace(/\.md$/, ''), isTaken)}.md`
    next = textOf(setValue(next, path, own))
    added.push({ file: source.beside(own), content: readSource(source.beside(page)) })
    for (const { lang } of overlaysOf(source.file)) {
      const translated = source.beside(pageFileIn(page, lang))
      if (existsSync(translated))
        added.push({ file: source.beside(pageFileIn(own, lang)), content: readSource(translated) })
    }
  }
  return { text: next, added }
}

/** A title as the name of a file: small letters, digits and hyphens. */
function fileNameOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
  return /[a-z]/i.test(plain) ? anchorOf(plain.trim()).replace(/-+$/, '') : 'page'
}

/**
 * The file for the words of another language, with a place for each of them, as `translate` writes it: a new one, which
 * needs the title of the site in that language since a page without any words in it is none; or one that is there, with
 * what it lacks.
 */
export function withLanguage(source: ContentFile, tag: string, title: string | undefined): Made {
  const locale = localeOf(tag.trim())
  const lang = locale?.toString()
  const main = saidBy(readSource(source.file))
  if (!locale || !lang || languageOf(lang) === lang)
    throw new Unbuildable(`There is no language ${tag}: write its code, such as de, ja or pt-BR.`)
  if (localeOf(valueAt(main, ['site', 'lang']) ?? 'en')?.toString() === lang)
    throw new Unbuildable(`The site is in ${languageOf(lang)} already.`)
  const known = overlaysOf(source.file).find((one) => one.lang === lang)?.path
  const file = resolve(known ?? overlayPath(source.file, lang))
  if (overlayLanguage(source.file, file) !== lang)
    throw new Unbuildable(`${tag} is no language that a file can be named after.`)
  const before = known === undefined ? opening(source.file, file, languageOf(lang)) : readSource(file)
  const next = withMissingWords(before, main, lang, source.own().schema)
  if ('problem' in next) throw new Unbuildable(next.problem)
  if (known !== undefined) return { texts: { [file]: next.text }, added: [] }
  const words = title?.trim()
  if (!words) throw new Unbuildable(`Write the title of the site in ${languageOf(lang)}.`)
  const content = textOf(setValue(next.text, ['site', 'title'], words))
  return { texts: {}, added: [{ file, content }] }
}

/** The file of a page in another language, which begins with the text of the main one: it is translated where it stands. */
export function withTranslation(source: ContentFile, page: string, lang: string): Made {
  const isOfSite = pageFiles(saidBy(readSource(source.file)), source.own().schema).includes(page)
  const isLanguage = overlaysOf(source.file).some((one) => one.lang === lang)
  if (!isOfSite || !isLanguage) throw new Unbuildable(`The site has no page ${page} in ${languageOf(lang)}.`)
  const file = source.beside(pageFileIn(page, lang))
  if (existsSync(file)) throw new Unbuildable(`${shownPath(file)} is there already.`)
  return { texts: {}, added: [{ file, content: readSource(source.beside(page)) }] }
}

/** The pages of text that a site has. */
export const pageChoices = ({ portfolio }: ValidContent): PageChoice[] =>
  portfolio.pages.map(({ page, title }) => ({ title, address: pageAddress(page) }))

/** The languages of a site beside the main one, with what is not translated. */
export function languageChoices(source: ContentFile, { portfolio, locales }: ValidContent): LanguageChoice[] {
  const main = saidBy(readSource(source.file))
  const { schema } = source.own()
  const words = wordsIn(main, schema)
  const choices: LanguageChoice[] = []
  for (const { lang, path } of overlaysOf(source.file)) {
    const overlay = read(readSource(path))
    const written = 'value' in overlay ? overlay.value : {}
    const placed = inPlace(main, written)
    const isSame = isSameIn(lang)
    const todo: Untranslated[] = []
    for (const word of untranslated(words, placed)) {
      if (isSame(word)) continue
      const keys = pathInOverlay(word.path, main, written) ?? word.path
      todo.push({
        text: word.text.trim(),
        where: pageWords(word.path, main),
        path: keys,
        seen: seenAt(main, word.path),
        isPlaced: own(valueAt(written, keys.slice(0, -1)), keys.at(-1) ?? '') === null,
      })
    }
    const locale = locales.find((one) => one.portfolio.site.lang === lang)
    const pages = pageFiles(portfolio, schema)
      .map((page) => ({ page, file: source.beside(pageFileIn(page, lang)) }))
      .filter(({ file }) => locale && !existsSync(file))
      .map(({ page, file }) => ({ page, file: shownPath(file) }))
    choices.push({ lang, name: autonymOf(lang), count: words.length, todo, pages })
  }
  return choices
}

/** The languages that a site may get, and whose words of the page itself are known. */
export function otherLanguages(source: ContentFile, { portfolio }: ValidContent) {
  const taken = [portfolio.site.lang, ...overlaysOf(source.file).map(({ lang }) => lang)]
  return languagesWithWords
    .filter((lang) => !taken.includes(lang))
    .map((lang) => ({ lang, name: `${languageOf(lang)} · ${autonymOf(lang)}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
