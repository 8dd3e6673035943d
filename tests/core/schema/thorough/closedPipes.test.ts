import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it.each(['check', 'import', 'refresh', 'translate'])(
  'npm run %s exits with 0 when its output pipe is closed',
  async (name) => {
    const child = spawn(process.execPath, ['src/node/cli/bin.mjs', name, '--help'])
    child.stdout.destroy()
    const stderr: Buffer[] = []
    child.stderr.on('data', (chunk) => stderr.push(chunk))
    const [code] = await once(child, 'close')
    expect({ code, stderr: Buffer.concat(stderr).toString() }).toEqual({ code: 0, stderr: '' })
  },
)
