import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, posix } from 'node:path'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { familiesToInstall } from '../../../schema/check/rules/fonts.ts'
import { formats, pictureFacts } from '../../../schema/files/files.ts'
import { textsBeside } from '../../../schema/files/textFiles.ts'
import { isForSigns, lettersToHave } from '../../../schema/fonts/fallbackFamilies.ts'
import { packagesOf } from '../../../schema/fonts/families.ts'
import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { list } from '../../../schema/report/phrasing.ts'
import type { ImportedSite, Importer } from '../create/importer.ts'
import { filesOfLook, lookPath } from '../create/looks.ts'
import { type OwnersFile, upFrom } from '../create/ownersFile.ts'
import { readInput } from './formats/index.ts'
import { isLinkedInFile } from './formats/linkedIn.ts'
import { inputAt } from './input.ts'
import { portfolioOf } from './page/portfolio.ts'
import { linesOf, missingLines, personalPlaces, portfolioText, unplacedList } from './portfolioText.ts'
import { filled, type Resume, type Unplaced } from './resume.ts'

/**
 * Makes a portfolio of a file, an archive or a folder for the folder in which it is to stand, and checks it. Writes
 * nothing. Throws `Unimportable`, with a sentence, for what cannot be read.
 */
export const importFile: Importer = async (file, { target, shown, schema, look, command }) => {
  const home = dirname(target)
  const isThere = (path: string) => existsSync(join(home, path))
  const needed: OwnersFile[] = []
  const read = readInput(inputAt(file, isLinkedInFile), file)
  const portrait = portraitOf(read.resume, file, home)
  if (portrait.file) needed.push(portrait.file)
  if (portrait.lost) read.unplaced.push(portrait.lost)
  const resume = filled({ ...read.resume, image: portrait.src })
  const composed = portfolioOf({ ...read, resume }, file, {
    look,
    lookAt(name) {
      const files = isThere(lookPath(name)) ? [] : filesOfLook(name, upFrom(schema))
      needed.push(...files.filter(({ path }) => !isThere(path)))
      return lookPath(name)
    },
    drawingAt(svg) {
      const drawing = inImages('years.svg', svg, home)
      if (drawing.file) needed.push(drawing.file)
      return drawing.src
    },
  })
  if (portrait.lost) composed.missing.push('portrait')
  const text = portfolioText(composed, schema, { source: `${basename(file)}, a ${read.format},`, command })

  const texts: Record<string, string> = { [shown]: text }
  const onDisk = textsBeside(target, (path, text) => {
    texts[path] = text
  })
  const readText: typeof onDisk.read = (path) => {
    const content = needed.find((one) => one.path === path)?.content
    if (typeof content !== 'string') return onDisk.read(path)
    const named = posix.join(posix.dirname(shown.replaceAll('\\', '/')), path)
    texts[named] = content
    return { file: named, text: content }
  }
  const context = { file: shown, texts: { ...onDisk, read: readText }, lettersWithout, installedFonts }
  const loaded = loadPortfolio(text, context)
  const portfolio = 'portfolio' in loaded ? loaded.portfolio : undefined
  const fonts = portfolio ? fontsFor(portfolio) : []
  const all = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  return {
    text,
    format: read.format,
    needed,
    portfolio,
    fonts,
    // Installing the fonts makes an end of what is reported of them.
    diagnostics: fonts.length > 0 ? all.filter(({ code }) => !ofFonts.includes(code)) : all,
    texts,
    unplaced: composed.unplaced.length > 0 ? unplacedList(composed.unplaced) : undefined,
    toDo: linesToDo(text, shown, portrait.src, missingLines(text, composed.missing)),
  } satisfies ImportedSite
}

const ofFonts: readonly string[] = ['unknown-font']

/** What to know of a portfolio, a line each: what of it is private, which portrait stands on another host, what is missing. */
function linesToDo(text: string, file: string, portrait = '', missing: ReturnType<typeof missingLines>) {
  const at = (line: number) => `${file}:${line}`
  const lines: string[] = []
  const personal = linesOf(text, personalPlaces)
  if (personal.length > 0)
    lines.push(
      `Your ${list(personal.map(({ name }) => name))} will be public, on the page /resume/: ${list(personal.map(({ line }) => at(line)))}.`,
    )
  if (/^https:/i.test(portrait))
    for (const { line } of linesOf(text, { portrait: ['sections', 0, 'art', 'portrait', 'src'] }))
      lines.push(
        `Your portrait is fetched from ${new URL(portrait).hostname} by every visitor’s browser; a copy in images/ is safer: ${at(line)}.`,
      )
  if (missing.length > 0)
    lines.push(`Not found: ${missing.map(({ name, line }) => `${name} (${at(line)})`).join(', ')}.`)
  return lines
}

/** The packages of the fonts of a portfolio, and of others for letters that no installed one has. */
function fontsFor(portfolio: Portfolio): string[] {
  const { site, theme } = portfolio
  const installed = installedFonts()
  const text = textIn(portfolio)
  const forPage = lettersToHave(
    installed.filter((family) => !isForSigns(family)),
    text,
    site.lang,
  )
  const missing = [...lettersWithout(installed, text, { pictographs: true }), ...forPage]
  const named = [theme.fonts.display, theme.fonts.text]
  return packagesOf(familiesToInstall(missing, new Intl.Locale(site.lang), { named, installed }))
}

/** All texts in a value, at any depth. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join(' ') : ''
}

/** The portrait of a résumé, as the page can have it. */
interface Portrait {
  /** An https: address, or a path from the folder of the portfolio; undefined where there is none. */
  src: string | undefined
  /** The picture beside the résumé, where it has to be copied. */
  file?: OwnersFile | undefined
  /** What to say where the résumé names a picture that is not there. */
  lost?: Unplaced
}

/**
 * Finds the portrait that a résumé names. A path leads from the folder of the résumé; its picture gets a place in
 * `images/` beside the portfolio.
 */
function portraitOf({ image }: Resume, input: string, home: string): Portrait {
  if (image === undefined || /^https:/i.test(image)) return { src: image }
  const path = join(dirname(input), image)
  const fact = pictureFacts()(path)
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (fact.kind !== 'picture' || !isFile || !formats.includes(fact.format)) {
    const why = isFile ? 'it is no picture that browsers show' : 'there is no such picture beside the résumé'
    return { src: undefined, lost: { where: 'the portrait', what: image, why } }
  }
  return inImages(basename(image), readFileSync(path), home)
}

/**
 * A picture in `images/` beside the portfolio, under its own name, or with a number behind it where another picture has
 * that already.
 *
 * @returns its path, and the file where it has to be written
 */
function inImages(named: string, content: OwnersFile['content'], home: string) {
  const end = extname(named)
  const name = basename(named, end)
  for (let number = 1; ; number += 1) {
    const src = `images/${name}${number > 1 ? `-${number}` : ''}${end}`
    const there = join(home, src)
    if (!existsSync(there)) return { src, file: { path: src, content } }
    if (statSync(there).isFile() && readFileSync(there).equals(Buffer.from(content))) return { src }
  }
}
