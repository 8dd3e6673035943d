import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { publicFilesBeside } from '../../../schema/files/publicFiles.ts'
import { robots } from '../../../src/node/build/documents/sitemap.ts'
import { ContentFile } from '../../../src/node/content/content.ts'
import { good, spoil } from './setting.ts'

/** A folder with a portfolio, without its public folder if the fixture has one, and some files. */
function folderWith(files: Record<string, string>, from = 'tests/pages/site'): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(from, folder, { recursive: true, filter: (path) => !path.endsWith('/public') })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** The diagnostics of the portfolio in a folder but for placeholders, translations and fonts, as `code file`. */
function found(folder: string): string[] {
  const content = new ContentFile(join(folder, 'portfolio.yaml')).content()
  const all = 'diagnostics' in content ? content.diagnostics : content.warnings
  return all
    .filter(({ code }) => !/^(?:leftover-|page-language|untranslated|missing-letters)/.test(code))
    .map(({ code, file }) => `${code} ${file.slice(folder.length + 1)}`)
}

/** What the fixture links to in its public folder. */
const linked = { 'public/files/prices.txt': '', 'public/files/guide.md': '', 'public/demo/index.html': '' }

describe('the public folder', () => {
  it('is listed at any depth, hidden files too, without what systems leave there', () => {
    const folder = folderWith({
      'public/b.txt': '',
      'public/.well-known/security.txt': '',
      'public/a/ü b#1?.txt': '',
      'public/a/.DS_Store': '',
      'public/Thumbs.db': '',
    })
    symlinkSync(join(folder, 'now.md'), join(folder, 'public/c.md'))
    symlinkSync(join(folder, 'legal'), join(folder, 'public/d'))
    expect(publicFilesBeside(join(folder, 'portfolio.yaml'))).toEqual({
      files: [
        '.well-known/security.txt',
        'a/ü b#1?.txt',
        'b.txt',
        'c.md',
        'd/imprint.de.md',
        'd/imprint.md',
        'd/privacy.md',
      ],
    })
  })

  it('may be missing', () => {
    expect(publicFilesBeside('tests/fixtures/good.yaml')).toEqual({ files: [] })
  })

  it('leaves out what cannot be published', () => {
    const folder = folderWith(linked)
    symlinkSync(join(folder, 'nowhere'), join(folder, 'public/lost.txt'))
    symlinkSync(join(folder, 'public'), join(folder, 'public/again'))
    expect(publicFilesBeside(join(folder, 'portfolio.yaml')).files).toEqual(
      Object.keys(linked)
        .map((path) => path.slice('public/'.length))
        .toSorted(),
    )
  })
})

it('reports a linked file beside the YAML whose name the build gives to a file of its own', () => {
  const withLink = (resume: string) =>
    found(
      folderWith(
        {
          'portfolio.yaml': spoil(good, 'mailto:ada@example.com', 'resume.pdf') + resume,
          'resume.pdf': '',
        },
        'tests/fixtures/routes',
      ),
    )
  expect(withLink('resume: {}\n')).toContain('taken-name resume.pdf')
  expect(withLink('')).toEqual([])
})

describe('a file of the public folder with a name that the build gives', () => {
  it.each([
    'index.html',
    'INDEX.html',
    '404.html',
    'de/index.html',
    'de/404.html',
    'de/feed.json',
    'ar/site.webmanifest',
    'site.webmanifest',
    'feed.json',
    'sitemap.xml',
    '_headers',
    'licenses.txt',
    'Robots.txt',
    'assets/app.js',
    'legal/imprint/index.html',
    'de/legal/privacy/index.html',
    'projects/atlas/index.html',
    // A file in place of a folder, and the other way round.
    'legal',
    'index.html/a.txt',
    // Linked, and beside the YAML too.
    'files/brief.txt',
  ])('is an error: %s', (file) => {
    // `files` holds what the fixture links to.
    expect(found(folderWith({ ...linked, [`public/${file}`]: '' }))).toEqual([`taken-name public/${file}`])
  })

  it.each([
    'robots.txt',
    '.well-known/atproto-did',
    'CNAME',
    'favicon.ico',
    'resume.pdf',
    'de/extra.html',
    'legal/more.html',
    'legal/imprint/picture.png',
    'fr/index.html',
  ])('is none: %s', (file) => {
    expect(found(folderWith({ ...linked, [`public/${file}`]: '' }))).toEqual([])
  })

  it('is an error only where the build makes it: a sitemap needs a URL, and resume.pdf a résumé', () => {
    const files = { 'public/sitemap.xml': '', 'public/resume.pdf': '', 'public/feed.json': '' }
    const folder = folderWith({ ...files, 'portfolio.yaml': good }, 'tests/fixtures/routes')
    expect(found(folder)).toEqual([])
    writeFileSync(join(folder, 'portfolio.yaml'), `${good}\nresume: {}\n`)
    expect(found(folder)).toEqual(['taken-name public/resume.pdf'])
  })
})

describe('a link to a file of the public folder', () => {
  const yaml = (href: string) =>
    spoil(good, "name: Home, href: '#home'", `name: File, href: ${JSON.stringify(href)}`)
  const files = {
    'public/cv.pdf': 'A CV.',
    'public/notes.md': 'Notes.',
    'public/demo/index.html': '',
    'public/.well-known/did': '',
  }
  const codes = (href: string) =>
    found(folderWith({ ...files, 'portfolio.yaml': yaml(href) }, 'tests/fixtures/routes'))

  it.each([
    'cv.pdf',
    'public/cv.pdf',
    './cv.pdf#page=2',
    'notes.md',
    'demo/',
    'demo/index.html',
    '.well-known/did',
  ])('is in order: %s', (href) => expect(codes(href)).toEqual([]))

  it.each([
    ['/cv.pdf', 'unprovided-path'],
    ['vc.pdf', 'missing-file'],
    ['other.md', 'missing-page'],
    ['demo', 'unprovided-path'],
  ])('%s is reported as %s', (href, code) => expect(codes(href)).toEqual([`${code} portfolio.yaml`]))
})

describe('robots.txt', () => {
  const url = 'https://a.example/b/'
  const map = 'Sitemap: https://a.example/b/sitemap.xml\n'
  it.each([
    [undefined, `User-agent: *\nAllow: /\n\n${map}`],
    ['User-agent: *\nDisallow: /', `User-agent: *\nDisallow: /\n\n${map}`],
    ['# mine\r\n', `# mine\r\n\n${map}`],
    ['', `\n${map}`],
    [`Sitemap: https://a.example/b/sitemap.xml`, `Sitemap: https://a.example/b/sitemap.xml`],
    ['Sitemap: https://a.example/other.xml\n', `Sitemap: https://a.example/other.xml\n\n${map}`],
  ])('of the owner %j gets the sitemap, and keeps its rules', (own, whole) => {
    expect(robots(url, own)).toBe(whole)
  })

  it('stays as it is without a URL of the site', () => {
    expect(robots(undefined, 'Disallow: /')).toBe('Disallow: /')
    expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n')
  })
})
