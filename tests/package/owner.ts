import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { freePort } from '../browser/support/servers/server.ts'

/** The example whose page tests build. */
export const example = join(root, 'content/examples/designer')

const made: string[] = []

/** A new folder whose path has spaces and letters beyond ASCII, as people’s have. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'onefolio päckage ')))
  made.push(folder)
  return folder
}

/** Takes away all new folders. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) {
    if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'u+w', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

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

/** What programs of an owner run with. */
export interface Machine {
  /** Folders of programs that come before all others. */
  path?: readonly string[]
  /** The user as whom the engine runs. */
  user?: { uid: number; gid: number; home: string } | undefined
}

/** Whoever may write nothing that is not theirs. Root may write anywhere, so that permissions would show nothing. */
export function nobody(): Machine['user'] {
  if (process.getuid?.() !== 0) return undefined
  const home = newFolder()
  execFileSync('chown', ['65534:65534', home])
  return { uid: 65534, gid: 65534, home }
}

/** The folder of the program of a version of Node, such as 20.19.0 or latest, from the package of that name. */
export function nodeFolder(version: string): string {
  const folder = newFolder()
  // For any user.
  chmodSync(folder, 0o755)
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', `node@${version}`])
  return join(folder, 'node_modules/node/bin')
}

/** The folder of the program pnpm. */
export function pnpmFolder(): string {
  const folder = newFolder()
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', 'pnpm@latest'])
  return join(folder, 'node_modules/.bin')
}

/** The path of the command as it lies in a folder. */
const bin = (folder: string) => join(folder, 'node_modules/onefolio/src/node/cli/bin.mjs')

/** Runs a program in a folder, without npm’s settings of the tests’ own run. Returns what it prints. */
export const run = (folder: string, program: string, args: readonly string[], machine?: Machine): string =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    // What a program says of a failure is then part of the error.
    stdio: 'pipe',
    ...surroundings(machine),
  })

/** Runs a command of the installed engine. Returns what it prints. */
export const onefolio = (folder: string, args: readonly string[], machine?: Machine): string =>
  run(folder, 'node', [bin(folder), ...args], machine)

/** Starts a server of an owner. Ends it with `stop`. */
export async function startServer(
  program: readonly string[],
  folder: string,
  machine?: Machine,
): Promise<{ origin: string; ms: number; stop: () => void }> {
  const port = await freePort()
  const began = performance.now()
  const [file = '', ...args] = program
  const child: ChildProcess = spawn(file, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    ...surroundings(machine),
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

/** How an owner starts a server of the installed engine: `dev` or `preview`. */
export const serverOf = (command: string, folder: string) => ['node', bin(folder), command]

/** The files of the installed engine that are not its packages, with the time of their last change. */
export const engineFiles = (folder: string): Record<string, number> => {
  const engine = realpathSync(join(folder, 'node_modules/onefolio'))
  return Object.fromEntries(
    ['schema', 'src', 'content']
      .flatMap((part) =>
        readdirSync(join(engine, part), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(part, name),
        ),
      )
      .map((name) => [name, statSync(join(engine, name)).mtimeMs]),
  )
}

/**
 * Gives an owner's folder to a user, and takes from everybody the right to write into the folder of the engine and into
 * that of the fonts.
 */
export function makeReadOnly(folder: string, user: Machine['user']): void {
  if (user) run(dirname(folder), 'chown', ['-R', `${user.uid}:${user.gid}`, '.'])
  run(folder, 'chmod', ['-R', 'a-w', 'node_modules/onefolio', 'node_modules/@fontsource-variable'])
}

/** All files below a folder. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

/** Where `npx` keeps what it runs: downloads are taken from npm's own cache, all else goes with the test. */
let cache: string | undefined
function npmCache(): string {
  if (cache !== undefined) return cache
  const usual = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
  cache = newFolder()
  mkdirSync(join(usual, '_cacache'), { recursive: true })
  symlinkSync(join(usual, '_cacache'), join(cache, '_cacache'), 'junction')
  return cache
}

function surroundings({ path = [], user }: Machine = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|VITEST|NODE_ENV|PORTFOLIO|LOOK|INIT_CWD|HOME$)/i.test(name),
  )
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(kept),
    HOME: user?.home ?? process.env.HOME,
    PATH: [...path, process.env.PATH].join(delimiter),
  }
  return user ? { env, uid: user.uid, gid: user.gid } : { env: { ...env, npm_config_cache: npmCache() } }
}
