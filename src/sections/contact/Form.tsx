import { styled } from 'styled-components'
import { primary } from '../../ui/button.ts'

/** What both forms are made of, besides their fields. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  @media print {
    display: none;
  }
`

/** The button. Busy or done it is `aria-disabled`, so that the focus stays on it. */
export const Send = styled.button`
  ${primary}
`

/** Where the form says what became of the message. It keeps its room while it says nothing. */
export const Status = styled.div`
  max-inline-size: var(--measure);
  min-block-size: var(--two-lines);

  a {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-underline-offset: var(--underline);
  }
`
