import { type FocusEvent, type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Check, ContactFormOptions } from '../../../../schema/model/sections/form.ts'
import type { Numbers } from '../../../../schema/text/languages.ts'
import { useContent } from '../../content.ts'
import { middle } from '../../theme/breakpoints.ts'
import { foreign, interpolate, shownNumber } from '../../ui/text/words.tsx'
import type { FieldErrors } from './delivery.ts'
import { fieldNames } from './draft.ts'

interface Props {
  labels: ContactFormOptions
  /** What is wrong with fields beyond what the browser finds, such as by a server. */
  errors?: FieldErrors | undefined
  /** While a message is being sent. */
  readOnly?: boolean
}

const none: FieldErrors = {}

/** The text from the YAML for the length limits of a field, and the values of its placeholders. */
interface Limits {
  text: string
  values: Record<string, string>
}

/** The limits of a field; undefined for one without any. */
function limitsOf(
  { minLength, maxLength }: Check,
  labels: ContactFormOptions,
  numbers: Numbers | undefined,
): Limits | undefined {
  const [min, max] = [minLength, maxLength].map((length) => length && shownNumber(length, numbers))
  if (min && max) return { text: labels.between, values: { min, max } }
  if (min) return { text: labels.minLength, values: { n: min } }
  return max ? { text: labels.maxLength, values: { n: max } } : undefined
}

/** The fields for name, email and message, each with its label, its limits and its error. */
export function Fields({ labels, errors = none, readOnly }: Props) {
  const { numbers } = useContent()
  const form = useId()
  const { faults, handlers } = useChecks()
  return fieldNames.map((name) => {
    const id = form + name
    const { required, minLength, maxLength } = labels.checks[name]
    const limits = limitsOf(labels.checks[name], labels, numbers)
    const error = errors[name] ?? faults[name]
    const describedBy = [error && `${id}error`, limits && `${id}limits`].filter(Boolean).join(' ')
    const field = {
      id,
      name,
      required,
      readOnly,
      minLength,
      maxLength,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
      ...handlers,
    }
    return (
      <Field key={name}>
        <label htmlFor={id} {...foreign(labels[name])}>
          {labels[name]}
        </label>
        {(required || limits) && (
          <span hidden={Boolean(error)}>
            {required && (
              <span aria-hidden="true" {...foreign(labels.required)}>
                {labels.required}
              </span>
            )}
            {limits && (
              <span id={`${id}limits`} {...foreign(limits.text)}>
                {interpolate(limits.text, limits.values)}
              </span>
            )}
          </span>
        )}
        <FieldError id={`${id}error`} aria-live="polite">
          {error && (
            <>
              <ProblemSign />
              {/* The browser speaks its own language, and a server any. */}
              <span dir="auto" lang={errors[name] ? undefined : navigator.language} {...foreign(error)}>
                {error}
              </span>
            </>
          )}
        </FieldError>
        {name === 'message' ? (
          <textarea {...field} rows={labels.rows} />
        ) : (
          <input {...field} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
        )}
      </Field>
    )
  })
}

const Field = styled.div.attrs({ 'data-part': 'field' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: end;
  align-content: end;
  justify-content: space-between;
  inline-size: 100%;

  /* The space above its label has no field above it. */
  &:first-of-type {
    margin-block-start: calc(-1 * var(--space-3));
  }

  > :is(input, textarea) {
    inline-size: 100%;
  }

  > label,
  > span {
    font-size: var(--type-label);
    color: var(--muted);
  }

  /* Required, and the limits, at the end of the label's line, or below it where it has no room for them. */
  > span:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }

  > input,
  > textarea {
    min-block-size: var(--control);
    padding: var(--space-1h) 0;
    border: 0;
    border-block-end: var(--hairline) solid var(--field-edge);
    border-radius: 0;
    background: none;
    font-size: var(--type-field);
    line-height: 1.5;
    transition: border-color var(--quick) var(--ease), box-shadow var(--quick) var(--ease), color var(--quick) var(--ease);
  }

  > textarea {
    resize: vertical;
  }

  > :is(input, textarea):hover {
    border-color: var(--text);
  }

  > :is(input, textarea):focus {
    outline: var(--stroke) solid transparent;
    border-color: var(--text);
    box-shadow: 0 var(--hairline) 0 0 var(--text);
  }

  &:focus-within > label {
    color: var(--text);
  }

  > :is(input, textarea):read-only {
    color: var(--muted);
  }

  /* With a shadow, so that nothing moves. Without scripts, and before them, the browser alone says what is wrong. */
  > :is(input, textarea):is([aria-invalid], :user-invalid:not(:focus)) {
    border-color: var(--accent);
    box-shadow: 0 calc(var(--stroke) - var(--hairline)) 0 0 var(--accent);
  }
`

/**
 * What is wrong with a field, beside its label: it goes up into the space between the fields, which has room for what
 * browsers say, so that nothing moves.
 */
const FieldError = styled.p`
  flex: 0 1 0;
  display: flex;
  justify-content: end;
  align-items: end;
  gap: var(--space-1);
  min-block-size: calc(var(--space-6) + var(--space-half));
  font-size: var(--type-small);
  line-height: calc(1.4 + var(--diacritics));

  &:not(:empty) {
    flex-grow: 1;
  }

  /* Three lines, which it then has. */
  @media not ${middle} {
    min-block-size: calc(var(--space-8) + var(--space-half));
  }
`

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * What the browser itself finds wrong with the fields, in its words, to be shown in place of its bubble: from when a
 * field was left with something in it, or sending was tried, until the field is right.
 *
 * @returns its words by field, and the props of each field
 */
function useChecks() {
  const [faults, setFaults] = useState<FieldErrors>({})

  const check = ({ name, validity, validationMessage }: Control) => {
    const key = fieldNames.find((one) => one === name)
    if (key) setFaults((before) => ({ ...before, [key]: validity.valid ? undefined : validationMessage }))
  }

  const handlers = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Control>) => {
      // A press of the button checks by itself; words that appear under the pointer could move the button away from it.
      const sends = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget.form
      if (currentTarget.value && !sends) check(currentTarget)
    },
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      if (currentTarget.getAttribute('aria-invalid')) check(currentTarget)
    },
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault()
      const { currentTarget } = event
      check(currentTarget)
      const fields = currentTarget.form?.querySelectorAll<Control>('input, textarea') ?? []
      if ([...fields].find(({ validity }) => !validity.valid) === currentTarget) currentTarget.focus()
    },
  }
  return { faults, handlers }
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
  block-size: calc(1em * (1.5 + var(--diacritics)));
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.75;
  stroke-linecap: round;
`
