import { existsSync } from 'node:fs'
import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { inPlace } from '../../../schema/languages/merge.ts'
import { isSameIn, untranslated, wordsIn } from '../../../schema/languages/untranslated.ts'
import { languagesWithWords } from '../../../schema/model/interfaceWords/index.ts'
import { pageFiles } from '../../../schema/pages/loadCaseStudies.ts'
import { pageAddress, pageFileIn } from '../../../schema/pages/pageLinks.ts'
import { autonymOf, languageName } from '../../../schema/text/languages.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { LanguageChoice, PageChoice, Untranslated } from '../../shared/editor.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import { pathInOverlay } from './overlayPaths.ts'
import { pageWords } from './pageWords.ts'
import { saidBy } from './siteDraft.ts'
import { versionOf } from './versions.ts'

/*
 * The pages and languages of a site: what there is, and what is not translated yet.
 */

/** The pages of text that a site has. */
export const pageChoices = ({ portfolio: { nav, pages } }: ValidContent): PageChoice[] =>
  pages.map(({ page, title }) => {
    const address = pageAddress(page)
    const isInMenu = nav.some(({ href }) => [page, address].includes(href))
    return { page, title, address, isInMenu }
  })

/** The languages of a site beside the main one, with what is not translated. */
export function languageChoices(source: ContentFile, { portfolio, locales }: ValidContent): LanguageChoice[] {
  const main = saidBy(readSource(source.file))
  const seen = versionOf(source, source.file)
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
        shown: word.path,
        path: keys,
        seen,
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
    .map((lang) => ({ lang, name: `${languageName(lang)} · ${autonymOf(lang)}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
