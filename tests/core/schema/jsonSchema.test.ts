import { expect, it } from 'vitest'
import { anySection } from '../../../schema/model/sections/index.ts'
import {
  jsonSchema,
  jsonSchemaFile,
  overlayJsonSchema,
  overlaySchemaFile,
} from '../../../src/node/generate/jsonSchema.ts'
import { textOf } from './setting.ts'

interface Node {
  type?: string
  const?: string
  enum?: string[]
  default?: unknown
  description?: string
  properties?: Record<string, Node>
  items?: Node
  oneOf?: Node[]
  anyOf?: Node[]
  additionalProperties?: boolean
}

const schema: Node = JSON.parse(jsonSchema())

/** Every schema within one, with the path of keys that leads to it. */
function* within(node: Node, path: string): Generator<[string, Node]> {
  yield [path, node]
  for (const [key, inner] of Object.entries(node.properties ?? {})) yield* within(inner, `${path}.${key}`)
  if (node.items) yield* within(node.items, `${path}[]`)
  for (const branch of node.anyOf ?? []) yield* within(branch, path)
  for (const branch of node.oneOf ?? []) yield* within(branch, `${path}<${branch.properties?.type?.const}>`)
}

const all = [...within(schema, '')]

it('is up to date (otherwise run npm run schema)', () => {
  expect(textOf(jsonSchemaFile)).toBe(jsonSchema())
  expect(textOf(overlaySchemaFile)).toBe(overlayJsonSchema())
})

it('explains every key', () => {
  const keys = all.filter(([path]) => /\.\w+$/.test(path))
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([])
})

it('repeats the default of each text and number in its description', () => {
  const silent = all.filter(
    ([, node]) =>
      (typeof node.default === 'string' || typeof node.default === 'number') &&
      !node.description?.includes(`Default: ${JSON.stringify(node.default)}.`),
  )
  expect(silent.map(([path]) => path)).toEqual([])
})

it('allows no additional keys in any object', () => {
  const open = all.filter(([, node]) => node.type === 'object' && node.additionalProperties !== false)
  expect(open.map(([path]) => path)).toEqual([])
})

it('has a branch for each type of section, distinguished by its type', () => {
  const branches = schema.properties?.sections?.items?.oneOf ?? []
  const types = anySection.options.map((option) => option.shape.type.value)
  expect(branches.map(({ properties }) => properties?.type?.const)).toEqual(types)
})

it('has the values of each choice', () => {
  expect(schema.properties?.theme?.properties?.mode?.enum).toEqual(['dark', 'light', 'system'])
})

it('offers no former name of a key', () => {
  expect(jsonSchema()).not.toMatch(/"(?:line|lean|least|most)"/)
})
