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

/**
 * Reads, checks and typesets the content of a YAML file.
 *
 * @param path of the YAML, as diagnostics show it
 * @param facts what is known of the files that it names
 * @param textOf reads a file; throws `UnreadableFile`, with a sentence, if it cannot
 */
function readContent(
  path: string,
  own: OwnSections,
  facts: Parameters<typeof readSite>[2],
  textOf: (path: string) => string,
): SiteContent {
  const { site, texts, pages, looks } = readSite(path, own, facts, textOf)
  if ('diagnostics' in site) return { texts, diagnostics: site.diagnostics }
  // Only now: the check is of what the owner wrote.
  const [main, ...others] = site.locales
  const locales: typeof site.locales = [typesetLocale(main), ...others.map(typesetLocale)]
  const { portfolio } = locales[0]
  const used = own.sections.filter(({ type }) => portfolio.sections.some((one) => String(one.type) === type))
  return {
    own: metadataByType(used),
    texts,
    portfolio,
    text: (name) => textAt(pages, name),
    lookStyles: stylesOfLook(portfolio.theme.look, { texts: pages, looks }),
    warnings: site.warnings,
    locales,
  }
}

/** A content file on disk, read once and read again when it has changed. */
export class ContentFile {
  /** The absolute path of the YAML file. */
  readonly file: string
  /**
   * The absolute paths that the content depends on: the YAML, overlays, and each picture or text that is named, there
   * or not.
   */
  readonly files: Set<string>
  /** As diagnostics show it. */
  readonly #path: string
  readonly #look: string | undefined
  readonly #cache: string | undefined
  /** The content and the owner's section types as they were last read; undefined where they are to be read again. */
  #known: SiteContent | undefined
  #own: OwnSections | undefined
  #pictures: ReturnType<typeof decodedFiles>

  /**
   * Reads nothing yet.
   *
   * @param yaml its path, relative to the working directory
   * @param look the name of a look to try in place of that of the theme, as in `LOOK=paper`
   * @param cache the folder of caches, in which it is kept which pictures are intact, and cleaned drawings; without, each
   *   run finds out anew
   */
  constructor(yaml: string, look?: string, cache?: string) {
    this.file = resolve(yaml)
    this.files = new Set([this.file])
    this.#path = shownPath(this.file)
    this.#look = look
    this.#cache = cache
    this.#pictures = this.#undecoded()
  }

  #undecoded() {
    return decodedFiles(filesBeside(this.file), this.beside, this.#cache)
  }

  /** The absolute path of a file that the YAML names. */
  beside = (name: string): string => resolve(dirname(this.file), name)

  /** The cleaned drawing at a path beside the YAML. */
  drawing = (name: string): DrawingFact => drawingIn(this.beside(name), this.#cache)

  /** The tones of the picture at a path beside the YAML; undefined until it was decoded. */
  tones = (name: string): PictureTones | undefined => this.#pictures.tones(name)

  /** The section types of the owner's own, in the folder of the YAML, as they were last read. */
  own(): OwnSections {
    this.#own ??= ownSections(this.#path, this.#cache)
    return this.#own
  }

  /** Whether a file belongs to one of these. */
  isOwn(file: string): boolean {
    return resolve(file).startsWith(this.beside(ownFolder) + sep)
  }

  /** Whether a file is a module that Node may run to know one of these types. */
  isOwnModule(file: string): boolean {
    return this.isOwn(file) && file.endsWith('.ts')
  }

  /** Whether a file is the YAML. */
  isMain(file: string): boolean {
    return resolve(file) === this.file
  }

  /** Whether a file holds content: the YAML or an overlay of it, there or not. */
  isContent(file: string): boolean {
    const isBeside = dirname(resolve(file)) === dirname(this.file)
    return this.isMain(file) || (isBeside && overlayLanguage(this.file, file) !== undefined)
  }

  /** Whether the content depends on a file, however its path is written: Vite writes slashes on Windows too. */
  dependsOn(file: string): boolean {
    // A file of the public folder may take a name, or be what a link was waiting for.
    const isPublished = resolve(file).startsWith(this.beside(publicFolder) + sep)
    return this.files.has(resolve(file)) || isPublished || this.isOwnModule(file)
  }

  /** The content as it was last read. Throws `UnreadableFile`, with a sentence, if a file cannot be read. */
  content(): SiteContent {
    if (!this.#known) this.adopt(this.#read())
    return this.#known as SiteContent
  }

  /** How many placeholders and leftovers of examples are in it, even if the site has no address yet. */
  leftovers(): number {
    const strictly = this.#read(asOnDisk, true)
    const found = 'diagnostics' in strictly ? strictly.diagnostics : strictly.warnings
    return found.filter(({ code }) => code.startsWith('leftover-')).length
  }

  /** The content once its pictures were decoded, with diagnostics of the broken ones. */
  async decoded(): Promise<SiteContent> {
    const before = this.content()
    // The content may have changed meanwhile.
    if ((await this.#pictures.decode()) && this.#known === before) this.#known = undefined
    return this.content()
  }

  /** The content as it would be with other texts of some files; what was read stays. */
  async checked(texts: FileTexts): Promise<SiteContent> {
    let found = this.#read(texts)
    // Where a file changes meanwhile, what was found out of pictures is forgotten, and is to be found out again.
    while (await this.#pictures.decode()) {
      this.#known = undefined
      found = this.#read(texts)
    }
    return found
  }

  /** Takes over content that was checked, since its texts were written: it need not be read once more. */
  adopt(content: SiteContent): void {
    this.#known = content
    if ('own' in content) setOwnMetadata(content.own)
  }

  /** Drops what was read, so that it is read again; a file is the one that has changed, if that is known. */
  changed(file?: string): void {
    if (file !== undefined && this.isContent(file) && this.#isAsRead(file)) return
    this.#known = undefined
    if (file === undefined || this.isOwn(file)) this.#own = undefined
    this.#pictures = this.#undecoded()
  }

  #read(given: FileTexts = asOnDisk, strict = false): SiteContent {
    const files: FileFacts = (name) => {
      this.files.add(this.beside(name))
      return this.#pictures.files(name)
    }
    const facts = {
      look: givenLook(this.#look, this.#path),
      files,
      tones: this.tones,
      drawing: this.drawing,
      digest: digestsBeside(this.file),
      strict,
    }
    const own = this.own()
    const content = readContent(this.#path, own, facts, (path) => {
      this.files.add(resolve(path))
      return given.get(resolve(path)) ?? readSource(path)
    })
    // With those that are missing.
    for (const name of Object.keys(content.texts)) this.files.add(resolve(name))
    return 'diagnostics' in content ? { ...content, texts: { ...content.texts, ...own.texts } } : content
  }

  /** Whether a file of the content says what was read of it, as when it was saved without an edit. */
  #isAsRead(file: string): boolean {
    const at = resolve(file)
    const [, text] = Object.entries(this.#known?.texts ?? {}).find(([name]) => resolve(name) === at) ?? []
    try {
      return text !== undefined && text === readSource(at)
    } catch {
      return false
    }
  }
}
