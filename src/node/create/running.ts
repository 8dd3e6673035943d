import { spawn } from 'node:child_process'

/** Runs a program in a folder, with its output on this terminal. Gives its exit code; -1 if it could not be started. */
export type RunCommand = (command: string, args: readonly string[], folder: string) => Promise<number>

/** Package managers are scripts on Windows, which only a shell starts. */
const isScript = (command: string) => process.platform === 'win32' && /^p?npm$/.test(command)

/**
 * Runs a program. What the owner's shell sets for the portfolio that it is in is not handed on.
 *
 * @param environment of the process
 */
export const runIn =
  (environment: NodeJS.ProcessEnv): RunCommand =>
  (command, args, folder) =>
    new Promise((resolve) => {
      const { PORTFOLIO: _, LOOK: __, INIT_CWD: ___, ...env } = environment
      const child = spawn(command, args, { cwd: folder, env, stdio: 'inherit', shell: isScript(command) })
      child.on('error', () => resolve(-1))
      child.on('close', (code) => resolve(code ?? -1))
    })

/** The package managers that `create` installs with, and of which it speaks. */
export type PackageManager = 'npm' | 'pnpm'

/** The package manager that runs this process, as it says in its environment. */
export const packageManagerOf = ({ npm_config_user_agent: agent = '' }: NodeJS.ProcessEnv): PackageManager =>
  agent.startsWith('pnpm/') ? 'pnpm' : 'npm'

/** How an installation is started: npm by the path that npx hands on, which is sure to be the same one, or by its name. */
export function installCommand(env: NodeJS.ProcessEnv): [command: string, ...args: string[]] {
  if (packageManagerOf(env) === 'pnpm') return ['pnpm', 'install']
  const path = env.npm_execpath
  const npm =
    path && /[\\/]np[mx]-cli\.js$/.test(path)
      ? ([process.execPath, path.replace(/npx-cli\.js$/, 'npm-cli.js')] as const)
      : (['npm'] as const)
  return [...npm, 'install', '--no-audit', '--no-fund']
}
