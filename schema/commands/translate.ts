import { translate } from './translateCommand.ts'

// `npm run translate`: the command on this process's arguments, streams and exit code.

const { argv, env, stderr, stdout } = process

process.exitCode = translate(argv.slice(2), {
  out: (text) => stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
  env,
  colour: stderr.isTTY === true && stderr.hasColors(),
})
