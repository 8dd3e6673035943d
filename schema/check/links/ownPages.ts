import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { resumeAddresses } from '../../model/builtFiles.ts'
import { pageAddress } from '../../pages/pageLinks.ts'
import { quoted } from '../../report/phrasing.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Contents } from '../rules/contents.ts'
import type { LinkSlip } from './linkSlips.ts'
import { isFile } from './publishedFile.ts'

/** The paths of pages and of the files of a résumé, below the start of the site, in each of its languages. */
export function ownPages(
  { ofKind }: Contents,
  data: unknown,
  languages: readonly string[],
): ReadonlySet<string> {
  const pages = ofKind.page.map(({ value }) => pageAddress(value))
  if (own(data, 'resume') !== undefined) pages.push(...Object.values(resumeAddresses))
  return new Set([...pages, ...languages.flatMap((lang) => ['', ...pages].map((page) => `${lang}/${page}`))])
}

/** Whether an address is that of the page or a file of a résumé, on a site that has none. */
export const isOfMissingResume = (address: string, data: unknown): boolean =>
  own(data, 'resume') === undefined && Object.values(resumeAddresses).some((one) => one === pathOf(address))

/** What an address within the site may mean: its pages, its sections by their ids, and files beside the YAML. */
interface Destinations {
  pages: ReadonlySet<string>
  ids: ReadonlySet<string>
  files: FileFacts | undefined
}

/**
 * Recognises an address that means a page or a section of the site, but does not lead there on every host; undefined
 * for any other.
 */
export function ownSlip(address: string, { pages, ids, files }: Destinations): LinkSlip | undefined {
  if (addressOf(address).kind !== 'path') return undefined
  const meant = ownMeant(address, pages, ids)
  if (meant === undefined || (files && isFile(files(address)))) return undefined
  const message = whyNotThere(address, meant)
  return {
    problem: { code: 'unprovided-path', severity: 'warning', message, help: `write ${quoted(meant)}` },
    meant,
  }
}

function whyNotThere(address: string, meant: string): string {
  if (address.startsWith('/'))
    return `${quoted(address)} leads there only if the site is at the root of its host, not in a folder`
  if (meant.startsWith('#'))
    return `${quoted(address)} is the id of a section, and without # before it is read as a path`
  const page = pathOf(meant)
  return page === pathOf(address) || page === `${pathOf(address)}/`
    ? `not every host leads from ${quoted(address)} to the page, whose address ends with a slash`
    : `not every host leads from ${quoted(address)} to the page, whose address has other capitals`
}

const pathOf = (address: string) => address.replace(/^(?:\.\/)+/, '').replace(/[?#].*/s, '')

/**
 * The address that is meant: `resume/` for `/resume/`, `resume` or `Resume/`, `#home` for `/#home` or `home`; else
 * undefined.
 */
function ownMeant(address: string, pages: ReadonlySet<string>, ids: ReadonlySet<string>): string | undefined {
  const [, path = '', behind = ''] = /^(?:\.?\/)*([^?#]*)(.*)$/s.exec(address) ?? []
  const written = path.toLowerCase()
  const page = [...pages].find((one) => [written, `${written}/`].includes(one.toLowerCase()))
  if (page !== undefined) return page + behind
  if (path === '' && address !== behind && ids.has(behind.slice(1))) return behind
  return behind === '' && ids.has(path) ? `#${path}` : undefined
}
