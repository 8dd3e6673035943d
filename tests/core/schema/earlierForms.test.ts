import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fixAll } from '../../../schema/fix/fix.ts'
import { formerKeysOf, formerMaxOf, formerNameOf } from '../../../schema/model/formerNames.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { check } from '../../../src/node/cli/check.ts'
import { found, good, spoil } from './setting.ts'

const fixtures = 'tests/fixtures/earlier'
const forms = readdirSync(fixtures)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earlier-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the command says of the portfolio in the folder, with paths that begin there. */
async function checked(...options: string[]) {
  const lines: string[] = []
  const code = await check([join(folder, 'portfolio.yaml'), ...options], {
    out: (text) => lines.push(text.replaceAll(`${folder}/`, '')),
    err: (text) => lines.push(text.replaceAll(`${folder}/`, '')),
    env: {},
    colour: false,
  })
  return { code, text: lines.join('\n') }
}

describe('each earlier form of the schema', () => {
  it.each(forms)('%s is brought to no errors by --fix', async (form) => {
    cpSync(join(fixtures, form), folder, { recursive: true })
    expect(await checked()).toMatchObject({ code: 1 })
    const fixed = await checked('--fix')
    await expect(`${fixed.text}\n`).toMatchFileSnapshot(`../../../${fixtures}/${form}/expected.txt`)
    expect(fixed.code).toBe(0)
    expect(await checked()).toMatchObject({ code: 0 })
  })

  it('stands in a fixture, with all that was renamed, narrowed or taken away since', async () => {
    const seen: string[] = []
    for (const form of forms) {
      cpSync(join(fixtures, form), folder, { recursive: true, force: true })
      const { text } = await checked('--json')
      for (const { code, message, path } of JSON.parse(text)) {
        const [, former, current] = /^"(.+)" is now called "(.+)"$/.exec(message) ?? []
        if (code === 'renamed-key') seen.push(`${former} → ${current}`)
        else seen.push(`${code} ${path.split('.').at(-1)}`)
      }
    }
    expect([...new Set(seen)].toSorted()).toEqual([...new Set(changedSince())].toSorted())
  })
})

describe('what no fix is certain of', () => {
  it('says what to write where a key stands by its former and by its current name', () => {
    const theme = (inner: string) => helpOf(`${good}theme:\n${inner}`, 'renamed-key')
    expect(theme('  radius: 5\n  shape: { radius: 12.5 }\n')).toBe(
      'it won over radius before: for the page to stay as it is, write 12.5 as radius, and take it away here',
    )
    expect(theme('  heads: above\n  sectionHeaders: beside\n')).toBe(
      'take it away: sectionHeaders is written too',
    )
  })

  it('names the range of a number that was never allowed', () => {
    const text = `${good}motion: { header: { scrollThreshold: 20000 } }\n`
    expect(found(text)).toMatchObject([
      { code: 'out-of-range', message: 'scrollThreshold must be a number from 0 to 60, and is 20000' },
    ])
    expect(found(text)[0]?.fix).toBeUndefined()
  })
})

describe('a key that was taken away', () => {
  it.each([
    ['labels: { skip: Skip, dark: Night }\n', 'labels: { skip: Skip }\n'],
    ['labels: { dark: Night, skip: Skip }\n', 'labels: { skip: Skip }\n'],
    ['labels:\n  dark: Night\n  light: Day # or not\n', 'labels: {}\n'],
    ['labels:\n  skip: Skip\n  dark: >-\n    Night\n    and day\n', 'labels:\n  skip: Skip\n'],
    [
      'labels:\n  skip: Skip\n  dark: >-\n    Night\n\n\n# The end.\n',
      'labels:\n  skip: Skip\n\n\n# The end.\n',
    ],
  ])('goes from %j', (before, after) => {
    const around = (labels: string) => spoil(good, 'footer:\n', `${labels}footer:\n`)
    const outcome = fixAll({ 'portfolio.yaml': around(before) }, (files) =>
      found(files['portfolio.yaml'] ?? ''),
    )
    expect(outcome.files['portfolio.yaml']).toBe(around(after))
    expect(outcome.left).toEqual([])
  })
})

const helpOf = (text: string, code: string) => found(text).find((one) => one.code === code)?.help

/** What the model knows of earlier forms, each as the code and the key of its diagnostic. */
function changedSince(): string[] {
  const changed: string[] = []
  const done = new Set<z.core.$ZodType>()
  const visit = (schema: z.core.$ZodType): void => {
    const inner = unwrapped(schema)
    if (done.has(inner)) return
    done.add(inner)
    changed.push(...formerKeysOf(schema).map((key) => `removed-key ${key}`))
    if (inner instanceof z.ZodArray) visit(inner.element)
    else if (inner instanceof z.ZodUnion) inner.options.forEach(visit)
    else if (inner instanceof z.ZodObject)
      for (const [key, field] of Object.entries(inner.shape)) {
        const former = formerNameOf(field)
        if (former !== undefined) changed.push(`${former} → ${key}`)
        if (formerMaxOf(field) !== undefined) changed.push(`out-of-range ${key}`)
        visit(field)
      }
  }
  visit(portfolio)
  return changed
}
