import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { windowsRefusal } from '../../../schema/files/windowsNames.ts'
import { writeUnchanged } from '../../../src/node/build/files/writeUnchanged.ts'
import { check } from '../../../src/node/cli/check.ts'
import { folderRefusal } from '../../../src/node/create/folder.ts'
import { freeName } from '../../../src/node/editor/pictures.ts'
import { good } from './setting.ts'

let folder = ''
const at = (path: string) => join(folder, path)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'windows-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), content)
}

/** What the check says, as JSON. */
async function checked(): Promise<{ code: string; severity: string; message: string; file: string }[]> {
  const lines: string[] = []
  await check(['--json', at('portfolio.yaml')], {
    out: (line) => lines.push(line),
    err: () => {},
    env: {},
    colour: false,
  })
  return JSON.parse(lines.join(''))
}

describe('a name that Windows cannot hold', () => {
  it.each([
    ['nul.md', 'nul is the name of a device there'],
    ['work/Con.md', 'Con is the name of a device there'],
    ['images/AUX.en.jpg', 'AUX is the name of a device there'],
    ['com1/a.md', 'com1 is the name of a device there'],
    ['a./b.md', 'no name there can end in a dot'],
    ['a /b.md', 'no name there can end in a blank'],
    ['a:b.md', 'no name there can have ":" in it'],
    ['what?.jpg', 'no name there can have "?" in it'],
  ])('%s', (path, refusal) => expect(windowsRefusal(path)).toBe(refusal))

  it.each(['console.md', 'nul-2.md', 'company.md', './a.md', '../images/a.jpg', 'com.md', 'größe 2.jpg'])(
    'is not %s',
    (path) => expect(windowsRefusal(path)).toBeUndefined(),
  )
})

it('is warned of wherever a file is named', async () => {
  const jpg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  write('nul.md', 'Some words.\n\n![A grey field](images/prn.jpg)\n\n[A sheet](lpt1.pdf)\n')
  write('work/con.md', 'Some words.\n')
  for (const name of ['aux', 'prn']) write(`images/${name}.jpg`, jpg)
  for (const path of ['lpt1.pdf', 'files /cv.pdf', 'public/com1.txt']) write(path, 'text')
  write(
    'images/com2.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  )
  write('prn.css', 'main { color: red }')
  write(
    'portfolio.yaml',
    good.replace(
      'footer:',
      `  - { type: gallery, id: g, label: G, heading: G, items: [{ src: images/aux.jpg, alt: Grey }] }
theme: { logo: { src: images/com2.svg }, styles: prn.css }
pages: [{ page: nul.md, title: Nul }, { page: work/con.md, title: Con }]
footer:
  groups: [{ title: G, links: [{ name: A, href: 'files%20/cv.pdf' }] }]`,
    ),
  )
  const found = await checked()
  const named = found
    .filter(({ code }) => code === 'windows-name')
    .map(({ message }) => /no file "([^"]+)"/.exec(message)?.[1])
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(named.toSorted()).toEqual(
    [
      'public/com1.txt',
      'images/com2.svg',
      'prn.css',
      'files /cv.pdf',
      'images/aux.jpg',
      'images/prn.jpg',
      'lpt1.pdf',
      'nul.md',
      'work/con.md',
    ].toSorted(),
  )
})

describe('no tool makes a file of such a name', () => {
  it.each(['con.yaml', 'sections/aux/schema.ts', 'a./b.md'])('%s', (path) => {
    expect(() => writeUnchanged(at(path), undefined, 'text')).toThrow(/since Windows cannot hold it/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('but a file that is there is written on', () => {
    write('con.md', 'one')
    writeUnchanged(at('con.md'), 'one', 'two')
    write('aux/a.md', 'one')
    writeUnchanged(at('aux/b.md'), undefined, 'two')
    expect(existsSync(at('aux/b.md'))).toBe(true)
  })

  it('a picture that is uploaded gets another', () => {
    expect(freeName('CON.png', 'png', [])).toBe('con-2.png')
    expect(freeName('aux.tar.jpg', 'jpg', [])).toBe('aux-tar.jpg')
  })

  it('create refuses such a folder', () => {
    expect(folderRefusal(at('nul'))).toMatch(/nul is the name of a device there. Nothing was written/)
  })
})
