import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Words } from '../ui/text/Words.tsx'

/** Texts joined by `by`, each in its own language. */
export function Joined({ texts, by }: { texts: readonly string[]; by: string }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && by}
      <Words text={text} />
    </Fragment>
  ))
}

/** Texts with a dot between them, and none where a line begins or ends. */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return (
    <Line>
      <span>
        {texts.map((text) => (
          <Fragment key={text}>
            <span>
              <Words text={text} />
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </Line>
  )
}

/* Each text has its dot before it; that of the first text on a line is clipped. */
const Line = styled.span`
  display: block;
  overflow: hidden;

  > span {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--space-2h));
  }

  > span > span {
    position: relative;
    min-inline-size: 0;
    padding-inline-start: var(--space-2h);
    overflow-wrap: anywhere;

    &::before {
      content: '·';
      content: '·' / '';
      position: absolute;
      inset-inline-start: 0;
      inline-size: var(--space-2h);
      text-align: center;
    }
  }

  /* What is cut off or has a place of its own is drawn last, and read last on paper: there a gap is enough. */
  @media print {
    overflow: visible;

    > span {
      gap: 0 var(--space-2h);
      margin-inline-start: 0;
    }

    > span > span {
      position: static;
      padding-inline-start: 0;

      &::before {
        display: none;
      }
    }
  }
`
