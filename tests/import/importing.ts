import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import type { portfolio } from '../../schema/model/portfolio.ts'
import { report } from '../../schema/report/report.ts'
import { Unimportable } from '../../schema/report/unbuildable.ts'
import { imported } from '../../src/node/import/imported.ts'

type Written = z.input<typeof portfolio>

/** The import of a file or folder: the portfolio as written, and the leftovers as `where: why`. */
export async function importOf(path: string) {
  const { text, format, leftovers } = await imported(path, '../schema')
  const written: Written = parse(text)
  return { text, format, written, leftovers, left: leftovers.map(({ where, why }) => `${where}: ${why}`) }
}

const folder = mkdtempSync(join(tmpdir(), 'import-'))

/** Writes a temporary file with this name and content, and gives its path. */
export function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'of-')), name)
  writeFileSync(path, content)
  return path
}

/** The message with which a file is refused; undefined if it is accepted. */
export async function refusal(path: string): Promise<string | undefined> {
  try {
    await imported(path, 'schema')
    return undefined
  } catch (error) {
    if (error instanceof Unimportable) return error.message
    throw error
  }
}

/** The report of a text as a portfolio; empty if it is valid. */
export function mistakes(text: string): string {
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml' })
  return 'portfolio' in loaded ? '' : report(loaded.diagnostics, text)
}
