import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../content/examples')

/** The names of the examples that stand in `content/`: what an owner has taken away is not asked for. */
export const examples: string[] = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'portfolio.yaml')))
  : []
