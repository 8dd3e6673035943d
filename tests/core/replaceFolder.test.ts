import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuseForeign, replaceFolder } from '../../src/node/build/files/replaceFolder.ts'

let folder = ''
const at = (path: string) => join(folder, path)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a folder with one file, which contains `text`. */
function page(name: string, file: string, text: string): string {
  mkdirSync(at(name), { recursive: true })
  writeFileSync(at(`${name}/${file}`), text)
  return at(name)
}

it('replaces an old page completely', () => {
  const [fresh, target] = [page('work/dist', 'index.html', 'new'), page('dist', 'old.html', 'old')]
  replaceFolder(fresh, target)
  expect(readdirSync(target)).toEqual(['index.html'])
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('new')
  expect(readdirSync(at('work'))).toEqual([])
})

it('may replace a build, an empty folder and none, and nothing of the owner', () => {
  const may = (name: string) => refuseForeign(at(name), 'licenses.txt')
  page('dist', 'licenses.txt', '')
  page('dist', 'index.html', '')
  page('pages', 'CNAME', '')
  page('pages/.git', 'HEAD', '')
  for (const name of ['dist', 'pages', 'none']) expect(() => may(name), name).not.toThrow()
  page('images', 'portrait.jpg', '')
  expect(() => may('images')).toThrow('images has files that no build made, such as portrait.jpg')
  expect(() => may('images/portrait.jpg')).toThrow('portrait.jpg is a file')
})

it('keeps files of git and of hosts, such as .git and CNAME', () => {
  const [fresh, target] = [page('work/dist', 'index.html', 'new'), page('dist', 'index.html', 'old')]
  page('dist/.git', 'HEAD', 'ref: refs/heads/pages')
  page('dist/.old', 'made.txt', 'by an earlier build')
  page('work/dist/.old', 'made.txt', 'by this one')
  for (const name of ['.gitmodules', '.nojekyll', 'CNAME']) page('dist', name, name)
  symlinkSync('elsewhere', at('dist/.vercel'))
  replaceFolder(fresh, target)
  expect(readdirSync(target)).toEqual([
    '.git',
    '.gitmodules',
    '.nojekyll',
    '.old',
    '.vercel',
    'CNAME',
    'index.html',
  ])
  expect(readlinkSync(at('dist/.vercel'))).toBe('elsewhere')
  expect(readFileSync(at('dist/.git/HEAD'), 'utf8')).toBe('ref: refs/heads/pages')
  expect(readFileSync(at('dist/.old/made.txt'), 'utf8')).toBe('by this one')
})

it('writes through a symbolic link to a folder, and keeps the link', () => {
  const [fresh, target] = [page('work/dist', 'index.html', 'new'), page('www', 'index.html', 'old')]
  symlinkSync(target, at('dist'))
  replaceFolder(fresh, at('dist'))
  expect(readFileSync(at('www/index.html'), 'utf8')).toBe('new')
  expect(lstatSync(at('dist')).isSymbolicLink()).toBe(true)
})

it('leaves the folder itself where it is, whose surroundings may not be writable', () => {
  const [fresh, target] = [page('work/dist', 'index.html', 'new'), page('dist', 'index.html', 'old')]
  const { ino } = statSync(target)
  replaceFolder(fresh, target)
  expect(statSync(target).ino).toBe(ino)
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('new')
})

it('creates the folder if there is none', () => {
  replaceFolder(page('work/dist', 'index.html', 'new'), at('deep/down/dist'))
  expect(readFileSync(at('deep/down/dist/index.html'), 'utf8')).toBe('new')
})

const memory = '/dev/shm' // A disk of its own where Linux has it.
const diskOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev

describe.runIf(diskOf(memory) !== undefined && diskOf(memory) !== diskOf(tmpdir()))(
  'if the page is on another disk than the build',
  () => {
    let work = ''
    beforeEach(() => {
      work = mkdtempSync(join(memory, 'portfolio-'))
      mkdirSync(join(work, 'dist'))
    })
    afterEach(() => rmSync(work, { recursive: true, force: true }))

    it('copies symbolic links unchanged', () => {
      mkdirSync(at('dist/.git'), { recursive: true })
      symlinkSync('../elsewhere', at('dist/.git/link'))
      replaceFolder(join(work, 'dist'), at('dist'))
      expect(readlinkSync(at('dist/.git/link'))).toBe('../elsewhere')
    })

    it('keeps the old page if the new one cannot be copied completely', () => {
      const target = page('dist', 'index.html', 'old')
      // Simulates a full disk: a pipe cannot be copied, and one of the files is copied before it.
      writeFileSync(join(work, 'dist/about.html'), 'new')
      execFileSync('mkfifo', [join(work, 'dist/pipe')])
      writeFileSync(join(work, 'dist/work.html'), 'new')
      expect(() => replaceFolder(join(work, 'dist'), target)).toThrow()
      expect(readdirSync(target)).toEqual(['index.html'])
      expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('old')
    })
  },
)

it('keeps the old page if the new one cannot be moved', () => {
  const target = page('dist', 'index.html', 'old')
  mkdirSync(at('work'))
  expect(() => replaceFolder(at('work/missing'), target)).toThrow()
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('old')
  expect(existsSync(at('work/missing.old'))).toBe(false)
})

it('names the target of a dangling link, and keeps the link', () => {
  symlinkSync(at('gone'), at('dist'))
  const fresh = page('work/dist', 'index.html', 'new')
  expect(() => replaceFolder(fresh, at('dist'))).toThrow(
    `${at('dist')} cannot be written: it is a link to ${at('gone')}, where there is no folder.`,
  )
  expect(lstatSync(at('dist')).isSymbolicLink()).toBe(true)
})

it('says in one sentence that a folder cannot be written', () => {
  writeFileSync(at('file'), 'what was there')
  const fresh = page('work/dist', 'index.html', 'new')
  expect(() => replaceFolder(fresh, at('file/dist'))).toThrow(
    `${at('file/dist')} cannot be written: ${at('file')} is no folder.`,
  )
  expect(readFileSync(at('file'), 'utf8')).toBe('what was there')
})
