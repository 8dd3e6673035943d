import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import type { Delivery, Post } from '../../../../schema/model/sections/delivery.ts'
import type { ContactFormOptions as FormLabels } from '../../../../schema/model/sections/form.ts'
import type { Ground } from '../../../../schema/model/theme.ts'
import { dataGround, dataUnhydrated } from '../../../shared/dataAttributes.ts'
import { machineMail } from '../../../shared/mail.ts'
import { useContent } from '../../content.ts'
import { middle, prefersMotion } from '../../theme/breakpoints.ts'
import { primary } from '../../ui/controls.tsx'
import { Hidden } from '../../ui/frames.ts'
import { foreign, MailAddress, Words } from '../../ui/text/words.tsx'
import { type FormStatus, useDelivery } from './delivery.ts'
import { fieldOf, typedIn, useDraft } from './draft.ts'
import { Fields, ProblemSign } from './Fields.tsx'
import { type MailTemplate, type Message, mailAddress, mailBody, mailto } from './mailto.ts'
import { Thanks } from './Thanks.tsx'

/** The form, which sends as the YAML says: through the visitor's mail program, or to a server. */
export function ContactForm({ delivery, ...form }: FormProps & { delivery: Delivery }) {
  return delivery === 'mailto' ? <MailForm {...form} /> : <PostForm {...form} post={delivery} />
}

/** Opens a `mailto:` address in the visitor's mail program. */
function open(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

/**
 * The form that opens the visitor's mail program with what was typed, which also stays in the form. Where React does not
 * come, the browser submits it to the same address, and whoever has no mail program reads it there, if not among the
 * profiles.
 */
function MailForm({ labels, sectionId, ground }: FormProps) {
  const { site, socials } = useContent()
  // The check asks for an address where a form writes to it.
  const { email: address = '' } = site.owner
  const form = useRef<HTMLFormElement>(null)
  const keep = useDraft(form, sectionId)
  const blank = useBlankCheck(form, labels)
  /** How often the mail program was opened with what the form still holds. */
  const [opened, setOpened] = useState<number>()
  const status = useStatusInView(opened)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (blank.isFound()) return
    open(mailto(address, typedIn(event.currentTarget), labels))
    setOpened((before = 0) => before + 1)
  }

  const edit = () => {
    keep()
    blank.forget()
    setOpened(undefined)
  }

  const [before, after] = labels.opened.split('{email}')
  return (
    <Form ref={form} {...{ [dataGround]: ground }} onInput={edit} onSubmit={send}>
      <Fields labels={labels} errors={blank.errors} />
      <Foot>
        {/* On the form itself, a `mailto:` address makes browsers warn on an https page. */}
        <Send
          type="submit"
          formAction={machineMail(`mailto:${address}`)}
          formMethod="post"
          formEncType="text/plain"
          {...foreign(labels.action)}
        >
          {labels.action}
        </Send>
        <Status ref={status} role="status" data-large={opened ? '' : undefined}>
          {opened && (
            <>
              <Opened style={{ '--longest': address.length / 2 }} {...foreign(labels.opened)}>
                {before}
                {after !== undefined && <a href={machineMail(`mailto:${address}`)}>{address}</a>}
                {after}
              </Opened>
              <CopyMessage labels={labels} form={form} />
            </>
          )}
        </Status>
      </Foot>
      {!socials.some(({ href }) => mailAddress(href)) && (
        <AddressToRead href={machineMail(`mailto:${address}`)}>
          <MailAddress address={address} />
        </AddressToRead>
      )}
    </Form>
  )
}

/**
 * What became of a message that only the mail program can send, as large as a heading: whoever has no such program takes
 * the address and the message from here.
 */
const Opened = styled.p`
  /* The address fits a line. */
  font: var(--display-weight) clamp(var(--type-lead), 100cqi / var(--longest), var(--type-heading)) /
    calc(1.1 + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
`

interface CopyProps {
  labels: FormLabels
  form: RefObject<HTMLFormElement | null>
}

/** The button that copies the message, as the mail would have it; where the browser forbids that, it is selected. */
function CopyMessage({ labels, form }: CopyProps) {
  const [isCopied, setCopied] = useState(false)
  const label = isCopied ? labels.copied : labels.copy
  const copy = async () => {
    if (!form.current) return
    try {
      await navigator.clipboard.writeText(mailBody(typedIn(form.current), labels))
      setCopied(true)
    } catch {
      const field = fieldOf(form.current, 'message')
      field?.focus()
      field?.select()
    }
  }
  return (
    <Copy type="button" onClick={copy} {...foreign(label)}>
      {label}
    </Copy>
  )
}

const Copy = styled.button`
  min-block-size: var(--control);
  margin-block-start: var(--space-2);
  padding: var(--space-1) var(--space-3);
  border: var(--hairline) solid var(--field-edge);
  border-radius: var(--radius);
  font-weight: 600;
  transition: border-color var(--quick) var(--ease);

  &:hover {
    border-color: var(--text);
  }
`

/** The address, for where no script can say it once the mail program was opened. */
const AddressToRead = styled.a`
  display: none;

  @media (scripting: none) {
    display: inline;
  }

  [${dataUnhydrated}] & {
    display: inline;
  }
`

/** Netlify finds forms by these attributes when the page is deployed, and expects the form's name as a field. */
function netlify({ fields, honeypot }: Post) {
  const name = fields.find((field) => field.name === 'form-name')?.value
  return name && { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypot }
}

/** The form that sends to a server: without scripts as any form does, with them without leaving the page. */
function PostForm({ labels, sectionId, ground, post }: FormProps & { post: Post }) {
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
      <Form
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
      </Form>
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

/** The props of both forms. */
interface FormProps {
  /** Its labels, with the checks of its fields. */
  labels: FormLabels
  /** Of the section, under which a draft is stored. */
  sectionId: string
  /** What the form lies on, where that is another background than the section's. */
  ground?: Ground
}

/**
 * Finds out whether a form has nothing in it but blanks, which nobody means to send. Its first field then gets the focus,
 * and says so until something is typed.
 */
function useBlankCheck(form: RefObject<HTMLFormElement | null>, { empty }: FormLabels) {
  const [isBlank, setBlank] = useState(false)
  return {
    errors: isBlank ? { name: empty } : undefined,
    isFound: () => {
      if (!form.current) return false
      const found = Object.values(typedIn(form.current)).every((text) => text.trim() === '')
      setBlank(found)
      if (found) fieldOf(form.current, 'name')?.focus()
      return found
    },
    forget: () => setBlank(false),
  }
}

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

/** The form element of both forms. */
const Form = styled.form`
  display: grid;
  justify-items: start;

  &[data-sent] {
    visibility: hidden;

    @media ${prefersMotion} {
      animation: ${leave} 500ms ease-in;
      /* Hidden only once it has left. */
      transition: visibility 0s 500ms;
    }
  }
`

/** The submit button. While it is inactive it is `aria-disabled` rather than disabled, so that it keeps the focus. */
const Send = styled.button.attrs({ 'data-part': 'action' })`
  ${primary}

  &[aria-disabled='true'] {
    background: var(--raised);
    /* Paper is hardly darker than what is raised on it. */
    box-shadow: inset 0 0 0 var(--hairline) var(--border);
    color: var(--muted);
    cursor: default;
  }
`

/** The button and, beside it or where there is no room below it, what became of the message. */
const Foot = styled.div.attrs({ 'data-part': 'foot' })`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  column-gap: var(--space-3);
  inline-size: 100%;
  margin-block-start: var(--space-4);

  @media not ${middle} {
    > button {
      inline-size: 100%;
    }
  }
`

/** The status of the message, a live region. */
const Status = styled.div`
  flex: 1 1 var(--label);
  min-inline-size: 0;
  max-inline-size: var(--measure);
  scroll-margin-block: var(--space-3);

  > :is(div, p) {
    padding-block-start: var(--space-2);
  }

  /* Words as large as a heading stand below the button. */
  &[data-large] {
    container-type: inline-size;
    flex-basis: 100%;
    max-inline-size: none;
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
function useStatusInView(said: unknown) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said !== undefined) status.current?.scrollIntoView?.({ block: 'nearest' })
  }, [said])
  return status
}

/** Keeps its width when its label changes. */
const Submit = styled(Send)`
  min-inline-size: min(10.5rem, 100%);
`
