import type { EngineLooks } from '../../../schema/check/context.ts'
import { engineLooks } from '../../../schema/check/givenLook.ts'
import { installed } from '../../../schema/check/installed.ts'
import { type LoadedSite, loadSite } from '../../../schema/check/loadSite.ts'
import { readSource } from '../../../schema/files/files.ts'
import { publicFilesBeside } from '../../../schema/files/publicFiles.ts'
import { type TextFiles, textsBeside } from '../../../schema/files/textFiles.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import type { OwnSections } from '../own/ownSections.ts'
import { packageJson, packageText, packageWarnings } from './packageFile.ts'

/** What the check asks of the folder of a portfolio besides texts: the context of `loadSite` that is not found here. */
type Facts = Omit<
  Parameters<typeof loadSite>[2],
  keyof typeof installed | 'schema' | 'texts' | 'published' | 'looks'
>

/** A site as it was read and checked. */
export interface ReadSite {
  /** It has the diagnostics of the owner's section types too. */
  site: LoadedSite
  /** All texts that were read, or asked for, by the name of each file in diagnostics: first the YAML, then overlays. */
  texts: Record<string, string>
  /** The texts beside the YAML. */
  pages: TextFiles
  /** The looks that come with Onefolio. */
  looks: EngineLooks
}

/**
 * Reads a portfolio, its overlays and the texts that they name, and checks them. Throws `UnreadableFile` if one of the
 * first two cannot be read.
 *
 * @param yaml the path of the YAML, as diagnostics show it
 * @param textOf reads a file
 */
export function readSite(
  yaml: string,
  own: OwnSections,
  facts: Facts,
  textOf: (path: string) => string = readSource,
): ReadSite {
  const source = { file: yaml, text: textOf(yaml) }
  const overlays = overlaysOf(yaml).map(({ path, lang }) => ({ file: path, lang, text: textOf(path) }))
  const texts = Object.fromEntries([source, ...overlays].map(({ file, text }) => [file, text]))
  const onRead = (file: string, text: string) => {
    texts[file] = text
  }
  const pages = textsBeside(yaml, onRead, yaml, textOf)
  const published = () => publicFilesBeside(yaml)
  const looks = engineLooks(yaml)
  const context = { ...facts, schema: own.schema, texts: pages, published, looks, ...installed }
  const site = loadSite(source, overlays, context)
  const ofPackages = packageText()
  const outside = packageWarnings(ofPackages)
  if (outside.length > 0) texts[packageJson] = ofPackages
  const found = [...('diagnostics' in site ? site.diagnostics : site.warnings), ...outside]
  if ('locales' in site && own.diagnostics.length === 0)
    return { site: { ...site, warnings: found }, texts, pages, looks }
  return { site: { diagnostics: [...own.diagnostics, ...found] }, texts, pages, looks }
}
