import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { formats, pictureFacts } from '../../../schema/files/files.ts'
import type { OwnersFile } from '../create/ownersFile.ts'
import type { Leftover, Resume } from './resume.ts'

/** The portrait of a résumé, as the page can have it. */
export interface Portrait {
  /** An https: address, or a path from the folder of the portfolio; undefined where there is none. */
  src: string | undefined
  /** The picture beside the résumé, where it has to be copied. */
  file?: OwnersFile
  /** What to say where the résumé names a picture that is not there. */
  lost?: Leftover
}

/**
 * Finds the portrait that a résumé names. A path leads from the folder of the résumé; its picture gets a place in
 * `images/` beside the portfolio, and no other picture of its name is overwritten there.
 *
 * @param input the path of the résumé
 * @param home the folder of the portfolio; left out, it is taken to be empty
 */
export function portraitOf({ image }: Resume, input: string, home?: string): Portrait {
  if (image === undefined || /^https:/i.test(image)) return { src: image }
  const path = join(dirname(input), image)
  const fact = pictureFacts()(path)
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (fact.kind !== 'picture' || !isFile || !formats.includes(fact.format)) {
    const why = isFile ? 'it is no picture that browsers show' : 'there is no such picture beside the résumé'
    return { src: undefined, lost: { where: 'the portrait', what: image, why } }
  }
  const content = readFileSync(path)
  return inImages(basename(image), content, home)
}

/**
 * A picture in `images/` beside the portfolio, under its own name, or with a number behind it where another picture has
 * that already.
 *
 * @returns its path, and the file where it has to be written
 */
export function inImages(
  named: string,
  content: OwnersFile['content'],
  home?: string,
): { src: string; file?: OwnersFile } {
  const end = extname(named)
  const name = basename(named, end)
  for (let number = 1; ; number += 1) {
    const src = `images/${name}${number > 1 ? `-${number}` : ''}${end}`
    const there = home === undefined ? undefined : join(home, src)
    if (there === undefined || !existsSync(there)) return { src, file: { path: src, content } }
    if (statSync(there).isFile() && readFileSync(there).equals(Buffer.from(content))) return { src }
  }
}
