import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { looksOfEngine } from '../../../src/node/create/looks.ts'
import { at } from '../schema/setting.ts'
import { filesIn, inOwnersFolder, schemaOf } from './creating.ts'

const { run, out } = inOwnersFolder()

it.each(looksOfEngine())(
  'add look copies $name with all its files, and the copy is in order',
  async ({ name }) => {
    expect(await run('add', 'look', 'mine', '--from', name)).toBe(0)
    expect(out.at(-1)).toBe(
      'Next: theme: mine in portfolio.yaml takes it, and npm run dev follows each edit of it.',
    )
    expect(filesIn('looks/mine')).toEqual(filesIn(at(`content/looks/${name}`)))
    expect(schemaOf('looks/mine/look.yaml')).toBe('../../node_modules/onefolio/schema/look.schema.json')
    writeFileSync(
      'portfolio.yaml',
      readFileSync('portfolio.yaml', 'utf8').replace('theme: paper', 'theme: mine'),
    )
    expect(await run('check')).toBe(0)
  },
)

it('add look copies an own look, too, and makes a folder of one that is a file', async () => {
  mkdirSync('looks/images', { recursive: true })
  cpSync(at('content/looks/paper/logo.svg'), 'looks/images/logo.svg')
  writeFileSync('looks/old.yaml', 'mode: light\nlogo: { src: images/logo.svg }\n')
  expect(await run('add', 'look', 'mine', '--from', 'looks/old.yaml')).toBe(0)
  expect(readFileSync('looks/mine/look.yaml', 'utf8')).toContain('logo: { src: ../images/logo.svg }')
  expect(await run('add', 'look', 'other', '--from', 'mine')).toBe(0)
  expect(filesIn('looks/other')).toEqual(filesIn('looks/mine'))
})

it.each([
  [['look', 'mine', '--from', 'papr'], /^There is no look papr\. Did you mean paper\?/],
  [['look', 'mine'], /^Name the new look and the one to begin with/],
  [['look', '../mine', '--from', 'paper'], /^A look cannot be called \.\.\/mine/],
  [['skills', '--from', 'paper'], /^Only a look is made --from another\./],
])('add %j is refused in a sentence', async (args, sentence) => {
  expect(await run('add', ...args)).toBe(2)
  expect(out.join('\n')).toMatch(sentence)
  expect(existsSync('looks')).toBe(false)
})

it('add look overwrites nothing, and lists all looks without a name', async () => {
  mkdirSync('looks/mine', { recursive: true })
  expect(await run('add', 'look', 'mine', '--from', 'paper')).toBe(2)
  expect(out.at(-1)).toBe('looks/mine is there already, and is left as it is.')
  expect(filesIn('looks')).toEqual([])
  expect(await run('add', 'look')).toBe(0)
  for (const { name, about } of looksOfEngine())
    expect(out.at(-1)).toMatch(new RegExp(`^${basename(name)} +${about}. For `, 'm'))
})
