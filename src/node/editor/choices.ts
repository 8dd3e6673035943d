import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { lookIn } from '../../../schema/check/look.ts'
import { contrast } from '../../../schema/colour/contrast.ts'
import { pairs, paletteOf } from '../../../schema/colour/palette.ts'
import { namesIn } from '../../../schema/files/files.ts'
import { installedFaces } from '../../../schema/fonts/fontFaces.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import { layoutsOf } from '../../../schema/model/layouts.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { isLookFile, type Palette, theme as themeSchema } from '../../../schema/model/theme.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import {
  type Choices,
  choicesEvent,
  type FaceChoice,
  type LayoutChoice,
  type LookChoice,
  offeredEvent,
  type PaletteChoice,
  type SectionChoice,
} from '../../shared/choices.ts'
import { type SectionKind, sectionKinds } from '../add/newSection.ts'
import { devAddress } from '../build/files/servedFiles.ts'
import { readableContent } from '../build/readableContent.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import { engineFolder } from '../engine.ts'

/** The folder of looks beside a portfolio, and where the engine has its own. */
export const looksFolder = 'looks'
export const engineLooks = join(engineFolder, 'content', looksFolder)

/** What is chosen on a site as it is shown, and what there is to choose. */
export function choicesOf(source: ContentFile, { portfolio, texts }: ValidContent): Choices {
  const { theme } = portfolio
  const main = Object.keys(texts).find((file) => source.isMain(file)) ?? ''
  const written = read(texts[main] ?? '')
  const look = 'root' in written ? lookIn(own(written.value, 'theme')) : undefined
  const kinds = sectionKinds(source.own().schema)
  const mode = theme.mode === 'light' ? 'light' : 'dark'
  return {
    theme: {
      ...(look !== undefined && { look }),
      accent: theme.accent ?? theme[mode].accent,
      mode: theme.mode,
      display: theme.fonts.display,
      text: theme.fonts.text,
      sectionHeaders: theme.sectionHeaders,
      radius: theme.radius,
      texture: theme.shape.texture,
    },
    looks: looksBeside(source),
    palettes: { dark: paletteChoice(theme.dark), light: paletteChoice(theme.light) },
    faces: faces(),
    sections: portfolio.sections.map((section) => sectionChoice(section, kinds, theme)),
    types: kinds.map((kind) => ({
      type: kind.type,
      says: kind.description,
      layouts: layoutChoices(kind),
      ...pictureOf(kind.type),
    })),
  }
}

/** The looks beside a portfolio, and those of the engine that it may get. */
const looksBeside = ({ beside }: ContentFile): LookChoice[] =>
  lookFiles(beside).flatMap((file) => lookChoice(file) ?? [])

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
      return { family, weight: weight.trim(), ...(latin && { src: devAddress(latin.file) }) }
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
    ...(standard && { layout: typeof layout === 'string' ? layout : standard.name }),
    ...(isScreen && { art: art === 'planes' || art === 'type' ? art : 'own' }),
  }
}

/** The layouts of a type with their pictures. */
function layoutChoices({ type, schema }: SectionKind): LayoutChoice[] {
  const choices = Object.entries(layoutsOf(schema)?.choices ?? {})
  return choices.map(([name, says]) => ({ name, says, ...pictureOf(`${type}-${name}`) }))
}

/** The address of a picture of a type or layout, where the engine has one: its package is without them. */
function pictureOf(name: string): { picture?: string } {
  const file = join(engineFolder, '.github/readme/sections', `${name}.webp`)
  return existsSync(file) ? { picture: devAddress(file) } : {}
}

/** In the dev server: answers a page that asks what there is to choose. It writes nothing. */
export function choosing(source: ContentFile): Plugin {
  return {
    name: 'portfolio:choices',
    apply: 'serve',
    configureServer({ environments: { client } }) {
      let isPrepared = false
      client.hot.on(choicesEvent, (_, page) => {
        const content = readableContent(source)
        if (!content || 'diagnostics' in content) return
        page.send(offeredEvent, choicesOf(source, content))
        if (!isPrepared) cleanInTurn(drawingsOfLooks(source), source)
        isPrepared = true
      })
    },
  }
}

/** The drawings of all looks on offer, as paths beside the portfolio. */
const drawingsOfLooks = ({ beside }: ContentFile): string[] =>
  lookFiles(beside).flatMap((file) => {
    const look = read(readFileSync(file, 'utf8'))
    const art = 'root' in look ? own(own(own(look.value, 'firstScreen'), 'art'), 'drawing') : undefined
    const src = own(art, 'src')
    return typeof src === 'string' ? relative(beside('.'), join(dirname(file), src)) : []
  })

/**
 * Cleans drawings, which are then kept: else whoever tries the first look would wait for that. One in each turn, so that
 * edits are answered between them.
 */
function cleanInTurn([path, ...others]: readonly string[], source: ContentFile): void {
  if (path === undefined) return
  setImmediate(() => {
    source.drawing(path)
    cleanInTurn(others, source)
  })
}
