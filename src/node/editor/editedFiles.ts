import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { UnreadableFile } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import type { EditedFile } from '../../shared/editorQuestions.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { readableContent } from '../build/readableContent.ts'
import type { ContentFile } from '../content/content.ts'
import { foldersAround } from '../engine.ts'

/** A file that is written, and its whole text before and after. */
export interface Change {
  file: string
  before: string
  after: string
}

/** What an edit makes of the files of a site. */
export interface SiteChange {
  /** The texts that change, that of the portfolio first. */
  changes: Change[]
  /** What is to be there first: a copy of a look, pictures that stand in. */
  added: AddedFile[]
}

/** The absolute path of a file that a page names by what it is. Throws, with a sentence, if there is none. */
export function pathOf(source: ContentFile, named: EditedFile): string {
  if (named === 'main') return source.file
  if ('overlay' in named) {
    const overlay = overlaysOf(source.file).find(({ lang }) => lang === named.overlay)
    if (overlay) return resolve(overlay.path)
    throw new Unbuildable(`There is no file with the words of ${named.overlay} any more.`)
  }
  const content = readableContent(source)
  if (!content || 'diagnostics' in content)
    throw new Unbuildable('The content has mistakes, which have to be corrected first.')
  const locale = content.locales.find(({ portfolio }) => portfolio.site.lang === named.lang)
  const study = (locale ?? content.locales[0]).caseStudies.find(({ path }) => path === named.page)
  if (study) return source.beside(study.file)
  throw new Unbuildable('This page is made of no Markdown file any more.')
}

/**
 * Throws, with a sentence, where a file must not be written: it lies outside of the folder of the YAML, by its path or
 * by a symbolic link, or it is read-only. It would be replaced there, since only its folder must be writable for that.
 */
export function refuseUnwritable(source: ContentFile, file: string): void {
  const target = real(file)
  refuseOutside(source, file, target)
  if (!isWritable(target)) throw new Unbuildable(`${shownPath(file)} is read-only, and is left as it is.`)
}

/** Whether its permissions let a file be written; to an administrator the system would let everything be. */
function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK)
    return (statSync(file).mode & 0o222) !== 0
  } catch {
    return false
  }
}

/** Throws, with a sentence, where a file that is not there yet would lie outside of the folder of the YAML. */
function refuseNewOutside(source: ContentFile, file: string): void {
  let folder = dirname(file)
  while (!existsSync(folder)) folder = dirname(folder)
  refuseOutside(source, file, realpathSync(folder) + sep)
}

function refuseOutside(source: ContentFile, file: string, target: string): void {
  if (!target.startsWith(realpathSync(dirname(source.file)) + sep))
    throw new Unbuildable(
      `${shownPath(file)} leads out of the folder of the portfolio, to ${target}, where nothing is written from the page.`,
    )
}

function real(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    throw new UnreadableFile(`There is no file ${shownPath(file)}.`)
  }
}

function remove(file: string): void {
  try {
    rmSync(file)
  } catch {
    throw new Unbuildable(`${shownPath(file)} stays: it must not be deleted.`)
  }
}

/** A file that is to be written where there is none yet. */
export interface AddedFile {
  file: string
  content: string | Uint8Array
}

/**
 * Writes new files into the folder of a site: all or none. Returns how to take them away again, with the folders that
 * were made for them; one that was changed meanwhile stays.
 */
export function addFiles(source: ContentFile, files: readonly AddedFile[]): () => void {
  for (const { file } of files) refuseNewOutside(source, file)
  const written: AddedFile[] = []
  const folders = new Set(
    files.flatMap(({ file }) => foldersAround(dirname(file)).filter((folder) => !existsSync(folder))),
  )
  const take = () => {
    for (const { file, content } of written)
      if (existsSync(file) && Buffer.from(content).equals(readFileSync(file))) remove(file)
    for (const folder of [...folders].toSorted((a, b) => b.length - a.length))
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
    if (written.length > 0) source.changed()
  }
  try {
    for (const one of files) {
      writeUnchanged(one.file, undefined, one.content)
      written.push(one)
    }
  } catch (error) {
    take()
    throw error
  }
  // What was read before knows them as missing.
  if (written.length > 0) source.changed()
  return take
}
