import { spawn } from 'node:child_process'

/** Runs a program in a folder, with its output on this terminal. Gives its exit code; -1 if it could not be started. */
export type Run = (command: string, args: readonly string[], folder: string) => Promise<number>

/** Programs of npm are scripts on Windows, which only a shell starts. */
const isScript = (command: string) => process.platform === 'win32' && command === 'npm'

/**
 * Runs a program. What the owner's shell sets for the portfolio that it is in is not handed on.
 *
 * @param environment of the process
 */
export const runIn =
  (environment: NodeJS.ProcessEnv): Run =>
  (command, args, folder) =>
    new Promise((resolve) => {
      const { PORTFOLIO: _, LOOK: __, INIT_CWD: ___, ...env } = environment
      const child = spawn(command, args, { cwd: folder, env, stdio: 'inherit', shell: isScript(command) })
      child.on('error', () => resolve(-1))
      child.on('close', (code) => resolve(code ?? -1))
    })

/** How npm is started: by the path that npx hands on, which is sure to be the same npm, or by its name. */
export function npmCommand(env: NodeJS.ProcessEnv): [command: string, ...args: string[]] {
  const path = env.npm_execpath
  return path && /[\\/]np[mx]-cli\.js$/.test(path)
    ? [process.execPath, path.replace(/npx-cli\.js$/, 'npm-cli.js')]
    : ['npm']
}
