import { styled } from 'styled-components'
import type { Language } from '../../../schema/languages/locale.ts'
import type { ResolvedBodyPart } from '../../shared/resolvedCaseStudy.ts'
import { broad } from '../theme/breakpoints.ts'
import { typeset } from '../ui/text/typeset.ts'
import { withKeys } from '../ui/withKeys.ts'
import { codeColours } from './codeColours.ts'
import { Figures } from './Figures.tsx'

interface Props {
  parts: readonly ResolvedBodyPart[]
  /** Its language, where it differs from the page's. */
  language: Language | undefined
}

const keyOf = (part: ResolvedBodyPart) =>
  part.kind === 'text' ? part.html : part.pictures.map(({ src }) => src).join(' ')

/** The text of a page, with pictures between its parts. */
export const Body = ({ parts, language }: Props) => (
  <Grid>
    {withKeys(parts, keyOf).map(([key, part], index) =>
      part.kind === 'text' ? (
        <Text
          key={key}
          data-level={1}
          data-first={index === 0 ? '' : undefined}
          {...language}
          // Made while building by src/node/pages/resolveBody.ts, which lets no tag of the text through.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: part.html }}
        />
      ) : (
        <Place key={key} data-wide={part.wide ? '' : undefined} {...language}>
          <Figures {...part} />
        </Place>
      ),
    )}
  </Grid>
)

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-3);

  @media ${broad} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`

const Text = styled.div`
  ${typeset}
  ${codeColours}
  overflow-wrap: break-word;

  [id] {
    scroll-margin-block-start: var(--space-1);
  }

  &:not([data-first]) > p:first-child {
    font-size: inherit;
    line-height: inherit;
  }

  @media ${broad} {
    grid-column: 2;
  }
`

const Place = styled.div`
  margin-block: var(--space-2);

  @media ${broad} {
    grid-column: 2;

    &[data-wide] {
      grid-column: 1 / -1;
    }
  }
`
