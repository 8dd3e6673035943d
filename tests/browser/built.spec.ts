import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from './sites.ts'
import { expect, test } from './test.ts'
import { isWide } from './widths.ts'

test.skip(isWide, 'the files are the same at every width')

/** Marks of the library that makes samples: its name, and words of its names and of its Latin. */
const marks = [/faker/i, /Hodkiewicz/, /Runolfsdottir/, /voluptat/]

/** The files of a built page in which a mark is found. */
function filesWith(folder: string, mark: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files
    .filter(({ parentPath, name }) => mark.test(readFileSync(join(parentPath, name), 'utf8')))
    .map(({ name }) => name)
}

test('a page without samples has nothing in its files of what makes them', () => {
  for (const mark of marks) expect(filesWith(folderOf('items'), mark), String(mark)).toEqual([])
})

test('a page with samples has what makes them in a file of its own, apart from the document', () => {
  for (const mark of marks.slice(1)) {
    const files = filesWith(folderOf('default'), mark)
    expect(files, String(mark)).toHaveLength(1)
    expect(files[0]).toMatch(/\.js$/)
  }
})
