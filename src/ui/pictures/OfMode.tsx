import { styled } from 'styled-components'
import { dataMode } from '../../shared/dataAttributes.ts'

/**
 * What shows in one of the two modes, on a page that has both: `data-mode-only` names it. Pictures that do not show are
 * not loaded.
 */
export const OfMode = styled.div`
  display: block;
  block-size: 100%;

  &[data-mode-only='light'] {
    display: none;
  }

  @media (prefers-color-scheme: light) {
    :root:not([${dataMode}='dark']) > * &[data-mode-only='light'] {
      display: block;
    }

    :root:not([${dataMode}='dark']) > * &[data-mode-only='dark'] {
      display: none;
    }
  }

  :root[${dataMode}='light'] > * &[data-mode-only='light'] {
    display: block;
  }

  :root[${dataMode}='light'] > * &[data-mode-only='dark'] {
    display: none;
  }

  @media print {
    :root > * &[data-mode-only='light'] {
      display: block !important;
    }

    :root > * &[data-mode-only='dark'] {
      display: none !important;
    }
  }
`
