import { useId } from 'react'
import { styled } from 'styled-components'
import type { Check, ContactForm as Words } from '../../../schema/model/sections/form.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { interpolate } from '../../ui/interpolate.ts'
import type { FieldErrors } from './delivery.ts'
import { names } from './draft.ts'

interface Props {
  words: Words
  /** What is wrong, below the fields that it is wrong with. */
  fieldErrors?: FieldErrors
  /** While a message is on its way it stays as it is. */
  readOnly?: boolean
}

const none: FieldErrors = {}

const limitsOf = ({ minLength, maxLength }: Check, words: Words): string => {
  if (minLength && maxLength) return interpolate(words.between, { min: minLength, max: maxLength })
  if (minLength) return interpolate(words.minLength, { n: minLength })
  return maxLength ? interpolate(words.maxLength, { n: maxLength }) : ''
}

/** The fields for name, email and message, each with its label, its limits and what is wrong with it. */
export function Fields({ words, fieldErrors = none, readOnly }: Props) {
  const form = useId()
  return names.map((name) => {
    const id = form + name
    const { required, minLength, maxLength } = words.checks[name]
    const limits = limitsOf(words.checks[name], words)
    const fault = fieldErrors[name]
    const said = [fault && `${id}fault`, limits && `${id}limits`].filter(Boolean).join(' ')
    const field = {
      id,
      name,
      required,
      readOnly,
      minLength,
      maxLength,
      'aria-invalid': fault ? true : undefined,
      'aria-describedby': said || undefined,
    }
    return (
      <Field key={name}>
        <label htmlFor={id}>{words[name]}</label>
        {(required || limits) && (
          <Asked>
            {required && <span aria-hidden="true">{words.required}</span>}
            {limits && <span id={`${id}limits`}>{limits}</span>}
          </Asked>
        )}
        {name === 'message' ? (
          <textarea {...field} rows={words.rows} />
        ) : (
          <input {...field} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
        )}
        {fault && (
          <Fault id={`${id}fault`}>
            <BrandMark />
            {fault}
          </Fault>
        )}
      </Field>
    )
  })
}

const Field = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: var(--space-2);
  align-items: baseline;
  inline-size: 100%;

  > :not(label, span) {
    grid-column: 1 / -1;
  }

  > label {
    font-size: var(--type-label);
    color: var(--muted);
  }

  > input,
  > textarea {
    display: block;
    inline-size: 100%;
    min-block-size: var(--control);
    padding: var(--space-1h) 0;
    border: 0;
    border-block-end: var(--hairline) solid color-mix(in oklab, var(--muted), var(--background) 25%);
    border-radius: 0;
    background: none;
    font-size: var(--type-field);
    line-height: 1.5;
    transition: border-color var(--quick), box-shadow var(--quick), color var(--quick);
  }

  > textarea {
    resize: vertical;
  }

  > :is(input, textarea):hover {
    border-color: var(--text);
  }

  > :is(input, textarea):focus {
    outline: var(--stroke) solid transparent;
    border-color: var(--accent);
    box-shadow: 0 var(--hairline) 0 0 var(--accent);
  }

  > :is(input, textarea):read-only {
    color: var(--muted);
  }

  > [aria-invalid] {
    border-block-end: var(--stroke) dashed var(--accent);
  }
`

/** What is asked of a field, at the end of its label's line. */
const Asked = styled.span`
  display: flex;
  gap: var(--space-2);
  font-size: var(--type-label);
  color: var(--muted);
`

const Fault = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-1);
  margin-block-start: var(--space-1);
  font-size: var(--type-small);
`
