import { type FormEvent, useRef } from 'react'
import { styled } from 'styled-components'
import type { Post } from '../../../schema/model/sections/delivery.ts'
import { Report } from './DeliveryStatus.tsx'
import { Fields } from './Fields.tsx'
import { Form, Send, Status } from './Form.tsx'
import type { FormProps } from './formProps.ts'
import { useDelivery } from './useDelivery.ts'

/** Netlify finds a form by these attributes when it takes in the page, and answers under the form's name. */
function netlify({ fields, honeypot }: Post) {
  const name = fields.find((field) => field.name === 'form-name')?.value
  return name && { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypot }
}

/** The form that sends to a server: without scripts as any form does, with them without leaving the page. */
export function PostForm({ words, place, post }: FormProps & { post: Post }) {
  const form = useRef<HTMLFormElement>(null)
  const { status: standing, fieldErrors, send, typed, message } = useDelivery(form, post, place)
  const { kind } = standing
  const closed = kind === 'sending' || kind === 'sent'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const type = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed(target.name)
  }

  return (
    <Form
      ref={form}
      action={post.endpoint}
      method="post"
      {...netlify(post)}
      // A form that has just been sent is empty, and a second press no reason to ask for anything.
      noValidate={closed}
      onInput={type}
      onSubmit={submit}
    >
      {post.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap aria-hidden="true">
        {post.words.trap}
        <input name={post.honeypot} tabIndex={-1} autoComplete="off" />
      </Trap>
      <Fields words={words} fieldErrors={fieldErrors} readOnly={kind === 'sending' || undefined} />
      <Steady type="submit" aria-disabled={closed || undefined}>
        {labelOf(kind, words.action, post.words)}
      </Steady>
      <Status role="status">
        <Report standing={standing} words={post.words} letter={words} message={message} />
      </Status>
    </Form>
  )
}

function labelOf(kind: string, action: string, { sending, done, retry }: Post['words']): string {
  if (kind === 'sending') return sending
  if (kind === 'sent') return done
  return ['failed', 'offline', 'late', 'broken'].includes(kind) ? retry : action
}

/** Of one width, whatever it says. */
const Steady = styled(Send)`
  min-inline-size: var(--action-wide);
`

/** For bots alone: in no one's sight, no stop of the Tab key, unknown to screen readers. */
const Trap = styled.label`
  display: none;
`
