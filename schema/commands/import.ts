import { importPortfolio } from './importCommand.ts'

// `npm run import`: the command on this process's arguments, streams and exit code.

const { argv, env, stderr, stdout } = process

process.exitCode = await importPortfolio(argv.slice(2), {
  out: (text) => stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
  env,
  colour: stderr.isTTY === true && stderr.hasColors(),
})
