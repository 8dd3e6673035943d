import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { freePort } from '../browser/support/servers/server.ts'

/** The example whose page tests build. */
export const example = join(root, 'content/examples/designer')

/** A new folder whose path has spaces and letters beyond ASCII, as people’s have. */
export const newFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'onefolio päckage ')))

/** Packs the engine as npm would publish it. Returns the path of the file. */
export function pack(): string {
  const to = newFolder()
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], { cwd: root })
  return join(to, readdirSync(to).find((name) => name.endsWith('.tgz')) ?? '')
}

/** A folder of an owner who begins with the example and has nothing installed yet. */
export function ownersFolder(): string {
  const folder = join(newFolder(), 'my site')
  mkdirSync(folder)
  cpSync(example, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "my-site", "private": true, "type": "module" }\n')
  return folder
}

/** The path of the command as it lies in a folder. */
const bin = (folder: string) => join(folder, 'node_modules/onefolio/src/node/cli/bin.mjs')

/** Runs a program in a folder, without npm’s settings of the tests’ own run. Returns what it prints. */
export const run = (folder: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', env: surroundings() })

/** Runs a command of the installed engine. Returns what it prints. */
export const onefolio = (folder: string, ...args: string[]): string =>
  run(folder, process.execPath, bin(folder), ...args)

/** Starts the dev server of an owner. Ends it with `stop`. */
export async function startDev(
  program: readonly string[],
  folder: string,
): Promise<{ origin: string; ms: number; stop: () => void }> {
  const port = await freePort()
  const began = performance.now()
  const [file = '', ...args] = program
  const child: ChildProcess = spawn(file, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: surroundings(),
  })
  let printed = ''
  await new Promise<void>((done, fail) => {
    const read = (text: Buffer) => {
      printed += text
      if (printed.includes(`:${port}`)) done()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${printed}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, ms: performance.now() - began, stop: () => child.kill() }
}

/** How an owner starts the dev server of the installed engine. */
export const devOf = (folder: string) => [process.execPath, bin(folder), 'dev']

/** All files of the installed engine, with the time of their last change. */
export const engineFiles = (folder: string): Record<string, number> => {
  const engine = realpathSync(join(folder, 'node_modules/onefolio'))
  return Object.fromEntries(
    readdirSync(engine, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/(?:^|[\\/])node_modules[\\/]/.test(name))
      .map((name) => [name, statSync(join(engine, name)).mtimeMs]),
  )
}

/** All files below a folder, with their content. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

function surroundings(): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|VITEST|NODE_ENV|PORTFOLIO|LOOK|INIT_CWD)/i.test(name),
  )
  return Object.fromEntries(env)
}
