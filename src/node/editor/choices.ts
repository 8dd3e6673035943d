import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { engineLooksFolder, lookNames } from '../../../schema/check/givenLook.ts'
import { lookIn } from '../../../schema/check/look.ts'
import { contrast } from '../../../schema/colour/contrast.ts'
import { pairs, paletteOf } from '../../../schema/colour/palette.ts'
import { installedFaces } from '../../../schema/fonts/fontFaces.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import { kindOf } from '../../../schema/model/kinds.ts'
import { layoutsOf } from '../../../schema/model/layouts.ts'
import { lookFiles, looksFolder } from '../../../schema/model/look.ts'
import { sectionName } from '../../../schema/model/portfolio.ts'
import { objectOf, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { type Mode, type Palette, theme as themeSchema } from '../../../schema/model/theme.ts'
import { sentenceList } from '../../../schema/report/phrasing.ts'
import { read } from '../../../schema/yaml/source.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import type {
  Choices,
  FaceChoice,
  LayoutChoice,
  LookChoice,
  PaletteChoice,
  ThemeChoice,
} from '../../shared/editor.ts'
import { type NewSectionType, sectionKinds } from '../add/newSection.ts'
import { devAddress } from '../build/files/servedFiles.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import { aboutLook } from '../create/looks.ts'
import { engineFolder } from '../engine.ts'
import { languageChoices, otherLanguages, pageChoices } from './pageChoices.ts'

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
    theme: themeChoices(source.own().schema.shape.theme, values),
    looks: looksBeside(source),
    palettes: shown.map((mode) => paletteChoice(theme[mode])),
    faces: faces(),
    sections: portfolio.sections.map((section) => ({ id: section.id, label: sectionName(section) })),
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

/** The looks beside a portfolio, and those of the engine. */
const looksBeside = ({ beside }: ContentFile): LookChoice[] =>
  lookFolders(beside)
    .map(lookChoice)
    .filter((look) => look !== undefined)

/** The folders of all looks, by their names. */
function lookFolders(beside: ContentFile['beside']): { name: string; folder: string }[] {
  const folders = new Map<string, string>()
  for (const all of [engineLooksFolder, beside(looksFolder)])
    for (const name of lookNames(all)) folders.set(name, join(all, name))
  return [...folders].map(([name, folder]) => ({ name, folder }))
}

/** Each look by its text: hardly any changes between two questions. */
const knownLooks = new Map<string, LookChoice | undefined>()

function lookChoice({ name, folder }: { name: string; folder: string }): LookChoice | undefined {
  const text = readFileSync(join(folder, lookFiles.yaml), 'utf8')
  const key = `${folder} ${text}`
  if (!knownLooks.has(key)) knownLooks.set(key, drawnLook(name, folder, text))
  return knownLooks.get(key)
}

/** A look as its folder says it; undefined for one that cannot be read. */
function drawnLook(name: string, folder: string, text: string): LookChoice | undefined {
  const source = read(text)
  if (!('root' in source)) return undefined
  const mode = own(source.value, 'mode') === 'light' ? 'light' : 'dark'
  const { background, text: ink, accent } = paletteOf(mode, source.value)
  const display = own(own(source.value, 'fonts'), 'display')
  const suits = own(source.value, 'for')
  const preview = join(folder, lookFiles.preview)
  return {
    look: name,
    name: (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' '),
    says: [aboutLook(text), Array.isArray(suits) ? `For ${sentenceList(suits.map(String))}.` : '']
      .join(' ')
      .trim(),
    background,
    text: ink,
    accent,
    display: typeof display === 'string' ? display : themeSchema.parse({}).fonts.display,
    picture: existsSync(preview) ? devAddress(preview) : undefined,
  }
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

/** The layouts of a type with their pictures. */
function layoutChoices({ type, schema }: NewSectionType): LayoutChoice[] {
  const choices = Object.entries(layoutsOf(schema)?.choices ?? {})
  return choices.map(([name, says]) => ({ name, says, picture: pictureOf(`${type}-${name}`) }))
}

/** The address of a picture of a type or layout; a type of an owner's own has none. */
export function pictureOf(name: string): string | undefined {
  const file = join(engineFolder, 'src/node/add/pictures', `${name}.webp`)
  return existsSync(file) ? devAddress(file) : undefined
}

/** The sites whose looks are prepared. */
const prepared = new WeakSet<ContentFile>()

/** Cleans the drawings of looks, which are then kept: else whoever chooses the first look would wait for that. */
export function prepareLooks(source: ContentFile): void {
  if (!prepared.has(source)) cleanInTurn(drawingsOfLooks(source), source)
  prepared.add(source)
}

/** The drawings of all looks on offer, as paths beside the portfolio. */
function drawingsOfLooks({ beside }: ContentFile): string[] {
  const found: string[] = []
  for (const { folder } of lookFolders(beside)) {
    const look = read(readFileSync(join(folder, lookFiles.yaml), 'utf8'))
    const art = 'root' in look ? own(own(look.value, 'firstScreen'), 'art') : undefined
    const src = own(own(art, 'drawing'), 'src')
    if (typeof src === 'string') found.push(relative(beside('.'), join(folder, src)))
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
