import { join } from 'node:path'
import { cacheHome } from '../cacheHome.ts'
import type { Command } from './commandLine.ts'

/** Runs a command line on this process's arguments, streams and exit code. */
export async function run(command: Command): Promise<void> {
  const { argv, env, stderr, stdout } = process
  // Whoever reads the output may stop early, as `head` does. That is no failure.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
  const args = argv.slice(2)
  /** The stream of the command's report, which has colours if that stream supports them. */
  const shown = args[0] === 'check' ? stdout : stderr
  process.exitCode = await command(args, {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    env,
    colour: shown.isTTY === true && shown.hasColors(),
    cache: join(cacheHome('.'), '.cache'),
  })
}
