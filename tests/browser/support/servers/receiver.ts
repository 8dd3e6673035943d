import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { folderOf } from '../sites/sites.ts'
import { test as base } from '../test.ts'
import { serve } from './server.ts'

/** A message as it came over the line. */
export interface Received {
  type: string | undefined
  accept: string | undefined
  fields: Record<string, string>
}

/** What a server does once it has read a message. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A server of the test's own, which serves the page and takes its messages. */
export interface Receiver {
  origin: string
  /** What has come so far. */
  received: Received[]
  /** What the next messages are answered with. */
  answer: Answer
}

/** Answers with a status and JSON. */
export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Leads on to another address, as services do that have a page to say thank you. */
export const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(303, { location }).end()

/** Answers that all is well, and hangs up in the middle of the body. */
export const breakOff: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":', () => response.destroy())

/** Hangs up without a word. */
export const drop: Answer = (response) => response.destroy()

/** Never answers. */
export const keepSilent: Answer = () => {}

/** The project's test, its page served by a `receiver` that answers 200 unless it is told otherwise. */
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
