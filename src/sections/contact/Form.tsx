import { styled } from 'styled-components'
import type { ContactForm } from '../../../schema/model/sections/form.ts'
import { primary } from '../../ui/button.ts'

/** The props of both forms: labels with their checks, and the id of the section, under which a draft is stored. */
export interface FormProps {
  labels: ContactForm
  sectionId: string
}

/** The form element of both forms. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
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

/** The status of the message, a live region. It keeps its height while empty. */
export const Status = styled.div`
  max-inline-size: var(--measure);
  min-block-size: var(--two-lines);

  a {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-underline-offset: var(--underline);
  }
`
