import { type FormEvent, useRef } from 'react'
import { styled } from 'styled-components'
import type { Post } from '../../../../schema/model/sections/delivery.ts'
import { foreign } from '../../ui/foreign.ts'
import { Words } from '../../ui/text/Words.tsx'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { Fields } from './Fields.tsx'
import type { FormProps } from './Form.tsx'
import { Foot, Form, Send, Status, useStatusInView } from './Form.tsx'
import { type FormStatus, useDelivery } from './useDelivery.ts'

/** Netlify finds forms by these attributes when the page is deployed, and expects the form's name as a field. */
function netlify({ fields, honeypot }: Post) {
  const name = fields.find((field) => field.name === 'form-name')?.value
  return name && { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypot }
}

/** The form that sends to a server: without scripts as any form does, with them without leaving the page. */
export function PostForm({ labels, sectionId, post }: FormProps & { post: Post }) {
  const form = useRef<HTMLFormElement>(null)
  const { status, fieldErrors, send, typed, message } = useDelivery(form, post, sectionId)
  const { messages } = post
  const { kind } = status
  const closed = kind === 'sending' || kind === 'sent'
  // Errors of fields speak for themselves, at the first of them, which has the focus.
  const isSilent = kind === 'idle' || (kind === 'refused' && Object.keys(status.fieldErrors).length > 0)
  const statusInView = useStatusInView(isSilent ? undefined : status)

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
      // A form that has just been sent is empty; a second press must not report its fields as missing.
      noValidate={closed}
      onInput={type}
      onSubmit={submit}
    >
      {post.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot aria-hidden="true">
        <Words text={messages.honeypot} />
        <input name={post.honeypot} tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <Fields labels={labels} fieldErrors={fieldErrors} readOnly={kind === 'sending' || undefined} />
      <Foot>
        <Submit
          type="submit"
          aria-disabled={closed || undefined}
          {...foreign(labelOf(kind, labels.action, messages))}
        >
          {labelOf(kind, labels.action, messages)}
        </Submit>
        <Status ref={statusInView} role="status">
          <DeliveryStatus status={status} messages={messages} template={labels} message={message} />
        </Status>
      </Foot>
    </Form>
  )
}

function labelOf(
  kind: FormStatus['kind'],
  action: string,
  { sending, done, retry }: Post['messages'],
): string {
  if (kind === 'sending') return sending
  if (kind === 'sent') return done
  return ['failed', 'offline', 'late', 'broken'].includes(kind) ? retry : action
}

/** Keeps its width when its label changes. */
const Submit = styled(Send)`
  min-inline-size: var(--action-wide);
`

/** Filled in by bots alone: invisible, not focusable, hidden from screen readers. */
const Honeypot = styled.label`
  display: none;
`
