import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Block, SentencePart } from '../../../../schema/text/sentence.ts'
import type { ResolvedSentence } from '../../../shared/resolved.ts'
import { textLink } from '../controls.tsx'

/** A sentence with its links, emphasis and code as elements. The element around it tells its language. */
export const sentence = (text: ResolvedSentence): ReactNode =>
  typeof text === 'string' ? (
    text
  ) : text.blocks ? (
    <Blocks blocks={text.blocks} />
  ) : (
    <Parts parts={text.parts} />
  )

/** The paragraphs and points of a text: spans, since they are within one element that has the text. */
const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map(({ kind, parts }, index) => {
    const Element = kind === 'point' ? PointOf : BlockOf
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
      <Element key={index} data-block={kind}>
        <Parts parts={parts} />
      </Element>
    )
  })

function Parts({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part
    const Tag = elements[part.tag]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <Tag key={index} {...(part.tag === 'a' && { href: part.href })}>
        <Parts parts={part.parts} />
        {part.tag === 'a' && part.note && ` (${part.note})`}
      </Tag>
    )
  })
}

/** A point of a list, which begins with a short quiet line. */
export const point = css`
  position: relative;
  padding-inline-start: var(--space-2h);
  break-inside: avoid;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--line-half) - var(--hairline) / 2);
    inset-inline-start: 0;
    inline-size: var(--space-1);
    border-block-start: var(--hairline) solid;
  }
`

const BlockOf = styled.span`
  display: block;

  & + & {
    margin-block-start: var(--space-2);
  }
`

const PointOf = styled(BlockOf)`
  ${point}

  & + & {
    margin-block-start: var(--space-1);
  }
`

const Link = styled.a`
  ${textLink}
`

const Strong = styled.strong`
  font-weight: 600;
`

/** Code among words. */
export const inlineCode = css`
  padding: 0.1em 0.35em;
  border-radius: 0.3em;
  background: var(--raised);
  font-family: var(--mono);
  font-size: 0.9em;
  overflow-wrap: anywhere;
  /* Code runs to the right among words that do not. */
  direction: ltr;
  unicode-bidi: isolate;
`

const Code = styled.code`
  ${inlineCode}
`

const elements = { a: Link, strong: Strong, code: Code, em: 'em', s: 's' } as const
