import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { engineLooks } from '../../../schema/check/givenLook.ts'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { familiesToInstall } from '../../../schema/check/rules/fonts.ts'
import { formats, pictureFacts } from '../../../schema/files/files.ts'
import { textsBeside } from '../../../schema/files/textFiles.ts'
import { isForSigns, lettersToHave } from '../../../schema/fonts/fallbackFamilies.ts'
import { packagesOf } from '../../../schema/fonts/families.ts'
import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { sentenceList } from '../../../schema/report/phrasing.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { ImportedSite, Importer } from '../create/importer.ts'
import type { OwnersFile } from '../create/ownersFile.ts'
import { readInput } from './formats/index.ts'
import { isLinkedInFile } from './formats/linkedIn.ts'
import { fileIn, inputAt, isFileAt } from './input.ts'
import { type Composed, portfolioOf } from './page/portfolio.ts'
import { phraseIn } from './page/words.ts'
import { lineNumbers, missingLines, portfolioText } from './portfolioText.ts'
import type { Resume } from './resume.ts'
import { placementOf, saidOfPlacement } from './unplaced.ts'
import { allWords } from './values.ts'

/**
 * Makes a portfolio of a file, an archive or a folder for the folder in which it is to stand, and checks it. Writes
 * nothing. Throws `Unimportable`, with a sentence, for what cannot be read.
 */
export const importFile: Importer = async (named, { target, shown, schema, look, contact, command }) => {
  const file = fileIn(named, isLinkedInFile)
  const read = await readInput(inputAt(file, isLinkedInFile), file)
  const taken = new Map<string, Buffer>()
  const pictureFor = (image: string | undefined) => pictureOf(image, file, dirname(target), taken)
  const { image } = read.resume
  // One of another host would be fetched from there by every visitor, if it is still there.
  const portrait: Picture = isForeign(image) ? { src: undefined, lost: image } : pictureFor(image)
  const pictures = read.resume.projects.map(({ image }) => pictureFor(image))
  const hasAllContacts = contact === 'all'
  const projects = read.resume.projects.map((one, index) => ({ ...one, image: pictures[index]?.src }))
  const resume = { ...read.resume, image: portrait.src, projects }
  const composed = portfolioOf({ ...read, resume }, file, { look, hasLook: true, hasAllContacts })

  const source = `${basename(file)}, a ${read.format},`
  const onDisk: Record<string, string> = {}
  const readBeside = textsBeside(target, (path, text) => {
    onDisk[path] = text
  })
  const looks = engineLooks(target)
  const { text, loaded } = passing(composed, (made) => {
    const text = portfolioText(made, schema, { source, command })
    const context = { file: shown, texts: readBeside, looks, lettersWithout, installedFonts }
    return { text, loaded: loadPortfolio(text, context) }
  })
  const portfolio = 'portfolio' in loaded ? loaded.portfolio : undefined
  const fonts = portfolio ? fontsFor(portfolio) : []
  const all = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  const toDo: string[] = []
  if (portfolio && portrait.src === undefined)
    toDo.push(...wherePortraitGoes(text, shown, portfolio.site, portrait.lost))
  toDo.push(...whatIsMissing(shown, missingLines(text, composed.missing)))
  if (!hasAllContacts) toDo.push(...leftOutContacts(read.resume))
  return {
    text,
    file: basename(file),
    format: read.format,
    needed: [portrait, ...pictures].flatMap(({ file }) => file ?? []),
    portfolio,
    fonts,
    // Installing the fonts makes an end of what is reported of them.
    diagnostics: fonts.length > 0 ? all.filter(({ code }) => !ofFonts.includes(code)) : all,
    texts: { ...onDisk, [shown]: text },
    placed: saidOfPlacement(placementOf(read.source, text)),
    tookLook: composed.tookLook,
    toDo,
  } satisfies ImportedSite
}

/** What is written, and whether it passes as a portfolio. */
interface Tried {
  text: string
  loaded: ReturnType<typeof loadPortfolio>
}

/** How many times what does not pass is left out, until it is no portfolio. */
const mostTries = 40

/** A portfolio that passes: what does not is left out of it, and so listed as not placed. */
function passing(composed: Composed, attempt: (composed: Composed) => Tried): Tried {
  let tried = attempt(composed)
  for (let tries = 0; tries < mostTries && !('portfolio' in tried.loaded); tries += 1) {
    const { diagnostics } = tried.loaded
    const paths = diagnostics.filter(({ severity }) => severity === 'error').map(({ path }) => path)
    // The last entries first, so that the places of the others stay.
    for (const path of paths.toReversed()) leaveOut(composed.data, path)
    tried = attempt(composed)
  }
  return tried
}

/** Takes a value out of some data; where it is not there, or all that its entry has, that entry. The site itself stays. */
function leaveOut(data: unknown, path: readonly (string | number)[]): void {
  const [parent, key] = [valueAt(data, path.slice(0, -1)), path.at(-1)]
  if (typeof parent !== 'object' || parent === null || key === undefined) return
  const isThere = own(parent, key) !== undefined
  if (isThere && Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (isThere) Reflect.deleteProperty(parent, key)
  const isEmpty = !isThere || Object.keys(parent).length === 0
  if (isEmpty && path[0] !== 'site') leaveOut(data, path.slice(0, -1))
}

const ofFonts: readonly string[] = ['unknown-font']

function whatIsMissing(file: string, missing: ReturnType<typeof missingLines>): string[] {
  const places = missing.map(({ name, line }) => `${name} (${file}:${line})`)
  return places.length > 0 ? [`Not found: ${places.join(', ')}.`] : []
}

/**
 * How somebody gets a portrait on the first screen.
 *
 * @param lost the address or path at which the input has one
 */
function wherePortraitGoes(
  text: string,
  file: string,
  { lang, owner }: Portfolio['site'],
  lost: string | undefined,
): string[] {
  const alt = JSON.stringify(phraseIn(lang, 'portraitOf', owner.name))
  let first = 'For your portrait on the first screen, put it'
  if (isForeign(lost)) first = `Your portrait is at ${lost}: save it`
  else if (lost !== undefined) first = `Your portrait, ${lost}, was not found: put it`
  return lineNumbers(text, { art: ['sections', 0, 'art'] }).map(
    ({ line }) =>
      `${first} in images/ and write in place of art: in ${file}:${line}\n\n    art: { portrait: { src: images/me.jpg, alt: ${alt} } }\n`,
  )
}

/** The packages of the fonts of a portfolio, and of others for letters that no installed one has. */
function fontsFor(portfolio: Portfolio): string[] {
  const { site, theme } = portfolio
  const installed = installedFonts()
  const text = allWords(portfolio)
  const forPage = lettersToHave(
    installed.filter((family) => !isForSigns(family)),
    text,
    site.lang,
  )
  const missing = [...lettersWithout(installed, text, { pictographs: true }), ...forPage]
  const named = [theme.fonts.display, theme.fonts.text]
  return packagesOf(familiesToInstall(missing, new Intl.Locale(site.lang), { named, installed }))
}

/** A picture of a résumé, as the page can have it. */
interface Picture {
  /** An https: address, or a path from the folder of the portfolio; undefined where there is none. */
  src: string | undefined
  /** The picture beside the résumé, where it has to be copied. */
  file?: OwnersFile | undefined
  /** What the résumé names and is not there: a path, or the address of a portrait, which may be nowhere by now. */
  lost?: string
}

const isForeign = (image = '') => /^https:/i.test(image)

/** Where sites have the pictures that they name from their root. */
const rootsOfSites = ['.', 'public', '../public', 'static', 'assets', 'src']

/**
 * Finds a picture that a résumé names. A path leads from the folder of the résumé, or from the root of a site there; its
 * picture gets a place in `images/` beside the portfolio.
 */
function pictureOf(
  image: string | undefined,
  input: string,
  home: string,
  taken: Map<string, Buffer>,
): Picture {
  if (image === undefined || isForeign(image)) return { src: image }
  const path = rootsOfSites.map((root) => join(dirname(input), root, image)).find(isShownByBrowsers)
  return path === undefined
    ? { src: undefined, lost: image }
    : inImages(basename(image), readFileSync(path), home, taken)
}

function isShownByBrowsers(path: string): boolean {
  const fact = pictureFacts()(path)
  return isFileAt(path) && fact.kind === 'picture' && formats.includes(fact.format)
}

/** What of the résumé is not on the page unless somebody asks for it. */
function leftOutContacts({ phone, location: { address } }: Resume): string[] {
  const names = [phone && 'telephone number', address && 'street address'].filter(
    (name) => name !== undefined && name !== '',
  )
  const [stay, them] = names.length > 1 ? ['stay', 'them'] : ['stays', 'it']
  return names.length > 0
    ? [`Your ${sentenceList(names.map(String))} ${stay} off the page; --contact all writes ${them} there.`]
    : []
}

/**
 * A picture in `images/` beside the portfolio, under its own name, or with a number behind it where another picture has
 * that already.
 *
 * @param taken what is to be written, by its path
 * @returns its path, and the file where it has to be written
 */
function inImages(named: string, content: Buffer, home: string, taken: Map<string, Buffer>) {
  const end = extname(named)
  const name = basename(named, end)
  for (let number = 1; ; number += 1) {
    const src = `images/${name}${number > 1 ? `-${number}` : ''}${end}`
    const there = join(home, src)
    const before = taken.get(src) ?? (isFileAt(there) ? readFileSync(there) : undefined)
    if (before?.equals(content)) return { src }
    if (before || existsSync(there)) continue
    taken.set(src, content)
    return { src, file: { path: src, content } }
  }
}
