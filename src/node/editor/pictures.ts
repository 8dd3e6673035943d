import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { fileNamesIn, formats, maxPixels, readSource } from '../../../schema/files/files.ts'
import { shownPath, slashed } from '../../../schema/files/paths.ts'
import { windowsRefusal } from '../../../schema/files/windowsNames.ts'
import { isDrawing, isPicture, kindOf } from '../../../schema/model/kinds.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { findIcon, iconsNamed } from '../../../schema/pictures/icons.ts'
import { sizeIn } from '../../../schema/pictures/pictureSize.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { sentenceList } from '../../../schema/report/phrasing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { EditableField, EditablePicture, IconChoice } from '../../shared/editor.ts'
import { type Asking, type EditedFile, mostBytes } from '../../shared/editorQuestions.ts'
import { devAddress, publishedName } from '../build/files/servedFiles.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales } from '../content/locales.ts'
import { pathOf } from './editedFiles.ts'
import { wordsOf } from './editedText.ts'
import { placeOf } from './place.ts'
import type { SiteDraft } from './siteDraft.ts'
import { versionOf } from './versions.ts'

/*
 * Editing a picture: what can be changed of it, and the files with another one.
 */

/** The folder of pictures, beside the YAML. */
export const picturesFolder = 'images'

/** The picture whose `src`, or the group around it, is at a place; null if there is none. */
export function pictureAt(
  { lang, from, keys }: Asking<'picture'>,
  source: ContentFile,
  content: ValidContent,
  locales: Locales,
): EditablePicture | null {
  if (typeof from === 'object' && 'page' in from) return null
  const file = pathOf(source, from)
  const written = read(readSource(file))
  if (!('root' in written)) return null
  const here = valueAt(written.value, keys)
  // A logo that is not there yet is one to choose.
  const isGroup = typeof own(here, 'src') === 'string' || (here === undefined && keys.join() === 'theme,logo')
  const group = isGroup ? keys : keys.slice(0, -1)
  const path = isGroup ? [...keys, 'src'] : keys
  const { schema } = content.locales[0]
  const at = (path: Path) => schemaAt(schema, path, written.value)
  const field = at(path)
  const kind = field && kindOf(field)
  const src = valueAt(written.value, path) ?? ''
  if ((kind !== 'picture' && kind !== 'drawing') || typeof src !== 'string') return null

  const keysAround = Object.keys(objectOf(at(group), valueAt(written.value, group))?.shape ?? {})
  const wordsKey = ['alt', 'name'].find((key) => {
    const words = at([...group, key])
    return words !== undefined && ['alternative', 'text'].includes(kindOf(words) ?? '')
  })
  const focus = own(valueAt(written.value, group), 'focus')
  return {
    file: from,
    path,
    src,
    seen: versionOf(source, file),
    choices: choicesOf(source, src, kind === 'drawing'),
    isDrawing: kind === 'drawing',
    alt: wordsKey ? wordsAt([...group, wordsKey], { from, lang, source, content, locales }) : undefined,
    focus: keysAround.includes('focus') ? String(focus ?? '') : undefined,
    place: `${pathText(path)} · ${shownPath(file)}`,
  }
}

interface Site {
  from: EditedFile
  lang: string
  source: ContentFile
  content: ValidContent
  locales: Locales
}

/** The words of a picture, in the file that has them for a language. */
function wordsAt(path: Path, { from, lang, source, content, locales }: Site): EditableField {
  const sought = { lang, path, isAround: false, isShown: true }
  const found = from === 'main' ? placeOf(sought, source, content, locales) : undefined
  const isWritten = found !== undefined && found.note === undefined
  const field = isWritten ? { file: found.from, path: found.keys } : { file: from, path }
  const written = read(readSource(pathOf(source, field.file)))
  const value = 'value' in written ? valueAt(written.value, field.path) : undefined
  const seen = versionOf(source, pathOf(source, field.file))
  return { ...field, name: String(path.at(-1)), value: wordsOf(value), seen }
}

/** The pictures of the folder, and the present one before them if it is elsewhere. */
function choicesOf(source: ContentFile, src: string, isDrawing: boolean): EditablePicture['choices'] {
  const kinds = isDrawing ? ['.svg'] : [...formats.map((format) => `.${format}`), '.jpeg']
  const names = filesBelow(source.beside(picturesFolder)).filter((name) =>
    kinds.includes(extname(name).toLowerCase()),
  )
  const found = names.map((name) => `${picturesFolder}/${name}`)
  if (src !== '' && !found.includes(src)) found.unshift(src)
  return found.map((src) => ({
    src,
    address: /^https?:/.test(src) ? src : devAddress(source.beside(src)),
  }))
}

/** The paths of all files in a folder and those within; none if it is not there. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => slashed(path))
      .toSorted()
  } catch {
    return []
  }
}

/** So many icons are shown at once. */
const mostIcons = 80

/** The present icon, and others that have some words in their names. */
export function iconChoices({ words, now }: Asking<'icons'>): IconChoice[] {
  const found: IconChoice[] = []
  for (const name of new Set([now, ...iconsNamed(words, mostIcons)])) {
    const icon = findIcon(name)
    if (icon) found.push({ name, ...icon })
  }
  return found
}

/** Adds a file to the folder of pictures. Returns what names it. Throws, with a sentence, where the page could not show it. */
export function addPicture(
  draft: SiteDraft,
  file: string,
  path: Path,
  { name, bytes }: { name: string; bytes: string },
): string {
  const content = Buffer.from(bytes, 'base64')
  const around = schemaAt(draft.schema, path.slice(0, -1), draft.value(file))
  const format = formatOf(content, name, around !== undefined && isDrawing(around) && !isPicture(around))
  const src = `${picturesFolder}/${freeName(name, format, fileNamesIn(draft.source.beside(picturesFolder)))}`
  draft.add(src, content)
  return src
}

/** The format of a picture, by what is in it. Throws, with a sentence, where the page could not show it. */
export function formatOf(content: Uint8Array, name: string, isDrawing: boolean): string {
  if (content.length > mostBytes)
    throw new Unbuildable(`${name} is larger than ${mostBytes / 1024 / 1024} MB: save it smaller first.`)
  const wanted = isDrawing ? ['svg'] : formats
  const size = sizeOf(content)
  if (!size || !wanted.includes(size.format))
    throw new Unbuildable(
      `${name} ${size ? `is ${size.format.toUpperCase()}` : 'is no picture'}, which cannot be shown here: take ${sentenceList(
        wanted.map((one) => one.toUpperCase()),
        'or',
      )}.`,
    )
  if (size.format !== 'svg' && size.width * size.height > maxPixels)
    throw new Unbuildable(
      `${name} has ${size.width} × ${size.height} pixels: save it with at most ${maxPixels / 1e6} million.`,
    )
  return size.format
}

function sizeOf(content: Uint8Array) {
  try {
    // It may write into what it is given.
    return sizeIn(Uint8Array.from(content))
  } catch {
    return undefined
  }
}

/**
 * A name for a picture that every system holds and no file in its folder has, not even in other capitals: small letters, digits and hyphens,
 * and no words for which content blockers hide a picture.
 */
export function freeName(name: string, format: string, taken: readonly string[]): string {
  const plain = name
    .replace(/\.[^./\\]*$/, '')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
  const base = publishedName(plain).slice(0, 60)
  const isTaken = (name: string) => taken.some((one) => one.normalize('NFC').toLowerCase() === name)
  for (let number = 1; ; number += 1) {
    const tried = `${base}${number === 1 ? '' : `-${number}`}.${format}`
    if (!isTaken(tried) && windowsRefusal(tried) === undefined) return tried
  }
}
