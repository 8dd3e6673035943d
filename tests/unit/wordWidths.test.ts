import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { load } from '../../schema/check/load.ts'
import { wordWidths } from '../../src/build/outlines/wordWidths.ts'
import { caches } from './caches.ts'

const result = load(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), { file: 'portfolio.yaml' })
const site = 'portfolio' in result ? result.portfolio : undefined

it('words are measured in the display font, unless the text has letters that it lacks', async () => {
  if (!site) throw new Error('The content is not in order.')
  const widthOf = await wordWidths('*Half* engineer', site, caches.fonts)
  expect(widthOf?.('engineer')).toBeGreaterThan(2)
  for (const text of ['奥行き', 'Half ✨', '👩‍👩‍👧‍👦'])
    expect(await wordWidths(text, site, caches.fonts), text).toBeUndefined()
})
