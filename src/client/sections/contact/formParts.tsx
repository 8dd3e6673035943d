import { type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ContactFormOptions as FormLabels } from '../../../../schema/model/sections/form.ts'
import type { Ground } from '../../../../schema/model/theme.ts'
import { middle } from '../../theme/breakpoints.ts'
import { primary } from '../../ui/controls.tsx'
import { fieldOf, typedIn } from './draft.ts'

/** The props of both forms. */
export interface FormProps {
  /** Its labels, with the checks of its fields. */
  labels: FormLabels
  /** Of the section, under which a draft is stored. */
  sectionId: string
  /** What the form lies on, where that is another background than the section's. */
  ground?: Ground
}

/**
 * Finds out whether a form has nothing in it but blanks, which nobody means to send. Its first field then gets the focus,
 * and says so until something is typed.
 */
export function useBlankCheck(form: RefObject<HTMLFormElement | null>, { empty }: FormLabels) {
  const [isBlank, setBlank] = useState(false)
  return {
    errors: isBlank ? { name: empty } : undefined,
    isFound: () => {
      if (!form.current) return false
      const found = Object.values(typedIn(form.current)).every((text) => text.trim() === '')
      setBlank(found)
      if (found) fieldOf(form.current, 'name')?.focus()
      return found
    },
    forget: () => setBlank(false),
  }
}

/** The form element of both forms. */
export const Form = styled.form`
  display: grid;
  justify-items: start;
`

/** The submit button. */
export const Send = styled.button.attrs({ 'data-part': 'action' })`
  ${primary}
`

/** The button and, beside it or where there is no room below it, what became of the message. */
export const Foot = styled.div.attrs({ 'data-part': 'foot' })`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  column-gap: var(--space-3);
  inline-size: 100%;
  margin-block-start: var(--space-4);

  @media not ${middle} {
    > button {
      inline-size: 100%;
    }
  }
`

/** The status of the message, a live region. */
export const Status = styled.div`
  flex: 1 1 var(--label);
  min-inline-size: 0;
  max-inline-size: var(--measure);
  scroll-margin-block: var(--space-3);

  > :is(div, p) {
    padding-block-start: var(--space-2);
  }

  a {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-underline-offset: var(--underline);
  }
`

/**
 * The ref of the status, which scrolls into view when there is something new in it.
 *
 * @param said changes with what the status says; undefined while it says nothing
 */
export function useStatusInView(said: unknown) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said !== undefined) status.current?.scrollIntoView?.({ block: 'nearest' })
  }, [said])
  return status
}
