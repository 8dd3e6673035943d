import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBeside } from '../../../schema/lookup/files.ts'
import { decodedFiles } from '../../../schema/lookup/pictures/decoding.ts'
import { wholePictures } from '../../../schema/lookup/pictures/wholePictures.ts'
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

it.each(['cut-off.jpg', 'cut-off.png'])('%s is broken once it was decoded', async (name) => {
  const { files, decode } = filesIn(folder)
  expect(files(name).kind).toBe('picture')
  expect(await decode()).toBe(true)
  expect(files(name)).toMatchObject({ kind: 'broken', reason: expect.stringMatching(/\w{4}/) })
  expect(await decode(), 'there is nothing new').toBe(false)
})

it('what is whole, too large, no picture or not there stays what it is', async () => {
  const { files, decode } = filesIn(folder)
  const names = ['real.png', 'huge.png', 'text.png', 'none.png']
  const before = names.map(files)
  expect(await decode()).toBe(false)
  expect(names.map(files)).toEqual(before)
})

it('a file that has changed is decoded anew', async () => {
  const first = filesIn(folder)
  first.files('cut-off.png')
  await first.decode()
  copyFileSync(join(folder, 'real.png'), join(folder, 'cut-off.png'))
  const { files, decode } = filesIn(folder)
  files('cut-off.png')
  expect(await decode()).toBe(false)
  expect(files('cut-off.png').kind).toBe('picture')
})

it('a picture that was whole is not decoded again by a later run, until it is written anew', async () => {
  const kept = join(folder, 'whole.json')
  const first = wholePictures(kept)
  expect(first.has('a.png', 'as it was')).toBe(false)
  first.add('a.png', 'as it was')
  first.save()
  const later = wholePictures(kept)
  expect(later.has('a.png', 'as it was')).toBe(true)
  expect(later.has('a.png', 'as it is')).toBe(false)
  writeFileSync(kept, '{ "a.png"')
  expect(wholePictures(kept).has('a.png', 'as it was'), 'what is kept is spoilt').toBe(false)
})
