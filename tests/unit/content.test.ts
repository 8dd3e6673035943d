import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFile } from '../../schema/vite/content.ts'

// What must hold of any content that stands in this repository, whoever's words it has.

const examples = readdirSync('content/examples').map((name) => join('content/examples', name))

describe.each(['content', ...examples])('%s', (folder) => {
  it('has no mistake', () => {
    expect(contentFile(join(folder, 'portfolio.yaml')).content()).not.toHaveProperty('diagnostics')
  })
})

it.each(examples)('the pictures of %s are below 200 kB each', (folder) => {
  const images = join(folder, 'images')
  for (const name of readdirSync(images))
    expect(statSync(join(images, name)).size, name).toBeLessThan(200_000)
})
