import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Editor, openEditor } from '../languageServer.ts'
import { at, found, textOf } from '../setting.ts'

let editor: Editor
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

describe('an editor and the check agree', { timeout: 120_000 }, () => {
  const toSchema = '# yaml-language-server: $schema=../../../schema/portfolio.schema.json\n'
  const underlined = (text: string) => editor.underlined(toSchema + text.replace(/^#.*\n/, ''))

  it('on all examples, with years with and without quotes', async () => {
    // That of the owner has a section type of its own, which its own schema would know.
    const isOfEngine = (name: string) => existsSync(at(name)) && !name.includes('/owner/')
    const names = ['content/examples', 'tests/sites'].flatMap((folder) =>
      readdirSync(at(folder)).map((name) => `${folder}/${name}/portfolio.yaml`),
    )
    const texts = ['content/portfolio.yaml', ...names.filter(isOfEngine)].map(textOf)
    expect(texts.length).toBeGreaterThan(12)
    for (const text of texts) expect(await underlined(text)).toEqual([])
  })

  it('on what has a wrong form', async () => {
    const ofForm =
      /^(?:wrong-(?:type|format|length)|unknown-(?:key|value|type)|missing-key|out-of-range|empty-|yaml-(?:number|boolean))/
    const silent: string[] = []
    for (const name of readdirSync(at('tests/fixtures/bad')).filter((one) => one.endsWith('.yaml'))) {
      const text = textOf(`tests/fixtures/bad/${name}`)
      const isRefused = found(text).some(({ code, path }) => path.length > 0 && ofForm.test(code))
      if (isRefused && (await underlined(text)).length === 0) silent.push(name)
    }
    // Whether an address is public is more than a pattern says.
    expect(silent).toEqual(['wrong-format-of-the-address.yaml'])
  })
})
