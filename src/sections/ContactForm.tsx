import { portfolio } from 'virtual:portfolio'
import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { ContactForm as Words } from '../../schema/sections/form.ts'
import { primary } from '../ui/button.ts'
import { mailto } from './mailto.ts'

/** Asks the visitor's mail program to open with the message. */
function open(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

/**
 * The form. Sending opens the visitor's mail program with all that was typed, which also stays in the form.
 * Without scripts the browser does the like by itself.
 */
export function ContactForm({ words }: { words: Words }) {
  const { email: address } = portfolio.site.owner
  const id = useId()
  const [opened, setOpened] = useState(false)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const field = (name: string) => String(typed.get(name) ?? '')
    const message = { name: field('name'), email: field('email'), message: field('message') }
    open(mailto(address, message, words))
    setOpened(true)
  }

  const [before, after] = words.opened.split('{email}')
  return (
    <Form action={`mailto:${address}`} method="post" encType="text/plain" onSubmit={send}>
      <Field>
        <label htmlFor={`${id}name`}>{words.name}</label>
        <input id={`${id}name`} name="name" type="text" autoComplete="name" />
      </Field>
      <Field>
        <label htmlFor={`${id}email`}>{words.email}</label>
        <input id={`${id}email`} name="email" type="email" autoComplete="email" />
      </Field>
      <Field>
        <label htmlFor={`${id}message`}>{words.message}</label>
        <textarea id={`${id}message`} name="message" rows={words.rows} />
      </Field>
      <Send type="submit">{words.action}</Send>
      <Status role="status">
        {opened && (
          <>
            {before}
            {after !== undefined && <a href={`mailto:${address}`}>{address}</a>}
            {after}
          </>
        )}
      </Status>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  @media print {
    display: none;
  }
`

const Field = styled.div`
  inline-size: 100%;

  > label {
    display: block;
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
    border-block-end: var(--hairline) solid color-mix(in oklab, var(--muted), var(--ground) 25%);
    border-radius: 0;
    background: none;
    font-size: var(--type-field);
    line-height: 1.5;
    transition: border-color var(--quick), box-shadow var(--quick);
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
`

const Send = styled.button`
  ${primary}
`

const Status = styled.p`
  max-inline-size: var(--measure);
  min-block-size: var(--two-lines);

  > a {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-underline-offset: var(--underline);
  }
`
