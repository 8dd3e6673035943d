import type { MouseEvent as ReactMouseEvent } from 'react'
import { css } from 'styled-components'
import { dataOpens } from '../../../shared/dataAttributes.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'

/** On the link of a project that the whole of its card follows. */
export const dataMain = 'data-main'

/**
 * The style of an entry whose main link covers it, from which words and other links stand out: they can be selected and
 * pressed. Over the entry its picture grows by 3 %, and the link's arrow moves by 4 px.
 */
export const cardTarget = css`
  position: relative;

  [dir='rtl'] & {
    --side: -1;
  }

  &:has([${dataMain}]) {
    cursor: pointer;
  }

  [${dataMain}]::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  h2,
  h3,
  p,
  ul {
    position: relative;
  }

  h2,
  h3,
  p,
  ul,
  [${dataOpens}],
  a:not([${dataMain}]) {
    z-index: var(--layer-content);
  }

  picture > img,
  [${dataMain}] > svg {
    transition: scale var(--slow) var(--ease), translate var(--slow) var(--ease);
  }

  @media ${prefersMotion} {
    &:hover,
    &:has([${dataMain}]:focus-visible) {
      picture > img {
        scale: 1.03;
      }

      [${dataMain}] > svg {
        translate: calc(var(--side, 1) * var(--space-half));
      }

      /* As far, at 45 degrees. */
      [${dataMain}] > [data-to='out'] {
        translate: calc(0.7 * var(--side, 1) * var(--space-half)) calc(-0.7 * var(--space-half));
      }
    }
  }
`

/** Follows the main link of an entry when its words are pressed, unless some of them have been selected. */
export function followMainLink(event: ReactMouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button')) return
  if (getSelection()?.isCollapsed === false) return
  // Not `click()`, which would lose the keys that open another tab.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
  currentTarget.querySelector(`[${dataMain}]`)?.dispatchEvent(press)
}
