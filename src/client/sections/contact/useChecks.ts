import { type FocusEvent, type FormEvent, useState } from 'react'
import { fieldNames } from './draft.ts'
import type { FieldErrors } from './sendMessage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What the browser itself finds wrong with the fields, in its words, to be shown in place of its bubble: from when a
 * field was left with something in it, or sending was tried, until the field is right.
 *
 * @returns its words by field, and the props of each field
 */
export function useChecks() {
  const [faults, setFaults] = useState<FieldErrors>({})

  const check = ({ name, validity, validationMessage }: Field) => {
    const key = fieldNames.find((one) => one === name)
    if (key) setFaults((before) => ({ ...before, [key]: validity.valid ? undefined : validationMessage }))
  }

  const handlers = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Field>) => {
      // A press of the button checks by itself; words that appear under the pointer could move the button away from it.
      const sends = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget.form
      if (currentTarget.value && !sends) check(currentTarget)
    },
    onInput: ({ currentTarget }: FormEvent<Field>) => {
      if (currentTarget.getAttribute('aria-invalid')) check(currentTarget)
    },
    onInvalid: (event: FormEvent<Field>) => {
      event.preventDefault()
      const { currentTarget } = event
      check(currentTarget)
      const fields = currentTarget.form?.querySelectorAll<Field>('input, textarea') ?? []
      if ([...fields].find(({ validity }) => !validity.valid) === currentTarget) currentTarget.focus()
    },
  }
  return { faults, handlers }
}
