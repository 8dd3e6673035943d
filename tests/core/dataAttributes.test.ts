import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as names from '../../src/shared/dataAttributes.ts'

test('the shared data attributes are written nowhere but in their own file', () => {
  const attributes = Object.values(names)
  expect(attributes.length).toBeGreaterThan(14)
  const properties = attributes.map((name) =>
    name.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  )
  const literal = new RegExp(
    `(?:${attributes.join('|')})(?![\\w-])|dataset\\??\\.(?:${properties.join('|')})\\b`,
  )
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/dataAttributes\.ts$|hero\/art\//.test(file.replaceAll('\\', '/')),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    readFileSync(join('src', file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .flatMap((line) => (literal.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
