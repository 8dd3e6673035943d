import type { Surroundings } from './surroundings.ts'

/** A command: what it does with its arguments, and the exit code that comes of it. */
type Command = (args: string[], surroundings: Surroundings) => number | Promise<number>

/**
 * Runs a command on this process's arguments, streams and exit code.
 *
 * @param report the stream that what may have colours is written to
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
  })
}
