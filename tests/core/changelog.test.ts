import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const textOf = (path: string) => readFileSync(path, 'utf8')
const versions = [...textOf('.github/CHANGELOG.md').matchAll(/^## \[(.+?)\] - (.+)$/gm)]

it('the changelog begins with the version of package.json', () => {
  expect(versions[0]?.[1]).toBe(JSON.parse(textOf('package.json')).version)
})

it('every version but the newest has the date of its publication', () => {
  for (const [, , date] of versions.slice(1)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(versions[0]?.[2]).toMatch(/^(\d{4}-\d\d-\d\d|not published yet)$/)
})

it('the version is one that a range such as ^1.0.0 moves on from', () => {
  // ^0.1.2 stays below 0.2.0, and ^1.0.0-rc.1 takes in releases of 1.x, but no later version before one.
  expect(versions[0]?.[1]).toMatch(/^[1-9]\d*\.\d+\.\d+$/)
})
