import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { lookIn } from '../../../schema/check/look.ts'
import { contrast } from '../../../schema/colour/contrast.ts'
import { pairs, paletteOf } from '../../../schema/colour/palette.ts'
import { namesIn } from '../../../schema/files/files.ts'
import { installedFaces } from '../../../schema/fonts/fontFaces.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import { kindOf } from '../../../schema/model/kinds.ts'
import { layoutsOf } from '../../../schema/model/layouts.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { isLookFile, type Mode, type Palette, theme as themeSchema } from '../../../schema/model/theme.ts'
import { read } from '../../../schema/yaml/source.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import type {
  Choices,
  FaceChoice,
  LayoutChoice,
  LookChoice,
  PaletteChoice,
  SectionChoice,
  ThemeChoice,
} from '../../shared/editor.ts'
import { type SectionKind, sectionKinds } from '../add/newSection.ts'
import { devAddress } from '../build/files/servedFiles.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import { engineFolder } from '../engine.ts'
import { languageChoices, otherLanguages, pageChoices } from './editPages.ts'

/** The folder of looks beside a portfolio, and where the engine has its own. */
export const looksFolder = 'looks'
export const engineLooks = join(engineFolder, 'content', looksFolder)

/** What is chosen on a site as it is shown, and what there is to choose. */
export function choicesOf(source: ContentFile, content: ValidContent): Choices {
  const { portfolio, texts } = content
  const { theme } = portfolio
  const main = Object.keys(texts).find((file) => source.isMain(file)) ?? ''
  const written = read(texts[main] ?? '')
  const look = 'root' in written ? lookIn(own(written.value, 'theme')) : undefined
  const kinds = sectionKinds(source.own().schema)
  const shown: Mode[] = theme.mode === 'system' ? ['dark', 'light'] : [theme.mode]
  const [mode = 'dark'] = shown
  const values = { ...theme, look: look ?? '', accent: theme.accent ?? theme[mode].accent }
  return {
    theme: themeChoices(themeSchema, values),
    looks: looksBeside(source),
    palettes: shown.map((mode) => paletteChoice(theme[mode])),
    faces: faces(),
    sections: portfolio.sections.map((section) => sectionChoice(section, kinds, theme)),
    types: kinds.map((kind) => ({
      type: kind.type,
      says: kind.description,
      layouts: layoutChoices(kind),
      picture: pictureOf(kind.type),
    })),
    title: portfolio.site.title,
    pages: pageChoices(content),
    languages: languageChoices(source, content),
    otherLanguages: otherLanguages(source, content),
  }
}

/**
 * The choices that the schema of the theme has: one of some words, a number between two, a colour, a font family, a look.
 * A property that is added there is chosen in the panel too. Groups with a choice for each mode are for the file alone.
 */
export function themeChoices(schema: z.core.$ZodType, value: unknown, path: string[] = []): ThemeChoice[] {
  const found: ThemeChoice[] = []
  for (const [key, field] of Object.entries(objectOf(schema, value)?.shape ?? {})) {
    const now = own(value, key)
    const here = [...path, key]
    if (onlyInFile.has(key)) continue
    const control = controlOf(field, key)
    if (control && (typeof now === 'string' || typeof now === 'number'))
      found.push({ path: here, says: z.globalRegistry.get(field)?.description ?? '', value: now, control })
    else if (isGroup(now)) found.push(...themeChoices(field, now, here))
  }
  return found
}

/** The palettes are derived from the accent; the first screen is chosen with its section, and a logo is a file. */
const onlyInFile: ReadonlySet<string> = new Set(['dark', 'light', 'firstScreen', 'logo'])

function controlOf(field: z.core.$ZodType, key: string): ThemeChoice['control'] | undefined {
  const inner = unwrapped(field)
  if (inner instanceof z.ZodEnum) return { kind: 'words', values: inner.options.map(String) }
  if (kindOf(field) === 'fontFamily') return { kind: 'face' }
  if (key === 'look') return { kind: 'look' }
  if (inner instanceof z.ZodNumber) {
    const { minValue: least, maxValue: most } = inner
    if (least === null || most === null || !Number.isFinite(most - least)) return undefined
    return { kind: 'number', least, most, step: inner.isInt ? 1 : 0.5 }
  }
  return inner instanceof z.ZodString && inner.safeParse('#123456').success && !inner.safeParse('x').success
    ? { kind: 'colour' }
    : undefined
}

/** The looks beside a portfolio, and those of the engine that it may get. */
const looksBeside = ({ beside }: ContentFile): LookChoice[] =>
  lookFiles(beside)
    .map(lookChoice)
    .filter((look) => look !== undefined)

function lookFiles(beside: ContentFile['beside']): string[] {
  const own = namesIn(beside(looksFolder)).filter(isLookFile)
  const others = namesIn(engineLooks).filter((name) => isLookFile(name) && !own.includes(name))
  return [
    ...own.map((name) => beside(`${looksFolder}/${name}`)),
    ...others.map((name) => join(engineLooks, name)),
  ]
}

/** Each look by its text: hardly any changes between two questions. */
const knownLooks = new Map<string, LookChoice | undefined>()

function lookChoice(file: string): LookChoice | undefined {
  const text = readFileSync(file, 'utf8')
  const key = `${file} ${text}`
  if (!knownLooks.has(key)) knownLooks.set(key, drawnLook(file, text))
  return knownLooks.get(key)
}

/** A look as its file says it; undefined for one that cannot be read. */
function drawnLook(file: string, text: string): LookChoice | undefined {
  const source = read(text)
  if (!('root' in source)) return undefined
  const mode = own(source.value, 'mode') === 'light' ? 'light' : 'dark'
  const { background, text: ink, accent } = paletteOf(mode, source.value)
  const display = own(own(source.value, 'fonts'), 'display')
  const name = basename(file).replace(/\.ya?ml$/i, '')
  return {
    path: `${looksFolder}/${basename(file)}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    says: /^# \w+: (.+)$/m.exec(text)?.[1] ?? '',
    background,
    text: ink,
    accent,
    display: typeof display === 'string' ? display : themeSchema.parse({}).fonts.display,
    picture: pictureBeside(file),
  }
}

/** The address of the picture of a look, which is beside it or beside the engine's look of the same name. */
function pictureBeside(file: string): string | undefined {
  const name = basename(file).replace(/\.ya?ml$/i, '.webp')
  const found = [dirname(file), engineLooks]
    .map((folder) => join(folder, name))
    .find((one) => existsSync(one))
  return found && devAddress(found)
}

const paletteChoice = (palette: Palette): PaletteChoice => ({
  colours: palette,
  contrasts: pairs.map(({ front, back, minRatio }) => ({
    front,
    back,
    ratio: contrast(palette[front], palette[back]),
    least: minRatio,
  })),
})

let known: FaceChoice[] | undefined

/** The families that are installed, in the order of their names. Read once: an installation needs a restart anyway. */
function faces(): FaceChoice[] {
  known ??= installedFonts()
    .filter((family) => !/emoji|^dejavu/i.test(family))
    .toSorted()
    .map((family) => {
      const all = installedFaces(family, { axes: 'wght', weights: [400] }) ?? []
      const latin = all.find(({ file }) => /-latin-(?!ext)/.test(file)) ?? all[0]
      const weight = /font-weight:\s*([^;]+)/.exec(latin?.body ?? '')?.[1] ?? '400'
      return { family, weight: weight.trim(), src: latin && devAddress(latin.file) }
    })
  return known
}

function sectionChoice(
  section: Portfolio['sections'][number],
  kinds: readonly SectionKind[],
  { firstScreen }: Portfolio['theme'],
): SectionChoice {
  const { id, type, label } = section
  const kind = kinds.find((one) => one.type === type)
  const layouts = kind ? layoutChoices(kind) : []
  const isScreen = kind !== undefined && 'art' in kind.schema.shape
  const layout = own(section, 'layout') ?? (isScreen ? firstScreen?.layout : undefined)
  const art = own(section, 'art') ?? firstScreen?.art ?? 'planes'
  const [standard] = layouts
  return {
    id,
    type,
    label,
    layouts,
    layout: standard && (typeof layout === 'string' ? layout : standard.name),
    art: isScreen ? (art === 'planes' || art === 'type' || art === 'wide' ? art : 'own') : undefined,
  }
}

/** The layouts of a type with their pictures. */
function layoutChoices({ type, schema }: SectionKind): LayoutChoice[] {
  const choices = Object.entries(layoutsOf(schema)?.choices ?? {})
  return choices.map(([name, says]) => ({ name, says, picture: pictureOf(`${type}-${name}`) }))
}

/** The address of a picture of a type or layout; a type of an owner's own has none. */
function pictureOf(name: string): string | undefined {
  const file = join(engineFolder, 'src/node/add/pictures', `${name}.webp`)
  return existsSync(file) ? devAddress(file) : undefined
}

/** The sites whose looks are prepared. */
const prepared = new WeakSet<ContentFile>()

/** Cleans the drawings of looks, which are then kept: else whoever tries the first look would wait for that. */
export function prepareLooks(source: ContentFile): void {
  if (!prepared.has(source)) cleanInTurn(drawingsOfLooks(source), source)
  prepared.add(source)
}

/** The drawings of all looks on offer, as paths beside the portfolio. */
function drawingsOfLooks({ beside }: ContentFile): string[] {
  const found: string[] = []
  for (const file of lookFiles(beside)) {
    const look = read(readFileSync(file, 'utf8'))
    const art = 'root' in look ? own(own(look.value, 'firstScreen'), 'art') : undefined
    const src = own(own(art, 'drawing'), 'src')
    if (typeof src === 'string') found.push(relative(beside('.'), join(dirname(file), src)))
  }
  return found
}

/** One in each turn, so that edits are answered between them. */
function cleanInTurn([path, ...others]: readonly string[], source: ContentFile): void {
  if (path === undefined) return
  setImmediate(() => {
    source.drawing(path)
    cleanInTurn(others, source)
  })
}
