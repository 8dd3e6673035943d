import { pageAddress } from '../../lookup/pageAddress.ts'
import { resumeAddresses } from '../../model/resume/addresses.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Contents } from './contents.ts'

/** Where a build puts pages and the files of a résumé, below the start of the site, in each of its languages. */
export function ownPages(
  { ofKind }: Contents,
  data: unknown,
  languages: readonly string[],
): ReadonlySet<string> {
  const pages = ofKind.page.map(({ value }) => pageAddress(value))
  if (own(data, 'resume') !== undefined) pages.push(...Object.values(resumeAddresses))
  return new Set([
    ...pages,
    ...languages.flatMap((lang) => ['', ...pages].map((page) => `${lang.toLowerCase()}/${page}`)),
  ])
}

/**
 * The page or the section of the site itself that an address means and does not lead to everywhere: `resume/` for
 * `/resume/` or `resume`, `#home` for `/#home` or `home`.
 *
 * @param ids those of the sections
 */
export function ownMeant(
  address: string,
  pages: ReadonlySet<string>,
  ids: ReadonlySet<string>,
): string | undefined {
  const [, path = '', behind = ''] = /^(?:\.?\/)*([^?#]*)(.*)$/s.exec(address) ?? []
  const page = [path, `${path}/`].find((one) => pages.has(one))
  if (page !== undefined) return page + behind
  if (path === '' && address !== behind && ids.has(behind.slice(1))) return behind
  return behind === '' && ids.has(path) ? `#${path}` : undefined
}
