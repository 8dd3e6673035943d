import { fileURLToPath } from 'node:url'
import type { Surroundings } from './surroundings.ts'

/** A command: takes its arguments and returns the exit code. */
type Command = (args: string[], surroundings: Surroundings) => number | Promise<number>

/**
 * Runs a command on this process's arguments, streams and exit code.
 *
 * @param report the stream of the command's report, which has colours if that stream supports them
 */
export async function run(command: Command, report: 'stdout' | 'stderr' = 'stderr'): Promise<void> {
  const { argv, env, stderr, stdout } = process
  // Whoever reads the output may stop early, as `head` does. That is no failure.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
  const shown = process[report]
  process.exitCode = await command(argv.slice(2), {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    env,
    colour: shown.isTTY === true && shown.hasColors(),
    cache: fileURLToPath(new URL('../../node_modules/.cache', import.meta.url)),
  })
}
