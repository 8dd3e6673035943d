import { portfolio } from 'virtual:portfolio'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import type { Post } from '../../../schema/model/sections/delivery.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { type Letter, type Message, mailto } from './mailto.ts'
import type { FormStatus } from './useDelivery.ts'

interface Props {
  standing: FormStatus
  words: Post['words']
  letter: Letter
  /** What is in the form at this moment. */
  message: () => Message
}

/** What became of the message, in plain words; of a failure also the ways on. */
export function Report({ standing, words, letter, message }: Props) {
  const { kind } = standing
  // The button shows this; a change of its name alone is not read out everywhere.
  if (kind === 'sending') return <Hidden>{words.sending}</Hidden>
  if (kind === 'idle') return null
  if (kind === 'sent') {
    return (
      <Sent>
        <BrandMark />
        {words.sent}
      </Sent>
    )
  }
  const { email: address } = portfolio.site.owner
  const isMarked = kind === 'refused' && Object.keys(standing.fieldErrors).length > 0
  const write = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = mailto(address, message(), letter)
  }
  return (
    <>
      <Told>
        {isMarked ? words.marked : words[kind]}
        {kind === 'refused' && standing.reason && ` ${standing.reason}`}
      </Told>
      <Ways>
        {words.kept}{' '}
        <a href={`mailto:${address}`} onClick={write}>
          {words.mail}
        </a>
      </Ways>
    </>
  )
}

const Told = styled.p`
  font-size: var(--type-lead);
  line-height: 1.4;
`

const Sent = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-1h);
  font-size: var(--type-item-large);
  line-height: 1.3;
`

const Ways = styled.p`
  margin-block-start: var(--space-1);
  color: var(--muted);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--text);
    font-weight: 600;
  }
`
