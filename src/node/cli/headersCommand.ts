import { printHeaders } from './printHeaders.ts'

// `npm run headers`: the command on this process's arguments, streams and exit code.

const printed = printHeaders(process.argv.slice(2))
if ('out' in printed) process.stdout.write(printed.out)
else {
  console.error(printed.err)
  process.exitCode = printed.code
}
