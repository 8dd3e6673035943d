import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Numbers as LanguageNumbers } from '../../../../schema/text/languages.ts'
import type { ResolvedSection, ResolvedStat } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { animated, springOf, useSpring } from '../../motion/springs.ts'
import { useEntrance } from '../../motion/useEntrance.ts'
import { broad, middle } from '../../theme/breakpoints.ts'
import { fullestColumns, SectionFrame } from '../../ui/frames.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign, shownNumber, Words } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 4

/** Large stats in a row, each under a hairline. */
export default function Numbers({ section }: { section: ResolvedSection<'numbers'> }) {
  const { items, text, spring } = section
  const wide = widestOf(items)
  const columns = columnsOf(items.length, wide)
  const style = {
    '--wide': wide,
    '--columns': columns,
    '--pair': Math.min(2, columns),
    '--last': columns === 2 ? '1 / -1' : 'auto',
  }
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <List data-part="list" style={style}>
        {withKeys(items, ({ label }) => label).map(([key, item], index) => (
          <Group key={key} index={Math.min(index, staggered)} data-part="entry">
            <Stat item={item} spring={spring} />
          </Group>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.dl`
  display: grid;
  gap: var(--space-between) var(--space-3);

  /* A stat that is alone in the last row of two has all of it, so that its line ends where those above it do. */
  @media ${middle} {
    grid-template-columns: repeat(var(--pair), minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${broad} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: var(--last);
    }
  }
`

/** The label of a stat comes before it in the HTML and is shown below it. */
const Group = styled(Reveal)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  break-inside: avoid;
`

type Section = ResolvedSection<'numbers'>
type Item = Section['items'][number]

/**
 * A large stat and its label. The final stat is always in the HTML and takes its full width; while it counts, it is
 * hidden visually only, below the running number.
 */
function Stat({ item, spring }: { item: Item; spring: Section['spring'] }) {
  const { numbers, site } = useContent()
  const { prefix, suffix, label, text } = item
  const [sign, shown] = signAndRest(item)
  const { ref, counting, share } = useCount(spring)
  return (
    <>
      <What data-part="title" {...foreign(label)}>
        {label}
      </What>
      <Amount ref={ref}>
        <Line
          data-part="count"
          {...(site.dir === 'rtl' &&
            isLeftToRight(`${prefix ?? ''}${suffix ?? ''}`) && { dir: 'ltr' as const })}
        >
          {sign}
          {prefix && <Beside text={prefix} />}
          <Count data-stat data-counting={counting || undefined}>
            <span>{shown}</span>
            {counting && (
              <animated.span aria-hidden="true" data-no-print="">
                {share.to((share) => countedStat({ ...item, shown }, share, numbers))}
              </animated.span>
            )}
          </Count>
          {suffix && <Beside text={suffix} />}
        </Line>
      </Amount>
      {text && (
        <Text data-part="text" {...foreign(text)}>
          {sentence(text)}
        </Text>
      )}
    </>
  )
}

/** Whether a stat with its prefix and suffix runs from left to right on a right-to-left page too, such as `98%`. */
const isLeftToRight = (beside: string) => /^[\p{Script=Latin}\P{L}]*$/u.test(beside)

/** A prefix or suffix: a sign is as large as the number, a unit half as large. */
const Beside = ({ text }: { text: string }) => (
  <Affix data-unit={isUnit(text) || undefined}>
    <Words text={text} />
  </Affix>
)

const What = styled.dt`
  order: 1;
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-1h);
  font-size: var(--type-item);
  font-weight: 600;
  line-height: var(--leading-close);
`

const Amount = styled.dd`
  container-type: inline-size;
`

/** The size at which the widest stat of the section, `--wide`, fits on a line. */
const Line = styled.span`
  display: block;
  font-family: var(--display);
  font-size: clamp(var(--type-item), var(--room) / var(--wide), var(--type-title));
  font-weight: var(--display-weight);
  font-stretch: var(--display-width);
  font-variant-numeric: tabular-nums;
  line-height: calc(1 + var(--diacritics));
  letter-spacing: var(--tight);
  word-spacing: 0;
`

/** As wide as the final number from the start. The count is aligned with its edge, so that nothing shifts. */
const Count = styled.span`
  display: inline-grid;

  > span {
    grid-area: 1 / 1;
    justify-self: start;
    white-space: nowrap;
  }

  @media screen {
    &[data-counting] > :first-child {
      opacity: 0;
    }
  }
`

const Affix = styled.span`
  color: var(--muted);
  white-space: pre-wrap;

  &[data-unit] {
    font-size: 50%;
    letter-spacing: 0;
  }
`

const Text = styled.dd`
  order: 2;
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-half);
  color: var(--muted);
`

/**
 * Counts from 0 to 1 once, when the element with `ref` is first scrolled fully into view; `counting` is true until it
 * has ended. Without an entrance it is at 1 from the start.
 */
function useCount(spring: { stiffness: number; damping: number }) {
  const ref = useRef<HTMLElement>(null)
  const [counting, setCounting] = useState(false)
  const [{ share }, api] = useSpring(() => ({ share: 1 }))

  useEntrance(ref, {
    threshold: 1,
    prepare() {
      api.set({ share: 0 })
      setCounting(true)
    },
    enter() {
      // Clamped: beyond its end there is no number to show.
      api.start({
        share: 1,
        config: { ...springOf(spring, true), precision: 0.0001 },
        onRest: () => setCounting(false),
      })
    },
  })

  return { ref, counting, share }
}

const digit = /\p{Number}/u
const sign = /[-−\p{Cf}]/u

/**
 * A stat while it counts: the part counted so far, with separators where the final stat has them, so that no
 * browser has to know how a language writes numbers.
 *
 * @param stat its number, and how its language writes that, such as `−12,000.5`
 * @param share how far it has counted, from 0 to 1
 * @param numbers how the language writes digits, unless as JavaScript does
 */
export function countedStat(
  { value, shown, decimals }: Pick<ResolvedStat, 'shown' | 'decimals'> & { value: number },
  share: number,
  numbers?: LanguageNumbers,
): string {
  const counted = Math.round(Math.abs(value) * share * 10 ** decimals)
  const left = [...String(counted).padStart(decimals + 1, '0')]
  const out: string[] = []
  for (const letter of [...shown].reverse()) {
    // A separator without digits before it is dropped.
    if (!digit.test(letter)) out.push(left.length > 0 || sign.test(letter) ? letter : '')
    else out.push(left.length > 0 ? shownNumber(Number(left.pop()), numbers) : '')
  }
  return out.reverse().join('')
}

/** The width of a sign beside a number, in em; a unit wraps to another line where there is no room. */
const signWidth = 0.7

/** Whether a prefix or suffix is a unit, in letters, and not a sign. */
const isUnit = (text: string): boolean => /\p{Letter}/u.test(text)

/**
 * Splits a negative stat into its sign, which stands before that of a currency, as in `-€3`, and the rest. With
 * another sign or a unit before it, as in `~-3`, it stays whole.
 */
export function signAndRest({ prefix, shown }: Pick<Item, 'prefix' | 'shown'>): [sign: string, rest: string] {
  const sign = /\p{Sc}/u.test(prefix ?? '') ? (/^\p{Cf}*[-−]/u.exec(shown)?.[0] ?? '') : ''
  return [sign, shown.slice(sign.length)]
}

/** The minimum room between two stats beside each other, in em. */
const between = 0.4

/** The approximate width of the widest stat, in em, with room behind it: all of them have one size. */
const widestOf = (items: readonly Item[]): number =>
  between +
  Math.max(
    ...items.map(({ width, prefix = '', suffix = '' }) =>
      [prefix, suffix].reduce((sum, text) => (isUnit(text) ? sum : sum + signWidth * text.length), width),
    ),
  )

/** The number of columns where there is room: the wider the stats, the fewer, so that they are not small. */
export function columnsOf(count: number, widest: number): number {
  const max = widest > 6 ? 2 : widest > 4 ? 3 : 4
  return fullestColumns(
    count,
    [4, 3, 2].filter((columns) => columns <= max),
  )
}
