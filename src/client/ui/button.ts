import { css } from 'styled-components'
import { prefersMotion } from '../theme/breakpoints.ts'

/** The primary button of a section. */
export const primary = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--action);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  transition: background-color var(--quick) var(--ease), transform var(--quick) var(--ease);

  /* Touch screens would keep it after a tap. */
  @media (hover: hover) {
    &:hover {
      background: var(--accent-lit);
    }
  }

  @media ${prefersMotion} {
    &:active {
      transform: translateY(var(--hairline));
    }
  }

  @media (forced-colors: active) {
    border: var(--hairline) solid ButtonText;
  }
`

/** A round control with an arrow in it. */
export const round = css`
  display: inline-grid;
  place-items: center;
  inline-size: var(--control);
  block-size: var(--control);
  flex: none;
  border: var(--hairline) solid var(--border);
  border-radius: 50%;
  color: var(--text);
  transition: border-color var(--quick) var(--ease), background-color var(--quick) var(--ease), color var(--quick) var(--ease);

  &:hover {
    border-color: var(--text);
  }

  &:active {
    background: var(--raised);
  }
`
