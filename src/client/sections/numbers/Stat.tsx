import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { animated } from '../../motion/reactSpring.ts'
import { foreign } from '../../ui/foreign.ts'
import { sentence } from '../../ui/text/sentence.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { isUnit, signAndRest } from './statLayout.ts'
import { countedStat, useCount } from './useCount.ts'

type Section = ResolvedSection<'numbers'>
type Item = Section['items'][number]

/**
 * A large stat and its label. The final stat is always in the HTML and takes its full width; while it counts, it is
 * hidden visually only, below the running number.
 */
export function Stat({ item, spring }: { item: Item; spring: Section['spring'] }) {
  const { numbers, site } = useContent()
  const { prefix, suffix, label, text } = item
  const [sign, shown] = signAndRest(item)
  const { ref, counting, share } = useCount(spring)
  return (
    <>
      <What {...foreign(label)}>{label}</What>
      <Amount ref={ref}>
        <Line
          {...(site.dir === 'rtl' &&
            isLeftToRight(`${prefix ?? ''}${suffix ?? ''}`) && { dir: 'ltr' as const })}
        >
          {sign}
          {prefix && <Beside text={prefix} />}
          <Count data-stat data-counting={counting || undefined}>
            <span>{shown}</span>
            {counting && (
              <animated.span aria-hidden="true">
                {share.to((share) => countedStat({ ...item, shown }, share, numbers))}
              </animated.span>
            )}
          </Count>
          {suffix && <Beside text={suffix} />}
        </Line>
      </Amount>
      {text && <Text {...foreign(text)}>{sentence(text)}</Text>}
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

  @media print {
    > [aria-hidden] {
      display: none;
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
