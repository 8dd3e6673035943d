import { useEffect } from 'react'
import type { Message } from './mailto.ts'

/** The fields in which a visitor types, by the names under which they are sent. */
export const names = ['name', 'email', 'message'] as const satisfies (keyof Message)[]

/** One storage holds the drafts of every page of a host, and of every form of a page. */
const keyOf = (place: string) => `draft ${location.pathname}#${place}`

/** What a visitor has typed into a form. */
export function typedIn(form: HTMLFormElement): Message {
  const typed = new FormData(form)
  const field = (name: string) => String(typed.get(name) ?? '')
  return { name: field('name'), email: field('email'), message: field('message') }
}

/** Keeps what was typed until the visit ends, or nothing once all fields are empty. */
export function keepDraft(place: string, typed: Message): void {
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(keyOf(place), JSON.stringify(typed))
    else sessionStorage.removeItem(keyOf(place))
  } catch {
    // Storage may be forbidden or full; what was typed then stands in the form alone.
  }
}

/** What was kept of a form: only texts, whatever the storage holds. */
export function keptDraft(place: string): Partial<Message> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '{}')
    const texts = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

/** Fills empty fields with what was kept: what was typed before the form was live is newer. */
function restore(form: HTMLFormElement, place: string): void {
  const kept = keptDraft(place)
  for (const name of names) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (!field.value) field.value = kept[name] ?? ''
  }
}

/** Brings what was typed into a form over a reload of the page. Call the outcome whenever something was typed. */
export function useDraft(form: { current: HTMLFormElement | null }, place: string): () => void {
  const keep = () => {
    if (form.current) keepDraft(place, typedIn(form.current))
  }
  useEffect(() => {
    if (!form.current) return
    restore(form.current, place)
    keepDraft(place, typedIn(form.current))
  }, [form, place])
  return keep
}
