import { useLayoutEffect } from 'react'
import { useContent } from '../../content.ts'
import type { Message } from './mailto.ts'

/** The names of the visible fields. */
export const fieldNames = ['name', 'email', 'message'] as const satisfies (keyof Message)[]

/**
 * The key of a form's draft, unique in the storage, which all pages of a host share. All languages share a draft.
 *
 * @param main the address of the page in the main language, where there are several
 */
export const draftKey = (sectionId: string, main = ''): string =>
  `draft ${new URL(main, location.href).pathname}#${sectionId}`

/** The visible field of a form with this name. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]:not([type=hidden])`)

/** What a visitor has typed into a form. Not by `FormData`, for which browsers lay the page out. */
export function typedIn(form: HTMLFormElement): Message {
  const typed = (name: string) => fieldOf(form, name)?.value ?? ''
  return { name: typed('name'), email: typed('email'), message: typed('message') }
}

/** Stores what was typed until the visit ends; nothing once all fields are empty. */
export function keepDraft(key: string, typed: Message): void {
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(typed))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage may be forbidden or full; what was typed is then in the form only.
  }
}

/** The stored draft of a form: only its texts, whatever the storage holds. */
export function keptDraft(key: string): Partial<Message> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

/** Fills empty fields with the draft, unless the visitor has emptied them: what was done before hydration is newer. */
function restore(form: HTMLFormElement, texts: Partial<Message>): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    if (field && !field.value && !field.matches('[data-edited]')) field.value = texts[name] ?? ''
  }
}

/** Restores a form's draft after a reload. Returns the function that stores it, to be called on input. */
export function useDraft(form: { current: HTMLFormElement | null }, sectionId: string): () => void {
  const { languages } = useContent()
  const main = __LANGUAGES__ ? languages?.[0]?.href : undefined
  const keep = () => {
    if (form.current) keepDraft(draftKey(sectionId, main), typedIn(form.current))
  }
  // A layout effect, so that the texts are there before the focus comes back and a letter is typed.
  useLayoutEffect(() => {
    if (!form.current) return
    const key = draftKey(sectionId, main)
    restore(form.current, keptDraft(key))
    keepDraft(key, typedIn(form.current))
  }, [form, sectionId, main])
  return keep
}
