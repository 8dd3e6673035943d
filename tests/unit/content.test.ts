import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFile } from '../../schema/vite/content.ts'
import { examples } from '../examples.ts'

// What must hold of any content that stands in this repository, whoever's words it has.

const folders = examples.map((name) => join('content/examples', name))

describe.each(['content', ...folders])('%s', (folder) => {
  it('has no mistake', () => {
    expect(contentFile(join(folder, 'portfolio.yaml')).content()).not.toHaveProperty('diagnostics')
  })
})

it.each(folders)('the pictures of %s are below 200 kB each', (folder) => {
  const images = join(folder, 'images')
  for (const name of existsSync(images) ? readdirSync(images) : [])
    expect(statSync(join(images, name)).size, name).toBeLessThan(200_000)
})
