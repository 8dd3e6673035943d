import type { FileFacts } from '../../files/files.ts'
import { linkedPage } from '../../pages/pageLinks.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { nearest } from '../../report/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { replaced, rewritten } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import { addressFound } from '../links/addresses.ts'
import { linkSlip } from '../links/linkSlips.ts'
import { isOfMissingResume, ownPages, ownSlip } from '../links/ownPages.ts'
import { fileFound, isPublic } from '../links/publishedFile.ts'
import type { Rule } from './rule.ts'

const generated = 'which the build makes from the texts of this file, in each language'

const resumeHelp = `write resume: {} at the top level of the file for the résumé, ${generated}; or put a file of your own there, which is published as it is`

/** Names of files that hold a résumé. */
const ownResume = /(?:^|[/_. -])(?:cv|r[eé]sum[eé]|curriculum|lebenslauf)(?![a-z])[^/]*\.pdf$/iu

/** How a PDF of the owner's and that of the build differ. */
const ownResumeHelp = (data: unknown) =>
  `put a PDF of your own there, and it is published as it is; or link to resume.pdf, ${generated}${own(data, 'resume') === undefined ? ': write resume: {} at the top level of the file' : ''}`

/** Every link has a scheme that is safe and an address that can be one, and a page or file that it leads to is there. */
export const linkRule: Rule = (contents, { root, text, value: data }, { files, languages = [] }) => {
  const pages = ownPages(contents, data, languages)
  const ids = new Set(contents.ofKind.anchor.map(({ value }) => value))
  const sources = contents.ofKind.page.map(({ value }) => value.trim())
  return contents.ofKind.link.flatMap(({ path, value, span }): Finding[] => {
    const address = value.trim()
    if (pages.has(address.replace(/^\.\//, '').replace(/[?#].*/s, ''))) return []
    const place = positionOf(root, path).span
    const markdown = linkedPage(address)?.file
    if (markdown !== undefined)
      return sources.includes(markdown) || (files && isPublic(markdown, files))
        ? []
        : [{ ...noPage(markdown, sources), path, span: span ?? place }]
    const slip = linkSlip(value) ?? ownSlip(address, { pages, ids, files })
    const problem = slip?.problem ?? linkProblem(value, files)
    if (!problem) return []
    const edit = (is: string) => (span ? replaced(text, span, address, is) : rewritten(text, place, is))
    const fix = slip?.meant === undefined ? undefined : edit(slip.meant)
    const isMissing = problem.code === 'missing-file' && files?.(address).kind === 'missing'
    const ownHelp = isMissing && ownResume.test(address.normalize()) ? ownResumeHelp(data) : problem.help
    const help = files && isOfMissingResume(address, data) ? resumeHelp : ownHelp
    return [{ ...problem, help, path, span: span ?? place, fix: fix && [fix] }]
  })
}

/** @param sources the Markdown files of all pages */
function noPage(file: string, sources: readonly string[]): Problem {
  const near = nearest(file, sources)
  return {
    code: 'missing-page',
    message: `${quoted(file)} is Markdown, and no page is made of it, so the link would lead nowhere`,
    label: near === undefined ? undefined : `did you mean ${quoted(near)}?`,
    help: `make a page of it:\npages:\n  - page: ${file}\n    title: the title of the page\nor put it into public/, to publish the file as it is`,
  }
}

/** The problem of a link's address; without `files` only what the address itself shows. */
export function linkProblem(href: string, files?: FileFacts): Problem | undefined {
  const problem = linkSlip(href)?.problem ?? addressFound(href)
  if (!files || (problem && problem.code !== 'bare-address')) return problem
  // What looks like a host, such as talk.key, is a file if there is one of that name.
  const missing = fileFound(href, files)
  return missing && (problem ?? missing)
}
