import { useEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type { Post } from '../../../../schema/model/sections/delivery.ts'
import { useContent } from '../../content.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { foreign, interpolate } from '../../ui/text/words.tsx'

interface Props {
  /** The visitor's name, as typed. */
  name: string
  messages: Post['messages']
}

/** What stands in the place of a form that has been sent. It takes the focus from the button, which is gone. */
export function Thanks({ name, messages }: Props) {
  const { lang } = useContent().site
  const first = givenName(name, lang)
  const words = first ? interpolate(messages.thanks, { name: first }) : messages.thanksUnnamed
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Room data-no-print="">
      <Words ref={place} role="status" tabIndex={-1}>
        <Large
          style={{ '--longest': longestWord(words) }}
          {...foreign(first ? messages.thanks : messages.thanksUnnamed)}
        >
          {words}
        </Large>
        <p {...foreign(messages.sent)}>{messages.sent}</p>
      </Words>
    </Room>
  )
}

/** Languages in which the family name comes first, and people are thanked by their whole name. */
const familyFirst = new Set(['hu', 'ja', 'ko', 'vi', 'zh'])

/**
 * The name to thank somebody by: the first word of what was typed, or all of it where that is a title or an initial, or
 * where the family name comes first.
 */
export function givenName(typed: string, lang: string): string {
  const name = typed.trim().replace(/\s+/g, ' ')
  const [first = ''] = name.split(' ')
  return first.endsWith('.') || familyFirst.has(lang.split('-')[0] ?? '') ? name : first
}

/** About the width of the widest letters of a bold face, and of a syllabic or ideographic sign, in em. */
const [letter, sign] = [0.62, 1]

/** About how wide the longest word of a text is, in em. */
function longestWord(text: string): number {
  const widths = text
    .split(' ')
    .map((word) =>
      [...word].reduce((width, one) => width + (/[\p{Script=Latin}\p{P}]/u.test(one) ? letter : sign), 0),
    )
  return Math.round(Math.max(...widths) * 100) / 100
}

/** A container: the size of the words is relative to it. */
const Room = styled.div`
  container-type: inline-size;
  align-self: center;
`

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(1.5rem);
  }
`

const Words = styled.div`
  scroll-margin-block: var(--scroll-padding);

  &:focus {
    outline: none;
  }

  /* Once the sheet has left. */
  @media ${prefersMotion} {
    animation: ${arrive} 300ms var(--ease) 350ms backwards;
  }
`

const Large = styled.p`
  margin-block-end: var(--space-2);
  /* Of the heading's size, where two words or three fit a line. */
  font: var(--display-weight) clamp(var(--type-low), min(25cqi, 100cqi / var(--longest)), var(--type-title)) /
    calc(0.95 + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
`
