import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Post } from '../../../schema/model/sections/delivery.ts'
import { keepDraft, typedIn, useDraft } from './draft.ts'
import { bodyOf, type FieldErrors, type Outcome, sendMessage } from './sendMessage.ts'

/** How the form stands: nothing sent yet, on its way, held back as a bot's, or how it ended. */
export type FormStatus = { kind: 'idle' | 'sending' | 'trapped' } | Outcome

const none: FieldErrors = {}

/**
 * Sends a form to its server, at most one message at a time and none twice, and keeps what was typed until it
 * has arrived.
 *
 * @param place the id of the section, by which the draft is told from others
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  { endpoint, honeypot }: Post,
  place: string,
) {
  const keep = useDraft(form, place)
  const [standing, setStanding] = useState<FormStatus>({ kind: 'idle' })
  const [mended, setMended] = useState<readonly string[]>([])
  // Read by the very next press, which comes before a new state is drawn.
  const closed = useRef(false)

  useEffect(() => {
    if (standing.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, standing])

  const send = async () => {
    if (closed.current || !form.current) return
    const filled = new FormData(form.current)
    if (filled.get(honeypot)) {
      const trap = form.current.elements.namedItem(honeypot)
      if (trap instanceof HTMLInputElement) trap.value = ''
      setStanding({ kind: 'trapped' })
      return
    }
    closed.current = true
    setMended([])
    setStanding({ kind: 'sending' })
    const outcome = await sendMessage(endpoint, bodyOf(filled, honeypot))
    closed.current = outcome.kind === 'sent'
    if (closed.current) {
      form.current?.reset()
      keepDraft(place, { name: '', email: '', message: '' })
    }
    setStanding(outcome)
  }

  /** Call it whenever something was typed into the field with this name. */
  const typed = (name: string) => {
    keep()
    setMended((before) => (before.includes(name) ? before : [...before, name]))
    if (standing.kind !== 'sent') return
    closed.current = false
    setStanding({ kind: 'idle' })
  }

  const fieldErrors = standing.kind === 'refused' ? standing.fieldErrors : none
  const left = Object.entries(fieldErrors).filter(([name]) => !mended.includes(name))
  return {
    standing,
    /** What is wrong with single fields and has not been changed since. */
    fieldErrors: Object.fromEntries(left) as FieldErrors, // The keys are those of `fieldErrors`.
    send,
    typed,
    /** What is in the form now. */
    message: () => (form.current ? typedIn(form.current) : { name: '', email: '', message: '' }),
  }
}
