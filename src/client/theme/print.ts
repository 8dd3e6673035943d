import type { Theme } from '../../../schema/model/theme.ts'
import { dataGround, dataReveal } from '../../shared/dataAttributes.ts'
import { type Colours, modes } from './tokens.ts'

const ink = {
  background: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  border: '#bbbbbb',
  text: '#000000',
  muted: '#444444',
}

/**
 * The page on paper: black on white, with all that a visitor would reveal, and nothing that he could press. What a
 * component lays out otherwise there stands beside its styles; what is a control has the attribute `data-no-print`.
 *
 * @param colours see `build/documents/colours.ts`
 */
export const print = ({ light: { accent, onAccent } }: Pick<Theme, 'light'>, colours: Colours): string => `
  @media print {
    /* Named thrice, so that it wins over every mode, wherever that stands. */
    :root:root:root,
    :root:root:root [${dataGround}] {
      ${modes.light}
      ${colours({ ...ink, accent, onAccent })};
    }

    :root:root:root {
      --space-section: 2.5rem;
      --space-part: 1.5rem;
      --sticky: static;
      print-color-adjust: exact;
    }

    [data-no-print],
    [data-type='hero'] [data-part='action'],
    button,
    dialog,
    form,
    nav,
    /* Its links lead nowhere, and it would often be alone on the last page. */
    #_page > footer,
    body::before {
      display: none !important;
    }

    /* What is fixed would be on each sheet. */
    #_page > header {
      position: static;
    }

    #_page > main {
      padding-block: 0;
    }

    /* The shadow of what stands on the next page would be at the foot of this one. */
    [data-part='card'] {
      box-shadow: none !important;
    }

    [data-part='profiles'] {
      break-inside: avoid;
    }

    /* Samples that are not there yet. */
    section:has([data-samples]:not([data-samples='ready'])) {
      display: none;
    }

    /* What moves is where it belongs, and what waits to be scrolled to or opened is there. */
    [style*='transform'] {
      transform: none !important;
    }

    [${dataReveal}] {
      opacity: 1 !important;
      transform: none !important;
    }

    * {
      content-visibility: visible !important;
    }

    ::details-content {
      content-visibility: visible !important;
      block-size: auto !important;
      opacity: 1 !important;
      transform: none !important;
    }

    /* Paper leads nowhere, so a link in a text says where. */
    main p a[href^='http']:not(:has(svg))::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
  }
`
