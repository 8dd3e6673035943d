import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { framesOfBefore } from '../../../schema/check/framesOfBefore.ts'
import { engineLooksFolder, lookNames } from '../../../schema/check/givenLook.ts'
import { paletteOf } from '../../../schema/colour/palette.ts'
import { readSource } from '../../../schema/files/files.ts'
import { slashed } from '../../../schema/files/paths.ts'
import { pathInStyleSheet, readStyleSheet } from '../../../schema/files/styleSheet.ts'
import { lookFiles, looksFolder } from '../../../schema/model/look.ts'
import { walk } from '../../../schema/model/walk.ts'
import type { Edit } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { edited, rewritten } from '../../../schema/yaml/edits.ts'
import { read } from '../../../schema/yaml/source.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { removeValue } from '../../../schema/yaml/write.ts'
import { type OwnersFile, withSchema } from './ownersFile.ts'

/** A look that comes with the engine. */
export interface EngineLook {
  name: string
  /** What it looks like, in words: whether its ground is dark or light, and what its own comment says of it. */
  about: string
  /** Whom it suits, in a few words. */
  suits: readonly string[]
  /** The ground and the accent, in hex: those of the dark mode where it has both. */
  colours: readonly string[]
}

const grounds = { dark: 'dark ground', light: 'light ground', system: 'dark or light ground' } as const

/** The looks that come with the engine, by name. */
export function looksOfEngine(): EngineLook[] {
  return lookNames(engineLooksFolder).map((name) => {
    const text = readFileSync(join(engineLooksFolder, name, lookFiles.yaml), 'utf8')
    const { mode, for: suits } = lookShape.parse(parse(text))
    const { background, accent } = paletteOf(mode === 'light' ? 'light' : 'dark', parse(text))
    const about = `${grounds[mode]}: ${aboutLook(text).replace(/\.$/, '')}`
    return { name, about, suits, colours: [background, accent] }
  })
}

const lookShape = z.object({
  mode: z.enum(['dark', 'light', 'system']).default('dark'),
  for: z.array(z.string()).default([]),
})

/** What the comment of a look says of it, behind its name; empty for one that says nothing. */
export const aboutLook = (text: string): string =>
  /^# (?!yaml-language-server:)[\p{L}\p{N}_-]+: (.+)$/mu.exec(text)?.[1] ?? ''

/** Colours as blocks, for a terminal that shows 16 million of them. */
export const swatch = (colours: readonly string[]): string =>
  `${colours.map((hex) => `\u001B[48;2;${rgbOf(hex).join(';')}m  `).join('')}\u001B[0m `

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/**
 * A look as files of an owner, under another name: all that its folder has.
 *
 * @param folder of the look
 * @param schema the path of the engine’s folder `schema` from that of the copy
 */
export function copyOfLook(folder: string, name: string, schema: string): OwnersFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }): OwnersFile => {
      const from = slashed(relative(folder, join(parentPath, file)))
      const content = readFileSync(join(parentPath, file))
      const path = `${looksFolder}/${name}/${from}`
      return { path, content: from === lookFiles.yaml ? withSchema(content.toString(), schema) : content }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * A look that is a single file, as it was once, as a folder: what it names stays where it is. What its frame gave it, it
 * gets from the look that the frame has become a part of.
 *
 * @param schema the path of the engine’s folder `schema` from the folder
 */
export function folderOfLookFile(file: string, name: string, schema: string): OwnersFile[] {
  const written = readSource(file)
  const source = read(written)
  if (!('root' in source)) throw new Unbuildable(`${file} is not YAML. npx onefolio check says where.`)
  const edits: Edit[] = []
  for (const { path, value } of walk(source.value)) {
    const isFile = typeof value === 'string' && existsSync(join(dirname(file), value))
    if (isFile) edits.push(rewritten(written, sourcePositionAt(source.root, path).span, `../${value}`))
  }
  let text = edited(written, edits)
  const look = framesOfBefore.get(String(own(source.value, 'frame')))
  const home = join(engineLooksFolder, look ?? '')
  const removed = removeValue(text, ['frame'])
  if (look !== undefined && 'text' in removed) {
    const all = parse(readFileSync(join(home, lookFiles.yaml), 'utf8'))
    const parts = partsOfFrame.filter((key) => key in all && own(source.value, key) === undefined)
    const lines = parts.map((key) => stringify({ [key]: all[key] }))
    text = `${removed.text.trimEnd()}\n${lines.join('')}`
  }
  const content = withSchema(text, schema)
  const ofFrame = look === undefined ? [] : copyOfLook(home, name, schema).filter(isOfStyles(home))
  return [{ path: `${looksFolder}/${name}/${lookFiles.yaml}`, content }, ...ofFrame]
}

/** The keys of a look that a frame stood for, beside its style sheet. */
const partsOfFrame = ['sectionHeaders', 'headings', 'grounds']

/** Whether a file is the style sheet of a look, or one that this uses. */
function isOfStyles(folder: string): (file: OwnersFile) => boolean {
  const { styles } = lookFiles
  const css = readFileSync(join(folder, styles), 'utf8')
  const used = readStyleSheet(css).addresses.map(({ href }) => pathInStyleSheet(href, styles))
  return ({ path }) => [styles, ...used].includes(basename(path))
}
