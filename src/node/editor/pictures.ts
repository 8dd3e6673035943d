import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { formats, maxPixels, namesIn, readSource } from '../../../schema/files/files.ts'
import { shownPath, slashed } from '../../../schema/files/paths.ts'
import { isDrawing, isPicture, kindOf } from '../../../schema/model/kinds.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { findIcon, iconsNamed } from '../../../schema/pictures/icons.ts'
import { sizeIn } from '../../../schema/pictures/pictureSize.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { list } from '../../../schema/report/phrasing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { removeValue } from '../../../schema/yaml/write.ts'
import type {
  EditableField,
  EditablePicture,
  EditedFile,
  IconChoice,
  PictureEdit,
  Questions,
} from '../../shared/editor.ts'
import { devAddress, publishedName } from '../build/files/servedFiles.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales } from '../content/locales.ts'
import { type AddedFile, pathOf, type SiteChange } from './editedFiles.ts'
import { refuseMovedIn, seenAt } from './movedEntries.ts'
import { pathInMain } from './overlayPaths.ts'
import { withChoice, withThemeChoice } from './panelEdit.ts'
import { placeOf } from './place.ts'
import { saidBy, textOf } from './siteTexts.ts'
import { withText, wordsOf } from './textEdit.ts'

/*
 * Editing a picture: what can be changed of it, and the files with another one.
 */

/** The folder of pictures, beside the YAML. */
export const picturesFolder = 'images'

/** The largest picture that is taken from a page, in bytes: a photograph of a good camera is smaller. */
export const mostBytes = 25 * 1024 * 1024

/** The picture whose `src`, or the group around it, is at a place; null if there is none. */
export function pictureAt(
  { lang, from, keys }: Questions['picture']['data'],
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
  const main = saidBy(readSource(source.file))
  return {
    file: from,
    path,
    src,
    seen: seenAt(main, from === 'main' ? path : pathInMain(path, main, written.value)),
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
  const sought = { lang, path, isAround: false, isShown: true, texts: [], before: 0 }
  const found = from === 'main' ? placeOf(sought, source, content, locales) : undefined
  const isWritten = found !== undefined && found.note === undefined
  const field = isWritten ? { file: found.from, path: found.keys } : { file: from, path }
  const written = read(readSource(pathOf(source, field.file)))
  const value = 'value' in written ? valueAt(written.value, field.path) : undefined
  const words = wordsOf(value)
  return { ...field, name: String(path.at(-1)), was: words, value: words }
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
export function iconChoices({ words, now }: Questions['icons']['data']): IconChoice[] {
  const found: IconChoice[] = []
  for (const name of new Set([now, ...iconsNamed(words, mostIcons)])) {
    const icon = findIcon(name)
    if (icon) found.push({ name, ...icon })
  }
  return found
}

/** What a picture is changed to, with the file that was uploaded for it. Writes nothing. Throws what speaks against it. */
export function pictureChange(source: ContentFile, edit: PictureEdit): SiteChange {
  const { file, path, was, upload, alt, focus } = edit
  const main = pathOf(source, file)
  if (edit.seen !== undefined) refuseMovedIn(source, main, path, edit.seen)
  const texts = new Map<string, { before: string; after: string }>()
  const change = (file: string, make: (text: string) => string) => {
    const before = texts.get(file)?.before ?? readSource(file)
    texts.set(file, { before, after: make(texts.get(file)?.after ?? before) })
  }
  const group = path.slice(0, -1)
  const { schema } = source.own()
  const drawing = isDrawingAt(source, main, group)
  if (edit.src !== undefined && !choicesOf(source, was, drawing).some(({ src }) => src === edit.src))
    throw new Unbuildable(`There is no picture ${edit.src} in ${picturesFolder}/ any more.`)
  const added = upload ? [fileFor(source, upload, drawing)] : []
  const [first] = added
  const src = first ? first.src : edit.src
  // A file that was put there meanwhile is known as missing.
  if (edit.src !== undefined) source.changed(source.beside(edit.src))
  // What it says now is compared also where it stays: it may be another picture by now.
  const isNewLogo = was === '' && src !== undefined
  change(main, (text) =>
    isNewLogo
      ? withThemeChoice(text, path, src)
      : withText(text, { kind: 'text', file, path, was, to: src ?? was }, schema),
  )
  if (focus !== undefined) {
    const focusPath = [...group, 'focus']
    change(main, (text) =>
      focus === '' ? textOf(removeValue(text, focusPath)) : withChoice(text, focusPath, focus, schema),
    )
  }
  if (alt) change(pathOf(source, alt.file), (text) => withText(text, { kind: 'text', ...alt }, schema))
  const changes = [...texts]
    .map(([file, { before, after }]) => ({ file, before, after }))
    .filter(({ before, after }) => before !== after)
  return { changes, added: added.map(({ file, content }) => ({ file, content })) }
}

function isDrawingAt(source: ContentFile, file: string, group: Path): boolean {
  const written = read(readSource(file))
  const schema = 'value' in written ? schemaAt(source.own().schema, group, written.value) : undefined
  return schema !== undefined && isDrawing(schema) && !isPicture(schema)
}

/** The file that an upload becomes. Throws, with a sentence, where the page could not show it. */
function fileFor(
  source: ContentFile,
  { name, bytes }: NonNullable<PictureEdit['upload']>,
  isDrawing: boolean,
): AddedFile & { src: string } {
  const content = Buffer.from(bytes, 'base64')
  const format = formatOf(content, name, isDrawing)
  const src = `${picturesFolder}/${freeName(name, format, namesIn(source.beside(picturesFolder)))}`
  return { src, file: source.beside(src), content }
}

/** The format of a picture, by what is in it. Throws, with a sentence, where the page could not show it. */
export function formatOf(content: Uint8Array, name: string, isDrawing: boolean): string {
  if (content.length > mostBytes)
    throw new Unbuildable(`${name} is larger than ${mostBytes / 1024 / 1024} MB: save it smaller first.`)
  const wanted = isDrawing ? ['svg'] : formats
  const size = sizeOf(content)
  if (!size || !wanted.includes(size.format))
    throw new Unbuildable(
      `${name} ${size ? `is ${size.format.toUpperCase()}` : 'is no picture'}, which cannot be shown here: take ${list(
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
 * A name for a picture that no file in its folder has, not even in other capitals: small letters, digits and hyphens,
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
    if (!isTaken(tried)) return tried
  }
}
