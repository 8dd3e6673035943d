import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { windowsRefusal } from '../../../schema/files/windowsNames.ts'
import { overlayLanguage, overlayPath, overlaysOf } from '../../../schema/languages/files.ts'
import { withMissingWords } from '../../../schema/languages/translate.ts'
import { pagePlaceholder } from '../../../schema/model/examples.ts'
import { pageFiles } from '../../../schema/pages/loadCaseStudies.ts'
import { isPageFile } from '../../../schema/pages/model.ts'
import { pageFileIn } from '../../../schema/pages/pageLinks.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { languageName, localeOf } from '../../../schema/text/languages.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { insertEntry, setValue } from '../../../schema/yaml/write.ts'
import { anchorOf, firstFree } from '../add/newSection.ts'
import { opening } from '../languages/translate.ts'
import { pagesWithin, type SiteDraft, textOf } from './siteDraft.ts'
import { keysIn } from './values.ts'

/*
 * Patches of pages and languages: how one is added, or copied with what it belongs to.
 */

/**
 * Adds one more page of text, which is a file beside the YAML, with a link to it in the footer: in the last group of
 * links there, or in a first one that has the name of the owner.
 */
export function addPage(draft: SiteDraft, title: string): void {
  const { source, main } = draft
  const value = draft.value()
  const words = title.trim()
  if (words === '') throw new Unbuildable('A page needs a title.')
  const isTaken = (name: string) =>
    existsSync(source.beside(`${name}.md`)) || windowsRefusal(name) !== undefined
  const page = `${firstFree(fileNameOf(words), isTaken)}.md`
  if (!isPageFile(page)) throw new Unbuildable(`No page can be named ${page}.`)
  const pages = own(value, 'pages')
  const groups = valueAt(value, ['footer', 'groups'])
  const last = Array.isArray(groups) ? groups.length - 1 : -1
  const links = valueAt(groups, [last, 'links'])
  const keys = keysIn(draft.text(), draft.schema)
  const insert = (list: Path, index: number, lines: string) =>
    draft.write(main, insertEntry(draft.text(), list, index, lines, keys))
  const entry = (group: Readonly<Record<string, string>>) =>
    Object.entries(group)
      .map(([key, one]) => `${key}: ${JSON.stringify(one)}`)
      .join('\n')
  insert(['pages'], Array.isArray(pages) ? pages.length : 0, entry({ page, title: words }))
  const link = entry({ name: words, href: page })
  if (Array.isArray(links)) insert(['footer', 'groups', last, 'links'], links.length, link)
  else {
    const owner = entry({ title: String(valueAt(value, ['site', 'owner', 'name'])) })
    insert(['footer', 'groups'], 0, `${owner}\nlinks:\n  - ${link.replace('\n', '\n    ')}`)
  }
  draft.add(page, `${words}: ${pagePlaceholder}.\n`)
}

/** Adds a link to a page of text to the header. Where that has no links of its own, those that it shows are written first. */
export function addToMenu(draft: SiteDraft, page: string): void {
  const content = draft.source.content()
  const known = 'portfolio' in content ? content.portfolio : undefined
  const found = known?.pages.find((one) => one.page === page)
  if (!known || !found) throw new Unbuildable('There is no such page any more.')
  const nav = own(draft.value(), 'nav')
  const before = Array.isArray(nav) ? nav.length : 0
  const links = [...(nav === undefined ? known.nav : []), { name: found.title, href: page }]
  const keys = keysIn(draft.text(), draft.schema)
  for (const [index, { name, href }] of links.entries()) {
    const lines = `name: ${JSON.stringify(name)}\nhref: ${JSON.stringify(href)}`
    draft.write(draft.main, insertEntry(draft.text(), ['nav'], before + index, lines, keys))
  }
}

/**
 * Gives a copy of an entry, or of a section, pages of its own: in all languages, since no two entries can have the same
 * one.
 *
 * @param copy its path
 */
export function copyPages(draft: SiteDraft, copy: Path): void {
  const { beside, file } = draft.source
  const isTaken = (name: string) => existsSync(beside(`${name}.md`))
  for (const { path, page } of pagesWithin(draft.value(), copy, draft.schema)) {
    const own = `${firstFree(page.replace(/\.md$/, ''), isTaken)}.md`
    draft.write(draft.main, setValue(draft.text(), path, own))
    draft.add(own, readSource(beside(page)))
    for (const { lang } of overlaysOf(file)) {
      const translated = beside(pageFileIn(page, lang))
      if (existsSync(translated)) draft.add(pageFileIn(own, lang), readSource(translated))
    }
  }
}

/** A title as the name of a file: small letters, digits and hyphens. */
function fileNameOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
  return /[a-z]/i.test(plain) ? anchorOf(plain.trim()).replace(/-+$/, '') : 'page'
}

/**
 * Makes the file for the words of another language, with a place for each of them, as `translate` writes it: a new one,
 * which needs the title of the site in that language since a page without any words in it is none; or one that is there,
 * with what it lacks.
 */
export function addLanguage(draft: SiteDraft, tag: string, title: string | undefined): void {
  const locale = localeOf(tag.trim())
  const lang = locale?.toString()
  const main = draft.value()
  if (!locale || !lang || languageName(lang) === lang)
    throw new Unbuildable(`There is no language ${tag}: write its code, such as de, ja or pt-BR.`)
  if (localeOf(valueAt(main, ['site', 'lang']) ?? 'en')?.toString() === lang)
    throw new Unbuildable(`The site is in ${languageName(lang)} already.`)
  const known = overlaysOf(draft.main).find((one) => one.lang === lang)?.path
  const file = resolve(known ?? overlayPath(draft.main, lang))
  if (overlayLanguage(draft.main, file) !== lang)
    throw new Unbuildable(`${tag} is no language that a file can be named after.`)
  const before = known === undefined ? opening(draft.main, file, languageName(lang)) : draft.text(file)
  const next = textOf(withMissingWords(before, main, lang, draft.schema))
  if (known !== undefined) {
    draft.write(file, { text: next })
    return
  }
  const words = title?.trim()
  if (!words) throw new Unbuildable(`Write the title of the site in ${languageName(lang)}.`)
  draft.add(file, textOf(setValue(next, ['site', 'title'], words)))
}

/** Makes the file of a page in another language, which begins with the text of the main one: it is translated where it stands. */
export function addTranslation(draft: SiteDraft, page: string, lang: string): void {
  const { beside } = draft.source
  const isOfSite = pageFiles(draft.value(), draft.schema).includes(page)
  const isLanguage = overlaysOf(draft.main).some((one) => one.lang === lang)
  if (!isOfSite || !isLanguage)
    throw new Unbuildable(`The site has no page ${page} in ${languageName(lang)}.`)
  const file = pageFileIn(page, lang)
  if (existsSync(beside(file))) throw new Unbuildable(`${shownPath(beside(file))} is there already.`)
  draft.add(file, readSource(beside(page)))
}
