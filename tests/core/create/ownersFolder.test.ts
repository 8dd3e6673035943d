import { expect, it } from 'vitest'
import { filesIn, inOwnersFolder, schemaOf } from './creating.ts'

const { run } = inOwnersFolder()

it('translate names the schema in node_modules', async () => {
  expect(await run('translate', 'de')).toBe(0)
  expect(schemaOf('portfolio.de.yaml')).toBe('node_modules/onefolio/schema/overlay.schema.json')
})

it('add writes its section and its pictures there', async () => {
  expect(await run('add', 'projects')).toBe(0)
  expect(filesIn('images')).toEqual(['placeholder.svg'])
  expect(await run('check')).toBe(0)
})
