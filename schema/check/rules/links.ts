import type { FileFact, FileFacts } from '../../lookup/files.ts'
import { linkedFile } from '../../lookup/linkedFiles.ts'
import {
  addressOf,
  decodedAddress,
  hasControls,
  isMail,
  linkSchemes as schemes,
} from '../../model/address.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { list, quoted, shortened } from '../../report/phrasing.ts'
import { replaced, rewritten } from '../../yaml/rewritten.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { type LinkSlip, linkSlip } from './linkSlips.ts'
import { missingFile } from './missingFile.ts'
import { ownMeant, ownPages } from './ownPages.ts'
import type { Rule } from './rule.ts'

/** The longest address, which is also what most browsers and servers take. */
const maxAddress = 2000

/** Every link has a scheme that is safe and an address that can be one, and a page or file that it leads to is there. */
export const linkRule: Rule = (contents, { root, text, value: data }, { files, languages = [] }) => {
  const pages = ownPages(contents, data, languages)
  const ids = new Set(contents.ofKind.anchor.map(({ value }) => value))
  return contents.ofKind.link.flatMap(({ path, value, span }): Finding[] => {
    const address = value.trim()
    if (pages.has(address.replace(/^\.\//, '').replace(/[?#].*/s, ''))) return []
    const place = positionOf(root, path).span
    const { problem, meant } = slipFound(value, pages, ids, files) ?? { problem: linkProblem(value, files) }
    if (!problem) return []
    const edit = (is: string) => (span ? replaced(text, span, address, is) : rewritten(text, place, is))
    return [{ ...problem, path, span: span ?? place, fix: meant === undefined ? undefined : [edit(meant)] }]
  })
}

/** What was written in the place of an address that is known, or of the address of a page or section of the site. */
function slipFound(
  href: string,
  pages: ReadonlySet<string>,
  ids: ReadonlySet<string>,
  files: FileFacts | undefined,
): LinkSlip | undefined {
  const slip = linkSlip(href)
  if (slip) return slip
  const address = href.trim()
  if (addressOf(address).kind !== 'path') return undefined
  const meant = ownMeant(address, pages, ids)
  if (meant === undefined || (files && isFile(files(address)))) return undefined
  return {
    problem: {
      code: 'unprovided-path',
      severity: 'warning',
      message: whyNotThere(address, meant),
      help: `write ${quoted(meant)}`,
    },
    meant,
  }
}

function whyNotThere(address: string, meant: string): string {
  if (address.startsWith('/'))
    return `${quoted(address)} leads there only while the site has a host of its own and stands in no folder of it`
  return meant.startsWith('#')
    ? `${quoted(address)} is the id of a section, and without # before it is read as a path`
    : `not every host leads from ${quoted(address)} to the page, whose address ends with a slash`
}

/**
 * What is wrong with the address of a link, if anything is.
 *
 * @param written how a path is written where it does not begin at the folder of the YAML
 */
export const linkProblem = (
  href: string,
  files: FileFacts | undefined,
  written?: string,
): Problem | undefined => linkFound(href) ?? (files && fileFound(href, files, written))

function linkFound(href: string): Problem | undefined {
  if (!href.trim()) {
    return {
      code: 'link-address',
      message: 'this link has no address, so it leads nowhere',
      help: 'write the address between the round brackets',
    }
  }
  const long = tooLong(href)
  if (long) return long
  const address = addressOf(href)
  switch (address.kind) {
    case 'anchor':
      return undefined
    case 'host':
      return openScheme(href)
    case 'path':
      return pathFound(href.trim())
    case 'scheme':
      if (!schemes.includes(address.scheme)) return refusedScheme(address.scheme)
      if (hasControls(href)) return controlled
      if (address.scheme === 'mailto') return mailFound(address.rest)
      if (address.scheme === 'tel') return phoneFound(address.rest)
      return webFound(href.trim(), address.scheme, address.rest)
  }
}

/** The problem of a path that leads to no file that is published with the page. */
export function fileFound(href: string, files: FileFacts, written?: string): Problem | undefined {
  const path = href.trim()
  const escaped = path.replaceAll('#', '%23').replaceAll('?', '%3F')
  const whole = escaped === path ? undefined : linkedFile(escaped)
  if (whole !== undefined && isFile(files(whole))) return cutOff(whole, escaped)
  const file = linkedFile(path)
  // Only Windows takes a backslash for a slash in the path of a file, and a browser in a link.
  const slashed = linkedFile(path.replaceAll('\\', '/'))
  if (slashed !== file && slashed !== undefined && isFile(files(slashed))) return backslashed(path, slashed)
  if (file === undefined) return unprovided(path, files)
  return missingFile(written ?? file, files(file))
}

const isFile = ({ kind }: FileFact) => !['missing', 'dangling', 'folder'].includes(kind)

/** The problem of a path to a file in whose name stands what ends a path in an address. */
const cutOff = (path: string, escaped: string): Problem => ({
  code: 'missing-file',
  message: `an address ends its path at a ${path.includes('#') ? '#' : '?'}, so no browser finds the file ${quoted(path)}`,
  help: `write ${quoted(escaped)}, or give the file a name without it`,
})

const backslashed = (path: string, slashed: string): Problem => ({
  code: 'missing-file',
  message: `${quoted(path)} has backslashes, and the path of a file has slashes`,
  help: `write ${quoted(slashed)}`,
})

/** Warns of a path at which only the host may have something: from the root of the site, or without an ending. */
function unprovided(path: string, files: FileFacts): Problem | undefined {
  if (addressOf(path).kind !== 'path') return undefined
  const [before = ''] = path.split(/[?#]/, 1)
  const fromRoot = before.startsWith('/')
  // What lies above the folder is another site of the same host.
  if (/^(?:\.?\/)*$/.test(before) || /(?:^|\/)\.\.(?:\/|$)/.test(before)) return undefined
  if (!fromRoot && isFile(files(decodedAddress(before)))) return undefined
  return {
    code: 'unprovided-path',
    severity: 'warning',
    message: `nothing that is published with the page stands at ${quoted(path)}`,
    help: fromRoot
      ? 'put a file beside this one and write its path without the slash; if the host has something there, all is well'
      : 'write the path of a file beside this one, with its ending; if the host has something there, all is well',
  }
}

/** The problem of an address that is longer than what works everywhere; nothing of others. */
export function tooLong(href: string): Problem | undefined {
  if (href.length <= maxAddress) return undefined
  return {
    code: 'link-address',
    message: `this address has ${href.length.toLocaleString('en')} characters; browsers take ${maxAddress.toLocaleString('en')}`,
    help: 'name a shorter address',
  }
}

/** The problem of an address that begins with two slashes. */
export function openScheme(href: string, what = 'a link'): Problem {
  return {
    code: 'link-scheme',
    message: `${what} that begins with two slashes leaves open whether it is https or http`,
    help: `write ${quoted(`https:${href.trim().replaceAll('\\', '/')}`)}`,
  }
}

/** The problem of an address with a line break in it, which may be there to hide what it is. */
export const controlled: Problem = {
  code: 'link-address',
  message: 'a tab or a line break stands within this address',
  help: 'write the address in one piece',
}

/** The problem of a scheme that runs a script, holds the data itself or is not known. */
export function refusedScheme(scheme: string, what = 'a link'): Problem {
  const name = shortened(scheme, 20)
  const runs = scheme === 'javascript' || scheme === 'vbscript'
  return {
    code: 'link-scheme',
    message: runs
      ? `an address that begins with ${name}: would run a script in the page`
      : `${what} cannot begin with ${name}:`,
    help: `begin it with ${list([...schemes.map((one) => `${one}:`), '#', 'a path'], 'or')}`,
  }
}

/** The problem of an address without a scheme that was meant to have one; nothing of a path. */
export function pathFound(path: string): Problem | undefined {
  if (isMail(path)) {
    return {
      code: 'mail-address',
      message:
        'this is an e-mail address, and without mailto: before it the link leads to a page of that name',
      help: `write ${quoted(`mailto:${path}`)}`,
    }
  }
  const host = /^((?:[a-z0-9-]+\.)+([a-z]{2,}))(?:[/?#]|$)/i.exec(path)
  const file =
    /^(?:html?|php|cgi|aspx|pdf|png|jpe?g|webp|avif|svg|gif|txt|zip|md|xml|json|vcf|ics|mp[34]|webm|docx?)$/i
  if (host?.[2] && (path.startsWith('www.') || !file.test(host[2]))) {
    return {
      code: 'bare-address',
      severity: 'warning',
      message: `${quoted(host[1] ?? path)} without https:// before it is read as a file beside the page`,
      help: `write ${quoted(`https://${path}`)}`,
    }
  }
  return undefined
}

function mailFound(rest: string): Problem | undefined {
  const to = rest.split('?', 1)[0] ?? ''
  const addresses = to.split(',').map((one) => decodedAddress(one).trim())
  if (addresses.every(isMail)) return undefined
  return {
    code: 'mail-address',
    message: to
      ? `${quoted(decodedAddress(to).trim())} is not an e-mail address`
      : 'mailto: names no e-mail address',
    help: 'write mailto: and the address, such as "mailto:you@example.com"',
  }
}

function phoneFound(rest: string): Problem | undefined {
  if (/^\+?[\d().\s-]*\d[\d().\s-]*(?:;.*)?$/.test(decodedAddress(rest).trim())) return undefined
  return {
    code: 'link-address',
    message: rest ? `${quoted(rest)} is not a telephone number` : 'tel: names no telephone number',
    help: 'write tel: and the number with its country, such as "tel:+441632960123"',
  }
}

/** The problem of an http: or https: address that is not whole, or not https. */
export function webFound(href: string, scheme: string, rest: string): Problem | undefined {
  if (!/^\/\/[^/\\?#]/.test(rest) || !URL.canParse(href)) {
    return {
      code: 'link-address',
      message: `${quoted(href)} is not a whole address`,
      help: `write ${scheme}:// and the name of the site, such as "https://example.com/"`,
    }
  }
  return scheme === 'http' ? insecure(href) : undefined
}

/** The problem of an address that anybody on the way can read and change. */
export function insecure(href: string): Problem {
  return {
    code: 'insecure-link',
    severity: 'warning',
    message: 'this address begins with http: what it loads can be read and changed on its way',
    help: `write ${quoted(href.replace(/^http:/i, 'https:'))} if the site can be reached so`,
  }
}
