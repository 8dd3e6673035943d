import type { Rule } from '../check/rules/rule.ts'
import { textAt } from '../files/textFiles.ts'
import type { Finding, Path } from '../report/diagnostics.ts'
import { quoted } from '../report/phrasing.ts'
import { markdownParts } from '../text/markdown.ts'
import { positionOf } from '../yaml/sourcePosition.ts'
import { own } from '../yaml/valueAt.ts'
import { isPageFile } from './model.ts'
import { besideMarkdown, linkedPage, pageAddress, pageLink } from './pageLinks.ts'

/**
 * Warns of a page to which no link leads, neither from the YAML nor from another page. One that is kept out of search
 * may be meant for those alone who are given its address.
 */
export const unlinkedPageRule: Rule = ({ ofKind }, { root, value: data }, { texts }) => {
  const entryOf = (path: Path) => own(own(data, 'pages'), path[1] ?? 0)
  const pages = ofKind.page.filter(
    ({ path, value }, index, all) =>
      path[0] === 'pages' &&
      own(entryOf(path), 'indexed') !== false &&
      // Others are reported for what they are.
      isPageFile(value) &&
      all.findIndex((one) => one.value === value) === index,
  )
  if (pages.length === 0) return []
  const linked = new Set([
    ...ofKind.link.map(({ value }) => withoutRest(linkedPage(value)?.address ?? value.trim())),
    ...ofKind.page.flatMap(({ value }) => pagesLinked(value.trim(), texts && textAt(texts, value.trim()))),
  ])
  return pages.flatMap(({ path, value }): Finding[] => {
    const address = pageAddress(value)
    if (linked.has(address)) return []
    const title = own(entryOf(path), 'title')
    return [
      {
        code: 'unlinked-page',
        severity: 'warning',
        message: `no link leads to the page ${quoted(address)}, so visitors do not find it`,
        help: `write one below nav, or in a group of the footer:\n- { name: ${typeof title === 'string' ? quoted(title) : '…'}, href: ${address} }`,
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
}

/** The path of an address, as that of a page: `now/` for `/now#tools`. */
const withoutRest = (address: string) =>
  address
    .replace(/[?#].*/s, '')
    .replace(/^\.?\//, '')
    .replace(/\/?$/, '/')

/** The addresses of other pages to which the text of one has links. */
const pagesLinked = (file: string, text = ''): string[] =>
  markdownParts(text).flatMap(({ kind, value }) => {
    const target = kind === 'link' ? pageLink(value) : undefined
    const path = target && besideMarkdown(file, target.file)
    return path === undefined || path === file ? [] : [pageAddress(path)]
  })
