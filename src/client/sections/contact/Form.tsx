import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { ContactForm } from '../../../../schema/model/sections/form.ts'
import { middle } from '../../theme/breakpoints.ts'
import { primary } from '../../ui/button.ts'

/** The props of both forms: labels with their checks, and the id of the section, under which a draft is stored. */
export interface FormProps {
  labels: ContactForm
  sectionId: string
}

/** The form element of both forms. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  @media print {
    display: none;
  }
`

/** The submit button. While it is inactive it is `aria-disabled` rather than disabled, so that it keeps the focus. */
export const Send = styled.button`
  ${primary}

  &[aria-disabled='true'] {
    background: var(--raised);
    color: var(--muted);
    cursor: default;
  }
`

/** The button and, beside it or where there is no room below it, what became of the message. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  column-gap: var(--space-3);
  inline-size: 100%;

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

  > :not(span) {
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

/** A sign beside what went wrong. */
export const ProblemSign = () => (
  <Sign viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6.5v4M10 13.4v.1" />
  </Sign>
)

const Sign = styled.svg`
  flex: none;
  inline-size: var(--arrow);
  block-size: calc(var(--em) * (1.5 + var(--diacritics)));
  fill: none;
  stroke: var(--problem);
  stroke-width: 1.75;
  stroke-linecap: round;
`
