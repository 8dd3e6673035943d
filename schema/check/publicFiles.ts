import { features } from '../features.ts'
import { linkedFiles } from '../files/linkedFiles.ts'
import { publicFolder } from '../files/publicFiles.ts'
import { assets, builtFiles } from '../model/builtFiles.ts'
import { filesLinked } from '../pages/body.ts'
import { pageAddress } from '../pages/pageLinks.ts'
import { atStart, type Diagnostic, type Problem } from '../report/diagnostics.ts'
import { quoted } from '../report/phrasing.ts'
import type { CheckContext } from './context.ts'
import { isFile } from './links/files.ts'
import type { Locale } from './locale.ts'

/**
 * Diagnostics of the files that are published as they are, since they lie in the public folder or something links to
 * them: those that cannot be read, and those whose name the build gives to a file of its own.
 *
 * @param locales the site in each of its languages, the main one first
 * @param shown the path of a file beside the YAML as diagnostics show it
 */
export function publicFilesFound(
  locales: readonly Locale[],
  { published, files }: Pick<CheckContext, 'published' | 'files'>,
  shown: (file: string) => string,
): Diagnostic[] {
  if (!published) return []
  const { files: own, problems } = published()
  const at = (path: string, problem: Problem) =>
    atStart(shown(path === '' ? publicFolder : `${publicFolder}/${path}`), problem)
  const broken = problems.map(({ path, problem }) =>
    at(path, {
      code: 'public-file',
      message: `this ${problem}, so it cannot be published`,
      help: `take it away: all that lies in ${publicFolder}/ is published as it is`,
    }),
  )
  const built = builtNames(locales)
  const linked = linkedNames(locales).filter((name) => files === undefined || isFile(files(name)))
  // Some file systems ignore case, and a file cannot lie beside a folder of its name.
  const lowered = (list: readonly string[]) => new Map(list.map((name) => [name.toLowerCase(), name]))
  const beside = lowered(built)
  const doubled = linked.flatMap((file) => {
    const name = files && beside.get(file.toLowerCase())
    return name === undefined ? [] : [atStart(shown(file), takenName(name))]
  })
  const made = [...built, ...linked]
  const names = lowered(made)
  const folders = new Map(made.flatMap((name) => foldersOf(name).map((one) => [one.toLowerCase(), name])))
  const taken = own.flatMap((path): Diagnostic[] => {
    // The build adds to the owner's.
    if (path === builtFiles.robots) return []
    const low = path.toLowerCase()
    if (low.startsWith(`${assets}/`) || low === assets) return [at(path, inAssets)]
    const other = [low, ...foldersOf(low)].flatMap((one) => names.get(one) ?? [])[0] ?? folders.get(low)
    return other === undefined ? [] : [at(path, takenName(other))]
  })
  return [...broken, ...doubled, ...taken]
}

/** The folders that a file lies in: `de` and `de/now` for `de/now/index.html`. */
const foldersOf = (file: string) =>
  file.split('/').flatMap((_, index, parts) => (index === 0 ? [] : parts.slice(0, index).join('/')))

/** The files that a build makes under names of their own, from the folder of the site, but for those with a hash. */
function builtNames(locales: readonly Locale[]): string[] {
  const [main] = locales
  const { url, lang: mainLang } = main?.portfolio.site ?? {}
  const ofLocales = locales.flatMap(({ portfolio, caseStudies }) => {
    const { site, pages } = portfolio
    const texts = new Set(pages.map(({ page }) => pageAddress(page)))
    const hasFeed = url !== undefined && caseStudies.some(({ path }) => !texts.has(path))
    const names: string[] = [
      builtFiles.page,
      builtFiles.missing,
      builtFiles.manifest,
      ...(hasFeed ? [builtFiles.feed] : []),
      ...caseStudies.map(({ path }) => path + builtFiles.page),
    ]
    for (const { built } of features)
      if (built?.isIn(portfolio))
        names.push(...built.paths.map((path) => (path.endsWith('/') ? path + builtFiles.page : path)))
    const folder = site.lang === mainLang ? '' : `${site.lang}/`
    return names.map((name) => folder + name)
  })
  const { headers, licenses, robots, sitemap } = builtFiles
  return [...new Set([...ofLocales, headers, licenses, robots, ...(url ? [sitemap] : [])])]
}

/** The files beside the YAML that the site links to in any of its languages, whether they are there or not. */
const linkedNames = (locales: readonly Locale[]): string[] => [
  ...new Set(
    locales.flatMap(({ portfolio, schema, caseStudies }) => [
      ...linkedFiles(portfolio, schema),
      ...caseStudies.flatMap(filesLinked),
    ]),
  ),
]

const takenName = (name: string): Problem => ({
  code: 'taken-name',
  message: `the build puts a file of its own at ${quoted(name)}, so this one cannot be published`,
  help: 'give it another name, or take it away',
})

const inAssets: Problem = {
  code: 'taken-name',
  message: `it would lie among files of the build in ${assets}/, which browsers keep for a year, and a newer one would not be seen`,
  help: 'call the folder otherwise, such as files',
}
