import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../../shared/resolved.ts'
import { withKeys } from '../withKeys.ts'
import { largestFit } from './largestFit.ts'

/** With more lines a headline is no larger than the headings below it. */
const maxLines = 5

interface Props {
  id?: string
  heading: ResolvedHeading
  /** How large it is: `headline` is that of the page, `title` the largest after it, `section` that of other sections. */
  rank: 'headline' | 'title' | 'section'
}

/**
 * A large heading, at a size at which its longest word fits a line and the whole takes a few lines, with leading for
 * the diacritics of its script. In a headline, asterisks give a part the accent.
 */
export function Heading({ id, heading, rank }: Props) {
  const { text, longest, total, lines, diacritics, bearing, hangs, level, language } = heading
  const fit = lines && largestFit(lines.slice(0, maxLines), 'var(--max)*0.86')
  const style = {
    '--longest': longest,
    '--total': total,
    '--diacritics': diacritics,
    '--fit': fit,
    '--bearing': bearing && `${bearing}em`,
  }
  return (
    <Place>
      <Sized as={`h${level}`} id={id} data-rank={rank} style={style} {...language}>
        {rank === 'headline' ? <Emphasis text={text} hangs={hangs} /> : <Phrases text={text} />}
      </Sized>
    </Place>
  )
}

/** A text that wraps between its phrases, which the build marks with U+200B where a script needs it. */
function Phrases({ text }: { text: string }) {
  return text.split('\u200b').map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}

interface Emphasised {
  text: string
  /** By how much more than the first each of its words hangs into the margin where it begins a line, in em. */
  hangs?: readonly number[] | undefined
}

/** Text in which a part between *asterisks* has the accent, or what `--emphasis` has in its place. */
export function Emphasis({ text, hangs }: Emphasised) {
  // Every second part stood between asterisks.
  let before = ''
  return withKeys(text.split(/\*([^*]+)\*/), String).map(([key, part], index) => {
    const [first = 0, ...rest] = hangs?.slice(before.match(/\s+/g)?.length) ?? []
    const isWithinWord = /\S$/.test(before)
    before += part
    const phrases = hangs ? (
      <Hung key={key} text={part} hangs={[isWithinWord ? 0 : first, ...rest]} />
    ) : (
      <Phrases key={key} text={part} />
    )
    return index % 2 === 1 ? <Accent key={key}>{phrases}</Accent> : phrases
  })
}

/**
 * Words that each hang into the margin where they begin a line. Within a line the blank before them makes up for it; at
 * the end of a line it takes no room.
 */
function Hung({ text, hangs }: Required<Emphasised> & { hangs: readonly number[] }) {
  const runs: { text: string; hang: number; isBlank: boolean }[] = []
  for (const [index, part] of text.split(/(\s+)/).entries()) {
    // A blank is followed by the word that it makes up for.
    const hang = hangs[(index + 1) >> 1] ?? 0
    const last = runs.at(-1)
    if (last?.hang === 0 && hang === 0) last.text += part
    else if (part) runs.push({ text: part, hang, isBlank: index % 2 === 1 })
  }
  return runs.map(({ text, hang, isBlank }, index) => {
    const room = `${isBlank ? hang : -hang}em`
    const style = hang === 0 ? undefined : isBlank ? { wordSpacing: room } : { marginInlineStart: room }
    const phrases = <Phrases text={text} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change places
      <Fragment key={index}>{style ? <span style={style}>{phrases}</span> : phrases}</Fragment>
    )
  })
}

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
  /* The ink of its first letter, not the room before it, stands on the margin. */
  margin-inline-start: calc(-1 * var(--bearing, 0em));
  font-size: clamp(
    var(--type-low),
    min(var(--room) / var(--longest), max(var(--min, 0px), var(--fit, 5 * var(--room) / var(--total)))),
    var(--max)
  );

  &:not([data-rank='section']) {
    /* However many its words, it is no smaller than what it stands above. */
    --min: var(--type-heading);
  }

  [data-layout='centred'] & {
    margin: 0;
  }

  &[data-rank='headline'] {
    --max: calc(var(--type-display) / (1 + var(--diacritics)));
    /* Many lines of smaller letters need more room between them. */
    line-height: calc(0.98 + var(--diacritics) + clamp(0, (var(--total) - 25) / 200, 0.1));
  }

  &[data-rank='title'] {
    --max: calc(var(--type-title) / (1 + var(--diacritics)));
    /* No shorter than its longest word, by which it has its size. */
    max-inline-size: max(14em, var(--longest) * 1em);
    line-height: calc(1 + var(--diacritics));
  }
`
