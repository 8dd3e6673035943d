import { check } from './checkCommand.ts'

// `npm run check`: the command on this process's arguments, streams and exit code.

const { argv, env, stderr, stdout } = process

// Whoever reads the output may stop early, as `head` does. That is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await check(argv.slice(2), {
  out: (text) => stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
  env,
  colour: stdout.isTTY === true && stdout.hasColors(),
})
