import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs the command as Yarn's Plug'n'Play does, which sets this version before anything else. */
const withPnp = (...args: string[]) => {
  const hook = 'data:text/javascript,process.versions.pnp="3"'
  return spawnSync(process.execPath, ['--import', hook, 'src/node/cli/bin.mjs', ...args], {
    encoding: 'utf8',
  })
}

it.each([[['--help']], [['check']], [['dev']]])(
  'onefolio %s refuses Plug’n’Play, and says what to write',
  (args) => {
    expect(withPnp(...args)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'Onefolio needs a folder node_modules: write nodeLinker: node-modules into .yarnrc.yml.\n',
    })
  },
)
