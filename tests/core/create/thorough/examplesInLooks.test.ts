import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { looksOfEngine } from '../../../../src/node/create/looks.ts'
import { exampleNames } from '../../../../src/node/create/start.ts'
import { checked, created, newFolder } from '../creating.ts'

it.each(exampleNames())('%s is in order in any look, with its own logo', async (name) => {
  for (const { name: look } of looksOfEngine()) {
    const folder = newFolder()
    await created([folder, '--example', name, '--look', look, '--no-install'])
    const { theme } = parse(readFileSync(join(folder, 'portfolio.yaml'), 'utf8'))
    expect(theme).toEqual({ look, logo: { src: 'images/logo.svg' } })
    expect(await checked(folder)).toMatchObject({ code: 0 })
  }
})
