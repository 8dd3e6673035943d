import { features } from '../features.ts'
import { linkedFiles } from '../files/linkedFiles.ts'
import { publicFolder } from '../files/publicFiles.ts'
import { builtFiles } from '../model/builtFiles.ts'
import { filesLinked } from '../pages/body.ts'
import { pageAddress } from '../pages/pageLinks.ts'
import { atStart, type Diagnostic } from '../report/diagnostics.ts'
import { problem } from '../report/problem.ts'
import type { CheckContext } from './context.ts'
import { existsAsFile, isOfBuild } from './links/files.ts'
import type { Locale } from './locale.ts'

/**
 * Diagnostics of the files that are published as they are, since they lie in the public folder or something links to
 * them, and whose name the build gives to a file of its own.
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
  const found: Diagnostic[] = []
  const built = builtNames(locales)
  const linked = linkedNames(locales).filter((name) => files === undefined || existsAsFile(files(name)))
  for (const file of linked) {
    const name = built.find((one) => one.toLowerCase() === file.toLowerCase())
    if (files && name !== undefined) found.push(atStart(shown(file), problem('taken-name', { name })))
  }
  // The build adds to the owner's robots.txt.
  const own = published().files.filter((path) => path !== builtFiles.robots)
  const made = [...built, ...linked]
  for (const path of own) {
    const file = shown(`${publicFolder}/${path}`)
    const name = made.find((one) => areOne(one, path))
    if (isOfBuild(path)) found.push(atStart(file, problem('taken-name of a folder', { name: path })))
    else if (name !== undefined) found.push(atStart(file, problem('taken-name', { name })))
  }
  return found
}

/** Whether two files cannot lie side by side: some file systems ignore case, and none has a folder of a file's name. */
function areOne(one: string, other: string): boolean {
  const [first, second] = [`${one.toLowerCase()}/`, `${other.toLowerCase()}/`]
  return first.startsWith(second) || second.startsWith(first)
}

/** The files that a build makes under names of their own, from the folder of the site, but for those with a hash. */
function builtNames(locales: readonly Locale[]): string[] {
  const { page, missing, manifest, feed, headers, licenses, robots, sitemap } = builtFiles
  const names = new Set<string>([headers, licenses, robots])
  const { url, lang: mainLang } = locales[0]?.portfolio.site ?? {}
  if (url) names.add(sitemap)
  for (const { portfolio, caseStudies } of locales) {
    const { site, pages } = portfolio
    const folder = site.lang === mainLang ? '' : `${site.lang}/`
    const texts = new Set(pages.map((one) => pageAddress(one.page)))
    const ofLocale: string[] = [page, missing, manifest, ...caseStudies.map(({ path }) => path + page)]
    if (url && caseStudies.some(({ path }) => !texts.has(path))) ofLocale.push(feed)
    for (const { built } of features)
      if (built?.isIn(portfolio))
        for (const path of built.paths) ofLocale.push(path.endsWith('/') ? path + page : path)
    for (const name of ofLocale) names.add(folder + name)
  }
  return [...names]
}

/** The files beside the YAML that the site links to in any of its languages, whether they are there or not. */
function linkedNames(locales: readonly Locale[]): string[] {
  const names = new Set<string>()
  for (const { portfolio, schema, caseStudies } of locales) {
    for (const name of linkedFiles(portfolio, schema)) names.add(name)
    for (const study of caseStudies) for (const name of filesLinked(study)) names.add(name)
  }
  return [...names]
}
