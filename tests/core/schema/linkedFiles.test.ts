import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileFound } from '../../../schema/check/links/files.ts'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import type { FileFacts } from '../../../schema/files/files.ts'
import { filesBeside } from '../../../schema/files/files.ts'
import { fileNotes, linkedFile, linkedFiles } from '../../../schema/files/linkedFiles.ts'
import { publicFilesBeside } from '../../../schema/files/publicFiles.ts'
import { portfolio as schema } from '../../../schema/model/portfolio.ts'

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['./files/cv.pdf', 'files/cv.pdf'],
  ['files/price%20list.pdf#page=2', 'files/price list.pdf'],
  ['files/cv.pdf?download', 'files/cv.pdf'],
  ['files/100%.pdf', 'files/100%.pdf'],
])('a link to %s leads to the file %s', (href, file) => expect(linkedFile(href)).toBe(file))

it.each([
  '#cv.pdf',
  '/cv.pdf',
  '../cv.pdf',
  'a/../../cv.pdf',
  './/etc/host.conf',
  '%2Fetc/host.conf',
  'a%2F..%2F..%2Fcv.pdf',
  '//example.com/cv.pdf',
  'https://example.com/cv.pdf',
  'mailto:a@b.pdf',
  'blog/',
  'more',
  '?a=b.pdf',
  '.env',
  '',
])('a link to %s leads to no file beside the YAML', (href) => expect(linkedFile(href)).toBeUndefined())

it('a link whose path begins at the root of the disk gets a warning, even if a file is there', () => {
  expect(fileFound('%2Fetc/host.conf', () => ({ kind: 'not-a-picture' }))?.code).toBe('unprovided-path')
})

it('finds the files of links and of Markdown, each once', () => {
  const loaded = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
    file: 'portfolio.yaml',
  })
  if (!('portfolio' in loaded)) throw new Error('The fixture site is not in order.')
  const { portfolio } = loaded
  const link = { name: 'CV', href: 'files/cv.pdf' }
  const text = '[CV](files/cv.pdf) and [prices](<files/price list.txt>)'
  const prose = { type: 'prose', id: 'text', label: 'Text', heading: 'Text.', text }
  const sections = [...portfolio.sections, prose] as typeof portfolio.sections
  expect(linkedFiles({ ...portfolio, nav: [link], sections }, schema)).toEqual([
    'files/cv.pdf',
    'files/price list.txt',
  ])
})

it('notes the type and size of linked files in the format of the language, with a no-break space before the unit', () => {
  const loaded = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
    file: 'portfolio.yaml',
  })
  if (!('portfolio' in loaded)) throw new Error('The fixture site is not in order.')
  const { portfolio } = loaded
  const nav = ['cv.pdf', 'talk.key?v=2', 'none.pdf', '#about'].map((href) => ({ name: 'Link', href }))
  const sizes: Record<string, number> = { 'cv.pdf': 1_234_567, 'talk.key': 1 }
  const notes = (lang: string) =>
    fileNotes({ ...portfolio, nav, site: { ...portfolio.site, lang } }, schema, (path) => sizes[path])
  expect(notes('en')).toEqual({ 'cv.pdf': 'PDF, 1.2\u00a0MB', 'talk.key?v=2': 'KEY, 1\u00a0kB' })
  expect(notes('de')['cv.pdf']).toMatch(/^PDF, 1,2\u00a0MB$/)
})

it('publishes no Markdown file as it is: a link to one leads to its page', () => {
  const yaml = 'tests/pages/site/portfolio.yaml'
  const loaded = loadPortfolio(readFileSync(yaml, 'utf8'), {
    file: yaml,
    files: filesBeside(yaml),
    published: () => publicFilesBeside(yaml),
  })
  if (!('portfolio' in loaded)) throw new Error('The site is not in order.')
  expect(linkedFiles(loaded.portfolio, schema)).toEqual(['files/brief.txt', 'files/prices.txt'])
})

it('a file whose name has a # or a ? is named, with the address that leads to it', () => {
  const files: FileFacts = (path) =>
    path === 'files/song #1.pdf' || path === 'public/why?.pdf'
      ? { kind: 'not-a-picture' }
      : { kind: 'missing', near: [] }
  expect(fileFound('files/song #1.pdf', files)?.help).toBe('write "files/song %231.pdf"')
  expect(fileFound('why?.pdf', files)?.help).toBe('write "why%3F.pdf"')
  expect(fileFound('files/song%20%231.pdf', files)).toBeUndefined()
  expect(fileFound('files/other.pdf#page=2', files)?.message).toContain('"files/other.pdf"')
})
