import type { Logger } from 'vite'
import { expect, it } from 'vitest'
import { contentLog } from '../../src/node/content/contentError.ts'

/** A log of a dev server, and what it prints into `lines`. */
function server(lines: string[]) {
  const print = (text: string) => lines.push((text.split('\n\n')[1] ?? text).trim())
  return contentLog({ info: print, error: print } as unknown as Logger)
}

it('ends on the true state after a restart, whatever the server before it has printed', () => {
  const lines: string[] = []
  const before = server(lines)
  before.begin('level is too high')
  // The schema now allows it.
  before.end()
  const after = server(lines)
  after.begin(undefined)
  // Content that the first server was still reading, by the schema before the edit.
  before.wrong('level is too high')
  before.sound()
  expect(lines).toEqual(['level is too high', 'The content is in order.'])
  after.wrong('name is missing')
  after.wrong('name is missing')
  after.sound()
  after.sound()
  expect(lines.slice(2)).toEqual(['name is missing', 'The content is in order again.'])
})
