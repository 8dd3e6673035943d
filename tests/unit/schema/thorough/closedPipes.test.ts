import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

it.each(['check', 'import', 'refresh', 'translate'])(
  'npm run %s exits with 0 when its output pipe is closed',
  async (name) => {
    const jiti = createRequire(import.meta.url)
      .resolve('jiti/package.json')
      .replace('package.json', 'lib/jiti-cli.mjs')
    const child = spawn(process.execPath, [jiti, 'src/node/cli/run.ts', name, '--help'])
    child.stdout.destroy()
    const stderr: Buffer[] = []
    child.stderr.on('data', (chunk) => stderr.push(chunk))
    const [code] = await once(child, 'close')
    expect({ code, stderr: Buffer.concat(stderr).toString() }).toEqual({ code: 0, stderr: '' })
  },
)
