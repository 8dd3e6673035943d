import { styled } from 'styled-components'
import { broad } from '../../../theme/breakpoints.ts'
import { prefersLight } from '../../../theme/prefersLight.ts'

/** The words of `ArtScreen`: their position beside, on or without the art, and their scrim on a picture. */
export const ArtWords = styled.div`
  position: relative;
  z-index: var(--layer-content);
  padding-block: var(--space-1) var(--hero-foot);

  [data-layout='centred'] > * > & {
    inline-size: 100%;
    padding-block-end: var(--space-2);

    > p {
      margin-inline: auto;
      text-wrap: balance;
    }

    > div:last-child {
      justify-content: center;

      > p {
        padding-inline-end: 0;
      }
    }
  }

  [data-layout='centred']:not([data-arrow]) > * > & {
    padding-block-end: var(--hero-foot);
  }

  [data-look='beside'] > * > & {
    padding-block-start: var(--space-3);
  }

  [data-look='alone'] > * > & {
    display: flex;
    flex-direction: column;

    > :first-child {
      margin-block: auto;
    }
  }

  /* All that is read on a picture has the colour that stands out most; its ground is as opaque as the picture asks for. */
  [data-look='behind'] > * > & {
    --muted: var(--text);
    --scrim: var(--whole-dark);
    --emphasis: var(--accent-dark);

    [data-theme='light'] &,
    [data-mode='light'] & {
      --scrim: var(--whole-light);
      --emphasis: var(--accent-light);
    }

    @media ${prefersLight} {
      [data-theme='system']:not([data-mode='dark']) & {
        --scrim: var(--whole-light);
        --emphasis: var(--accent-light);
      }
    }

    @media screen {
      [data-rank] {
        --accent: var(--emphasis);
      }
    }

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: calc(-2.5 * var(--space-8)) 0;
      inset-inline: calc(50% - 0.5 * var(--screen-wide));
      background: var(--background);
      opacity: var(--scrim);
      /* The arrow may have a row below them. */
      inset-block-end: calc(-1 * (var(--control) + var(--hero-foot)));
      -webkit-mask-image: linear-gradient(transparent, var(--background) calc(2.5 * var(--space-8)));
      mask-image: linear-gradient(transparent, var(--background) calc(2.5 * var(--space-8)));
    }
  }

  @media ${broad} {
    padding-block: var(--space-4);

    [data-layout='start'][data-look='beside'] > * > & {
      max-inline-size: min(var(--headline), 100% + var(--margin) - 0.42 * var(--screen-wide) - var(--space-6));
    }

    [data-layout='start'][data-look='behind'] > * > & {
      max-inline-size: min(var(--headline), 0.62 * var(--screen-wide) - var(--margin));
    }

    [data-look='behind'] > * > &::before {
      display: none;
    }

    [data-layout='centred'] > * > & {
      max-inline-size: var(--headline);
      margin-inline: auto;
    }

    [data-look='alone'][data-layout] > * > & {
      max-inline-size: none;
    }

    /* Tagline and button stand in one row below the headline. */
    [data-layout='start'][data-look='alone'] > * > & {
      display: grid;
      grid-template: 1fr auto / minmax(0, 1fr) fit-content(50%);
      align-items: end;
      gap: 0 var(--space-6);

      > :first-child {
        grid-column: 1 / -1;
        align-self: center;
      }

      > :last-child {
        margin-inline-end: calc(var(--control) + var(--space-3));
      }
    }
  }

  @media print {
    max-inline-size: none;

    &::before {
      display: none;
    }
  }
`
