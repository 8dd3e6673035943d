import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import type { Post } from '../../../../schema/model/sections/delivery.ts'
import { useContent } from '../../content.ts'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { ProblemSign } from './Form.tsx'
import { type MailTemplate, type Message, mailto } from './mailto.ts'
import type { FormStatus } from './useDelivery.ts'

interface Props {
  status: FormStatus
  messages: Post['messages']
  template: MailTemplate
  /** What the form holds at this moment. */
  message: () => Message
}

/** The status of a message: on its way, sent, or not sent and what to do then. */
export function DeliveryStatus({ status, messages, template, message }: Props) {
  const { kind } = status
  const { email: address } = useContent().site.owner
  // The button shows this state, but not every screen reader announces a changed button.
  if (kind === 'sending') return <Hidden {...foreign(messages.sending)}>{messages.sending}</Hidden>
  if (kind === 'idle') return null
  if (kind === 'sent') {
    return (
      <Sent>
        <BrandMark />
        <Words text={messages.sent} />
      </Sent>
    )
  }
  const hasFieldErrors = kind === 'refused' && Object.keys(status.fieldErrors).length > 0
  const problem = hasFieldErrors ? messages.marked : messages[kind]
  const write = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = mailto(address, message(), template)
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
        <a href={`mailto:${address}`} onClick={write}>
          <Words text={messages.mail} />
        </a>
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

const Sent = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-1h);
  font-size: var(--type-item-large);
  line-height: var(--leading-close);
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
