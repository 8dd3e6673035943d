import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { check } from '../../../src/node/cli/check.ts'
import { create } from '../../../src/node/cli/create.ts'
import { onefolio } from '../../../src/node/cli/onefolio.ts'
import type { Questions } from '../../../src/node/create/questions.ts'
import type { RunCommand } from '../../../src/node/create/running.ts'
import { engineFolder } from '../../../src/node/engine.ts'

/** What a call of the command did: its exit code, its output, and the programs that it ran. */
export interface Created {
  code: number
  out: string
  err: string
  ran: string[]
}

/** Runs `onefolio create`, with programs that do nothing but give `exits`, and questions that are answered so. */
export async function created(
  args: readonly string[],
  {
    ask,
    exits = {},
    env = {},
  }: { ask?: Questions; exits?: Record<string, number>; env?: NodeJS.ProcessEnv } = {},
): Promise<Created> {
  const [out, err, ran]: string[][] = [[], [], []]
  const run: RunCommand = async (command, rest, folder) => {
    const line = [command === process.execPath ? 'node' : command, ...rest].join(' ')
    ran?.push(`${folder}$ ${line}`)
    return Object.entries(exits).find(([words]) => line.includes(words))?.[1] ?? 0
  }
  const code = await create(
    args,
    { out: (text) => out?.push(text), err: (text) => err?.push(text), env, colour: false },
    { ask: ask && (() => ask), run },
  )
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '', ran: ran ?? [] }
}

/** A folder that is not there yet, with a path that many programs stumble over. */
export const newFolder = () => join(mkdtempSync(join(tmpdir(), 'größe und ')), 'meine Seite')

/** The paths of all files in a folder, with slashes; sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()

/** The report of `onefolio check` on a folder. */
export async function checked(folder: string, ...flags: string[]) {
  const out: string[] = []
  const say = (text: string) => out.push(text)
  const surroundings = { out: say, err: say, env: {}, colour: false }
  const code = await check([join(folder, 'portfolio.yaml'), ...flags], surroundings)
  return { code, report: out.join('\n') }
}

/**
 * Has each test of a file, or of a group, in the folder of an owner as npm leaves it, with the engine behind a link.
 * `run` runs a command there, and `out` has what it printed.
 */
export function inOwnersFolder() {
  const before = process.cwd()
  const out: string[] = []
  beforeEach(async () => {
    out.length = 0
    const folder = newFolder()
    await created([folder, '--blank', '--no-install'])
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(engineFolder, join(folder, 'node_modules/onefolio'), 'junction')
    process.chdir(folder)
  })
  afterEach(() => process.chdir(before))
  const say = (text: string) => out.push(text)
  const run = (...args: string[]) => onefolio(args, { out: say, err: say, env: {}, colour: false })
  return { run, out }
}

/** The address of the schema that a file names for editors. */
export const schemaOf = (path: string) => /\$schema=(\S+)/.exec(readFileSync(path, 'utf8'))?.[1]
