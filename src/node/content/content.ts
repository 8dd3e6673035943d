import { dirname, sep } from 'node:path'
import { givenLook } from '../../../schema/check/givenLook.ts'
import type { Locale } from '../../../schema/check/locale.ts'
import { stylesOfLook } from '../../../schema/check/look.ts'
import type { PictureTones } from '../../../schema/colour/scrim.ts'
import { digestsBeside, type FileFacts, filesBeside, readSource } from '../../../schema/files/files.ts'
import { resolve, shownPath } from '../../../schema/files/paths.ts'
import { publicFolder } from '../../../schema/files/publicFiles.ts'
import { textAt } from '../../../schema/files/textFiles.ts'
import { overlayLanguage } from '../../../schema/languages/files.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { decodedFiles } from '../../../schema/pictures/decoding.ts'
import { type DrawingFact, drawingIn } from '../../../schema/pictures/drawing.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { setOwnMetadata } from '../../client/metadataRegistry.ts'
import type { SectionMetadata } from '../../client/sections/metadata.ts'
import { metadataByType, type OwnSections, ownFolder, ownSections } from '../own/ownSections.ts'
import { readSite } from './readSite.ts'
import { typesetLocale } from './resolveTexts.ts'

/** The content of a YAML file and the overlays beside it, or, if there are errors, all diagnostics. */
export type SiteContent = ValidContent | InvalidContent

/** Content without errors, perhaps with warnings. */
export interface ValidContent {
  /** All texts that were read, a style sheet among them, by the name of each file in diagnostics. */
  texts: Record<string, string>
  /** The portfolio of the first locale, in the main language. */
  portfolio: Portfolio
  /** The text at a path beside the YAML as it was read with the rest: the file may have changed since. */
  text: (path: string) => string | undefined
  locales: [main: Locale, ...others: Locale[]]
  /** The path of the style sheet of the look, if its theme names one. */
  lookStyles: string | undefined
  /** The metadata of the owner's own section types that it uses, by type. */
  own: ReadonlyMap<string, SectionMetadata>
  warnings: Diagnostic[]
}

/** Content with errors. */
export interface InvalidContent {
  texts: Record<string, string>
  diagnostics: Diagnostic[]
}

/** Texts in place of those on disk, by the absolute path of each file. */
export type FileTexts = ReadonlyMap<string, string>

const asOnDisk: FileTexts = new Map()

/** A content file on disk, read once and read again when it has changed. */
export interface ContentFile {
  /** The absolute path of the YAML file. */
  file: string
  /** The absolute path of a file that the YAML names. */
  beside: (path: string) => string
  /** The cleaned drawing at a path beside the YAML. */
  drawing: (path: string) => DrawingFact
  /** The tones of the picture at a path beside the YAML; undefined until it was decoded. */
  tones: (path: string) => PictureTones | undefined
  /** The section types of the owner's own, in the folder of the YAML, as they were last read. */
  own: () => OwnSections
  /** Whether a file belongs to one of these, and whether it is a module that Node may run to know the type. */
  isOwn: (file: string) => boolean
  isOwnModule: (file: string) => boolean
  /** The content as it was last read. Throws `UnreadableFile`, with a sentence, if a file cannot be read. */
  content: () => SiteContent
  /** How many placeholders and leftovers of examples are in it, even if the site has no address yet. */
  leftovers: () => number
  /** The content once its pictures were decoded, with diagnostics of the broken ones. */
  decoded: () => Promise<SiteContent>
  /** The content as it would be with other texts of some files; what was read stays. */
  checked: (texts: FileTexts) => Promise<SiteContent>
  /** Takes over content that was checked, since its texts were written: it need not be read once more. */
  adopt: (content: SiteContent) => void
  /**
   * The absolute paths that the content depends on: the YAML, overlays, and each picture or text that is named, there
   * or not.
   */
  files: ReadonlySet<string>
  /** Whether a file is one of these, however its path is written: Vite writes slashes on Windows too. */
  dependsOn: (file: string) => boolean
  /** Whether a file is the YAML. */
  isMain: (file: string) => boolean
  /** Whether a file holds content: the YAML or an overlay of it, there or not. */
  isContent: (file: string) => boolean
  /** Drops what was read, so that it is read again; a file is the one that has changed, if that is known. */
  changed: (file?: string) => void
}

/**
 * The content file at a path, which is relative to the working directory. Reads nothing yet.
 *
 * @param look the name of a look to try in place of that of the theme, as in `LOOK=paper`
 * @param cache the folder of caches, in which it is kept which pictures are intact, and cleaned drawings; without, each run
 *   finds out anew
 */
export function contentFile(yaml: string, look?: string, cache?: string): ContentFile {
  const file = resolve(yaml)
  const path = shownPath(file)
  let known: SiteContent | undefined
  const beside = (name: string) => resolve(dirname(file), name)
  const named = new Set([file])
  let pictures = decodedFiles(filesBeside(file), beside, cache)
  const files: FileFacts = (name) => {
    named.add(beside(name))
    return pictures.files(name)
  }
  const digest = digestsBeside(file)
  const tones = (name: string) => pictures.tones(name)
  const drawing = (name: string) => drawingIn(beside(name), cache)
  let knownOwn: OwnSections | undefined
  const ownOnes = () => {
    knownOwn ??= ownSections(path, cache)
    return knownOwn
  }
  const read = (given: FileTexts = asOnDisk, strict = false): SiteContent => {
    const textOf = (path: string) => {
      named.add(resolve(path))
      return given.get(resolve(path)) ?? readSource(path)
    }
    const own = ownOnes()
    const facts = { look: givenLook(look, path), files, tones, drawing, digest, strict }
    const { site, texts, pages, looks } = readSite(path, own, facts, textOf)
    // With those that are missing.
    for (const name of Object.keys(texts)) named.add(resolve(name))
    if ('diagnostics' in site) return { texts: { ...texts, ...own.texts }, diagnostics: site.diagnostics }
    // Only now: the check is of what the owner wrote.
    const [main, ...others] = site.locales
    const locales: typeof site.locales = [typesetLocale(main), ...others.map(typesetLocale)]
    const { portfolio } = locales[0]
    const used = own.sections.filter(({ type }) =>
      portfolio.sections.some((one) => String(one.type) === type),
    )
    const text = (path: string) => textAt(pages, path)
    const lookStyles = stylesOfLook(portfolio.theme.look, { texts: pages, looks })
    return { own: metadataByType(used), texts, portfolio, text, lookStyles, warnings: site.warnings, locales }
  }
  const keep = (content: SiteContent) => {
    known = content
    if ('own' in known) setOwnMetadata(known.own)
  }
  const content = () => {
    if (known) return known
    const now = read()
    keep(now)
    return now
  }
  /** Whether a file of the content says what was read of it, as when it was saved without an edit. */
  const isAsRead = (other: string): boolean => {
    const at = resolve(other)
    const [, text] = Object.entries(known?.texts ?? {}).find(([name]) => resolve(name) === at) ?? []
    try {
      return text !== undefined && text === readSource(at)
    } catch {
      return false
    }
  }
  const isOwn = (other: string) => resolve(other).startsWith(beside(ownFolder) + sep)
  const isOwnModule = (other: string) => isOwn(other) && other.endsWith('.ts')
  const isMain = (other: string) => resolve(other) === file
  const isContent = (other: string) =>
    isMain(other) || (dirname(resolve(other)) === dirname(file) && overlayLanguage(file, other) !== undefined)
  return {
    file,
    beside,
    files: named,
    drawing,
    tones,
    // A file of the public folder may take a name, or be what a link was waiting for.
    dependsOn: (other) =>
      named.has(resolve(other)) ||
      resolve(other).startsWith(beside(publicFolder) + sep) ||
      isOwnModule(other),
    own: ownOnes,
    isOwn,
    isOwnModule,
    isMain,
    isContent,
    content,
    leftovers: () => {
      const strictly = read(asOnDisk, true)
      const found = 'diagnostics' in strictly ? strictly.diagnostics : strictly.warnings
      return found.filter(({ code }) => code.startsWith('leftover-')).length
    },
    decoded: async () => {
      const before = content()
      // The content may have changed meanwhile.
      if ((await pictures.decode()) && known === before) known = undefined
      return content()
    },
    checked: async (texts) => {
      let found = read(texts)
      // Where a file changes meanwhile, what was found out of pictures is forgotten, and is to be found out again.
      while (await pictures.decode()) {
        known = undefined
        found = read(texts)
      }
      return found
    },
    adopt: keep,
    changed: (other) => {
      if (other !== undefined && isContent(other) && isAsRead(other)) return
      known = undefined
      if (other === undefined || isOwn(other)) knownOwn = undefined
      pictures = decodedFiles(filesBeside(file), beside, cache)
    },
  }
}
