import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { paletteOf } from '../../../schema/colour/palette.ts'
import { isLookFile } from '../../../schema/model/theme.ts'
import { textsIn } from '../add/examples.ts'
import { engineFolder } from '../engine.ts'
import { type OwnersFile, withSchema } from './ownersFile.ts'

/** Where the engine has its looks. */
const folder = join(engineFolder, 'content/looks')

const fileOf = (name: string) => `${name}.yaml`

/** A look that comes with the engine. */
export interface EngineLook {
  name: string
  /** What it looks like, in words: whether its ground is dark or light, and what its own comment says of it. */
  about: string
  /** The ground and the accent, in hex: those of the dark mode where it has both. */
  colours: readonly string[]
}

const grounds = { dark: 'dark ground', light: 'light ground', system: 'dark or light ground' } as const

/** The looks that come with the engine, by name. */
export function looksOfEngine(): EngineLook[] {
  const names = readdirSync(folder).filter(isLookFile).toSorted()
  return names.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const { mode } = lookShape.parse(parse(text))
    const { background, accent } = paletteOf(mode === 'light' ? 'light' : 'dark', parse(text))
    const comment = /^# \w+: (.+?)(?:\. |$)/m.exec(text)?.[1] ?? ''
    return {
      name: file.replace(/\.ya?ml$/, ''),
      about: `${grounds[mode]}: ${comment.replace(/\.$/, '')}`,
      colours: [background, accent],
    }
  })
}

const lookShape = z.object({ mode: z.enum(['dark', 'light', 'system']) })

/** Colours as blocks, for a terminal that shows 16 million of them. */
export const swatch = (colours: readonly string[]): string =>
  `${colours.map((hex) => `\u001B[48;2;${rgbOf(hex).join(';')}m  `).join('')}\u001B[0m `

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The path of a look from the portfolio beside whose `looks/` it lies. */
export const lookPath = (name: string) => `looks/${fileOf(name)}`

/**
 * A look of the engine as files of an owner: itself, and the drawings that it names.
 *
 * @param schema the path of the engine’s folder `schema` from the owner’s `looks/`
 */
export function filesOfLook(name: string, schema: string): OwnersFile[] {
  const text = readFileSync(join(folder, fileOf(name)), 'utf8')
  const named = new Set(textsIn(parse(text)).filter((one) => existsSync(join(folder, one))))
  return [
    { path: lookPath(name), content: withSchema(text, schema) },
    ...[...named].map((path) => ({
      path: posix.join('looks', path),
      content: readFileSync(join(folder, path)),
    })),
  ]
}
