import { names } from './draft.ts'

/** What a server said of single fields, by their names. */
export type FieldErrors = Partial<Record<(typeof names)[number], string>>

/** How an attempt to send a message ended. Only `sent` says that it has arrived. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; fieldErrors: FieldErrors; reason: string }
  | { kind: 'failed' | 'offline' | 'late' | 'broken' }

/** How long an answer is waited for, in ms. */
const patience = 15_000

/** As much of a server's own words as fits below a form, in characters. */
const most = 200

/**
 * The body of a request: all fields but the honeypot, as a form that the browser sends itself has them. Of this
 * kind a server of any origin takes it without being asked beforehand.
 */
export function bodyOf(filled: FormData, honeypot: string): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of filled)
    if (name !== honeypot && typeof value === 'string') body.append(name, value.replace(/\r\n?|\n/g, '\r\n'))
  return body
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key] // Just found to be its own.
    : undefined

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : Array.isArray(value) ? wordsOf(value[0]) : ''

const isFault = (name: unknown): name is (typeof names)[number] => names.some((one) => one === name)

/** Reads what is wrong from `{ errors: [{ field, message }] }`, `{ errors: { field: message } }` or `{ message }`. */
function refusal(said: unknown): Outcome {
  const fieldErrors: FieldErrors = {}
  const errors = own(said, 'errors')
  let reason = [own(said, 'message'), own(said, 'error'), errors].map(wordsOf).find(Boolean) ?? ''
  const each = Array.isArray(errors)
    ? errors.map((error) => [own(error, 'field'), own(error, 'message')])
    : Object.entries(typeof errors === 'object' ? (errors ?? {}) : {})
  for (const [field, message] of each) {
    const words = wordsOf(message)
    if (isFault(field) && words) fieldErrors[field] ??= words
    else reason ||= words
  }
  return { kind: 'refused', fieldErrors, reason }
}

/**
 * What an answer means.
 *
 * @param said its body where that is JSON: some services answer 200 and say within that they have not taken it
 */
export function outcomeOf(status: number, said: unknown): Outcome {
  const denied = [own(said, 'success'), own(said, 'ok')].some((word) => word === false || word === 'false')
  if (status >= 200 && status < 300 && !denied) return { kind: 'sent' }
  // Too many at once, or too slow: nothing is wrong with the message.
  if (status >= 500 || status === 408 || status === 429) return { kind: 'failed' }
  return refusal(said)
}

/**
 * Sends a form and waits for the end, whatever it is; never throws. Redirects are followed, as to a page that
 * says thank you. An answer that may not be read tells nothing, not even that there was one.
 */
export async function deliver(endpoint: string, body: URLSearchParams): Promise<Outcome> {
  const offline = !navigator.onLine
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: waiting.signal,
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    const said: unknown = isJson ? await answer.json().catch(() => undefined) : undefined
    return outcomeOf(answer.status, said)
  } catch {
    return { kind: waiting.signal.aborted ? 'late' : offline ? 'offline' : 'broken' }
  } finally {
    clearTimeout(timer)
  }
}
