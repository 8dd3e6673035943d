import { onefolio } from '../src/node/cli/onefolio.ts'

/** Runs `onefolio` with arguments, and gives its exit code and output. */
export async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const out: string[] = []
  const err: string[] = []
  const code = await onefolio(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env,
    colour: false,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
