import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Post } from '../../../../schema/model/sections/delivery.ts'
import { typedIn, useDraft } from './draft.ts'
import { bodyOf, type FieldErrors, type Outcome, sendMessage } from './sendMessage.ts'

/** Nothing sent yet, on its way, held back because the honeypot was filled in, or the outcome. */
export type FormStatus = { kind: 'idle' | 'sending' | 'trapped' } | Outcome

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
    closed.current = outcome.kind === 'sent'
    if (closed.current) {
      form.current?.reset()
      keep()
    }
    setStatus(outcome)
  }

  /** To be called on each input into the field with this name. */
  const typed = (name: string) => {
    keep()
    setEdited((before) => (before.includes(name) ? before : [...before, name]))
    if (status.kind !== 'sent') return
    closed.current = false
    setStatus({ kind: 'idle' })
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
