import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../browser/support/paths.ts'
import { guide, includes, renderedParts, tabled } from '../setup/lookParts.ts'

it('tells those who write a look of each part of a page, and where it stands', () => {
  const unsaid: string[] = []
  for (const [part, places] of renderedParts())
    for (const place of places)
      if (!includes(tabled.get(part) ?? [], place)) unsaid.push(`${part} in ${place}`)
  expect(unsaid).toEqual([])
})

it('tells them of no measure that nothing reads or sets', () => {
  const client = join(root, 'src/client')
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('\n')
  const measures = new Set(guide.match(/--[a-z][a-z0-9-]*/g))
  expect(measures.size).toBeGreaterThan(50)
  expect(
    [...measures].filter((name) => !sources.includes(`var(${name}`) && !sources.includes(`'${name}':`)),
  ).toEqual([])
})
