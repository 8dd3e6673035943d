import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { folderOf } from '../../../sites/sites.ts'
import { test as base } from '../test.ts'
import { serve } from './server.ts'

/** A message as the server received it. */
export interface Received {
  type: string | undefined
  accept: string | undefined
  fields: Record<string, string>
}

/** How a server responds to a message that it has read. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A server of the test's own, which serves the page and receives its messages. */
export interface Receiver {
  origin: string
  /** The messages so far. */
  received: Received[]
  /** The response to the next messages. */
  answer: Answer
}

/** Answers with a status and JSON. */
export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Redirects to another address, as services with a page of thanks do. */
export const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(303, { location }).end()

/** Answers with status 200, and hangs up in the middle of the body. */
export const breakOff: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":', () => response.destroy())

/** Hangs up without a response. */
export const drop: Answer = (response) => response.destroy()

/** Never answers. */
export const keepSilent: Answer = () => {}

/** The project's test, its page served by a `receiver` that answers 200 by default. */
export const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({ site }, use) => {
    const receiver: Receiver = { origin: '', received: [], answer: json(200, { ok: true }) }
    const take: RequestListener = async (request, response) => {
      const body = await text(request)
      const { 'content-type': type, accept } = request.headers
      receiver.received.push({ type, accept, fields: Object.fromEntries(new URLSearchParams(body)) })
      receiver.answer(response, request)
    }
    const { origin, close } = await serve(folderOf(site), { take })
    await use(Object.assign(receiver, { origin }))
    close()
  },

  baseURL: async ({ receiver }, use) => use(receiver.origin),
})
