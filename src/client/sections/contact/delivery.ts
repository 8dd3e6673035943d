import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Post } from '../../../../schema/model/sections/delivery.ts'
import { fieldNames, typedIn, useDraft } from './draft.ts'

/** Nothing sent yet, on its way, held back because the honeypot was filled in, or the outcome. */
export type FormStatus =
  | { kind: 'idle' | 'sending' | 'trapped' }
  | Exclude<Outcome, { kind: 'sent' }>
  | { kind: 'sent' /** Whose message has arrived, as typed. */; name: string }

const none: FieldErrors = {}

/**
 * Sends a form to its server, one message at a time and none twice, and keeps what was typed until it has arrived.
 *
 * @param sectionId distinguishes the draft from those of other forms
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  { endpoint, honeypot }: Post,
  sectionId: string,
) {
  const keep = useDraft(form, sectionId)
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' })
  const [edited, setEdited] = useState<readonly string[]>([])
  // A ref, because the very next click comes before a new state is rendered.
  const closed = useRef(false)

  useEffect(() => {
    if (status.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, status])

  const send = async () => {
    if (closed.current || !form.current) return
    const filled = new FormData(form.current)
    if (filled.get(honeypot)) {
      const field = form.current.elements.namedItem(honeypot)
      if (field instanceof HTMLInputElement) field.value = ''
      setStatus({ kind: 'trapped' })
      return
    }
    closed.current = true
    setEdited([])
    setStatus({ kind: 'sending' })
    const outcome = await sendMessage(endpoint, bodyOf(filled, honeypot))
    if (outcome.kind === 'sent') {
      const name = form.current ? typedIn(form.current).name : ''
      form.current?.reset()
      keep()
      setStatus({ kind: 'sent', name })
      return
    }
    closed.current = false
    setStatus(outcome)
  }

  /** To be called on each input into the field with this name. */
  const typed = (name: string) => {
    keep()
    setEdited((before) => (before.includes(name) ? before : [...before, name]))
  }

  const fieldErrors = status.kind === 'refused' ? status.fieldErrors : none
  const left = Object.entries(fieldErrors).filter(([name]) => !edited.includes(name))
  return {
    status,
    /** The server's errors of fields that have not been edited since. */
    fieldErrors: Object.fromEntries(left) as FieldErrors, // The keys are those of `fieldErrors`.
    send,
    typed,
    /** What the form holds now. */
    message: () => (form.current ? typedIn(form.current) : { name: '', email: '', message: '' }),
  }
}

type FieldName = (typeof fieldNames)[number]

/** A server's error messages of single fields. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** How an attempt to send a message ended. Only `sent` says that it has arrived. */
type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; fieldErrors: FieldErrors; reason: string }
  | { kind: 'failed' | 'offline' | 'late' | 'broken' }

/** The longest wait for a response, in ms. */
const timeout = 15_000

/** The longest message of a server that is shown, in characters. */
const maxMessage = 200

/**
 * The body of a request: all fields but the honeypot, encoded as the browser itself submits a form. This content
 * type needs no CORS preflight.
 */
export function bodyOf(filled: FormData, honeypot: string): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of filled)
    if (name !== honeypot && typeof value === 'string') body.append(name, value.replace(/\r\n?|\n/g, '\r\n'))
  return body
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key] // `hasOwn` has found the key.
    : undefined

const messageIn = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim().slice(0, maxMessage)
    : Array.isArray(value)
      ? messageIn(value[0])
      : ''

const isFieldName = (name: unknown): name is FieldName => fieldNames.some((one) => one === name)

/** Reads the errors of `{ errors: [{ field, message }] }`, `{ errors: { field: message } }` or `{ message }`. */
function refusal(body: unknown): Outcome {
  const fieldErrors: FieldErrors = {}
  const errors = own(body, 'errors')
  let reason = [own(body, 'message'), own(body, 'error'), errors].map(messageIn).find(Boolean) ?? ''
  const each = Array.isArray(errors)
    ? errors.map((error) => [own(error, 'field'), own(error, 'message')])
    : Object.entries(typeof errors === 'object' ? (errors ?? {}) : {})
  for (const [field, message] of each) {
    const text = messageIn(message)
    if (isFieldName(field) && text) fieldErrors[field] ??= text
    else reason ||= text
  }
  return { kind: 'refused', fieldErrors, reason }
}

/**
 * The outcome of a response.
 *
 * @param body its body where that is JSON: some services answer 200 with an error in it
 */
export function outcomeOf(status: number, body: unknown): Outcome {
  const denied = [own(body, 'success'), own(body, 'ok')].some((word) => word === false || word === 'false')
  if (status >= 200 && status < 300 && !denied) return { kind: 'sent' }
  // Too slow, or too many requests at once: nothing is wrong with the message.
  if (status >= 500 || status === 408 || status === 429) return { kind: 'failed' }
  return refusal(body)
}

/** A body as JSON; undefined where it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Submits a form to an endpoint; never throws. Redirects are followed, as to a page of thanks. A response that
 * CORS forbids to read counts as a broken connection, since it cannot be told from one.
 */
export async function sendMessage(endpoint: string, body: URLSearchParams): Promise<Outcome> {
  const offline = !navigator.onLine
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: abort.signal,
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    // The outcome is known only from the whole body; one that is not JSON says nothing about it.
    const answer = isJson ? parsed(await response.text()) : undefined
    return outcomeOf(response.status, answer)
  } catch {
    return { kind: abort.signal.aborted ? 'late' : offline ? 'offline' : 'broken' }
  } finally {
    clearTimeout(timer)
  }
}
