import { styled } from 'styled-components'
import { dataCrosses } from '../../../shared/dataAttributes.ts'
import type { ResolvedHeading } from '../../../shared/resolved.ts'
import { withKeys } from '../withKeys.ts'

interface Props {
  id?: string
  heading: ResolvedHeading
  /** How large it is: `headline` is that of the page, `title` the largest after it, `section` that of other sections. */
  rank: 'headline' | 'title' | 'section'
  /** Whether it is as wide as the page, on as many lines as make it largest, if the theme has that. */
  isWide?: boolean
  /** Of a headline, whether two lines are preferred to more that are a little larger, as beside planes. */
  prefersTwoLines?: boolean
}

/**
 * A large heading, at a size at which its longest word fits a line, with leading for the diacritics of its script. A
 * headline takes a few lines; in it, asterisks give a part the accent.
 */
export function Heading({ id, heading, rank, isWide, prefersTwoLines }: Props) {
  const { text, longest, lines, tall, diacritics, level, language } = heading
  if (isWide && lines)
    return (
      <Place>
        <Wide
          as={`h${level}`}
          id={id}
          data-rank={rank}
          style={{
            '--longest': longest,
            '--diacritics': diacritics,
            '--tall': tall,
            '--fit': largestFit(lines, 'var(--high)/3'),
          }}
          {...language}
        >
          {text}
        </Wide>
      </Place>
    )
  const style = {
    '--longest': longest,
    '--diacritics': diacritics,
    '--total': lines?.[0],
    '--tall': tall,
    '--fit':
      lines && (prefersTwoLines ? largestFit(lines, 'var(--max)*0.86') : `calc(var(--room)/${lines.at(-1)})`),
  }
  return (
    <Place>
      <Sized as={`h${level}`} id={id} data-rank={rank} style={style} {...language}>
        {rank === 'headline' ? <Emphasis text={text} /> : text}
      </Sized>
    </Place>
  )
}

/**
 * The font size, in CSS, with which a headline fits best: of all numbers of lines, the one that allows the largest
 * letters in `--room`, the width, and `--high`, the height of a line alone.
 *
 * @param lines the width of the headline on one line, on two and so on, in em
 * @param limit the largest size on more lines than `free`, so that those are preferred
 */
export function largestFit(lines: readonly number[], limit: string, free = 2): string {
  const fits: string[] = []
  for (const [index, width] of lines.entries()) {
    const sizes = [`var(--room)/${width}`, `var(--high)/${index + 1}`]
    if (index >= free) sizes.push(limit)
    fits.push(`min(${sizes.join(',')})`)
  }
  return `max(${fits.join(',')})`
}

/** Text in which a part between *asterisks* has the accent, or what `--emphasis` has in its place. */
export const Emphasis = ({ text }: { text: string }) =>
  // Every second part stood between asterisks.
  withKeys(text.split(/\*([^*]+)\*/), String).map(([key, part], index) =>
    index % 2 === 1 ? <Accent key={key}>{part}</Accent> : part,
  )

const Accent = styled.em`
  font-style: normal;
  color: var(--emphasis, var(--accent));
`

/** A container: the widths below are relative to it. */
const Place = styled.div`
  container-type: inline-size;
`

const Sized = styled.h2`
  --max: var(--type-heading);
  font-size: clamp(var(--type-low), var(--room) / var(--longest), var(--max));

  &[data-rank='headline'] {
    --max: calc(var(--type-display) / (1 + var(--diacritics)));
    /* However many its words, it is no smaller than the headings below it. */
    font-size: clamp(
      var(--type-low),
      min(var(--room) / var(--longest), max(var(--type-heading), var(--fit))),
      var(--max)
    );
    /* Many lines of smaller letters need more room between them, and no letter touches those above it. */
    line-height: max(
      0.98 + var(--diacritics) + clamp(0, (var(--total) - 25) / 200, 0.1),
      var(--tall, 0) + 0.02
    );
  }

  &[data-rank='title'] {
    --max: calc(var(--type-title) / (1 + var(--diacritics)));
    /* No shorter than its longest word, by which it has its size. */
    max-inline-size: max(14em, var(--longest) * 1em);
    line-height: calc(1 + var(--diacritics));
  }
`

/*
 * As large as the width and about a third of the screen allow. The first line of the title of a page begins above its
 * sheet, and changes its colour at the edge. The letters reach beyond their lines, so the box has room above and below.
 */
const Wide = styled.h2`
  --high: max(27cqi, 42svh) / (1 + var(--diacritics));
  --most: min(max(22cqi, min(32cqi, 8rem)), 22rem);
  --over: 0.53em;
  margin-block: -0.1em -0.2em;
  padding-block: 0.1em 0.2em;
  font-size: clamp(var(--type-low), min(var(--room) / var(--longest), var(--fit)), var(--most));
  /* No letter touches those above it. */
  line-height: max(0.86 + var(--diacritics), var(--tall, 0) + 0.02);

  &[data-rank='title'] {
    --high: max(40cqi, 62svh) / (1 + var(--diacritics));
    --most: min(max(24cqi, min(32cqi, 8rem)), 26rem);
  }

  [${dataCrosses}] & {
    margin-block-start: calc(-1 * var(--over));
    background: linear-gradient(var(--before) var(--over), var(--text) 0);
    -webkit-background-clip: text;
    background-clip: text;
    -webkit-text-fill-color: transparent;

    @media print, (forced-colors: active) {
      background: none;
      -webkit-text-fill-color: currentcolor;
    }
  }

  @media print {
    && {
      --most: 2.75rem;
      margin-block-start: 0;
    }
  }
`
