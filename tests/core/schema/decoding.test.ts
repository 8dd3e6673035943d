import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBeside } from '../../../schema/files/files.ts'
import { decodedFiles } from '../../../schema/pictures/decoding.ts'
import { keptFacts } from '../../../schema/pictures/kept.ts'
import { at } from './setting.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'decoding-'))
  for (const name of ['cut-off.jpg', 'cut-off.png', 'real.png', 'text.png', 'huge.png'])
    copyFileSync(at(`tests/fixtures/bad/images/${name}`), join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

const filesIn = (folder: string) =>
  decodedFiles(filesBeside(join(folder, 'portfolio.yaml')), (path) => join(folder, path))

it.each(['cut-off.jpg', 'cut-off.png'])('%s is reported as broken once it has been decoded', async (name) => {
  const { files, decode } = filesIn(folder)
  expect(files(name).kind).toBe('picture')
  expect(await decode()).toBe(true)
  expect(files(name)).toMatchObject({ kind: 'broken', reason: expect.stringMatching(/\w{4}/) })
  expect(await decode(), 'nothing new is found').toBe(false)
})

it('decoding changes nothing for files that are intact, too large, missing or not pictures', async () => {
  const { files, decode } = filesIn(folder)
  const names = ['real.png', 'huge.png', 'text.png', 'none.png']
  const before = names.map(files)
  expect(await decode()).toBe(false)
  expect(names.map(files)).toEqual(before)
})

it('a file that has changed is decoded again', async () => {
  const first = filesIn(folder)
  first.files('cut-off.png')
  await first.decode()
  copyFileSync(join(folder, 'real.png'), join(folder, 'cut-off.png'))
  const { files, decode } = filesIn(folder)
  files('cut-off.png')
  expect(await decode()).toBe(false)
  expect(files('cut-off.png').kind).toBe('picture')
})

it('a later run remembers an intact picture until the file changes', () => {
  const whole = () => keptFacts<true>('whole-pictures', folder)
  const first = whole()
  expect(first.get('a.png', 'as it was')).toBeUndefined()
  first.set('a.png', 'as it was', true)
  first.save()
  expect(whole().get('a.png', 'as it was')).toBe(true)
  expect(whole().get('a.png', 'as it is')).toBeUndefined()
  writeFileSync(join(folder, 'portfolio-whole-pictures.json'), '{ "a.png"')
  expect(whole().get('a.png', 'as it was'), 'a corrupt record is ignored').toBeUndefined()
})
