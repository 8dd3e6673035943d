import { own } from '../../../schema/yaml/valueAt.ts'
import type { Place, Sought } from '../../shared/findInYaml.ts'
import type { Locales, ResolvedLocale } from '../content/locales.ts'
import { colourPlace, inLook } from './colourPlace.ts'
import { entryAround, linkValue, partlyShownValue, shownValue, wordsAround } from './matchValue.ts'
import { fileOfLanguage, placeOf, type Written } from './placeOf.ts'
import { bare, type ShownValue, shownValues } from './shownValues.ts'

/** The files of the owner: the text of each as the page shows it, and which of them is the main one. */
export type Files = Pick<Written, 'main' | 'texts'>

/**
 * Where the text of something on the page stands. What the page says is compared with what was made of the content for
 * it, so that typeset, formatted and counted words are found too; the path of that value leads to its place. What cannot
 * be told for certain leads to its entry or section, with a note. Undefined for what belongs to neither.
 */
export function findPlace(sought: Sought, locales: Locales, files: Files): Place | undefined {
  const locale = locales.find(({ site }) => site.lang === sought.lang) ?? locales[0]
  const written = { ...files, lang: locale.site.lang, mainLang: locales[0].site.lang }
  const index = locale.sections.findIndex(({ id }) => id === sought.section)
  const within = index < 0 ? [] : ['sections', index]
  const section = index < 0 ? undefined : locale.sections[index]
  const here = section ? shownValues(section, within) : aroundSections(locale)
  const all = [
    ...aroundSections(locale),
    ...locale.sections.flatMap((one, at) => shownValues(one, ['sections', at])),
  ]
  const place = (path: ShownValue['path'], note?: string) =>
    inLook(path, written) ?? placeOf(path, written, sought, note)
  const withMore = (found: Place | undefined, values: readonly ShownValue[]) => {
    const more = [...linksOf(values, found, sought), ...descriptionOf(values, found)].map((path) =>
      place(path),
    )
    const [first] = more.filter((one) => one && one.path !== found?.path)
    return found && first
      ? {
          ...found,
          more: `${first.path.endsWith('alt') ? 'Described by' : 'Leads to'} ${first.path} · line ${first.line}`,
        }
      : found
  }

  const value = nameOfLink(here, sought) ?? nameOfLink(all, sought) ?? shownValue(here, sought)
  if (value) {
    const language = value.path[0] === 'languages' ? locale.languages?.[Number(value.path[1])] : undefined
    return language ? fileOfLanguage(language.lang, written) : withMore(place(value.path), here)
  }
  const word = wordOf(locale.labels, sought)
  if (word) return withMore(place(word), here)
  const samples = section && own(section, 'samples') ? [...within, 'samples'] : undefined
  // Only where no value of the whole site has just these words.
  const elsewhere = shownValue(all, sought)
  if (elsewhere && !samples) return withMore(place(elsewhere.path), all)
  // Around a page of its own there are no entries but those of the header and the footer.
  const entry = sought.page === undefined ? entryAround(here, sought) : undefined
  if (!sought.hasWords && !sought.icon && !sought.src) {
    const link = linkValue(here, sought)
    const found = place(link?.path ?? entry ?? within)
    const colours = colourPlace(written)
    return section || link || entry ? found && { ...found, ...(colours && { more: colours }) } : undefined
  }
  if (samples) return place(samples, 'Samples are made up from these settings.')
  const link = linkValue(here, sought) ?? linkValue(all, sought)
  if (link) return place(link.path)
  const part = partlyShownValue(here, sought) ?? (section ? undefined : partlyShownValue(all, sought))
  if (part) return place(part.path, 'It is in this text, or beside it.')
  if (entry) return place(entry, 'No value has these words alone: this is the entry that they belong to.')
  return section && place(within, 'No value has these words alone: this is where the section begins.')
}

/** What the page shows of a locale around its sections, under the keys of the YAML. */
function aroundSections(locale: ResolvedLocale): ShownValue[] {
  const {
    sections: _,
    labels: __,
    pageAt: ___,
    caseStudies: ____,
    resumePage,
    asWritten: _____,
    ...around
  } = locale
  const resume = resumePage && own(resumePage, 'resume')
  return [...shownValues(around), ...shownValues(resume, ['resume'])]
}

/** The words or the icon of the link in which something stands, where they are beside its address in the YAML. */
function nameOfLink(values: readonly ShownValue[], sought: Sought): ShownValue | undefined {
  const link = linkValue(values, sought)
  const beside = link?.path.slice(0, -1).join()
  return (
    link &&
    shownValue(
      values.filter(({ path }) => path.slice(0, -1).join() === beside),
      sought,
    )
  )
}

/** The path of the address of the link that something stands in: the one beside its words, where that is one. */
function linksOf(
  values: readonly ShownValue[],
  found: Place | undefined,
  sought: Sought,
): ShownValue['path'][] {
  const beside = found?.keys.slice(0, -1).join()
  const link =
    values.find(({ href, path }) => href === sought.href && href && path.slice(0, -1).join() === beside) ??
    linkValue(values, sought)
  return found && link ? [link.path] : []
}

/** The path of the words that describe a picture. */
function descriptionOf(values: readonly ShownValue[], found: Place | undefined): ShownValue['path'][] {
  if (found?.keys.at(-1) !== 'src') return []
  const alt = [...found.keys.slice(0, -1), 'alt'].join()
  return values.flatMap(({ path }) => (path.join() === alt ? [path] : []))
}

/** The path of the word of the interface that the page shows, with numbers and names in place of what stands for them. */
function wordOf(labels: ResolvedLocale['labels'], sought: Sought): ShownValue['path'] | undefined {
  if (!sought.hasWords) return undefined
  const [said = ''] = wordsAround(sought)
  return shownValues(labels, ['labels']).find(({ text }) => {
    const pattern = (text ?? '').split(/(\{\w+\})/).map((part) => {
      if (/^\{(?:n|total|count|min|max)\}$/.test(part)) return '\\p{N}+'
      return /^\{\w+\}$/.test(part) ? '.{1,200}' : part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    })
    return (
      /\p{L}/u.test(bare(text ?? '').replace(/\{\w+\}/g, '')) &&
      new RegExp(`^${pattern.join('')}$`, 'u').test(said)
    )
  })?.path
}
