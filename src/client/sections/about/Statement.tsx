import { styled } from 'styled-components'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedSentence } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { foreign } from '../../ui/foreign.ts'
import { led } from '../../ui/text/led.ts'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** The biography without a portrait: the first sentence as a statement, the other paragraphs in columns below it. */
export function Statement({ paragraphs }: { paragraphs: readonly ResolvedSentence[] }) {
  const [first = '', ...others] = paragraphs
  return (
    <>
      <Enter from={{ y: 1 }}>
        <First {...foreign(first)}>{sentence(first)}</First>
      </Enter>
      {others.length > 0 && (
        <Others data-many={others.length > 1}>
          {withKeys(others, plain).map(([key, paragraph], index) => (
            <Enter key={key} from={{ y: 1 }} index={index + 1}>
              <p {...foreign(paragraph)}>{sentence(paragraph)}</p>
            </Enter>
          ))}
        </Others>
      )}
    </>
  )
}

const First = styled.p`
  ${led}
  max-inline-size: none;

  > :first-child {
    color: var(--text);
  }

  > [data-block='lead'] {
    font-size: var(--type-quote);
    line-height: calc(1.25 + var(--diacritics));
    letter-spacing: var(--tight-quote);
  }

  > [data-block='lead'] + * {
    margin-block-start: var(--space-between);
  }

  > :not([data-block='lead']) {
    max-inline-size: var(--measure);
  }
`

const Others = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-between);
  margin-block-start: var(--space-3);
  color: var(--muted);

  :has(> p > [data-block='lead']:only-child) + & {
    margin-block-start: var(--space-between);
  }

  > * {
    max-inline-size: var(--measure);
  }

  @media ${broad} {
    &[data-many='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
