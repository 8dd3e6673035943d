import { portfolio } from 'virtual:portfolio'
import { useLayoutEffect, useState } from 'react'
import type { Message } from './mailto.ts'

/** The names of the visible fields. */
export const fieldNames = ['name', 'email', 'message'] as const satisfies (keyof Message)[]

/** The path of the start page in the main language, so that all languages share a draft. */
const site = () =>
  __LANGUAGES__ && portfolio.languages?.[0]
    ? new URL(portfolio.languages[0].href, location.href).pathname
    : location.pathname

/** Unique in the storage, which all pages of a host share. */
const keyOf = (sectionId: string) => `draft ${site()}#${sectionId}`

/** What a visitor has typed into a form. */
export function typedIn(form: HTMLFormElement): Message {
  const typed = new FormData(form)
  const field = (name: string) => String(typed.get(name) ?? '')
  return { name: field('name'), email: field('email'), message: field('message') }
}

/** Stores what was typed until the visit ends; nothing once all fields are empty. */
export function keepDraft(sectionId: string, typed: Message): void {
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(keyOf(sectionId), JSON.stringify(typed))
    else sessionStorage.removeItem(keyOf(sectionId))
  } catch {
    // Storage may be forbidden or full; what was typed is then in the form only.
  }
}

/** The stored draft of a form: only its texts, whatever the storage holds. */
export function keptDraft(sectionId: string): Partial<Message> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sectionId)) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

/** What was typed into a form before hydration. */
function typedBefore(sectionId: string): Partial<Message> {
  const form = !import.meta.env.SSR && document.getElementById(sectionId)?.querySelector('form')
  return form ? typedIn(form) : {}
}

/** Fills empty fields with the draft, unless the visitor has emptied them: what was done before hydration is newer. */
function restore(form: HTMLFormElement, texts: Partial<Message>): void {
  for (const name of fieldNames) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `[name=${name}]:not([type=hidden], [data-edited])`,
    )
    if (field && !field.value) field.value = texts[name] ?? ''
  }
}

/** Restores a form's draft after a reload. Returns the function that stores it, to be called on input. */
export function useDraft(form: { current: HTMLFormElement | null }, sectionId: string): () => void {
  const keep = () => {
    if (form.current) keepDraft(sectionId, typedIn(form.current))
  }
  // Where a translation tool or an extension has changed the HTML, React does not hydrate the form but renders another.
  const [typed] = useState(() => typedBefore(sectionId))
  // A layout effect, so that the texts are there before the focus comes back and a letter is typed.
  useLayoutEffect(() => {
    if (!form.current) return
    restore(form.current, typed)
    restore(form.current, keptDraft(sectionId))
    keepDraft(sectionId, typedIn(form.current))
  }, [form, sectionId, typed])
  return keep
}
