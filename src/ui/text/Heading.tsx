import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../../schema/vite/resolved.ts'
import { Emphasis } from './Emphasis.tsx'
import { Phrases } from './Phrases.tsx'

interface Props {
  id?: string
  heading: ResolvedHeading
  /** How large it is: `headline` is that of the page, `title` the largest after it, `section` that of other sections. */
  rank: 'headline' | 'title' | 'section'
}

/**
 * A large heading, at a size at which its longest word fits a line and the whole takes a few lines, with leading for
 * the marks of its script. In a headline, asterisks give a part the accent.
 */
export function Heading({ id, heading, rank }: Props) {
  const { text, longest, total, marks, level, language } = heading
  const style = { '--longest': longest, '--total': total, '--marks': marks }
  return (
    <Place>
      <Sized as={`h${level}`} id={id} data-rank={rank} style={style} {...language}>
        {rank === 'headline' ? <Emphasis text={text} /> : <Phrases text={text} />}
      </Sized>
    </Place>
  )
}

/** A container: the widths below are relative to it. */
const Place = styled.div`
  container-type: inline-size;
`

const Sized = styled.h2`
  --max: var(--type-heading);
  font-size: clamp(
    var(--type-low),
    min(var(--room) / var(--longest), max(var(--min, 0px), 5 * var(--room) / var(--total))),
    var(--max)
  );

  &:not([data-rank='section']) {
    /* However many its words, it is no smaller than what it stands above. */
    --min: var(--type-heading);
  }

  &[data-rank='headline'] {
    --max: calc(var(--type-display) / (1 + var(--marks)));
    /* Many lines of smaller letters need more room between them. */
    line-height: calc(0.98 + var(--marks) + clamp(0, (var(--total) - 25) / 200, 0.1));
  }

  &[data-rank='title'] {
    --max: calc(var(--type-title) / (1 + var(--marks)));
    /* No shorter than its longest word, by which it has its size. */
    max-inline-size: max(var(--headline-short), var(--longest) * var(--em));
    line-height: calc(1 + var(--marks));
  }
`
