import { addressOf } from '../../../schema/model/address.ts'
import type { LocalPicture } from '../../shared/localPicture.ts'

/**
 * An address as a page uses it: a relative path gets `root` before it, the way from the page to the folder of the site.
 */
export const fromPage = (address: string, root: string): string =>
  root && addressOf(address).kind === 'path' && !/^\s*[\\/]/.test(address) ? root + address.trim() : address

/** A picture with all of its addresses as a page uses them. */
export const pictureFromPage = (picture: LocalPicture, root: string): LocalPicture =>
  root === ''
    ? picture
    : {
        ...picture,
        src: fromPage(picture.src, root),
        ...(picture.full && { full: fromPage(picture.full, root) }),
        ...(picture.sources && {
          sources: picture.sources.map(({ srcset, ...source }) => ({
            ...source,
            srcset: srcset
              .split(', ')
              .map((one) => fromPage(one, root))
              .join(', '),
          })),
        }),
      }

/** The way from a page up to the folder that its path begins in: `../../` for `projects/atlas/`. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1)
