import { expect, it, vi } from 'vitest'
import { publishedFiles } from '../../src/node/build/files/publishedFiles.ts'
import { ContentFile } from '../../src/node/content/content.ts'

const source = new ContentFile('tests/fixtures/good.yaml')

it('publishes nothing for a missing YAML file, and hides no other failure', () => {
  expect(publishedFiles(new ContentFile('tests/fixtures/nowhere.yaml'))).toEqual([])
  const failing = new ContentFile(source.file)
  vi.spyOn(failing, 'content').mockImplementation(() => {
    throw new Error('The disk is gone.')
  })
  expect(() => publishedFiles(failing)).toThrow('The disk is gone.')
})
