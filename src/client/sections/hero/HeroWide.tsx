import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Frame } from '../../ui/frames.ts'
import { Emphasis, largestFit } from '../../ui/text/Heading.tsx'
import { HeroText } from './Hero.tsx'

/** The headline across the width, its words below it, and the next section on the same screen. */
export default function Wide({ section }: { section: ResolvedSection<'hero'> }) {
  const { id, headline, layout } = section
  const { text, longest, lines = [longest], diacritics, tall = 0, level, language } = headline
  const size = { '--diacritics': diacritics, '--tall': tall, '--fit': largestFit(lines, 'var(--several)', 1) }
  return (
    <Top data-layout={layout}>
      <HeroText
        section={section}
        headline={
          <Width>
            <Sized as={`h${level}`} id={headingId(id)} data-rank="headline" style={size} {...language}>
              <Emphasis text={text} />
            </Sized>
          </Width>
        }
      />
    </Top>
  )
}

const Top = styled(Frame)`
  padding-block: calc(var(--header) + var(--space-2)) var(--space-4);

  &[data-layout='centred'] {
    text-align: center;
  }

  @media ${broad} {
    /* What the person is and how to go on stand in one row. */
    &:not([data-layout]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--space-6);
      align-items: end;

      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }

  @media print {
    padding-block-start: var(--space-4);
  }
`

const Width = styled.div`
  container-type: inline-size;
`

/* Half of the screen is left for what follows. Several lines are at the most as large as `--several`. */
const Sized = styled.h1`
  --leading: max(0.92 + var(--diacritics), var(--tall) + 0.02);
  --high: calc(46svh / var(--leading));
  --several: 7rem;
  font-size: max(var(--type-low), var(--fit));
  line-height: var(--leading);

  @media print {
    font-size: var(--type-title);
  }
`
