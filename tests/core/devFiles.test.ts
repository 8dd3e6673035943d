import { expect, it } from 'vitest'
import { publishedFiles } from '../../src/node/build/files/publishedFiles.ts'
import { contentFile } from '../../src/node/content/content.ts'

const source = contentFile('tests/fixtures/good.yaml')

it('publishes nothing for a missing YAML file, and hides no other failure', () => {
  expect(publishedFiles(contentFile('tests/fixtures/nowhere.yaml'))).toEqual([])
  const failing = {
    ...source,
    content: () => {
      throw new Error('The disk is gone.')
    },
  }
  expect(() => publishedFiles(failing)).toThrow('The disk is gone.')
})
