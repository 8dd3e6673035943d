import { styled } from 'styled-components'
import type { ResolvedSentence } from '../../../schema/vite/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { foreign } from '../../ui/foreign.ts'
import { plain } from '../../ui/text/plain.ts'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** The longest first paragraph that is set as large as a quotation, in characters. */
const maxStatement = 220

/** The biography without a portrait: the first paragraph as a statement, the others in columns below it. */
export function Statement({ paragraphs }: { paragraphs: readonly ResolvedSentence[] }) {
  const [first = '', ...others] = paragraphs
  return (
    <>
      <Enter from={{ y: 1 }}>
        <First data-long={plain(first).length > maxStatement} {...foreign(first)}>
          {sentence(first)}
        </First>
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
  font-size: var(--type-quote);
  font-weight: 500;
  line-height: calc(1.25 + var(--diacritics));
  letter-spacing: var(--tight-quote);

  &[data-long='true'] {
    max-inline-size: var(--measure);
    font-size: var(--type-lead);
    font-weight: 400;
    line-height: 1.5;
    letter-spacing: 0;
  }
`

const Others = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-between);
  margin-block-start: var(--space-between);
  color: var(--muted);

  > * {
    max-inline-size: var(--measure);
  }

  @media ${broad} {
    &[data-many='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
