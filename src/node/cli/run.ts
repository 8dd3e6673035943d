import { fileURLToPath } from 'node:url'
import type { Surroundings } from './commandLine.ts'

// `npm run check`, and the other commands: `jiti src/node/cli/run.ts check` and its arguments. Only the one is loaded.

/** A command: takes its arguments and returns the exit code. */
type Command = (args: string[], surroundings: Surroundings) => number | Promise<number>

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  add: async () => (await import('./add.ts')).add,
  check: async () => (await import('./check.ts')).check,
  import: async () => (await import('./import.ts')).importPortfolio,
  refresh: async () => (await import('./refresh.ts')).refresh,
  translate: async () => (await import('./translate.ts')).translate,
}

const { argv, env, stderr, stdout } = process
const [name = '', ...args] = argv.slice(2)
const load = commands[name]
if (!load) throw new Error(`There is no command ${name} among ${Object.keys(commands).join(', ')}.`)
// Whoever reads the output may stop early, as `head` does. That is no failure.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
/** The stream of the command's report, which has colours if that stream supports them. */
const shown = name === 'check' ? stdout : stderr
const command = await load()
process.exitCode = await command(args, {
  out: (text) => stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
  env,
  colour: shown.isTTY === true && shown.hasColors(),
  cache: fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url)),
})
