import { nearFile } from '../check/links/files.ts'
import type { Rule } from '../check/rules/rule.ts'
import { features } from '../features.ts'
import { assets } from '../model/builtFiles.ts'
import type { Finding, Problem } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { quoted } from '../report/phrasing.ts'
import { sourcePositionAt } from '../yaml/sourcePosition.ts'
import { pageAddress } from './pageLinks.ts'

/** Every page has a Markdown file of its own. */
export const pageRule: Rule = ({ ofKind }, { root, text, value: data }, { files, languages = [] }) => {
  const lines = linesOf(text)
  const first = new Map<string, number>()
  return ofKind.page.flatMap(({ path, value }): Finding[] => {
    const file = value.trim()
    const { span } = sourcePositionAt(root, path)
    const at = (problem: Problem): Finding[] => [{ ...problem, path, span }]
    const line = first.get(file)
    if (line !== undefined) return at(repeated(file, line))
    first.set(file, lines.lineOf(span.start))
    const [folder = ''] = pageAddress(file).split('/', 1)
    // Some file systems ignore case.
    if ([...languages, assets].some((one) => one.toLowerCase() === folder.toLowerCase()))
      return at(taken(folder))
    for (const { built } of features)
      if (built?.paths.includes(pageAddress(file)) && built.isIn(data))
        return at(takenBy(built.name, pageAddress(file)))
    const fact = files?.(file)
    if (fact?.kind === 'missing') return at(missing(file, fact.near))
    if (fact?.kind === 'folder' || fact?.kind === 'dangling') return at(missing(file, []))
    return []
  })
}

const taken = (folder: string): Problem => ({
  code: 'duplicate-page',
  message: `the pages of the folder ${quoted(folder)} would get mixed up with files that the build puts there itself`,
  help: 'give the folder another name, such as projects',
})

const takenBy = (page: string, address: string): Problem => ({
  code: 'duplicate-page',
  message: `${page} is at ${address} already`,
  help: 'give the file another name',
})

const repeated = (file: string, line: number): Problem => ({
  code: 'duplicate-page',
  message: `two pages are made from ${quoted(file)}; the first is on line ${line}, and both would have the same address`,
  label: `already on line ${line}`,
  help: 'give each a Markdown file of its own',
})

const missing = (file: string, near: readonly string[]): Problem => ({
  code: 'missing-page',
  message: `there is no file ${quoted(file)} beside this one`,
  label: nearFile(file, near),
  help: 'write the text of the page into it, in Markdown; the path begins at the folder of this file',
})
