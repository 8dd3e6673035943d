import { type FormEvent, type MouseEvent, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type { Post } from '../../../../schema/model/sections/delivery.ts'
import { dataGround } from '../../../shared/dataAttributes.ts'
import { machineMail } from '../../../shared/mail.ts'
import { useContent } from '../../content.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { Hidden } from '../../ui/frames.ts'
import { foreign, Words } from '../../ui/text/words.tsx'
import { type FormStatus, useDelivery } from './delivery.ts'
import { Fields, ProblemSign } from './Fields.tsx'
import { Foot, Form, type FormProps, Send, Status, useBlankCheck, useStatusInView } from './formParts.tsx'
import { type MailTemplate, type Message, mailto } from './mailto.ts'
import { Thanks } from './Thanks.tsx'

/** Netlify finds forms by these attributes when the page is deployed, and expects the form's name as a field. */
function netlify({ fields, honeypot }: Post) {
  const name = fields.find((field) => field.name === 'form-name')?.value
  return name && { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypot }
}

/** The form that sends to a server: without scripts as any form does, with them without leaving the page. */
export function PostForm({ labels, sectionId, ground, post }: FormProps & { post: Post }) {
  const form = useRef<HTMLFormElement>(null)
  const blank = useBlankCheck(form, labels)
  const { status, fieldErrors, send, typed, message } = useDelivery(form, post, sectionId)
  const { messages } = post
  const { kind } = status
  const isSent = kind === 'sent'
  const closed = kind === 'sending' || isSent
  // Errors of fields speak for themselves, at the first of them, which has the focus.
  const isSilent =
    kind === 'idle' || isSent || (kind === 'refused' && Object.keys(status.fieldErrors).length > 0)
  const statusInView = useStatusInView(isSilent ? undefined : status)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!closed && blank.isFound()) return
    send()
  }
  const type = ({ target }: FormEvent) => {
    blank.forget()
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed(target.name)
  }

  return (
    <Place>
      <LeavingForm
        ref={form}
        {...{ [dataGround]: ground }}
        data-sent={isSent || undefined}
        inert={isSent}
        action={post.endpoint}
        method="post"
        {...netlify(post)}
        // A second press, while it is sent, must not report fields as missing.
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
        <Fields
          labels={labels}
          errors={{ ...fieldErrors, ...blank.errors }}
          readOnly={kind === 'sending' || undefined}
        />
        <Foot>
          <Submit
            type="submit"
            aria-disabled={closed || undefined}
            {...foreign(labelOf(kind, labels.action, messages))}
          >
            {labelOf(kind, labels.action, messages)}
          </Submit>
          {!isSent && (
            <Status ref={statusInView} role="status">
              <DeliveryStatus status={status} messages={messages} template={labels} message={message} />
            </Status>
          )}
        </Foot>
      </LeavingForm>
      {status.kind === 'sent' && <Thanks name={status.name} messages={messages} />}
    </Place>
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

/** Filled in by bots alone: invisible, not focusable, hidden from screen readers. */
const Honeypot = styled.label`
  display: none;
`

interface StatusProps {
  status: FormStatus
  messages: Post['messages']
  template: MailTemplate
  /** What the form holds at this moment. */
  message: () => Message
}

/** The status of a message: on its way, sent, or not sent and what to do then. */
function DeliveryStatus({ status, messages, template, message }: StatusProps) {
  const { kind } = status
  const { email: address } = useContent().site.owner
  // The button shows this state, but not every screen reader announces a changed button.
  if (kind === 'sending') return <Hidden {...foreign(messages.sending)}>{messages.sending}</Hidden>
  if (kind === 'idle' || kind === 'sent') return null
  const hasFieldErrors = kind === 'refused' && Object.keys(status.fieldErrors).length > 0
  const problem = hasFieldErrors ? messages.marked : messages[kind]
  const write = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (address) currentTarget.href = mailto(address, message(), template)
  }
  return (
    <Failure>
      <ProblemSign />
      <p>
        <Words text={problem} />
        {kind === 'refused' && status.reason && ` ${status.reason}`}
      </p>
      <Fallback>
        <Words text={messages.kept} />{' '}
        {address && (
          <a href={machineMail(`mailto:${address}`)} onClick={write}>
            <Words text={messages.mail} />
          </a>
        )}
      </Fallback>
    </Failure>
  )
}

const Failure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-1);
  line-height: calc(1.5 + var(--diacritics));
`

const Fallback = styled.p`
  grid-column: 2;
  font-size: var(--type-small);
  color: var(--muted);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--text);
    font-weight: 600;
  }
`

/** The form, and once it has been sent the thanks in the same place: nothing below them moves. */
const Place = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`

/** The sheet that was sent is lifted, turns and leaves. */
const leave = keyframes`
  30% {
    transform: translateY(-1rem) rotate(-1.5deg) scale(1.02);
    opacity: 1;
  }

  to {
    transform: translateY(-70%) rotate(9deg) scale(0.9);
    opacity: 0;
  }
`

const LeavingForm = styled(Form)`
  &[data-sent] {
    visibility: hidden;

    @media ${prefersMotion} {
      animation: ${leave} 500ms ease-in;
      /* Hidden only once it has left. */
      transition: visibility 0s 500ms;
    }
  }
`

/**
 * Keeps its width when its label changes. While it is inactive it is `aria-disabled` rather than disabled, so that it keeps
 * the focus.
 */
const Submit = styled(Send)`
  min-inline-size: min(10.5rem, 100%);

  &[aria-disabled='true'] {
    background: var(--raised);
    /* Paper is hardly darker than what is raised on it. */
    box-shadow: inset 0 0 0 var(--hairline) var(--border);
    color: var(--muted);
    cursor: default;
  }
`
