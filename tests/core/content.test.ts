import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ContentFile } from '../../src/node/content/content.ts'
import { owners, yamlOf } from '../sites/sites.ts'

// What must hold for all content in this repository, the owner's included.

const folders = owners.map((name) => dirname(relative('.', yamlOf(name))))

describe.each(folders)('%s', (folder) => {
  it('has no mistake', () => {
    expect(new ContentFile(join(folder, 'portfolio.yaml')).content()).not.toHaveProperty('diagnostics')
  })
})

it.each(folders)('the pictures of %s are below 200 kB each', (folder) => {
  const images = join(folder, 'images')
  for (const name of existsSync(images) ? readdirSync(images) : [])
    expect(statSync(join(images, name)).size, name).toBeLessThan(200_000)
})

it('recognizes its files however their paths are written', () => {
  const source = new ContentFile('tests/fixtures/site/portfolio.yaml')
  source.content()
  // Vite normalizes backslashes in paths, which Node does not.
  const written = (name: string) => `${process.cwd()}/tests//fixtures/site/${name}`
  expect(source.isMain(written('portfolio.yaml'))).toBe(true)
  expect(source.isContent(written('portfolio.de.yaml'))).toBe(true)
  expect(source.isContent(written('images/portrait.webp'))).toBe(false)
  const [picture = ''] = [...source.files].filter((file) => file.endsWith('.webp'))
  expect(source.dependsOn(written(relative(source.beside('.'), picture)))).toBe(true)
})
