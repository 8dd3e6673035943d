import { expect, it } from 'vitest'
import { site } from '../../../schema/model/site.ts'
import { found, good, spoil } from './setting.ts'

const described = 'description: The page of Ada Byron.'
const withUrl = (url: string) => spoil(good, described, `${described}\n  url: ${JSON.stringify(url)}`)

it.each([
  ['https://example.com', 'https://example.com/'],
  ['https://Example.com/portfolio', 'https://example.com/portfolio/'],
  [' https://example.com/a/b/ ', 'https://example.com/a/b/'],
  ['http://example.com:8080/ä', 'http://example.com:8080/%C3%A4/'],
])('the address %s is normalized to %s', (written, kept) => {
  expect(site.shape.url.parse(written)).toBe(kept)
})

it.each([
  'example.com',
  'ftp://example.com/',
  'javascript://example.com/%0Aalert(1)',
  '/portfolio/',
  'https://example.com/?from=mail',
  'https://example.com/#top',
  'https://example.com/index.html',
  'https://me:secret@example.com/',
])('%s is refused as the address of the page', (url) => {
  const [first, ...others] = found(withUrl(url)).filter(({ severity }) => severity === 'error')
  expect(first).toMatchObject({ path: ['site', 'url'], line: 4, column: 8, severity: 'error' })
  expect(others).toEqual([])
})
