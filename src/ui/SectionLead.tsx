import { styled } from 'styled-components'

/** A short text between the head of a section and its list. */
export const SectionLead = styled.p`
  max-inline-size: var(--measure-short);
  margin-block-end: var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.45;
  color: var(--muted);
`
