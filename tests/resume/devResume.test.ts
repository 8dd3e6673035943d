import type { ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { expect, it } from 'vitest'
import { serveDevFiles } from '../../src/node/build/servers/devFiles.ts'
import { ContentFile } from '../../src/node/content/content.ts'

const source = new ContentFile('tests/resume/site/portfolio.yaml')

/** The dev server's answer at an address, with `resume` as the résumé; undefined if it passes the request on. */
function answer(url: string, resume: string): Promise<unknown> {
  const handlers: Connect.NextHandleFunction[] = []
  const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) } as never
  serveDevFiles({ middlewares }, source, { file: async () => resume })
  return new Promise((done) => {
    const response = { end: done } as unknown as ServerResponse
    const ask = ([handler, ...others]: typeof handlers): void =>
      handler?.({ url } as Connect.IncomingMessage, response, () =>
        others.length > 0 ? ask(others) : done(undefined),
      )
    ask(handlers)
  })
}

it.each(['/resume.pdf', '/de/resume.json', '/resume.pdf?print'])('serves the résumé at %s', async (url) => {
  expect(await answer(url, 'the résumé')).toBe('the résumé')
})

it.each(['/', '/loader.ts', '/resume/'])('passes %s on', async (url) => {
  expect(await answer(url, 'the résumé')).toBe(undefined)
})
